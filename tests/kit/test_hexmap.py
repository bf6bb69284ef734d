"""Maps of hexes: tables and masks agree with the maths they are made of."""

from __future__ import annotations

import random

import pytest

from opfor.kit.hexes import FACINGS, Facing, Place, distance, in_arc
from opfor.kit.hexmap import HexMap, hexmap
from opfor.kit.lines import crossed
from opfor.kit.masks import mask_of, members

RAGGED = [
    (x, y)
    for x in range(3, 15)
    for y in range(-4, 17)
    if (x + y) % 2 == 0 and (x * 7 + y * 5) % 11 != 0
]


@pytest.fixture(scope="module")
def ragged() -> HexMap:
    """A map with holes and gaps in its columns."""
    return HexMap(RAGGED)


def test_cells_are_numbered_column_by_column(ragged: HexMap) -> None:
    assert ragged.places == tuple(sorted(RAGGED))
    assert all(ragged.at[place] == cell for cell, place in enumerate(ragged.places))


def test_distances_are_those_of_the_places(ragged: HexMap) -> None:
    for a in range(len(ragged)):
        for b in range(len(ragged)):
            assert ragged.distance(a, b) == distance(*ragged.difference(a, b))


def test_neighbours_are_mutual_and_one_away(ragged: HexMap) -> None:
    for a in range(len(ragged)):
        for facing in FACINGS:
            b = ragged.neighbour(a, facing)
            if b is not None:
                assert ragged.distance(a, b) == 1
                assert ragged.neighbour(b, facing.opposite) == a
        near = {b for b in range(len(ragged)) if ragged.distance(a, b) == 1}
        assert set(ragged.adjacent[a]) == near


def test_masks_of_ranges_and_arcs(ragged: HexMap) -> None:
    cells = range(len(ragged))
    for a in cells:
        for reach in (0, 1, 4):
            expected = [b for b in cells if ragged.distance(a, b) <= reach]
            assert members(ragged.within_masks(reach)[a]) == expected
        for facing in (Facing.N, Facing.SE, Facing.SW):
            expected = [b for b in cells if in_arc(*ragged.difference(a, b), facing)]
            assert members(ragged.arc_masks(facing)[a]) == expected


def test_the_front_and_the_back_arc_share_no_hex_and_all_arcs_cover_the_map(
    ragged: HexMap,
) -> None:
    for a in range(len(ragged)):
        arcs = [ragged.arc_masks(facing)[a] for facing in FACINGS]
        assert arcs[Facing.N] & arcs[Facing.S] == 0
        everything = 0
        for arc in arcs:
            everything |= arc
        assert everything == ragged.everywhere ^ 1 << a


def test_a_line_reads_the_same_from_both_ends(ragged: HexMap) -> None:
    chance = random.Random(7)
    for _ in range(500):
        a, b = chance.randrange(len(ragged)), chance.randrange(len(ragged))
        there = [frozenset(piece) for piece in ragged.line(a, b)]
        back = [frozenset(piece) for piece in ragged.line(b, a)]
        assert there == back[::-1]


def test_shadows_are_the_lines_over_a_cell(ragged: HexMap) -> None:
    for a, cell in ((0, 5), (17, 40), (60, 33)):
        through, along = ragged.shadow(a, cell)
        lines = {b: ragged.line(a, b) for b in range(len(ragged))}
        assert members(through) == [b for b, line in lines.items() if (cell,) in line]
        touching = [
            b
            for b in lines
            if any(
                len(piece) == 2 and ragged.places[cell] in piece for piece in _places(ragged, a, b)
            )
        ]
        assert members(along) == touching


def _places(hexes: HexMap, a: int, b: int) -> list[list[Place]]:
    """The line in places, the ones off the map included."""
    x, y = hexes.places[a]
    pieces = crossed(*hexes.difference(a, b))
    return [[(x + dx, y + dy) for dx, dy in piece] for piece in pieces]


def test_maps_of_one_shape_share_their_tables() -> None:
    places = ((1, 1), (1, 3), (2, 2))
    assert hexmap(places) is hexmap(tuple(places))


def test_masks_and_lists_of_cells() -> None:
    assert members(mask_of([5, 0, 200])) == [0, 5, 200]
    assert members(0) == []
