"""Which hexes a line crosses: the simple cases by hand, all others by exact fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from opfor.kit.lines import crossed

Corner = tuple[int, int]


def test_straight_down_a_column() -> None:
    assert crossed(0, 8) == (((0, 2),), ((0, 4),), ((0, 6),))


def test_neighbours_have_nothing_between() -> None:
    assert crossed(1, 1) == ()


def test_along_a_hexside_both_hexes_come_as_one_piece() -> None:
    assert crossed(2, 0) == (((1, -1), (1, 1)),)
    assert [sorted(piece) for piece in crossed(1, 3)] == [[(0, 2), (1, 1)]]
    assert [len(piece) for piece in crossed(6, 0)] == [2, 1, 2, 1, 2]


def test_a_corner_touched_is_not_crossed() -> None:
    touched = {hex_ for piece in crossed(4, 2) for hex_ in piece}
    assert touched == {(1, 1), (2, 0), (2, 2), (3, 1)}
    for dx in range(1, 9):
        assert len(crossed(dx, dx)) == dx - 1


def pieces_by_fractions(dx: int, dy: int) -> list[frozenset[tuple[int, int]]]:
    """The same by cutting the segment with every hexagon near it."""
    cuts: dict[tuple[Fraction, Fraction], set[tuple[int, int]]] = {}
    for x in range(min(0, dx) - 1, max(0, dx) + 2):
        for y in range(min(0, dy) - 2, max(0, dy) + 3):
            if (x + y) % 2 == 0 and (x, y) not in ((0, 0), (dx, dy)):
                cut = _cut(x, y, dx, dy)
                if cut is not None:
                    cuts.setdefault(cut, set()).add((x, y))
    return [frozenset(cuts[cut]) for cut in sorted(cuts)]


def _cut(x: int, y: int, dx: int, dy: int) -> tuple[Fraction, Fraction] | None:
    """The part of the segment (from 0 to 1) inside the closed hexagon at (x, y)."""
    ring = [
        (3 * x + cx, y + cy) for cx, cy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
    ]
    enter, leave = Fraction(0), Fraction(1)
    for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1], strict=True):
        at_start = (qx - px) * -py - (qy - py) * -px
        slope = (qx - px) * dy - (qy - py) * 3 * dx
        if slope == 0:
            if at_start < 0:
                return None
        elif slope > 0:
            enter = max(enter, Fraction(-at_start, slope))
        else:
            leave = min(leave, Fraction(-at_start, slope))
    return (enter, leave) if enter < leave else None


@pytest.mark.parametrize("dx", range(-4, 15))
def test_every_difference_against_fractions(dx: int) -> None:
    for dy in range(-14 + dx % 2, 15, 2):
        assert [frozenset(piece) for piece in crossed(dx, dy)] == pieces_by_fractions(dx, dy)
