"""Hexes by brute force: every question is answered by looking at all of them."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache
from itertools import pairwise

ROWS = "ABCDEFGHIJKL"
HEXES = tuple(
    f"{row}{column:02d}"
    for column in range(2, 19)
    for row in ROWS
    if not (column % 2 == 1 and row == "A")
)
ANGLES = {"N": -90, "NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210}


def xy(name: str) -> tuple[int, int]:
    row, column = ROWS.index(name[0]), int(name[1:])
    return column, 2 * row + (1 if column % 2 == 0 else 0)


@cache
def far(a: str, b: str) -> int:
    (ax, ay), (bx, by) = xy(a), xy(b)
    across, down = abs(ax - bx), abs(ay - by)
    return across + max(0, (down - across) // 2)


@cache
def beside(a: str) -> tuple[str, ...]:
    return tuple(b for b in HEXES if far(a, b) == 1)


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
    """The hexes along the line, piece by piece: those that hold the middle of each piece.

    The plane is stretched so that a hex is |dy| <= 1, |dx| + |dy| <= 2 around (3x, y).
    """
    (ax, ay), (bx, by) = xy(a), xy(b)
    start, way = (3 * ax, ay), (3 * (bx - ax), by - ay)
    near = [h for h in HEXES if far(a, h) + far(h, b) <= far(a, b) + 1]
    cuts = {Fraction(0), Fraction(1)}
    for name in near:
        cx, cy = 3 * xy(name)[0], xy(name)[1]
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
        found.append(frozenset(h for h in near if _holds(h, x, y)))
    return tuple(found)


def _holds(name: str, x: Fraction, y: Fraction) -> bool:
    column, row = xy(name)
    dx, dy = abs(x - 3 * column), abs(y - row)
    return dy <= 1 and dx + dy <= 2


def sees(a: str, b: str, blocking: frozenset[str]) -> bool:
    """Clear unless some piece lies wholly in blocking hexes other than the ends."""
    if a == b:
        return True
    return not any(piece and piece <= blocking - {a, b} for piece in pieces(a, b))
