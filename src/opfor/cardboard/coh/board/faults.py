"""What can be wrong with a board, each fault as one line that begins with the field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from opfor.cardboard.coh.board.grid import PLACES, are_neighbours
from opfor.cardboard.coh.board.terrain import TerrainTable
from opfor.core.errors import one_of


def terrain_faults(
    default: str, terrain: Mapping[str, Sequence[str]], table: TerrainTable
) -> Iterator[str]:
    """Unknown kinds of terrain, hexes off the board, hexes under two kinds."""
    kinds = table.kinds()
    if default not in kinds:
        yield one_of("default", default, kinds)
    for kind, names in terrain.items():
        if kind not in kinds:
            yield one_of("terrain", kind, kinds)
        yield from hex_faults(f"terrain.{kind}", names)
    yield from _twice("terrain", terrain)


def level_faults(levels: Mapping[str, Sequence[str]], table: TerrainTable) -> Iterator[str]:
    """Levels that do not exist, hexes off the board, hexes at two levels."""
    known = [str(level) for level in range(table.slope.top_level + 1)]
    for level, names in levels.items():
        if level not in known:
            yield one_of("levels", level, known)
        yield from hex_faults(f"levels.{level}", names)
    yield from _twice("levels", levels)


def hexside_faults(field: str, sides: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Hexsides between hexes that do not touch, or given twice."""
    seen: set[frozenset[str]] = set()
    for number, side in enumerate(sides):
        where = f"{field}[{number}]"
        yield from hex_faults(where, side)
        if all(name in PLACES for name in side):
            one, other = side
            if not are_neighbours(one, other):
                yield f"{where}: {one} and {other} share no hexside; name two neighbouring hexes"
            if frozenset(side) in seen:
                yield f"{where}: {one}/{other} is listed twice; once is right"
        seen.add(frozenset(side))


def road_faults(roads: Iterable[Sequence[str]]) -> Iterator[str]:
    """Roads that leave the board or jump from one hex to another that is not next to it."""
    for number, road in enumerate(roads):
        where = f"roads[{number}]"
        if not road:
            yield f"{where}: the road names no hex; leave it out or name its hexes in order"
        yield from hex_faults(where, road)
        for one, other in pairwise(road):
            if one in PLACES and other in PLACES and not are_neighbours(one, other):
                yield f"{where}: {other} is not next to {one}; a road runs from hex to neighbour"


def hex_faults(where: str, names: Iterable[str]) -> Iterator[str]:
    """Hexes that are not on the board."""
    for name in names:
        if name not in PLACES:
            yield (
                f"{where}: hex {name!r} is not on the board; "
                "rows are A to M, columns 01 to 19, as in 'D11'"
            )


def _twice(field: str, groups: Mapping[str, Sequence[str]]) -> Iterator[str]:
    group_of: dict[str, str] = {}
    for group, names in groups.items():
        for name in names:
            if name in group_of:
                first = group_of[name]
                yield f"{field}: hex {name} is listed under {first} and {group}; once is right"
            group_of[name] = group
