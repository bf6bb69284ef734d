"""A board of squares as text: two lines a square, its sides shared.

::

       1      2
     ______ ______
  1 |      <Panzer>
    |______<7 3  f>
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from opfor.core.sketch import Run
from opfor.kit.sketch.canvas import Canvas

MARGIN = 3
WIDE = 6
"""Letters inside a square."""
QUIET = "quiet"


class Square(NamedTuple):
    """What one square shows. ``framed`` is two letters for its sides, such as ``()``."""

    above: str = ""
    below: str = ""
    style: str = ""
    framed: str = ""


def columns_shown(count: int, middle: int, letters: int) -> range:
    """The columns from 1 to ``count`` that fit so many letters, with ``middle`` among them."""
    room = max((letters - MARGIN - 1) // (WIDE + 1), 1)
    first = max(1, min(middle - room // 2, count - room + 1))
    return range(first, min(first + room, count + 1))


def drawn(
    shown: Mapping[tuple[int, int], Square], lines: range, columns: range
) -> tuple[tuple[Run, ...], ...]:
    """Squares by (line, column), with the numbers of both beside them."""
    canvas = Canvas()
    left = {column: MARGIN + (WIDE + 1) * n for n, column in enumerate(columns)}
    for column in columns:
        canvas.write(0, left[column] + 1, str(column).center(WIDE), QUIET)
        canvas.write(1, left[column] + 1, "_" * WIDE, QUIET)
    for number, line in enumerate(lines):
        canvas.write(2 + 2 * number, 0, str(line).rjust(MARGIN - 1), QUIET)
        row = sorted(columns, key=lambda column: bool(shown[line, column].framed))
        for column in row:
            _write(canvas, 2 + 2 * number, left[column], shown[line, column])
    return canvas.lines()


def _write(canvas: Canvas, line: int, left: int, square: Square) -> None:
    sides, style = (square.framed, square.style) if square.framed else ("||", QUIET)
    for down, text in enumerate((square.above, square.below)):
        if text or not down:
            canvas.write(line + down, left + 1, text[:WIDE].ljust(WIDE), square.style)
        else:
            canvas.write(line + down, left + 1, "_" * WIDE, QUIET)
        canvas.write(line + down, left, sides[0], style)
        canvas.write(line + down, left + WIDE + 1, sides[1], style)
