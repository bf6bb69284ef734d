"""Hexes as areas: where a hex lies, which hexes belong together, and their common outline."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

from opfor.kit.drawing.pen import Spot, chance, line, mid, num, soft
from opfor.kit.hexes import CORNERS, STEPS, Place

SIDE = 40.0
"""From the centre of a hex to a corner, in the drawing's units."""
HALF = SIDE * math.sqrt(3) / 2
"""From the centre to a hexside."""


def at(place: Place) -> Spot:
    """The centre of a hex."""
    return 1.5 * SIDE * place[0], HALF * place[1]


def near(place: Place) -> list[Place]:
    """The six places around one, clockwise from the north."""
    return [(place[0] + dx, place[1] + dy) for dx, dy in STEPS]


def hexagon(place: Place, part: float = 1.0) -> list[Spot]:
    """The six corners of a hex, or of a smaller one inside it."""
    x, y = at(place)
    return [(x + a * SIDE / 2 * part, y + d * HALF * part) for a, d in CORNERS]


def hexside(a: Place, b: Place, part: float = 1.0) -> tuple[Spot, Spot]:
    """The ends of the side that two neighbours share."""
    side = STEPS.index((b[0] - a[0], b[1] - a[1]))
    corners = hexagon(a, part)
    return corners[side], corners[(side + 1) % 6]


def groups(hexes: Iterable[Place], most: int = 10**6) -> Iterator[set[Place]]:
    """Connected groups; with a limit, large ones are split (one field, one direction)."""
    left = set(hexes)
    while left:
        group: set[Place] = set()
        edge = [min(left)]
        while edge and len(group) < most:
            place = edge.pop(0)
            if place in left:
                left.remove(place)
                group.add(place)
                edge += [other for other in near(place) if other in left]
        yield group


def loops(hexes: AbstractSet[Place]) -> Iterator[list[Spot]]:
    """The outlines of a set of hexes, each a closed list of corners, clockwise."""
    follow: dict[tuple[int, int], tuple[int, int]] = {}
    for x, y in sorted(hexes):
        for side, (dx, dy) in enumerate(STEPS):
            if (x + dx, y + dy) not in hexes:
                (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
                follow[3 * x + ax, y + ay] = 3 * x + bx, y + by
    while follow:
        loop = [next(iter(follow))]
        while (corner := follow.pop(loop[-1])) != loop[0]:
            loop.append(corner)
        yield [(cx * SIDE / 2, cy * HALF) for cx, cy in loop]


def loosened(loop: Sequence[Spot], by: float, even: float = 0.0) -> list[Spot]:
    """The loop, less exact: corners moved at random by up to half of ``by``, and towards their
    neighbours by ``even``."""
    moved = [(x + by * (chance(x, y) - 0.5), y + by * (chance(y, x, 1) - 0.5)) for x, y in loop]
    if not even:
        return moved
    around = zip([moved[-1], *moved], moved, [*moved[1:], moved[0]], strict=False)
    return [_towards(b, mid(a, c), even) for a, b, c in around]


def _towards(a: Spot, b: Spot, part: float) -> Spot:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def exact(hexes: AbstractSet[Place]) -> str:
    """The outline as the hexsides run."""
    return "".join(line(loop, closed=True) for loop in loops(hexes))


def area(hexes: AbstractSet[Place], by: float = 6, even: float = 0.0) -> str:
    """A soft outline."""
    return "".join(soft(loosened(loop, by, even)) for loop in loops(hexes))


def leafy(hexes: AbstractSet[Place], step: float) -> str:
    """An outline of tree tops: small arcs that bulge outwards along the soft outline."""
    path = ""
    for loop in loops(hexes):
        ring = _tops(_fine(loosened(loop, 11)), step)
        path += f"M{num(*ring[0])}"
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            radius = math.ceil(math.dist(a, b) * 0.56)
            path += f"a{radius} {radius} 0 0 1{_spaced(num(b[0] - a[0], b[1] - a[1]))}"
    return path


def _spaced(text: str) -> str:
    return text if text.startswith("-") else f" {text}"


def _fine(loop: Sequence[Spot]) -> list[Spot]:
    """Many points along the soft outline."""
    mids = [mid(a, b) for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)]
    points = []
    for a, c, b in zip([mids[-1], *mids], loop, mids, strict=False):
        for t in (0.0, 0.2, 0.4, 0.6, 0.8):
            u = 1 - t
            x = u * u * a[0] + 2 * t * u * c[0] + t * t * b[0]
            points.append((x, u * u * a[1] + 2 * t * u * c[1] + t * t * b[1]))
    return points


def _tops(fine: Sequence[Spot], step: float) -> list[Spot]:
    """Points about ``step`` apart, on whole numbers: nobody sees the tenth of a leaf."""
    ring, run = [fine[0]], 0.0
    for a, b in pairwise(fine):
        run += math.dist(a, b)
        if run >= step * (0.75 + 0.6 * chance(a)):
            ring.append(b)
            run = 0.0
    return [(round(x), round(y)) for x, y in ring]
