"""The two forces as a list: every counter with its values, and where or when it begins."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.mission import Force, Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh.told.sheet.map_edges import SIDES, driven_numbers
from opfor.games.coh.told.sheet.map_marks import short_name

WAYS = {"foot": "F", "wheeled": "W", "tracked": "T"}
MOST_NAMED = 4
"""A longer list of hexes is left to the map."""
TRAITS = {
    "high-explosive": "high explosive",
    "mortar": "mortar",
    "infantry-gun": "infantry gun",
    "smoke-thrown": "throws smoke",
    "smoke-fired": "fires smoke",
    "flame": "flamethrower",
    "pioneer": "pioneer",
    "turret": "turret",
    "all-round": "fires all round",
    "open-topped": "open top",
    "apc": "",
    "transport": "carries one unit",
    "non-combat": "costs no CAP",
}


def is_ai(mission: Mission, side: SideRow) -> bool:
    """Whether a side is the solo opponent's."""
    return isinstance(mission, SoloMission) and mission.player != side.nation


def side_name(mission: Mission, side: SideRow) -> str:
    return SIDES[side.nation] + (" (AI)" if is_ai(mission, side) else "")


def partners(side: SideRow) -> bool:
    """Whether two people share a side: then the mission says whose each unit is."""
    return any(force.player for force in side.forces)


def roster(mission: Mission, side: SideRow) -> list[dict[str, Any]]:
    """One line for all counters of a kind that begin alike, partners apart."""
    lines: dict[tuple[int, str, str], dict[str, Any]] = {}
    for force in side.forces:
        start = start_of(mission, side, force)
        for number in force.numbers:
            kind = kind_numbered(side.nation, number)
            key = (force.player, kind.id, start)
            if key not in lines:
                lines[key] = values(kind) | {"numbers": [], "start": start, "player": force.player}
            lines[key]["numbers"].append(f"{number:02d}")
    for number, start in _later(mission, side):
        kind = kind_numbered(side.nation, number)
        line = lines.setdefault(
            (0, kind.id, start), values(kind) | {"numbers": [], "start": start, "player": 0}
        )
        line["numbers"].append(f"{number:02d}")
    return sorted(lines.values(), key=lambda line: int(line["player"]))


def _later(mission: Mission, side: SideRow) -> list[tuple[int, str]]:
    """AI behind the Rumored Enemies, and whom events bring."""
    if not isinstance(mission, SoloMission):
        return []
    ai = is_ai(mission, side)
    cup = [(number, "in the RE cup") for number in mission.cup if ai]
    brought = [
        (number, f"kept aside: group “{group.name}”")
        for group in mission.groups
        if group.player is not ai
        for number in group.numbers
    ]
    return cup + brought


def counters_of(mission: Mission, side: SideRow) -> list[tuple[int, int]]:
    """Every counter of a side with the partner who commands it (0: nobody in particular)."""
    found: list[tuple[int, int]] = [
        (n, force.player) for force in side.forces for n in force.numbers
    ]
    return found + [(n, 0) for n, _ in _later(mission, side)]


def start_of(mission: Mission, side: SideRow, force: Force) -> str:
    """Where a Unit begins, in words; AI that enters waits in the entry cup."""
    if force.hidden:
        return _hidden(mission, side, force)
    spent = ", Spent" if force.spent else ""
    if force.hex:
        return f"{force.hex}, facing {force.facing or 'as you like'}{spent}"
    if force.rides:
        kind = kind_numbered(side.nation, force.rides)
        return f"rides {kind.title} {force.rides:02d}"
    if force.area:
        return f"set up in {in_words(force.area)}, facing {force.facing or 'N'}{spent}"
    if is_ai(mission, side):
        return _cupped(mission, force)
    return f"enters from round {force.enters} on by {in_words(force.by)}"


def _cupped(mission: Mission, force: Force) -> str:
    if driven_numbers(mission) & set(force.numbers):
        return f"drives in by {in_words(force.by)} when the track marker advances"
    when = "entry cup" if force.enters == 1 else f"joins the entry cup in round {force.enters}"
    return f"{when}; enters by {in_words(force.by)}"


def _hidden(mission: Mission, side: SideRow, force: Force) -> str:
    """A person's hidden units are told to that person only; against the AI there is no need."""
    if isinstance(mission, SoloMission):
        place = force.hex or f"in {in_words(force.area)}"
        return f"hidden: {place}; keep it off the map and note the hex"
    if force.area:
        return f"hidden: its owner picks and notes a hex of {in_words(force.area)}"
    return f"hidden: see the {SIDES[side.nation]} player's secret note"


def in_words(names: tuple[str, ...]) -> str:
    """Edges and hexes as people say them; a long list is marked on the map."""
    said = []
    for name in names:
        edge, _, columns = name.partition(" ")
        if edge in EDGES:
            part = f", columns {columns.replace('-', ' to ')}" if columns else ""
            said.append(f"the {edge} edge{part}")
    hexes = [name for name in names if name.partition(" ")[0] not in EDGES]
    if len(hexes) > MOST_NAMED:
        return " and ".join([*said, f"the {len(hexes)} hexes with rims"])
    return ", ".join((*said, *hexes))


def values(kind: UnitKind) -> dict[str, Any]:
    """Everything a counter shows."""
    least = f"{kind.minimum_range}–" if kind.minimum_range else ""
    cost = str(kind.attack_cost or "–")
    return {
        "id": kind.id,
        "name": kind.title,
        "short": short_name(kind, 9),
        "nation": kind.nation,
        "body": kind.kind,
        "attack": f"{cost}/{kind.indirect_cost}" if kind.indirect_cost else cost,
        "move": f"{kind.move_cost}{WAYS[kind.movement]}",
        "bonus": "".join("w" if b == "wheel" else "t" for b in kind.bonus_moves),
        "red": _rating(kind, kind.red),
        "blue": _rating(kind, kind.blue),
        "boxed": list(kind.boxed),
        "range": f"{least}{kind.range}" if kind.is_armed else "–",
        "flank": kind.flank_dr,
        "front": kind.front_dr,
        "flank_blue": kind.flank_colour == "blue",
        "front_blue": kind.front_colour == "blue",
        "traits": ", ".join(filter(None, (TRAITS.get(t, t) for t in kind.traits))),
        "turret": kind.fires_all_round,
    }


def _rating(kind: UnitKind, rating: int | None) -> str:
    return "–" if rating is None or not kind.is_armed else str(rating).replace("-", "−")
