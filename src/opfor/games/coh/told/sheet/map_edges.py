"""Words for the four edges of the map: who comes in there and when, who may leave, for how much."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import Exit, Force, Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.phrasebook import Thing
from opfor.core.phrases import listed
from opfor.games.coh.told.sheet.paper import SAY

MOST_NAMED = 4
"""Of more hexes only the first and the last are named."""


def numbered(nation: str, number: int) -> Thing:
    """``Rifle 01``."""
    return box.unit(kind_numbered(nation, number), f"{number:02d}")


def edge_labels(
    mission: Mission, field: Battlefield, board: str | None = None
) -> dict[str, list[dict[str, str]]]:
    """For each edge (of one board) what is to be said there, with the nation it concerns."""
    said: dict[str, list[dict[str, str]]] = {}
    for edge in EDGES:
        cells = set(field.edge(edge))
        own = {c for c in cells if board in (None, field.board_of[c])}
        said[edge] = [
            {"nation": row.nation, "text": text}
            for row in (mission.sides if own else ())
            for text in _at_edge(mission, row, field, cells, own)
        ]
    return said


def _at_edge(
    mission: Mission, row: SideRow, field: Battlefield, edge: set[int], own: set[int]
) -> Iterator[str]:
    is_ai = isinstance(mission, SoloMission) and mission.player != row.nation
    driven = driven_numbers(mission) if is_ai else set()
    who, by = box.nation(row.nation), dict[tuple[str, ...], list[Force]]()
    for force in row.forces:
        if not force.enters or not _lies_at(field, force.by, edge, own):
            continue
        if driven.issuperset(force.numbers):
            unit, where = numbered(row.nation, force.numbers[0]), _where(field, force.by, edge)
            yield SAY("way-in-drives", who=who, unit=unit, where=where)
        else:
            by.setdefault(force.by, []).append(force)
    for names, forces in by.items():
        rounds = [str(n) for n in sorted({force.enters for force in forces})]
        players = [str(n) for n in sorted({force.player for force in forces}) if n]
        yield SAY(
            "way-in-ai" if is_ai else "way-in",
            who=who,
            rounds=SAY("rounds", rounds=rounds),
            late=rounds[-1] != "1",
            players=listed(players, "none"),
            where=_where(field, names, edge),
        )
    yield from _exits_at(row, field, edge, own)


def _exits_at(row: SideRow, field: Battlefield, edge: set[int], own: set[int]) -> Iterator[str]:
    """Who leaves there; of several the victory says who and for how much, an edge has no room."""
    out: dict[tuple[str, ...], list[tuple[Thing | str, Exit]]] = {}
    for unit_or_none, way in ways_out(row):
        out.setdefault(way.hexes, []).append((unit_or_none, way))
    for hexes, ways in out.items():
        if not _lies_at(field, hexes, edge, own):
            continue
        who, where = box.nation(row.nation), _where(field, hexes, edge)
        if len(ways) > 1:
            yield SAY("ways-out", who=who, where=where)
        else:
            unit_or_none, way = ways[0]
            yield SAY("way-out", who=who, points=way.vp, unit=unit_or_none, where=where)


def driven_numbers(mission: Mission) -> set[int]:
    """The AI's vehicles that follow a road by themselves."""
    return {route.number for route in mission.routes} if isinstance(mission, SoloMission) else set()


def ways_out(side: SideRow) -> Iterator[tuple[Thing | str, Exit]]:
    """The ways off the map with those who may take them, ``none`` for everybody."""
    if side.exit is not None:
        yield "none", side.exit
    for number, way in side.exit_of.items():
        yield numbered(side.nation, int(number)), way


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
        return "none"
    shown = [field.name(cell) for cell in cells]
    if len(shown) > MOST_NAMED:
        return SAY("hexes-from-to", first=shown[0], last=shown[-1])
    return ", ".join(shown)
