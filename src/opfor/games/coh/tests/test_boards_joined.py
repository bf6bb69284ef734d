"""Boards side by side: equal edges, half turns, merged hexes, names, roads, sight."""

from __future__ import annotations

import random

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.layout import Placed, Placing, add, beside, settle
from opfor.core.errors import OpforError
from opfor.games.coh.told.positions.board import drawn_from, position_battlefield
from opfor.kit.hexes import Facing


def field(*placings: str | Placing | Placed) -> Battlefield:
    return standard_battlefield(settle(placings))


SQUARE = (Placed("1"), Placed("2", (1, 0)), Placed("3", (0, 1)), Placed("4", (1, 1)))


@pytest.mark.rule("GEN-2.1-f")
def test_a_long_edge_against_a_short_one_is_refused() -> None:
    with pytest.raises(OpforError, match="board 2: its west edge is short, the north edge of"):
        beside(Placed("1"), "north", "2", "west")
    with pytest.raises(OpforError, match=r"maps\[1\]: board 2: its south edge is long, the east"):
        settle(["1", Placing(board="2", to="1", to_edge="east", edge="south")])


@pytest.mark.rule("GEN-2.1-f")
@pytest.mark.parametrize(
    ("to_edge", "edge", "at", "rotated"),
    [
        ("north", "south", (0, -1), False),
        ("north", "north", (0, -1), True),
        ("south", "south", (0, 1), True),
        ("east", "west", (1, 0), False),
        ("east", "east", (1, 0), True),
        ("west", "east", (-1, 0), False),
    ],
)
def test_equal_edges_meet_by_half_a_turn_at_most(
    to_edge: str, edge: str, at: tuple[int, int], rotated: bool
) -> None:
    placing = Placing(board="2", to="1", to_edge=to_edge, edge=edge)  # type: ignore[arg-type]
    assert settle(["1", placing])[1] == Placed("2", at, rotated)


@pytest.mark.rule("GEN-2.1-f")
def test_the_edges_of_a_turned_board_turn_with_it() -> None:
    turned = Placed("1", (0, 0), True)
    assert beside(turned, "north", "2", "north") == Placed("2", (0, 1), False)


@pytest.mark.rule("GEN-3.8-a")
def test_a_board_in_use_cannot_be_added_again() -> None:
    with pytest.raises(OpforError, match="board 1 is already in use"):
        add(settle(["1", "2"]), Placed("1", (1, 0)))


@pytest.mark.parametrize(
    ("placings", "complaint"),
    [
        (["1", Placed("2", (2, 0))], r"maps\[1\]: board 2 touches no board before it"),
        (["1", Placed("2", (1, 1))], r"maps\[1\]: board 2 touches no board before it"),
        (["1", Placed("2")], r"maps\[1\]: board 2 would lie on board 1"),
        (["1", "2", "3", "4", "5"], r"maps\[4\]: board 5: a map has at most 4 boards"),
        ([], "maps: no board is named"),
        (["1", Placing(board="2", to="3", edge="north", to_edge="south")], "to: '3' is not known"),
        (["1", Placing(board="2", to="1", edge="north")], "to needs edge and to_edge"),
        (["1", Placing(board="2", edge="north")], "edge needs to"),
        (
            ["1", Placing(board="2", to="1", edge="north", to_edge="south", at=(0, 1))],
            "give either at and rotated, or edge and to_edge",
        ),
    ],
)
def test_layouts_that_do_not_fit(placings: list[str | Placing | Placed], complaint: str) -> None:
    with pytest.raises(OpforError, match=complaint):
        settle(placings)


def test_half_hexes_merge_at_the_joint() -> None:
    assert len(field("1", "2")) == 2 * 196 + 8, "the odd columns 03 to 17 of the long edge"
    assert len(field("1", Placed("2", (1, 0)))) == 2 * 196 + 11, "rows B to L of the short edge"
    assert len(field(*SQUARE)) == 4 * 196 + 2 * 8 + 2 * 11 + 1, "and the corner in the middle"


def test_three_boards_leave_the_corner_hex_open() -> None:
    corner = field(*SQUARE[:3])
    assert len(corner) == 3 * 196 + 8 + 11
    with pytest.raises(OpforError, match="cut by the edge"):
        corner.cell("1-M19")


