"""A map of flat-top hexes as text: staggered columns, two lines a hex, four letters a column.

::

     ___ 09
    /   \\___
    \\___/S17\
    /ww \v  /
    \\___/___\

A hex holds three letters above and three below; below, where nothing is said, runs its side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from opfor.core.sketch import Run
from opfor.kit.hexes import Place
from opfor.kit.sketch.canvas import Canvas

ACROSS = 4
"""Letters from one column of hexes to the next."""
MARGIN = 4
"""Room for the name of a row on either side."""
QUIET = "quiet"
SIDES = ("/", "\\", "\\", "/")
"""Left and right of the upper line, left and right of the lower one."""


class Hex(NamedTuple):
    """What one hex shows. ``framed`` is two letters for its sides, such as ``()``."""

    above: str = ""
    below: str = ""
    style: str = ""
    framed: str = ""
    ground: str = ""
    """The style of the lower line, where it differs."""


class Names(NamedTuple):
    """What is called what: rows by the place of their hex, columns by their number."""

    row: Mapping[Place, str]
    columns: Mapping[int, str]


def window(
    places: Sequence[Place], around: Iterable[Place], columns: int, lines: int
) -> list[Place]:
    """As many places as fit ``columns`` letters and ``lines`` lines (0: all), with ``around`` in
    the middle where the map goes on."""
    wide = max((columns - 2 * MARGIN - 1) // ACROSS, 1)
    high = max(lines - 3, 2) if lines else 0
    middle = list(around) or list(places)
    xs = _span([x for x, _ in places], [x for x, _ in middle], wide)
    ys = _span([y for _, y in places], [y for _, y in middle], high)
    return [(x, y) for x, y in places if x in xs and y in ys]


def _span(known: Sequence[int], wanted: Sequence[int], size: int) -> range:
    """The stretch of that size round the middle of what is wanted, inside what there is."""
    first, last = min(known), max(known)
    if not size or last - first < size:
        return range(first, last + 1)
    start = (min(wanted) + max(wanted)) // 2 - size // 2
    start = max(first, min(start, last - size + 1))
    return range(start, start + size)


def drawn(shown: Mapping[Place, Hex], names: Names) -> tuple[tuple[Run, ...], ...]:
    """The hexes with names of columns above and of rows on both sides."""
    canvas = Canvas()
    if not shown:
        return ()
    west, north = min(x for x, _ in shown), min(y for _, y in shown)
    east = max(x for x, _ in shown)
    beside = [names.row.get(place, "") for place in shown if place[0] in (west, east)]
    margin = 1 + max(map(len, beside))
    for (x, y), _hex in sorted(shown.items(), key=lambda each: bool(each[1].framed)):
        left = margin + ACROSS * (x - west)
        line = y - north + 2
        if (x, y - 2) not in shown:
            canvas.write(line - 1, left + 1, "___", QUIET)
        _write(canvas, line, left, _hex)
    for x in range(west, east + 1):
        title = names.columns.get(x, "")
        canvas.write(0, margin + ACROSS * (x - west) + 1, title.center(3), QUIET)
    columns = {west: 0, east: margin + ACROSS * (east - west + 1) + 2}
    for (x, y), title in names.row.items():
        if x in columns and (x, y) in shown:
            canvas.write(y - north + 2, columns[x], title, QUIET)
    return canvas.lines()


def _write(canvas: Canvas, line: int, left: int, shown: Hex) -> None:
    sides = SIDES
    if shown.framed:
        sides = (shown.framed[0], shown.framed[1]) * 2
    style = shown.style if shown.framed else QUIET
    for down in (0, 1):
        canvas.write(line + down, left, sides[2 * down], style)
        canvas.write(line + down, left + ACROSS, sides[2 * down + 1], style)
    canvas.write(line, left + 1, shown.above[:3].ljust(3), shown.style)
    if shown.below:
        below = shown.below[:3].ljust(3)
        canvas.write(line + 1, left + 1, below, shown.ground or shown.style)
    else:
        canvas.write(line + 1, left + 1, "___", QUIET)
