"""The grid every board is printed on: 19 columns of flat-top hexes, 196 of them whole.

A board is cut through the centres of its outer hexes: columns 01 and 19 and the odd columns' top
and bottom hexes are halves, the corners quarters. Boards laid edge to edge therefore complete
each other's hexes. A hex is named by row letter and two-digit column; the halves above row B
bear no printed letter and are called A here.
"""

from __future__ import annotations

from typing import Literal

from opfor.kit.hexes import STEPS, Place

Edge = Literal["north", "east", "south", "west"]
EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")
LONG_EDGES: tuple[Edge, ...] = ("north", "south")

COLUMNS = 19
LAST_ROW = 24
"""The doubled row of the bottom edge; the top edge is row 0."""

ACROSS, DOWN = COLUMNS - 1, LAST_ROW
"""How far apart the same hex of two boards side by side, or one above the other, lies."""

WHOLE = 4
"""A whole hex in quarters."""


def _name(x: int, y: int) -> str:
    return f"{chr(ord('A') + y // 2)}{x:02d}"


PLACES: dict[str, Place] = {
    _name(x, y): (x, y) for x in range(1, COLUMNS + 1) for y in range((x + 1) % 2, LAST_ROW + 1, 2)
}
"""Every hex of a board by name, halves and quarters included."""


def quarters(place: Place) -> int:
    """How many quarters of the hex lie on the board."""
    x, y = place
    return WHOLE // (2 if x in (1, COLUMNS) else 1) // (2 if y in (0, LAST_ROW) else 1)


FULL_HEXES: tuple[str, ...] = tuple(n for n, place in PLACES.items() if quarters(place) == WHOLE)

UNLETTERED: frozenset[str] = frozenset(n for n, (_, y) in PLACES.items() if y == 0)
"""The halves above row B, which bear no letter of their own."""

ROAD_EXITS: tuple[str, ...] = ("A10", "L10")
"""Whole hexes at which roads run over the long edges of every board (the short edges' exits,
G01 and G19, are halves and complete each other)."""


def turned(place: Place) -> Place:
    """Where a hex lies when its board is turned by half a turn, the only turn that fits."""
    x, y = place
    return COLUMNS + 1 - x, LAST_ROW - y


def are_neighbours(one: str, other: str) -> bool:
    """Whether two hexes of a board share a side."""
    (ax, ay), (bx, by) = PLACES[one], PLACES[other]
    return (bx - ax, by - ay) in STEPS
