"""The boards of the pack: facts that are certain, and what every board must offer."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.board.printed import board, board_ids, read_boards
from opfor.cardboard.coh.board.terrain import BOARDS, terrain_table
from opfor.kit.packs import read_manifest

FACT = ("1", "2", "3", "4", "5")


def field(board_id: str) -> Battlefield:
    return standard_battlefield(settle([board_id]))


def test_the_pack_holds_the_printed_boards_and_our_own() -> None:
    assert read_manifest(BOARDS).game == "coh"
    boards = read_boards(BOARDS)
    assert set(boards) == set(board_ids()) == {*FACT, "11", "12", "13"}
    for name, ground in boards.items():
        assert ground.provenance == ("fact" if name in FACT else "original")
        assert ground.certainty in "AB"


@pytest.mark.parametrize("board_id", ["1", "2", "3", "4", "5", "11", "12", "13"])
def test_roads_reach_the_four_exits_of_every_board(board_id: str) -> None:
    assert {"A10", "L10", "G01", "G19"} <= board(board_id).road_hexes()


@pytest.mark.parametrize("board_id", ["1", "2", "3", "4", "5", "11", "12", "13"])
def test_the_hexes_the_booklets_name_hold_foot_units_on_every_board(board_id: str) -> None:
    ground = field(board_id)
    for name in ("D11", "D13", "D14", "E09", "E13", "F11", "G07", "L04", "L05", "L06"):
        if (board_id, name) not in (("11", "G07"), ("11", "L05")):
            assert ground.terrain[ground.cell(name)].id != "water"


@pytest.mark.parametrize(
    ("board_id", "name", "kind", "level"),
    [
        ("1", "D11", "heavy-woods", 0),
        ("1", "A07", "open", 0),
        ("2", "J10", "stone-building", 0),
        ("2", "I04", "plowed-field", 0),
        ("3", "E09", "light-woods", 1),
        ("3", "K11", "open", 2),
        ("4", "L14", "plowed-field", 0),
        ("4", "C12", "light-woods", 1),
        ("5", "K07", "stone-building", 0),
        ("5", "B12", "water", 0),
    ],
)
def test_known_hexes(board_id: str, name: str, kind: str, level: int) -> None:
    ground = board(board_id)
    assert ground.terrain_at(name) == kind
    assert ground.levels.get(name, 0) == level


@pytest.mark.parametrize(
    ("board_id", "counts"),
    [
        ("1", {"heavy-woods": 18, "light-woods": 27}),
        ("2", {"wood-building": 9, "stone-building": 1, "plowed-field": 5}),
        ("5", {"stone-building": 21, "wood-building": 32, "water": 6}),
    ],
)
def test_how_much_of_each_terrain(board_id: str, counts: dict[str, int]) -> None:
    listed = list(board(board_id).terrain.values())
    assert {kind: listed.count(kind) for kind in counts} == counts


def test_rubble_and_gates_are_not_walls() -> None:
    village, farm = field("2"), field("4")
    assert village.wall_between(village.cell("F04"), village.cell("G05"))
    assert not village.wall_between(village.cell("I04"), village.cell("I05"))
    assert (village.cell("I04"), village.cell("I05")) in village.rubble
    assert not farm.wall_between(farm.cell("E12"), farm.cell("F12"))


def test_roads_run_hex_to_hex_both_ways() -> None:
    plains = field("1")
    a, b = plains.cell("B13"), plains.cell("C13")
    assert plains.road_between(a, b)
    assert plains.road_between(b, a)
    assert plains.road[a]
    assert not plains.road_between(plains.cell("D13"), plains.cell("E13"))


def reachable(ground: Battlefield, start: str, closed: set[str]) -> set[int]:
    """Where one gets dry-footed without entering the closed hexes."""
    shut = {ground.cell(name) for name in closed}
    shut |= {a for a in range(len(ground)) if ground.terrain[a].id == "water"}
    reached, frontier = {ground.cell(start)}, [ground.cell(start)]
    while frontier:
        fresh = [b for b in ground.adjacent(frontier.pop()) if b not in reached | shut]
        reached |= set(fresh)
        frontier += fresh
    return reached


def test_the_river_of_mill_ford_is_crossed_at_the_bridge_and_the_ford_only() -> None:
    mill_ford = field("11")
    east = mill_ford.cell("G12")
    assert mill_ford.road_between(mill_ford.cell("G06"), mill_ford.cell("G07")), "the bridge"
    assert east in reachable(mill_ford, "G03", closed=set()), "by the ford"
    assert east not in reachable(mill_ford, "G03", closed={"J06"})


def test_the_terrain_table() -> None:
    kinds = terrain_table().kinds()
    assert set(kinds) >= {
        "open", "plowed-field", "light-woods", "heavy-woods",
        "wood-building", "stone-building", "water", "marsh",
    }  # fmt: skip
    assert {k: t.dm for k, t in kinds.items() if t.dm} == {
        "light-woods": 1,
        "heavy-woods": 2,
        "wood-building": 1,
        "stone-building": 2,
        "water": -1,
        "marsh": 1,
    }
    assert kinds["heavy-woods"].extra_cost("foot") == 1
    assert kinds["heavy-woods"].extra_cost("wheeled") is None
    assert kinds["stone-building"].extra_cost("tracked") == 2
    assert terrain_table().wall.extra_cost("wheeled") is None
