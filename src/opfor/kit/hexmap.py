"""A map of hexes as small numbers: rules look things up, they do not search.

The cells of a map are numbered from 0, column by column from the west, each column from the
north. Neighbours and distances are tables; ranges and arcs are masks (``opfor.kit.masks``),
made on first use and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

from opfor.kit import hexes
from opfor.kit.hexes import STEPS, Facing, Place
from opfor.kit.lines import crossed, lines_over

_IS_SET = bytes(ord("1") if value else ord("0") for value in range(256))


class HexMap:
    """The geometry of one set of places; it knows nothing of terrain or names."""

    def __init__(self, places: Iterable[Place]) -> None:
        self.places: tuple[Place, ...] = tuple(sorted(set(places)))
        self.at: dict[Place, int] = {place: cell for cell, place in enumerate(self.places)}
        self.neighbours = tuple(self._around(place) for place in self.places)
        self.adjacent = tuple(
            tuple(cell for cell in around if cell is not None) for around in self.neighbours
        )
        self.distances = self.relative(hexes.distance)
        self._within: dict[int, tuple[int, ...]] = {}
        self._arcs: dict[Facing, tuple[int, ...]] = {}
        self._shadows: dict[tuple[int, int], tuple[int, int]] = {}

    def __len__(self) -> int:
        return len(self.places)

    @property
    def everywhere(self) -> int:
        """The mask of all cells."""
        return (1 << len(self.places)) - 1

    @cached_property
    def north_west(self) -> Place:
        """The first column and the first row in use."""
        return self.places[0][0], min(y for _, y in self.places)

    @cached_property
    def extent(self) -> tuple[int, int]:
        """How far apart two cells can be in columns and in doubled rows."""
        west, north = self.north_west
        return self.places[-1][0] - west, max(y for _, y in self.places) - north

    def distance(self, a: int, b: int) -> int:
        return self.distances[a][b]

    def difference(self, a: int, b: int) -> Place:
        """How far b lies east and south of a, as a difference of places."""
        (ax, ay), (bx, by) = self.places[a], self.places[b]
        return bx - ax, by - ay

    def neighbour(self, a: int, facing: Facing) -> int | None:
        """The cell next to a beyond that hexside; None at the map's edge."""
        return self.neighbours[a][facing]

    def line(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """The pieces of the line from a to b: one cell, or two if it runs along their side.

        A piece that touches a hex off the map is empty: the map's surroundings hide nothing.
        """
        x, y = self.places[a]
        pieces = []
        for piece in crossed(*self.difference(a, b)):
            cells = tuple(self.at.get((x + dx, y + dy), -1) for dx, dy in piece)
            pieces.append(() if -1 in cells else cells)
        return tuple(pieces)

    def shadow(self, a: int, cell: int) -> tuple[int, int]:
        """The masks of the cells whose line from a runs through that cell, and along its side."""
        found = self._shadows.get((a, cell))
        if found is None:
            x, y = self.places[a]
            through = along = 0
            for (dx, dy), cuts in lines_over(*self.extent).get(self.difference(a, cell), ()):
                target = self.at.get((x + dx, y + dy))
                if target is not None and cuts:
                    through |= 1 << target
                elif target is not None:
                    along |= 1 << target
            found = self._shadows[a, cell] = through, along
        return found

    def within_masks(self, reach: int) -> tuple[int, ...]:
        """For every cell, the cells at most ``reach`` away, itself included."""
        found = self._within.get(reach)
        if found is None:
            near = bytes(distance <= reach for distance in range(256))
            found = as_masks([row.translate(near) for row in self.distances])
            self._within[reach] = found
        return found

    def arc_masks(self, facing: Facing) -> tuple[int, ...]:
        """For every cell, the cells in the arc of something there that faces so."""
        found = self._arcs.get(facing)
        if found is None:
            found = as_masks(self.relative(lambda dx, dy: hexes.in_arc(dx, dy, facing)))
            self._arcs[facing] = found
        return found

    def relative(self, measure: Callable[[int, int], int]) -> tuple[bytes, ...]:
        """The table of a measure (0 to 255) that depends only on the difference of places.

        It is worked out once per difference; a row of the table is then put together from
        slices, one per column.
        """
        if not self.places:
            return ()
        runs = self._runs()
        width, height = self.extent
        profile = {
            dx: bytes(measure(dx, dy) for dy in range(-height, height + 1))
            for dx in range(-width, width + 1)
        }
        return tuple(
            b"".join(
                profile[x - ax][first - ay + height : last - ay + height + 1 : 2]
                for x, first, last in runs
            )
            for ax, ay in self.places
        )

    def _around(self, place: Place) -> tuple[int | None, ...]:
        x, y = place
        return tuple(self.at.get((x + dx, y + dy)) for dx, dy in STEPS)

    def _runs(self) -> list[tuple[int, int, int]]:
        """The unbroken stretches of the columns as (column, first row, last row)."""
        runs: list[tuple[int, int, int]] = []
        for x, y in self.places:
            if runs and runs[-1][0] == x and runs[-1][2] == y - 2:
                runs[-1] = (x, runs[-1][1], y)
            else:
                runs.append((x, y, y))
        return runs


def as_masks(rows: Iterable[bytes]) -> tuple[int, ...]:
    """Rows of zeros and ones (one byte per cell) as masks."""
    return tuple(int(row[::-1].translate(_IS_SET), 2) for row in rows)


@lru_cache(maxsize=32)
def hexmap(places: tuple[Place, ...]) -> HexMap:
    """The map of these places; maps of one shape share their tables."""
    return HexMap(places)
