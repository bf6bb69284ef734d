"""The two forces as a list: every counter with its values, and where or when it begins."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.mission import Force, Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.language import ENGLISH
from opfor.core.phrases import listed
from opfor.games.coh.told.sheet.map_edges import driven_numbers, numbered
from opfor.games.coh.told.sheet.paper import SAY
from opfor.kit.hexes import Facing

MOST_NAMED = 4
"""A longer list of hexes is left to the map."""


def is_ai(mission: Mission, side: SideRow) -> bool:
    """Whether a side is the solo opponent's."""
    return isinstance(mission, SoloMission) and mission.player != side.nation


def side_name(mission: Mission, side: SideRow) -> str:
    return SAY("side-name", who=box.nation(side.nation), ai=is_ai(mission, side))


def partners(side: SideRow) -> bool:
    """Whether two people share a side: then the mission says whose each unit is."""
    return any(force.player for force in side.forces)


def roster(mission: Mission, side: SideRow) -> list[dict[str, Any]]:
    """One line for all counters of a kind that begin alike, partners apart."""
    beginning = [
        (number, start_of(mission, side, force), force.player)
        for force in side.forces
        for number in force.numbers
    ]
    lines: dict[tuple[int, str, str], dict[str, Any]] = {}
    for number, start, player in [*beginning, *((*one, 0) for one in _later(mission, side))]:
        kind = kind_numbered(side.nation, number)
        line = lines.setdefault(
            (player, kind.id, start),
            values(kind) | {"numbers": [], "start": start, "player": player},
        )
        line["numbers"].append(f"{number:02d}")
    return sorted(lines.values(), key=lambda line: int(line["player"]))


def _later(mission: Mission, side: SideRow) -> list[tuple[int, str]]:
    """AI behind the Rumored Enemies, and whom events bring."""
    if not isinstance(mission, SoloMission):
        return []
    ai = is_ai(mission, side)
    cup = [(number, SAY("start-rumor")) for number in mission.cup if ai]
    brought = [
        (number, SAY("start-group", group=group.name))
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
    where = force.hex or in_words(force.area or force.by)
    facing: Any = box.facing(Facing[force.facing].value) if force.facing else "none"
    if force.area and not force.facing:
        facing = box.facing(0)
    return SAY(
        f"start-{_start(mission, side, force)}",
        where=where,
        area=bool(force.area),
        facing=facing,
        spent=force.spent,
        unit=numbered(side.nation, force.rides) if force.rides else "",
        round=force.enters,
        who=box.nation(side.nation),
    )


def _is_solo(mission: Mission) -> bool:
    return isinstance(mission, SoloMission)


def _start(mission: Mission, side: SideRow, force: Force) -> str:
    """How it begins. A person's hidden units are told to that person only; against the AI there is
    no need."""
    if force.hidden:
        return "hidden-solo" if _is_solo(mission) else "hidden-area" if force.area else "hidden"
    for name in ("hex", "rides", "area"):
        if getattr(force, name):
            return name
    if not is_ai(mission, side):
        return "enters"
    return "drives" if driven_numbers(mission) & set(force.numbers) else "cup"


def in_words(names: tuple[str, ...]) -> str:
    """Edges and hexes as people say them; a long list is marked on the map."""
    said = []
    for name in names:
        edge, _, columns = name.partition(" ")
        if edge in EDGES:
            first, _, last = columns.partition("-")
            part = SAY("columns", first=first, last=last) if last else columns or "none"
            said.append(SAY("edge-of", edge=box.edge(edge), columns=part))
    hexes = [name for name in names if name.partition(" ")[0] not in EDGES]
    if len(hexes) > MOST_NAMED:
        return listed([*said, SAY("hexes-rimmed", n=len(hexes))])
    return ", ".join((*said, *hexes))


def values(kind: UnitKind) -> dict[str, Any]:
    """Everything a counter shows."""
    least = f"{kind.minimum_range}–" if kind.minimum_range else ""
    cost = str(kind.attack_cost or "–")
    traits = [SAY(f"trait-{t}") for t in kind.traits if SAY.has(f"trait-{t}", ENGLISH)]
    return {
        "id": kind.id,
        "name": str(box.unit_kind(kind)),
        "nation": kind.nation,
        "body": kind.kind,
        "attack": f"{cost}/{kind.indirect_cost}" if kind.indirect_cost else cost,
        "move": f"{kind.move_cost}{SAY(f'letter-{kind.movement}')}",
        "bonus": "".join(SAY(f"letter-{bonus}") for bonus in kind.bonus_moves),
        "red": _rating(kind, kind.red),
        "blue": _rating(kind, kind.blue),
        "boxed": list(kind.boxed),
        "range": f"{least}{kind.range}" if kind.is_armed else "–",
        "flank": kind.flank_dr,
        "front": kind.front_dr,
        "flank_blue": kind.flank_colour == "blue",
        "front_blue": kind.front_colour == "blue",
        "traits": ", ".join(traits),
        "turret": kind.fires_all_round,
    }


def _rating(kind: UnitKind, rating: int | None) -> str:
    return "–" if rating is None or not kind.is_armed else str(rating).replace("-", "−")
