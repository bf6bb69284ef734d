"""Setting up, and what happens in which round: arrivals, artillery, cards."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.layout import Placing
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.core.phrases import listed
from opfor.games.coh.told.sheet.forces import in_words, is_ai, side_name
from opfor.games.coh.told.sheet.map_edges import driven_numbers
from opfor.games.coh.told.sheet.paper import SAY


def schedule(mission: Mission) -> list[list[object]]:
    """``[round, lines]`` for every round in which something is due."""
    rows: dict[int, list[str]] = {}
    if mission.first is not None:
        rows[1] = [SAY("round-first", who=box.nation(mission.first))]
    for side in mission.sides:
        for round_, line in [*_arrivals(mission, side), *_strikes(mission, side)]:
            rows.setdefault(round_, []).append(line)
    return [[str(round_), rows[round_]] for round_ in sorted(rows)]


def _arrivals(mission: Mission, side: SideRow) -> Iterator[tuple[int, str]]:
    ai = is_ai(mission, side)
    driven = driven_numbers(mission) if ai else set()
    for force in sorted(side.forces, key=lambda force: force.player):
        numbers = [n for n in force.numbers if n not in driven]
        if force.enters and numbers:
            yield (
                force.enters,
                SAY(
                    "round-ai" if ai else "round-units",
                    who=box.nation(side.nation),
                    first=force.enters == 1,
                    player=force.player,
                    by=in_words(force.by),
                    units=named(side.nation, numbers),
                ),
            )


def named(nation: str, numbers: list[int]) -> str:
    """``Rifle 01, 02, MMG 17``: titles once, then their numbers."""
    titles: dict[str, list[str]] = {}
    for number in numbers:
        title = str(box.unit_kind(kind_numbered(nation, number)))
        titles.setdefault(title, []).append(f"{number:02d}")
    return ", ".join(f"{title} {', '.join(which)}" for title, which in titles.items())


def _strikes(mission: Mission, side: SideRow) -> Iterator[tuple[int, str]]:
    """A strike is aimed before one round and falls before the next."""
    if side.artillery is None or is_ai(mission, side):
        return
    told = {"who": box.nation(side.nation), "strikes": side.artillery.strikes}
    told["smoke"] = side.artillery.smoke
    if not side.artillery.rounds:
        yield 1, SAY("round-strikes", **told)
    for round_ in side.artillery.rounds:
        if round_ > 1:
            yield round_ - 1, SAY("round-strike", round=round_, **told)


def every_round(mission: Mission) -> list[str]:
    """What each side has at the beginning of every round."""
    return [
        SAY(
            "round-every",
            side=side_name(mission, side),
            caps=side.caps,
            cards=side.cards_each_round,
            hand=side.hand,
        )
        for side in mission.sides
        if not is_ai(mission, side)
    ]


def set_up(mission: Mission, *, brief: bool = False) -> Iterator[str]:
    """The steps before round 1, in order."""
    forces = [force for side in mission.sides for force in side.forces]
    boards = [p if isinstance(p, Placing) else Placing(board=p) for p in mission.maps]
    if not brief:
        yield SAY("setting-need")
    maps = ", ".join(placed.board for placed in boards)
    yield SAY("setting-map" if len(boards) == 1 else "setting-maps", maps=maps)
    if any(force.hex and not force.hidden for force in forces):
        yield SAY("setting-units")
    if any(force.area for force in forces):
        yield SAY("setting-areas", who=box.nation(mission.sides[0].nation))
    if any(force.hidden for force in forces):
        yield SAY("setting-hidden")
    lying = {
        "control": mission.control,
        "works": [work for work in mission.works if not work.hidden],
        "smoke": mission.smoke,
        "rumors": getattr(mission, "rumors", ()),
    }
    if drawn := [SAY(f"lying-{name}") for name, there in lying.items() if there]:
        yield SAY("setting-lying", things=listed(drawn))
    yield SAY("setting-hits")
    if mission.cards:
        people = [side for side in mission.sides if not is_ai(mission, side)]
        draws = [f"{side_name(mission, s)} {s.hand + s.cards_each_round}" for s in people]
        yield SAY("setting-cards", draws=", ".join(draws))
    if isinstance(mission, SoloMission):
        yield SAY("setting-orders", cups=_cups(mission))


def _cups(mission: SoloMission) -> list[str]:
    """What is drawn blind during play, each kind from a cup of its own."""
    driven = driven_numbers(mission)
    forces = mission.sides[mission.bot_side].forces
    kinds = {
        "entry": any(f.enters and not driven.issuperset(f.numbers) for f in forces),
        "rumors": bool(mission.cup or mission.no_enemy or mission.mines),
        "defences": bool(mission.defences),
    }
    return [SAY(f"cup-{name}") for name, there in kinds.items() if there]


def length(mission: Mission) -> str:
    """How long it lasts, in a few words."""
    if isinstance(mission, SoloMission) and mission.rounds >= NO_ROUND_LIMIT:
        return SAY("until-space", n=len(mission.track))
    return SAY("rounds-all", n=mission.rounds)
