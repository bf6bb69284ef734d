"""Line of sight: who sees whom, for all pairs of hexes at once.

A line runs from centre to centre. What lies between may hide the far end, in this order:

1. the *sill*: ends of one level are hidden by anything higher than that level; ends of different
   levels by anything as high as the higher end (so the edge of a plateau hides what is below
   from those behind it). Blocking terrain stands one level above its ground;
2. the *blind spot*: seen from higher ground, the hex right behind blocking terrain is hidden
   whatever the heights;
3. smoke, which comes and goes and is added later (``opfor.games.coh.board.smoke``).

End hexes hide nothing, nor does a hex touched at a corner; along a hexside the line is hidden
only if both hexes hide it. So sight is the same in both directions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from opfor.kit.hexes import Place
from opfor.kit.hexmap import HexMap, hexmap
from opfor.kit.sightgrid import SightGrid


class SightGround(NamedTuple):
    """All that sight depends on; equal grounds share one table."""

    places: tuple[Place, ...]
    level: tuple[int, ...]
    blocking: tuple[bool, ...]

    @property
    def map(self) -> HexMap:
        return hexmap(self.places)

    def top(self, cell: int) -> int:
        """The level up to which a hex hides what is behind it."""
        return self.level[cell] + self.blocking[cell]


def sill(one: int, other: int) -> int:
    """The lowest top that hides ends at these two levels from each other."""
    return one + 1 if one == other else max(one, other)


@lru_cache(maxsize=64)
def sight_table(ground: SightGround) -> tuple[int, ...]:
    """For every cell the mask of the cells it sees, itself included, without smoke."""
    grid = SightGrid(ground.map)
    return grid.table(_visible(ground, grid))


def _visible(ground: SightGround, grid: SightGrid) -> Iterator[tuple[Place, int]]:
    """For every difference, the hexes that see the hex at that difference."""
    cells = range(len(ground.places))
    levels = sorted(set(ground.level))
    at_level = {n: grid.mask(c for c in cells if ground.level[c] == n) for n in levels}
    blocking = grid.mask(c for c in cells if ground.blocking[c])
    sills = sorted({sill(one, other) for one in levels for other in levels})
    as_high = {n: grid.mask(c for c in cells if ground.top(c) >= n) for n in sills}
    for difference in grid.differences():
        path = grid.path(difference)
        hidden = {n: grid.covered(as_high[n], path) for n in sills}
        visible = 0
        for near, far in product(levels, levels):
            pairs = grid.pairs(at_level[near], at_level[far], difference)
            top = sill(near, far)
            pairs &= ~hidden[top]
            if pairs and near != far:
                last = path[-1:] if near > far else path[:1]
                pairs &= ~grid.covered(as_high[top] | blocking, last)
            visible |= pairs
        yield difference, visible
