"""Flat-top hexes in whole numbers: places, facings, distances, arcs, hexsides, corners.

A place is ``(x, y)``: column and *doubled row*, y growing southwards. Neighbours in a column are
two apart in y, neighbours in the next column one, so ``x + y`` has the same parity all over a
map and a difference of places needs no "odd column" case.

Drawing and sight use the plane ``(3x, y)``, where every corner is a whole number too. It is the
true picture stretched along the axes (by half a side in x, by √3/2 of a side in y); stretching
keeps lines straight, so questions about lines are answered exactly there.
"""

from __future__ import annotations

from enum import IntEnum

Place = tuple[int, int]
Point = tuple[int, int]


class Facing(IntEnum):
    """A hexside of a flat-top hex, clockwise from the north."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5

    def turned(self, clockwise: int) -> Facing:
        """The facing so many hexsides further clockwise."""
        return FACINGS[(self + clockwise) % 6]

    @property
    def opposite(self) -> Facing:
        return FACINGS[(self + 3) % 6]

    @property
    def front(self) -> tuple[Facing, Facing, Facing]:
        """The three hexsides of the front: left, faced, right."""
        return self.turned(-1), self, self.turned(1)


FACINGS: tuple[Facing, ...] = tuple(Facing)

STEPS: tuple[Place, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From a place to its neighbour, by facing."""

CORNERS: tuple[Point, ...] = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""From a centre to the corners in the plane; hexside f runs from corner f to corner f + 1."""


def distance(dx: int, dy: int) -> int:
    """How many steps between two places that differ by ``(dx, dy)``."""
    across, down = abs(dx), abs(dy)
    return across + max(0, (down - across) // 2)


def in_arc(dx: int, dy: int, facing: Facing) -> bool:
    """Whether the place at ``(dx, dy)`` lies in the arc: the three front hexes extended outward.

    The arc is the wedge between the rays through the left and the right front hex, both
    included (120 degrees); the hex itself is not in its own arc.
    """
    left, _, right = facing.front
    clockwise_of_left = _cross(STEPS[left], (dx, dy)) >= 0
    short_of_right = _cross((dx, dy), STEPS[right]) >= 0
    return clockwise_of_left and short_of_right and (dx, dy) != (0, 0)


def sides_towards(dx: int, dy: int) -> tuple[Facing, ...]:
    """The hexside by which the line to ``(dx, dy)`` leaves the hex; two if by their corner."""
    ray = (3 * dx, dy)
    return tuple(
        side
        for side in FACINGS
        if _cross(CORNERS[side], ray) >= 0 and _cross(ray, CORNERS[(side + 1) % 6]) >= 0
    )


def centre(place: Place) -> Point:
    """The centre of a hex in the plane."""
    x, y = place
    return 3 * x, y


def corners(place: Place) -> tuple[Point, ...]:
    """The six corners of a hex in the plane, clockwise from the north-west one."""
    x, y = centre(place)
    return tuple((x + across, y + down) for across, down in CORNERS)


def _cross(a: Point, b: Point) -> int:
    """Positive if b lies clockwise of a, zero if they are parallel."""
    return a[0] * b[1] - a[1] * b[0]
