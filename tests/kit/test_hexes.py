"""Hex maths: facings, distances, arcs, hexsides, checked against real angles and by counting."""

from __future__ import annotations

import math

import pytest

from opfor.kit.hexes import (
    FACINGS,
    STEPS,
    Facing,
    centre,
    corners,
    distance,
    in_arc,
    sides_towards,
)

NEARBY = [(x, y) for x in range(-9, 10) for y in range(-18, 19) if (x + y) % 2 == 0]


def drawn(place: tuple[float, float]) -> tuple[float, float]:
    """A difference of places as a true vector, for hexes with sides of length 1."""
    return 1.5 * place[0], math.sqrt(3) / 2 * place[1]


def angle_between(a: tuple[float, float], b: tuple[float, float]) -> float:
    (ax, ay), (bx, by) = a, b
    turn = abs(math.degrees(math.atan2(ay, ax) - math.atan2(by, bx))) % 360
    return min(turn, 360 - turn)


def test_the_six_neighbours_are_one_hex_width_away_and_clockwise_from_the_north() -> None:
    for facing in FACINGS:
        vector = drawn(STEPS[facing])
        assert math.isclose(math.hypot(*vector), math.sqrt(3))
        clockwise = math.degrees(math.atan2(vector[0], -vector[1])) % 360
        assert math.isclose(clockwise % 360, 60 * facing, abs_tol=1e-9)


def test_a_facing_knows_its_front_and_its_back() -> None:
    assert Facing.N.front == (Facing.NW, Facing.N, Facing.NE)
    assert Facing.NW.turned(2) == Facing.NE
    assert [facing.opposite for facing in (Facing.N, Facing.NE, Facing.SE)] == [
        Facing.S,
        Facing.SW,
        Facing.NW,
    ]


def test_distance_is_the_number_of_steps() -> None:
    steps_to = {(0, 0): 0}
    ring = [(0, 0)]
    for steps in range(1, 10):
        ring = [(x + dx, y + dy) for x, y in ring for dx, dy in STEPS]
        ring = [place for place in dict.fromkeys(ring) if place not in steps_to]
        steps_to |= dict.fromkeys(ring, steps)
    assert len(steps_to) == 1 + sum(6 * ring for ring in range(1, 10))
    assert all(distance(*place) == steps for place, steps in steps_to.items())


@pytest.mark.rule("V-3")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_arc_is_sixty_degrees_to_either_side(facing: Facing) -> None:
    ahead = drawn(STEPS[facing])
    for place in NEARBY:
        if place != (0, 0):
            within = angle_between(drawn(place), ahead) <= 60 + 1e-9
            assert in_arc(*place, facing) == within, place
    assert not in_arc(0, 0, facing)


@pytest.mark.rule("V-3")
def test_front_hexes_are_in_the_arc_and_flank_hexes_are_not() -> None:
    for facing in FACINGS:
        in_front = {side for side in FACINGS if in_arc(*STEPS[side], facing)}
        assert in_front == set(facing.front)


def test_a_line_leaves_by_one_hexside_or_by_the_corner_of_two() -> None:
    assert sides_towards(0, -6) == (Facing.N,)
    assert sides_towards(2, 0) == (Facing.NE, Facing.SE)
    assert sides_towards(1, -3) == (Facing.N, Facing.NE)
    assert sides_towards(-3, 1) == (Facing.SW,)
    for place in NEARBY:
        if place != (0, 0):
            nearest = min(angle_between(drawn(place), drawn(STEPS[f])) for f in FACINGS)
            expected = {
                f for f in FACINGS if angle_between(drawn(place), drawn(STEPS[f])) <= nearest + 1e-9
            }
            assert set(sides_towards(*place)) == expected


def test_corners_of_neighbours_meet() -> None:
    here, east = (4, 7), (5, 8)
    assert len(set(corners(here)) & set(corners(east))) == 2
    assert centre(here) == (12, 7)
    hexagon = [drawn((x / 3, y)) for x, y in corners((0, 0))]
    assert all(math.isclose(math.hypot(*corner), 1) for corner in hexagon)
