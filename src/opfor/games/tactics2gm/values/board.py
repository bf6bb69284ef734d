"""The board: spaces numbered line by line, distances in orthogonal steps, two HQs off the board.

Each HQ lies behind its side's deployment line, at distance 1 from the two middle spaces. Terrain
never blocks sight, so distance is all that fire has to ask for.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.errors import OpforError

MOST_LINES, MOST_COLUMNS = 12, 20


class Board(Struct, frozen=True):
    """Tables over spaces. ``distance[a][b]`` also knows the HQs as spaces ``size`` and ``size+1``.

    ``within[a][d]`` are the spaces at distance 1 to d.
    """

    lines: int
    columns: int
    size: int
    neighbours: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    within: tuple[tuple[tuple[int, ...], ...], ...]

    def cell(self, line: int, column: int) -> int:
        """The space on a line and column, both from 1 as the AI counts them."""
        if not (1 <= line <= self.lines and 1 <= column <= self.columns):
            raise OpforError(
                f"line {line}, column {column} is off the board; "
                f"lines go from 1 to {self.lines}, columns from 1 to {self.columns}"
            )
        return (line - 1) * self.columns + column - 1

    def line(self, cell: int) -> int:
        """The line of a space, counted from side 0 (the AI)."""
        return cell // self.columns + 1

    def column(self, cell: int) -> int:
        return cell % self.columns + 1

    def depth(self, side: int, cell: int) -> int:
        """The line of a space as a side counts it: 1 is its own deployment line."""
        line = cell // self.columns
        return line + 1 if side == 0 else self.lines - line

    def hq(self, side: int) -> int:
        """The number of a side's HQ in the distance table."""
        return self.size + side

    def entry(self, side: int) -> range:
        """A side's deployment line, left to right."""
        first = 0 if side == 0 else self.size - self.columns
        return range(first, first + self.columns)

    def of_depth(self, side: int, depth: int) -> range:
        """The spaces of a line as a side counts it."""
        line = depth if side == 0 else self.lines + 1 - depth
        return range((line - 1) * self.columns, line * self.columns)


@lru_cache(maxsize=8)
@cite("Q2-14")
def make_board(lines: int, columns: int) -> Board:
    """Tables for a board of this size; the columns must be even for the HQ's two spaces."""
    if not (4 <= lines <= MOST_LINES and 4 <= columns <= MOST_COLUMNS) or columns % 2:
        raise OpforError(
            f"a board of {lines} lines by {columns} columns cannot be played; it needs 4 to "
            f"{MOST_LINES} lines and an even number of 4 to {MOST_COLUMNS} columns"
        )
    size = lines * columns
    spots = [divmod(cell, columns) for cell in range(size)]
    steps = [[abs(a - c) + abs(b - d) for c, d in spots] for a, b in spots]
    middle = (columns // 2 - 1, columns // 2)
    far = [_to_hq(spots, line, middle) for line in (0, lines - 1)]
    for cell in range(size):
        steps[cell] += [far[0][cell], far[1][cell]]
    across = lines + 1
    steps.append([*far[0], 0, across])
    steps.append([*far[1], across, 0])
    near = tuple(tuple(b for b in range(size) if steps[a][b] == 1) for a in range(size))
    reach = tuple(
        tuple(
            tuple(b for b in range(size) if 1 <= steps[a][b] <= d) for d in range(lines + columns)
        )
        for a in range(size)
    )
    return Board(lines, columns, size, near, tuple(map(tuple, steps)), reach)


def _to_hq(spots: list[tuple[int, int]], line: int, middle: tuple[int, int]) -> list[int]:
    return [abs(a - line) + min(abs(b - m) for m in middle) + 1 for a, b in spots]
