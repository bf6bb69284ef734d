"""Which hexes the straight line between two centres crosses, exactly.

The answer depends only on the difference of the two places, so it is found once per difference
and serves every pair of hexes on every map.
"""

from __future__ import annotations

from functools import cache, lru_cache

from opfor.kit.hexes import Place

Stretch = tuple[Place, ...]
"""One hex the line runs through, or the two hexes whose common side it runs along."""


@cache
def crossed(dx: int, dy: int) -> tuple[Stretch, ...]:
    """The pieces of the line to ``(dx, dy)`` in order, both end hexes left out.

    Hexes touched only at a corner are not crossed. Places are relative to the first end.
    """
    if dx < 0:
        return tuple([tuple([(-x, y) for x, y in piece]) for piece in crossed(-dx, dy)])
    if dy < 0:
        return tuple([tuple([(x, -y) for x, y in piece]) for piece in crossed(dx, -dy)])
    return _crossed_south_east(dx, dy)


def _crossed_south_east(dx: int, dy: int) -> tuple[Stretch, ...]:
    """The same for a line that goes neither west nor north.

    A hex is cut by the line if its centre is off the line by less than the hex reaches to that
    side; if by exactly as much, the line runs along a hexside (when it is parallel to one) or
    touches a corner. Along the line, centres come in the order of their projection on it.
    """
    reach = max(2 * dy, 3 * dx + dy)
    along_hexsides = dy in (0, 3 * dx)
    end = 3 * dx * dx + dy * dy
    found: dict[int, list[Place]] = {}
    for x, y in _near_line(dx, dy, reach):
        off = 3 * abs(dx * y - dy * x)
        if off < reach or (off == reach and along_hexsides):
            projection = 3 * dx * x + dy * y
            if 0 < projection < end:
                found.setdefault(projection, []).append((x, y))
    return tuple([tuple(found[projection]) for projection in sorted(found)])


def _near_line(dx: int, dy: int, reach: int) -> list[Place]:
    """Every place of the columns between whose centre is at most ``reach`` off the line."""
    if dx == 0:
        return [(0, y) for y in range(0, dy, 2)]
    near = []
    for x in range(dx + 1):
        first = -((reach - 3 * dy * x) // (3 * dx))
        last = (3 * dy * x + reach) // (3 * dx)
        first += (first + x) % 2
        near += [(x, y) for y in range(first, last + 1, 2)]
    return near


Over = tuple[Place, bool]
"""A difference whose line crosses a hex, and whether it runs through the hex, not along a side."""


@lru_cache(maxsize=16)
def lines_over(width: int, height: int) -> dict[Place, list[Over]]:
    """The other way round: for every hex relative to one end, the lines that cross it.

    ``width`` and ``height`` bound the differences looked at, in columns and doubled rows.
    """
    over: dict[Place, list[Over]] = {}
    for dx in range(-width, width + 1):
        for dy in range(-height + (height + dx) % 2, height + 1, 2):
            for piece in crossed(dx, dy):
                for hex_ in piece:
                    over.setdefault(hex_, []).append(((dx, dy), len(piece) == 1))
    return over
