"""Words for the four edges of the map: who comes in there and when, who may leave, for how much."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import Exit, Force, Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission

SIDES = {"german": "German", "soviet": "Soviet"}


def points(number: int) -> str:
    """``1 VP``, ``3 VPs``."""
    return f"{number} VP" if number == 1 else f"{number} VPs"


def rounds_in_words(numbers: list[int]) -> str:
    """``round 1``, ``rounds 1 and 3``, ``rounds 2, 3 and 5``."""
    said = [str(n) for n in sorted(set(numbers))]
    if len(said) == 1:
        return f"round {said[0]}"
    return f"rounds {', '.join(said[:-1])} and {said[-1]}"


def edge_labels(
    mission: Mission, field: Battlefield, board: str | None = None
) -> dict[str, list[dict[str, str]]]:
    """For each edge (of one board) what is to be said there, with the nation it concerns."""
    said: dict[str, list[dict[str, str]]] = {}
    for edge in EDGES:
        cells = set(field.edge(edge))
        own = {c for c in cells if board in (None, field.board_of[c])}
        said[edge] = [] if not own else list(_at_edge(mission, field, cells, own))
    return said


def _at_edge(
    mission: Mission, field: Battlefield, edge: set[int], own: set[int]
) -> list[dict[str, str]]:
    labels = []
    for row in mission.sides:
        is_ai = isinstance(mission, SoloMission) and mission.player != row.nation
        driven = driven_numbers(mission) if is_ai else set()
        by: dict[tuple[str, ...], list[Force]] = {}
        for force in row.forces:
            if not force.enters or not _lies_at(field, force.by, edge, own):
                continue
            if driven.issuperset(force.numbers):
                number = force.numbers[0]
                title = kind_numbered(row.nation, number).title
                text = f"{SIDES[row.nation]} {title} {number:02d} drives in"
                labels.append({"nation": row.nation, "text": text + _where(field, force.by, edge)})
            else:
                by.setdefault(force.by, []).append(force)
        for names, forces in by.items():
            when = rounds_in_words([force.enters for force in forces])
            what = "AI enters (entry cup)" if is_ai else f"units enter from {when} on"
            if is_ai and max(f.enters for f in forces) > 1:
                what = f"AI enters (entry cup, {when})"
            whose = " and ".join(str(n) for n in sorted({f.player for f in forces}) if n)
            who = f"{SIDES[row.nation]} {whose}".strip()
            text = f"{who} {what}{_where(field, names, edge)}"
            labels.append({"nation": row.nation, "text": text})
        for whose, way in ways_out(row):
            if _lies_at(field, way.hexes, edge, own):
                text = f"{SIDES[row.nation]} exit: {points(way.vp)} for {whose}"
                text += _where(field, way.hexes, edge)
                labels.append({"nation": row.nation, "text": text})
    return labels


def driven_numbers(mission: Mission) -> set[int]:
    """The AI's vehicles that follow a road by themselves."""
    return {route.number for route in mission.routes} if isinstance(mission, SoloMission) else set()


def ways_out(side: SideRow) -> list[tuple[str, Exit]]:
    """The ways off the map with those who may take them."""
    found = [("each unit", side.exit)] if side.exit is not None else []
    for number, way in side.exit_of.items():
        found.append((f"{kind_numbered(side.nation, int(number)).title} {int(number):02d}", way))
    return found


def _lies_at(field: Battlefield, names: tuple[str, ...], edge: set[int], own: set[int]) -> bool:
    """Whether these places belong to this edge: named by it, or hexes of it not of a corner
    that another edge claims."""
    cells = set(cells_of(field, names))
    here = cells & edge
    return bool(here & own) and 2 * len(here) > len(cells)


def _where(field: Battlefield, names: tuple[str, ...], edge: set[int]) -> str:
    """Nothing for a whole edge, else the hexes."""
    cells = [c for c in cells_of(field, names) if c in edge]
    if set(cells) == edge:
        return ""
    shown = [field.name(cell) for cell in cells]
    if len(shown) > 4:
        return f" ({shown[0]} to {shown[-1]})"
    return f" ({', '.join(shown)})"
