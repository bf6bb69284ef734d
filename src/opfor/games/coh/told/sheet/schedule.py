"""Setting up, and what happens in which round: arrivals, artillery, cards."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.board.layout import Placing
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.games.coh.told.sheet.forces import in_words, is_ai, side_name
from opfor.games.coh.told.sheet.map_edges import SIDES, driven_numbers

WHAT_YOU_NEED = (
    "Cut out the counters and cards at the end of this sheet; you also need two six-sided dice and "
    "some cups. New to the game? Read “The rules in short” first."
)


def schedule(mission: Mission) -> list[list[object]]:
    """``[round, lines]`` for every round in which something is due."""
    rows: dict[int, list[str]] = {}
    for side in mission.sides:
        for round_, line in [*_arrivals(mission, side), *_strikes(mission, side)]:
            rows.setdefault(round_, []).append(line)
    if mission.first is not None:
        line = f"The {SIDES[mission.first]} side takes the first turn; nobody rolls."
        rows.setdefault(1, []).insert(0, line)
    return [[str(round_), rows[round_]] for round_ in sorted(rows)]


def _arrivals(mission: Mission, side: SideRow) -> list[tuple[int, str]]:
    found = []
    driven = driven_numbers(mission) if is_ai(mission, side) else set()
    for force in sorted(side.forces, key=lambda force: force.player):
        numbers = [n for n in force.numbers if n not in driven]
        if not force.enters or not numbers:
            continue
        who = named(side.nation, numbers)
        if is_ai(mission, side):
            verb = "begins in" if force.enters == 1 else "joins"
            line = (
                f"{SIDES[side.nation]} AI, {verb} the entry cup (by {in_words(force.by)}): {who}."
            )
        else:
            whose = f" {force.player}" if force.player else ""
            line = f"{SIDES[side.nation]}{whose}: {who} may enter by {in_words(force.by)}."
        found.append((force.enters, line))
    return found


def named(nation: str, numbers: list[int]) -> str:
    """``Rifle 01, 02, MMG 17``: titles once, then their numbers."""
    titles: dict[str, list[str]] = {}
    for number in numbers:
        titles.setdefault(kind_numbered(nation, number).title, []).append(f"{number:02d}")
    return ", ".join(f"{title} {', '.join(which)}" for title, which in titles.items())


def _strikes(mission: Mission, side: SideRow) -> list[tuple[int, str]]:
    """A strike is aimed before one round and falls before the next."""
    if side.artillery is None or is_ai(mission, side):
        return []
    many = side.artillery.strikes
    what = "a target" if many == 1 else f"{many} targets"
    kind = " (shells or smoke)" if side.artillery.smoke else ""
    name = SIDES[side.nation]
    if not side.artillery.rounds:
        when = "before this and every later round"
        return [(1, f"{name}: {when}, note {what} for artillery{kind}; it falls before the next.")]
    return [
        (r - 1, f"{name}: before it, note {what} for artillery{kind}; it falls before round {r}.")
        for r in side.artillery.rounds
        if r > 1
    ]


def every_round(mission: Mission) -> list[str]:
    """What each side has at the beginning of every round."""
    lines = []
    for side in mission.sides:
        if is_ai(mission, side):
            continue
        cards = side.cards_each_round
        drawn = f"{cards} Action Card{'s' * (cards != 1)}" if cards else "no Action Cards"
        more = f" ({side.hand} more at the start)" if side.hand else ""
        lines.append(
            f"{side_name(mission, side)}: {side.caps} CAPs less casualties; draws {drawn}{more}."
        )
    return lines


def set_up(mission: Mission, *, brief: bool = False) -> list[str]:
    """The steps before round 1, in order."""
    steps = [] if brief else [WHAT_YOU_NEED]
    steps.append(_boards(mission))
    if any(f.hex and not f.hidden for side in mission.sides for f in side.forces):
        steps.append(
            "Put the units drawn on the small map into their hexes, Fresh side up, the top edge of "
            "the counter towards the hexside the arrow shows."
        )
    if any(f.area for side in mission.sides for f in side.forces):
        first = SIDES[mission.sides[0].nation]
        steps.append(f"Units with a set-up area go there, {first} first; the list says where.")
    if any(f.hidden for side in mission.sides for f in side.forces):
        steps.append("Hidden units stay off the map; their owner keeps a note of the hex.")
    works = [work for work in mission.works if not work.hidden]
    rumors = mission.rumors if isinstance(mission, SoloMission) else ()
    lying: dict[str, Sequence[object]] = {
        "Control Markers": mission.control,
        "works": works,
        "smoke": mission.smoke,
        "Rumored Enemies (?)": rumors,
    }
    drawn = [word for word, there in lying.items() if there]
    if drawn:
        steps.append(f"Lay {' and '.join(drawn)} where the small map shows them.")
    steps.append(
        "Put the two piles of hit counters into two cups (soft, armour). Set CAPs, VPs and the "
        "round to their first values."
    )
    steps += _decks(mission)
    return steps


def _boards(mission: Mission) -> str:
    boards = [p if isinstance(p, Placing) else Placing(board=p) for p in mission.maps]
    if len(boards) == 1:
        return f"Use map {boards[0].board} (printed here)."
    return (
        f"Lay maps {', '.join(p.board for p in boards)} together as in the small picture; each "
        "is printed here in tiles."
    )


def _decks(mission: Mission) -> list[str]:
    steps = []
    if mission.cards:
        draws = [
            f"{SIDES[side.nation]} {side.hand + side.cards_each_round}"
            for side in mission.sides
            if not is_ai(mission, side)
        ]
        steps.append(f"Shuffle the Action Cards and draw: {', '.join(draws)}.")
    if isinstance(mission, SoloMission):
        steps.append(
            f"Shuffle the order cards.{_cups(mission)} The track marker starts on space 1."
        )
    return steps


def _cups(mission: SoloMission) -> str:
    """What is drawn blind during play, each kind from a cup of its own."""
    rumors = bool(mission.cup or mission.no_enemy or mission.mines)
    kinds = {
        "the AI of the entry cup": _has_entry_cup(mission),
        "the counters of the RE cup": rumors,
        "the Defense Counters": bool(mission.defences),
    }
    filled = [words for words, there in kinds.items() if there]
    into = "cups, each kind into its own" if len(filled) > 1 else "a cup"
    return f" Put {' and '.join(filled)} into {into}." if filled else ""


def _has_entry_cup(mission: SoloMission) -> bool:
    driven = driven_numbers(mission)
    forces = mission.sides[mission.bot_side].forces
    return any(force.enters and not driven.issuperset(force.numbers) for force in forces)


def length(mission: Mission) -> str:
    """How long it lasts, in a few words."""
    if isinstance(mission, SoloMission) and mission.rounds >= NO_ROUND_LIMIT:
        return f"until track space {len(mission.track)}"
    return f"{mission.rounds} rounds"
