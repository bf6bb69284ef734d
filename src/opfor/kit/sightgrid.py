"""Sight between all hexes of a map at once, by shifting the whole map.

The map is laid out as one long row of bits, column after column, with an empty row above and
below. Moving every hex by the same difference is then one shift, so "which hexes have woods on
the line to the hex three columns east" is answered for the whole map by a few shifts and ORs.
What may hide what is the game's business; this module does the bookkeeping.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opfor.kit.hexes import Place
from opfor.kit.hexmap import HexMap
from opfor.kit.lines import crossed


class SightGrid:
    """The bits of one map; masks here are *grid* masks, not masks of cells."""

    def __init__(self, hexmap: HexMap) -> None:
        across, down = hexmap.extent
        west, north = hexmap.north_west
        self.width = across + 1
        self.rows = down + 1
        self.height = self.rows + 2
        self.size = self.width * self.height
        self._bit = tuple((x - west) * self.height + (y - north + 1) for x, y in hexmap.places)
        self._top_of_columns = sum(1 << (x * self.height) for x in range(self.width))

    def mask(self, cells: Iterable[int]) -> int:
        """The grid mask of some cells."""
        mask = 0
        for cell in cells:
            mask |= 1 << self._bit[cell]
        return mask

    def differences(self) -> Iterator[Place]:
        """Every difference of two places of the map, one of each opposite two."""
        yield from ((0, dy) for dy in range(2, self.rows, 2))
        for dx in range(1, self.width):
            odd = dx % 2
            last = self.rows - 1
            first = -last + (last + odd) % 2
            yield from ((dx, dy) for dy in range(first, last + 1, 2))

    def pairs(self, first: int, second: int, difference: Place) -> int:
        """The hexes of ``first`` that have a hex of ``second`` at that difference."""
        dy = difference[1]
        rows_left = (1 << (self.rows - abs(dy))) - 1
        fitting = self._top_of_columns * (rows_left << (1 + max(0, -dy)))
        return first & fitting & second >> self._shift(difference)

    def path(self, difference: Place) -> list[tuple[int, ...]]:
        """The line over that difference as shifts, in order: one per hex, two along a hexside."""
        height = self.height
        return [tuple([(x + 1) * height + y for x, y in piece]) for piece in crossed(*difference)]

    def covered(self, hiding: int, path: Iterable[tuple[int, ...]]) -> int:
        """The hexes whose line, made of these pieces, meets a hiding hex.

        Along a hexside both hexes must hide: the line takes the clear one.
        """
        hiding <<= self.height  # a column in hand, as the shifts of a path have
        covered = 0
        for piece in path:
            met = hiding >> piece[0]
            if len(piece) == 2:
                met &= hiding >> piece[1]
            covered |= met
        return covered

    def table(self, visible: Iterable[tuple[Place, int]]) -> tuple[int, ...]:
        """For every cell the mask of cells it sees, itself included.

        ``visible`` gives for each difference the hexes that see the hex at that difference.
        The bits of one shift lie on a diagonal of the table "seer by seen", and those of the
        opposite shift on the mirrored one; a diagonal is filled by one slice. Two differences
        may have one shift, never one pair of hexes.
        """
        seers_by_shift: dict[int, int] = {}
        for difference, seers in visible:
            shift = self._shift(difference)
            seers_by_shift[shift] = seers_by_shift.get(shift, 0) | seers
        size = self.size
        table = bytearray(b"0") * (size * size)
        for shift, seers in seers_by_shift.items():
            seen = f"{seers:0{size}b}"[::-1].encode()[: size - shift]
            start, back = size - 1 - shift, (shift + 1) * size - 1
            length = (size - 1 - shift) * (size - 1) + 1
            table[start : start + length : size - 1] = seen
            table[back : back + length : size - 1] = seen
        order = [size - 1 - bit for bit in reversed(self._bit)]
        return tuple(
            int(bytes(map(table[bit * size : (bit + 1) * size].__getitem__, order)), 2) | 1 << cell
            for cell, bit in enumerate(self._bit)
        )

    def _shift(self, difference: Place) -> int:
        dx, dy = difference
        return dx * self.height + dy
