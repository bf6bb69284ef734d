"""The standard board: names, distances of the booklet's example, arcs, edges, flanks."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.grid import FULL_HEXES, PLACES
from opfor.cardboard.coh.board.layout import settle
from opfor.core.errors import OpforError
from opfor.kit.hexes import Facing
from opfor.kit.masks import members


@pytest.fixture(scope="module")
def plains() -> Battlefield:
    return standard_battlefield(settle(["1"]))


def names(field: Battlefield, cells: tuple[int, ...]) -> list[str]:
    return sorted(field.name(cell) for cell in cells)


def test_a_board_has_196_whole_hexes(plains: Battlefield) -> None:
    assert len(plains) == len(FULL_HEXES) == 196
    for column in range(2, 19):
        rows = sorted(name[0] for name in plains.names if name[1:] == f"{column:02d}")
        assert "".join(rows) == ("ABCDEFGHIJKL" if column % 2 == 0 else "BCDEFGHIJKL")


def test_names_and_cells_go_both_ways(plains: Battlefield) -> None:
    assert all(plains.cell(plains.name(a)) == a for a in range(len(plains)))
    assert plains.cell("1-D11") == plains.cell("D11")


@pytest.mark.parametrize("half", ["G01", "G19", "A03", "M11", "A01"])
def test_half_hexes_are_not_playable(plains: Battlefield, half: str) -> None:
    assert half in PLACES
    with pytest.raises(OpforError, match=f"{half}.*cut by the edge"):
        plains.cell(half)


@pytest.mark.parametrize("wrong", ["Z09", "A2", "M02", "D20", "2-D11", "", "d11"])
def test_a_hex_off_the_map_is_refused(plains: Battlefield, wrong: str) -> None:
    with pytest.raises(OpforError, match=r"not on map 1 \(A02 to L18\)"):
        plains.cell(wrong)


@pytest.mark.rule("V-2")
@pytest.mark.parametrize(
    ("one", "other", "hexes"),
    [
        ("E09", "G07", 3),
        ("E09", "E13", 4),
        ("D13", "D11", 2),
        ("D13", "F11", 3),
        ("D11", "D11", 0),
        ("A02", "L18", 19),
        ("L02", "A18", 19),
    ],
)
def test_distances(plains: Battlefield, one: str, other: str, hexes: int) -> None:
    assert plains.distance(plains.cell(one), plains.cell(other)) == hexes


@pytest.mark.rule("V-2")
def test_the_booklets_placements_are_legal_by_distance(plains: Battlefield) -> None:
    marker = plains.cell("E09")
    for near in ("D11", "F11", "G07"):
        assert plains.within(marker, 3) >> plains.cell(near) & 1
    assert not plains.within(marker, 3) >> plains.cell("E13") & 1
    for pioneer in ("E13", "D13"):
        for enemy in ("D11", "F11", "G07", "E09"):
            assert plains.distance(plains.cell(pioneer), plains.cell(enemy)) >= 2


def test_neighbours_of_even_and_odd_columns(plains: Battlefield) -> None:
    def around(name: str) -> list[str | None]:
        near = [plains.neighbour(plains.cell(name), facing) for facing in Facing]
        return [None if cell is None else plains.name(cell) for cell in near]

    assert around("E10") == ["D10", "E11", "F11", "F10", "F09", "E09"]
    assert around("E09") == ["D09", "D10", "E10", "F09", "E08", "D08"]
    assert around("A02") == [None, None, "B03", "B02", None, None]


def test_edges_are_the_outermost_whole_hexes(plains: Battlefield) -> None:
    north = names(plains, plains.edge("north"))
    assert north == sorted(
        [f"A{column:02d}" for column in range(2, 19, 2)]
        + [f"B{column:02d}" for column in range(3, 18, 2)]
    )
    assert names(plains, plains.edge("south")) == [f"L{column:02d}" for column in range(2, 19)]
    assert names(plains, plains.edge("west")) == [f"{row}02" for row in "ABCDEFGHIJKL"]
    assert names(plains, plains.edge("east")) == [f"{row}18" for row in "ABCDEFGHIJKL"]


@pytest.mark.rule("V-3")
def test_an_arc_widens_by_one_hex_a_row(plains: Battlefield) -> None:
    a = plains.cell("H10")
    ring_two = plains.within(a, 2) & ~plains.within(a, 1)
    seen = sorted(plains.name(b) for b in members(plains.arc(a, Facing.N) & ring_two))
    assert seen == ["F10", "G08", "G09", "G11", "G12"]


@pytest.mark.rule("V-3")
def test_front_and_flank(plains: Battlefield) -> None:
    unit = plains.cell("H10")
    assert plains.is_in_front(unit, Facing.N, plains.cell("A10"))
    assert plains.is_in_front(unit, Facing.N, plains.cell("H11"))
    assert not plains.is_in_front(unit, Facing.N, plains.cell("I11"))
    assert not plains.is_in_front(unit, Facing.N, plains.cell("L10"))
    assert not plains.is_in_front(unit, Facing.N, unit)


def test_a_turret_covers_all_but_its_own_hex(plains: Battlefield) -> None:
    a = plains.cell("H10")
    assert plains.all_round(a).bit_count() == 195
    assert not plains.all_round(a) >> a & 1
