"""Hexes by brute force: every question is answered by looking at all of them.

A hex of a single board goes by its name (``E09``). On boards side by side it goes by the name of
the whole map and its place there (``1 2@1,0:19,12``): see ``boards``.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache, lru_cache
from itertools import pairwise

Place = tuple[int, int]
ROWS = "ABCDEFGHIJKL"
HEXES = tuple(
    f"{row}{column:02d}"
    for column in range(2, 19)
    for row in ROWS
    if not (column % 2 == 1 and row == "A")
)
LANDS: dict[str, tuple[str, ...]] = {"": HEXES}
"""The whole hexes of every map, one board without a name among them."""
HALVES: dict[str, tuple[Place, ...]] = {"": tuple((x, y) for x in range(3, 18, 2) for y in (0, 24))}
"""Where hexes are cut by the outer edge."""
ANGLES = {"N": -90, "NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210}


def land(name: str) -> str:
    """The map a hex belongs to."""
    return name.rpartition(":")[0]


@cache
def xy(name: str) -> Place:
    if ":" in name:
        x, y = name.rpartition(":")[2].split(",")
        return int(x), int(y)
    row, column = ROWS.index(name[0]), int(name[1:])
    return column, 2 * row + (1 if column % 2 == 0 else 0)


@lru_cache(1 << 20)
def far(a: str, b: str) -> int:
    return _apart(xy(a), xy(b))


def _apart(one: Place, other: Place) -> int:
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return across + max(0, (down - across) // 2)


@cache
def beside(a: str) -> tuple[str, ...]:
    return tuple(b for b in LANDS[land(a)] if far(a, b) == 1)


@cache
def ahead(a: str, facing: str, b: str) -> bool:
    """Whether b lies in the 120 degrees before a."""
    if a == b:
        return False
    (ax, ay), (bx, by) = xy(a), xy(b)
    angle = math.degrees(math.atan2((by - ay) * math.sqrt(3) / 2, (bx - ax) * 1.5))
    turn = (angle - ANGLES[facing] + 180) % 360 - 180
    return abs(turn) <= 60 + 1e-6


@cache
def pieces(a: str, b: str) -> tuple[frozenset[str], ...]:
    """The hexes along the line, piece by piece: those that hold the middle of each piece. Half
    hexes at the outer edge are no hexes, but their room is open: "" stands for them.

    The plane is stretched so that a hex is |dy| <= 1, |dx| + |dy| <= 2 around (3x, y).
    """
    (ax, ay), (bx, by) = xy(a), xy(b)
    start, way = (3 * ax, ay), (3 * (bx - ax), by - ay)
    places = [*((h, xy(h)) for h in LANDS[land(a)]), *(("", p) for p in HALVES[land(a)])]
    farthest = far(a, b) + 1
    near = [(h, p) for h, p in places if _apart((ax, ay), p) + _apart(p, (bx, by)) <= farthest]
    cuts = {Fraction(0), Fraction(1)}
    for _, (column, cy) in near:
        cx = 3 * column
        for p, q, r in ((0, 1, 1), (0, 1, -1), (1, 1, 2), (1, 1, -2), (1, -1, 2), (1, -1, -2)):
            slope = p * way[0] + q * way[1]
            if slope:
                t = Fraction(r - p * (start[0] - cx) - q * (start[1] - cy), slope)
                if 0 < t < 1:
                    cuts.add(t)
    times = sorted(cuts)
    found = []
    for one, other in pairwise(times):
        t = (one + other) / 2
        x, y = start[0] + t * way[0], start[1] + t * way[1]
        found.append(frozenset(h for h, place in near if _holds(place, x, y)))
    return tuple(dict.fromkeys(found))


def _holds(place: Place, x: Fraction, y: Fraction) -> bool:
    column, row = place
    dx, dy = abs(x - 3 * column), abs(y - row)
    return dy <= 1 and dx + dy <= 2


Hills = dict[str, int]


def sees(a: str, b: str, blocking: frozenset[str], level: Hills, smoke: Hills) -> bool:
    """Clear unless some piece is solid in every hex it touches, or two pieces of light smoke."""
    return a == b or thickness(a, b, blocking, level, smoke) < 2


def thickness(a: str, b: str, blocking: frozenset[str], level: Hills, smoke: Hills) -> int:
    """What lies on the line: 1 for each piece of light smoke, 2 of heavy smoke, 9 if solid."""
    between = [piece for piece in pieces(a, b) if not piece & {a, b}]
    high, low = max(level.get(a, 0), level.get(b, 0)), min(level.get(a, 0), level.get(b, 0))
    total = 0
    for number, piece in enumerate(between):
        foot = len(between) - 1 if level.get(a, 0) > level.get(b, 0) else 0
        blind = high > low and number == foot  # right behind it nobody looks down
        total += min(
            (_thick(h, high, low, blocking, level, smoke, blind) for h in piece), default=0
        )
    return total


def _thick(
    name: str, high: int, low: int, blocking: frozenset[str], level: Hills, smoke: Hills,
    blind: bool,
) -> int:  # fmt: skip
    if not name:
        return 0
    top = level.get(name, 0) + (name in blocking)
    solid = top > high if high == low else top >= high or (blind and name in blocking)
    return 9 if solid else smoke.get(name, 0)
