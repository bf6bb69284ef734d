"""What stands on a sheet, as plain data: the template only sets it."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.cards import action_cards, deck_of
from opfor.games.coh.generator.content import counter_name
from opfor.games.coh.layout import Placing, settle
from opfor.games.coh.mission import Control, Force, Mission, SideRow, WorkRow
from opfor.games.coh.numbers import work_kinds
from opfor.games.coh.solo.mission import NO_ROUND_LIMIT, SoloMission
from opfor.games.coh.units import UnitKind, kind_numbered, unit_kinds
from opfor.surfaces.sheets.ai_page import ai_data

WAYS = {"foot": "F", "wheeled": "W", "tracked": "T"}
SIDES = {"german": "German", "soviet": "Soviet"}
SMOKES = {1: "Light", 2: "Heavy"}


def sheet_data(mission: Mission) -> dict[str, Any]:
    """Everything the template prints."""
    return {
        "title": mission.title,
        "briefing": mission.briefing,
        "shape": shape_of(mission),
        "facts": _facts(mission),
        "rounds": 0 if mission.rounds >= NO_ROUND_LIMIT else mission.rounds,
        "sides": [_side(mission, side) for side in mission.sides],
        "markers": [_marker(control) for control in mission.control],
        "works": [
            *(_work(work) for work in mission.works if not work.hidden),
            *(f"{row.hex}: {SMOKES[row.density]} smoke" for row in mission.smoke),
        ],
        "rules": list(mission.special_rules),
        "cards": _cards(mission),
        "ai": ai_data(mission) if isinstance(mission, SoloMission) else None,
    }


def shape_of(mission: Mission) -> str:
    """Whether the map fits the first page, or needs one of its own, upright or across."""
    layout = settle(mission.maps)
    if len(layout) == 1:
        return "one"
    wide = len({placed.at[0] for placed in layout})
    high = len({placed.at[1] for placed in layout})
    return "wide" if wide >= high else "high"


def _facts(mission: Mission) -> list[list[str]]:
    maps = [place if isinstance(place, str) else _map(place) for place in mission.maps]
    length = f"{mission.rounds} rounds"
    if isinstance(mission, SoloMission):
        length = f"until the track marker reaches space {len(mission.track)}"
    economy = "one action, then a spent check"
    if mission.economy == "activation":
        economy = "7 APs for the activated unit"
    return [
        ["Maps", ", ".join(maps)],
        ["Length", length],
        ["Time", f"about {mission.minutes} minutes"],
        ["Action Cards", ", ".join(mission.cards) or "none"],
        ["Actions", economy],
    ]


def _map(place: Placing) -> str:
    turned = ", turned" if place.rotated else ""
    if place.at is None or place.at == (0, 0):
        return f"{place.board}{turned}"
    across, down = place.at
    where = {(1, 0): "east", (-1, 0): "west", (0, 1): "south", (0, -1): "north"}
    return f"{place.board} ({where.get((across, down), f'at {across}, {down}')}{turned})"


def _side(mission: Mission, side: SideRow) -> dict[str, Any]:
    is_ai = isinstance(mission, SoloMission) and mission.player != side.nation
    return {
        "name": SIDES[side.nation] + (" (AI)" if is_ai else ""),
        "nation": side.nation,
        "task": side.task,
        "caps": side.caps,
        "cards": side.cards_each_round,
        "vp": side.vp,
        "ai": is_ai,
        "units": [row for force in side.forces for row in _force(side, force, is_ai)],
        "scores": _scores(side),
    }


def _force(side: SideRow, force: Force, is_ai: bool) -> list[dict[str, str]]:
    start = start_of(force, is_ai)
    return [_unit(kind_numbered(side.nation, n), n, start) for n in force.numbers]


def start_of(force: Force, is_ai: bool = False) -> str:
    """Where a Unit begins, in words; AI that enters waits in the entry cup."""
    if is_ai and force.enters:
        when = "entry cup" if force.enters == 1 else f"joins the entry cup in round {force.enters}"
        return f"{when}; enters by {_places(force.by)}"
    if force.hidden:
        return "hidden; its owner notes the hex"
    if force.hex:
        return f"{force.hex}, facing {force.facing or 'as you like'}"
    if force.rides:
        return f"rides {force.rides}"
    if force.area:
        return "set up in " + _places(force.area)
    return f"enters in round {force.enters} by {_places(force.by)}"


def _places(names: tuple[str, ...]) -> str:
    edges = [f"the {name} edge" for name in names if name in ("north", "south", "east", "west")]
    hexes = [name for name in names if f"the {name} edge" not in edges]
    if len(hexes) > 6:
        return f"{hexes[0]} to {hexes[-1]} (marked)"
    return ", ".join((*edges, *hexes))


def _unit(kind: UnitKind, number: int, start: str) -> dict[str, str]:
    """One line of the roster: everything the counter shows."""
    box = "*" if kind.is_poor_in_close_combat else ""
    bonus = "".join("+" for _ in kind.bonus_moves)
    least = f"{kind.minimum_range}-" if kind.minimum_range else ""
    return {
        "number": f"{number:02d}",
        "name": kind.title,
        "id": counter_name(kind, number),
        "attack": str(kind.attack_cost or "-"),
        "move": f"{kind.move_cost}{WAYS[kind.movement]}{bonus}",
        "red": "-" if kind.red is None else f"{kind.red}{box}",
        "blue": "-" if kind.blue is None else str(kind.blue),
        "range": f"{least}{kind.range}",
        "dr": f"{kind.flank_dr}/{kind.front_dr} {kind.front_colour[0]}",
        "traits": ", ".join(t.replace("-", " ") for t in kind.traits if t != "non-combat"),
        "start": start,
    }


def _scores(side: SideRow) -> list[str]:
    """How the side scores, one line each."""
    found = [f"{side.kill_vp} VP for each enemy unit destroyed"]
    for name, vp in side.kill_vp_of.items():
        kind = unit_kinds().get(name)
        found.append(f"{vp} VP for {kind.title if kind else f'enemy counter {name}'} instead")
    if side.exit is not None:
        where = _places(side.exit.hexes)
        found.append(f"{side.exit.vp} VP for each unit that leaves the map by {where}")
    if side.artillery is not None:
        found.append(f"Artillery: {side.artillery.strikes} strike before each round")
    return found


def _marker(control: Control) -> str:
    worth = []
    if control.when_taken:
        worth.append(f"{control.when_taken} VP for whoever takes it")
    if control.each_round:
        worth.append(f"{control.each_round} VP each round to its holder")
    if control.at_end:
        worth.append(f"{control.at_end} VP at the end to its holder")
    return f"{control.hex}, {SIDES[control.owner]}: {'; '.join(worth) or 'no points'}"


def _work(work: WorkRow) -> str:
    title = work_kinds()[work.kind].title
    owner = SIDES[work.owner]
    return f"{work.hex}: {title} ({owner})"


def _cards(mission: Mission) -> list[dict[str, str]]:
    """The action deck, each card once with its number of copies."""
    deck, known = deck_of(mission.cards), action_cards()
    return [
        {
            "number": number,
            "title": known[number].title,
            "kind": known[number].kind,
            "copies": str(deck.count(number)),
            "cost": _cost(known[number].aps, known[number].caps),
            "text": known[number].text,
        }
        for number in dict.fromkeys(deck)
    ]


def _cost(aps: int, caps: int) -> str:
    parts = [f"{aps} AP"] * bool(aps) + [f"{caps} CAP"] * bool(caps)
    return " ".join(parts) or "free"