def test_a_merged_hex_answers_to_both_names() -> None:
    side_by_side = field("1", Placed("2", (1, 0)))
    assert side_by_side.cell("1-G19") == side_by_side.cell("2-G01")
    assert side_by_side.name(side_by_side.cell("2-G01")) == "1-G19"
    turned = field("1", Placed("2", (1, 0), True))
    assert turned.cell("1-B19") == turned.cell("2-L19")
    middle = field(*SQUARE)
    assert len({middle.cell(n) for n in ("1-M19", "2-M01", "3-A19", "4-A01")}) == 1


def test_a_printed_letter_names_a_merged_hex_before_an_unprinted_one() -> None:
    one_above = field(Placed("2", (0, 1)), Placed("1"))
    assert one_above.name(one_above.cell("2-A05")) == "1-M05"


def test_several_boards_need_the_boards_number() -> None:
    joined = field("1", "2")
    assert joined.name(joined.cell("2-J10")) == "2-J10"
    with pytest.raises(OpforError, match="J10 is not on map 1, 2 \\(1-A02"):
        joined.cell("J10")


@pytest.mark.rule("V-2")
def test_distances_run_across_the_joint() -> None:
    joined = field("1", "2")
    assert joined.distance(joined.cell("1-L10"), joined.cell("2-A10")) == 1
    assert joined.distance(joined.cell("1-A10"), joined.cell("2-L10")) == 23
    wide = field("1", Placed("2", (1, 0)))
    assert wide.distance(wide.cell("1-G18"), wide.cell("2-G02")) == 2


def test_roads_run_over_the_joints() -> None:
    tall = field("1", Placed("2", (0, 1), True))
    assert tall.road_between(tall.cell("1-L10"), tall.cell("2-L10"))
    wide = field("1", Placed("2", (1, 0)))
    assert wide.road_between(wide.cell("1-G18"), wide.cell("1-G19"))
    assert wide.road_between(wide.cell("2-G01"), wide.cell("2-F02"))
    alone = field("1")
    assert alone.neighbour(alone.cell("L10"), Facing.S) is None


def test_the_outer_edges_are_those_of_the_whole_map() -> None:
    joined = field("1", "2")
    assert {joined.board_of[a] for a in joined.edge("north")} == {"1"}
    assert {joined.board_of[a] for a in joined.edge("south")} == {"2"}
    assert len(joined.edge("west")) == 24
    assert len(joined.edge("west", "2")) == 12


def test_terrain_turns_with_its_board() -> None:
    turned = field(Placed("3", (0, 0), True))
    upright = field("3")
    for name in upright.names:
        a, b = upright.cell(name), turned.cell(name)
        assert upright.terrain[a] is turned.terrain[b]
        assert upright.level[a] == turned.level[b]
    assert turned.map.places[turned.cell("A02")] == upright.map.places[upright.cell("L18")]


@pytest.mark.parametrize(
    "layout", [(Placed("3", (0, 0), True),), ("3", "1"), ("3", Placed("2", (1, 0)))]
)
def test_turning_or_joining_changes_nothing_inside_a_board(
    layout: tuple[str | Placed, ...],
) -> None:
    alone, there = field("3"), field(*layout)
    cells = [there.cell(f"3-{name}") for name in alone.names]
    for a in range(len(alone)):
        for b in range(a):
            assert there.sees(cells[a], cells[b]) == alone.sees(a, b)
            assert there.distance(cells[a], cells[b]) == alone.distance(a, b)


@pytest.mark.parametrize("layout", [SQUARE, SQUARE[:3], ("12", Placed("3", (1, 0), True))])
def test_sight_over_joints_is_the_same_both_ways_and_as_explained(
    layout: tuple[str | Placed, ...],
) -> None:
    joined = field(*layout)
    chance = random.Random(11)
    seen_across = 0
    for _ in range(3000):
        a, b = chance.randrange(len(joined)), chance.randrange(len(joined))
        seen = joined.explain_sight(a, b).visible
        assert joined.sees(a, b) == joined.sees(b, a) == seen
        seen_across += seen and joined.board_of[a] != joined.board_of[b]
    assert seen_across > 20


def test_a_layout_goes_into_a_position_and_back() -> None:
    layout = settle(["1", Placing(board="2", to="1", to_edge="east", edge="east")])
    again = position_battlefield(drawn_from(standard_battlefield(layout)))
    assert again.layout == layout
    assert again is standard_battlefield(layout), "made once"
