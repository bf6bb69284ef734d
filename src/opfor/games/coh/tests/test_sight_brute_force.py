"""Sight against a second opinion that shares nothing with the engine.

Here hexes are polygons in the plane, lines are cut with exact fractions, and the rules are read
hex by hex for every pair. The two must agree on every pair of several random boards.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.games.coh.told.positions.board import PositionBoard, position_battlefield

Hex = tuple[int, int]
"""Column and row number (A = 0), as printed."""

Look = Callable[[Hex], tuple[int, bool, int] | None]
"""Level, blocking terrain and smoke of a hex; None off the map."""

GROUND = ("open", "plowed-field", "light-woods", "heavy-woods", "wood-building", "water")
WOODS_AND_BUILDINGS = {"light-woods", "heavy-woods", "wood-building", "stone-building"}


def middle(hex_: Hex) -> tuple[int, int]:
    """The centre: columns are 3 apart, rows 2, and even columns hang one lower."""
    column, row = hex_
    return 3 * column, 2 * row + (column % 2 == 0)


@cache
def cuts(parity: int, columns: int, rows: int) -> list[tuple[Fraction, list[Hex]]]:
    """Hexes the segment from (parity, 0) to there runs through or along, in order."""
    start, end = (parity, 0), (parity + columns, rows)
    found: dict[tuple[Fraction, Fraction], list[Hex]] = {}
    for column in range(min(start[0], end[0]), max(start[0], end[0]) + 1):
        for row in range(min(0, rows) - 1, max(0, rows) + 2):
            part = overlap((column, row), middle(start), middle(end))
            if part is not None and (column, row) not in (start, end):
                found.setdefault(part, []).append((column, row))
    return [(part[0], found[part]) for part in sorted(found)]


def overlap(
    hex_: Hex, start: tuple[int, int], end: tuple[int, int]
) -> tuple[Fraction, Fraction] | None:
    """The part of the segment, from 0 to 1, that lies in the closed hexagon."""
    mx, my = middle(hex_)
    ring = [(mx + 2, my), (mx + 1, my + 1), (mx - 1, my + 1), (mx - 2, my)]
    ring += [(mx - 1, my - 1), (mx + 1, my - 1)]
    enter, leave = Fraction(0), Fraction(1)
    for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1], strict=True):
        side = [(qx - px) * (y - py) - (qy - py) * (x - px) for x, y in (start, end)]
        if side[0] == side[1]:
            if side[0] < 0:
                return None
            continue
        crossing = Fraction(side[0], side[0] - side[1])
        if side[1] > side[0]:
            enter = max(enter, crossing)
        else:
            leave = min(leave, crossing)
    return (enter, leave) if enter < leave else None


def sees_by_hand(a: Hex, b: Hex, look: Look) -> bool:
    """Read the rules along the line, hex by hex."""
    level_a, level_b = look(a)[0], look(b)[0]  # type: ignore[index]
    parity = a[0] % 2
    pieces = [
        [(column - parity + a[0], row + a[1]) for column, row in hexes]
        for _, hexes in cuts(parity, b[0] - a[0], b[1] - a[1])
    ]
    smoke_met = 0
    for number, hexes in enumerate(pieces):
        last_before_low_end = (level_a > level_b and number == len(pieces) - 1) or (
            level_a < level_b and number == 0
        )
        thickness = min(
            thickness_by_hand(look(hex_), level_a, level_b, last_before_low_end) for hex_ in hexes
        )
        if thickness == 3:
            return False
        smoke_met += thickness
    return smoke_met < 2


def thickness_by_hand(
    ground: tuple[int, bool, int] | None, level_a: int, level_b: int, next_to_low_end: bool
) -> int:
    """0 clear, 1 light smoke, 2 heavy smoke, 3 solid."""
    if ground is None:
        return 0
    level, blocking, smoke = ground
    height = level + 1 if blocking else level
    if level_a == level_b:
        solid = height > level_a
    else:
        solid = height >= max(level_a, level_b) or (blocking and next_to_low_end)
    return 3 if solid else smoke


def printed(name: str) -> Hex:
    return int(name[1:]), ord(name[0]) - ord("A")


def random_field(seed: int, hilly: bool) -> Battlefield:
    """A full board with woods and buildings strewn over it."""
    chance = random.Random(seed)
    names = position_battlefield(PositionBoard()).names
    terrain: dict[str, list[str]] = {kind: [] for kind in GROUND}
    for name in names:
        terrain[chance.choices(GROUND, weights=(16, 2, 2, 1, 1, 1))[0]].append(name)
    levels = {n: chance.choices((0, 1, 2), weights=(14, 3, 2))[0] for n in names} if hilly else {}
    drawn = PositionBoard(terrain={k: tuple(v) for k, v in terrain.items()}, levels=levels)
    return position_battlefield(drawn)


def looker(field: Battlefield, smoke: dict[int, int]) -> Look:
    known = {
        printed(field.name(c)): (
            field.level[c],
            field.terrain[c].id in WOODS_AND_BUILDINGS,
            smoke.get(c, 0),
        )
        for c in range(len(field))
    }
    return known.get


@pytest.mark.parametrize(("seed", "hilly"), [(1, False), (2, True), (3, True)])
def test_every_pair_of_a_random_board(seed: int, hilly: bool) -> None:
    field = random_field(seed, hilly)
    look = looker(field, {})
    hexes = [printed(name) for name in field.names]
    seen = 0
    for a, here in enumerate(hexes):
        for b in range(a):
            expected = sees_by_hand(here, hexes[b], look)
            assert field.sees(a, b) == field.sees(b, a) == expected, (field.name(a), field.name(b))
            seen += expected
    assert 2500 < seen < 15000, "the board should be neither empty nor a maze"


@pytest.mark.parametrize("seed", [4, 5])
def test_pairs_through_smoke(seed: int) -> None:
    field = random_field(seed, hilly=True)
    chance = random.Random(seed)
    smoke = {chance.randrange(len(field)): chance.choice((1, 1, 2)) for _ in range(40)}
    sight = field.sight_through(smoke)
    look = looker(field, smoke)
    hexes = [printed(name) for name in field.names]
    hidden_by_smoke = 0
    for a in range(len(field)):
        for b in range(a):
            expected = sees_by_hand(hexes[a], hexes[b], look)
            assert sight.sees(a, b) == sight.sees(b, a) == expected
            hidden_by_smoke += field.sees(a, b) and not expected
    assert hidden_by_smoke > 300


def test_the_explained_line_always_agrees_with_the_table() -> None:
    field = random_field(6, hilly=True)
    chance = random.Random(6)
    smoke = {chance.randrange(len(field)): chance.choice((1, 2)) for _ in range(25)}
    sight = field.sight_through(smoke)
    for _ in range(6000):
        a, b = chance.randrange(len(field)), chance.randrange(len(field))
        clear = field.explain_sight(a, b)
        assert clear.visible == field.sees(a, b)
        assert bool(clear.blockers) != clear.visible
        assert field.explain_sight(a, b, smoke).visible == sight.sees(a, b)
