"""Riding, towing, coming on and driving on: who, where, for how much."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.rules.bonus_moves import bonus_strides, routes
from opfor.games.coh.rules.entry_and_exit import entries, entry_cost
from opfor.games.coh.rules.movement_steps import moves
from opfor.games.coh.rules.transport import loads, unloads
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.values.actions import Enter, Load, Unload
from opfor.games.coh.values.entries import facing_inwards
from opfor.games.coh.values.state import Intrusion
from opfor.kit.hexes import FACINGS


@each_case(
    ("units", "hits", "may"),
    [
        ({"G01": "E09 N", "G35": "E09 N"}, {}, True),
        ({"G01": "E09 N", "G35": "D09 N"}, {}, True),
        ({"G01": "E09 N", "G35": "C09 N"}, {}, False),
        ({"G01": "E09 N", "G35": "E09 N"}, {"G01": "pinned"}, False),
        ({"G01": "E09 N", "G35": "E09 N"}, {"G01": "stunned"}, False),
        ({"G01": "E09 N", "G35": "E09 N"}, {"G01": "suppressed"}, True),
        ({"G01": "E09 N", "G45": "E09 N"}, {}, False),
        ({"G01": "E09 N", "G35": "E09 N", "G02": "on G35"}, {}, False),
        ({"G01": "E09 N", "G35": "E09 N hidden"}, {}, False),
        ({"G27": "E09 N", "G35": "E09 N"}, {}, True),
        ({"G45": "E09 N", "G46": "E09 N"}, {}, False),
        ({"G45": "E09 N", "G46": "E09 N"}, {"G45": "immobilised"}, True),
        ({"G45": "E09 N", "G46": "E09 N"}, {"G45": "vehicle-stunned"}, True),
        ({"G45": "E09 N", "G46": "D09 N"}, {"G45": "immobilised"}, False),
        ({"G45": "E09 N", "G46": "E09 N"}, {"G45": "immobilised", "G46": "immobilised"}, False),
        ({"G45": "E09 N", "G35": "E09 N"}, {"G45": "immobilised"}, False),
        ({"G42": "E09 N", "G35": "E09 N"}, {"G42": "immobilised"}, True),
        ({"G42": "E09 N", "G45": "E09 N"}, {"G42": "immobilised"}, True),
        ({"G45": "E09 N", "G01": "E09 N"}, {"G45": "immobilised"}, False),
    ],
)
def test_who_may_mount_or_be_hitched_to_whom(
    units: dict[str, str], hits: dict[str, str], may: bool
) -> None:
    """One foot unit or one gun to a transport; stranded armour behind another of its kind."""
    table = Table({**units, "S01": "A02 S"}, hits=hits)
    passenger, carrier = (table.n(name) for name in list(units)[:2])
    assert (Load(passenger, carrier) in loads(table.look, passenger, 7)) == may


def test_nobody_mounts_twice_nor_an_enemys_truck_nor_without_the_aps() -> None:
    table = Table({"G35": "E09 N", "G36": "E09 N", "G01": "on G35", "S35": "D09 S"})
    assert list(loads(table.look, table.n("G01"), 7)) == []
    table = Table({"G23": "E09 N", "G35": "E09 N", "S35": "D09 S"})
    mortar = table.n("G23")
    assert list(loads(table.look, mortar, 3)) == [Load(mortar, table.n("G35"))]
    assert list(loads(table.look, mortar, 2)) == [], "an 8 cm mortar moves for 3"
    assert list(loads(table.look, table.n("G35"), 7)) == [], "a truck rides on nothing"


@pytest.mark.parametrize(
    ("hit", "costs"),
    [
        ("", {"E09": 1, "D09": 2, "F09": 1, "D08": 1, "E08": 1, "D10": 1, "E10": 1}),
        ("pinned", {"E09": 1}),
        ("stunned", {}),
        ("cowering", {"E09": 2, "D09": 3, "F09": 2, "D08": 2, "E08": 2, "D10": 2, "E10": 2}),
    ],
)
def test_where_a_passenger_gets_off_and_for_how_much(hit: str, costs: dict[str, int]) -> None:
    """Its own move cost into the hex entered; heavy woods at D09 cost 1 more."""
    units = {"G35": "E09 N", "G01": "on G35", "S01": "A02 S"}
    table = Table(units, ground({"D09": "heavy-woods"}), hits={"G01": hit})
    rider = table.n("G01")
    found = {table.setting.field.name(off.to): cost for cost, off in unloads(table.look, rider)}
    names = {name for name in found if table.setting.field.distance(
        table.cell(name), table.cell("E09")) <= 1}  # fmt: skip
    assert found == {**costs, **{n: c for n, c in found.items() if n not in names}}
    assert names == set(costs)


def test_who_does_not_ride_does_not_get_off() -> None:
    table = Table({"G35": "E09 N", "G01": "E09 N", "S01": "A02 S"})
    assert list(unloads(table.look, table.n("G01"))) == []
    table = Table({"G35": "E09 N", "G01": "on G35", "S01": "E09 S"})
    origin = table.cell("D09")
    table.play.state = replace(
        table.state, intrusion=Intrusion(table.cell("E09"), origin, table.state.turn - 1)
    )
    out = {option.to for _, option in unloads(table.look, table.n("G01"))}
    assert origin not in out, "not where the enemy came from"
    assert Unload(table.n("G01"), table.cell("F09")).to in out


# -- steps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turns", "locked", "shut"),
    [(1, True, {"D09", "D08", "D10"}), (2, True, set()), (1, False, set())],
    ids=["the turn after", "a turn later", "he is gone again"],
)
def test_who_withdraws_does_not_go_where_the_enemy_came_from(
    turns: int, locked: bool, shut: set[str]
) -> None:
    """Nor to the two hexes next to it that also touch the contested one."""
    table = Table({"G01": "E09 N", "S01": "E09 S" if locked else "A02 S"})
    cell, origin = table.cell("E09"), table.cell("D09")
    state = replace(table.state, intrusion=Intrusion(cell, origin, 4), turn=4 + turns)
    table.play.state = state
    open_ = {table.setting.field.name(move.to) for _, move in moves(table.look, table.n("G01"))}
    around = {table.setting.field.name(c) for c in table.setting.field.adjacent(cell)}
    assert around - open_ == shut


@pytest.mark.parametrize(
    ("symbol", "ground_", "on", "goes"),
    [
        ("track", {}, "", True),
        ("track", {"D09": "light-woods"}, "", False),
        ("track", {}, "G46", True),
        ("wheel", {}, "", False),
    ],
    ids=["tracks in the open", "not into woods", "past a vehicle", "wheels need a road"],
)
def test_a_bonus_move(symbol: str, ground_: dict[str, str], on: str, goes: bool) -> None:
    units = {"G45": "E09 N", "S01": "A02 S", **({on: "D09 N"} if on else {})}
    table = Table(units, ground(ground_))
    ways = bonus_strides(table.look, table.n("G45"), table.cell("E09"), [symbol])
    assert (table.cell("D09") in {stride.to for stride, _ in ways}) == goes


@pytest.mark.rule("COH-2.0-b")
@pytest.mark.parametrize(
    ("unit", "halts", "longest"),
    [("S41", "", 2), ("S48", "", 3), ("S41", "F09", 1), ("S47", "", 1)],
)
def test_one_move_action_goes_as_far_as_its_symbols(unit: str, halts: str, longest: int) -> None:
    """A step and a hex for each symbol; nothing goes on out of a hex where it must halt."""
    table = Table({unit: "E09 S", "G01": "A02 N"})
    mask = 1 << table.cell(halts) if halts else 0
    found = routes(table.look, table.n(unit), [table.cell("F09")], mask)
    ways = [way for each in found.values() for way in each]
    assert max(map(len, ways)) == longest
    assert all(way[0] == table.cell("F09") for way in ways)
    assert all(len(set(way)) == len(way) and table.cell("E09") not in way for way in ways)
    assert all(way[-1] == end for end, each in found.items() for way in each)


# -- coming on -------------------------------------------------------------------------------------


@pytest.mark.rule("entering-the-map")
@pytest.mark.parametrize(
    ("due", "budget", "ways"), [(0, 7, 0), (1, 7, 1), (2, 7, 0), (1, 1, 1), (1, 0, 0)]
)
def test_a_reinforcement_comes_on_from_its_round_on(due: int, budget: int, ways: int) -> None:
    table = Table({"G01": "enters L10", "S01": "A02 S"})
    unit = table.n("G01")
    counters = list(table.state.counters)
    counters[unit] = replace(counters[unit], due=due)
    table.play.state = replace(table.state, counters=tuple(counters))
    assert list(entries(table.look, unit, budget)) == [Enter(unit, table.cell("L10"))] * ways


@pytest.mark.rule("entering-the-map")
@pytest.mark.parametrize(
    ("unit", "terrain", "ruling", "cost"),
    [
        ("G01", "open", {}, 1),
        ("G01", "heavy-woods", {}, 2),
        ("G35", "heavy-woods", {}, None),
        ("G01", "heavy-woods", {"entering-the-map": "free"}, 0),
    ],
)
def test_coming_on_costs_a_move_into_the_hex(
    unit: str, terrain: str, ruling: dict[str, str], cost: int | None
) -> None:
    table = Table({unit: "enters L10", "S01": "A02 S"}, ground({"L10": terrain}), rulings=ruling)
    assert entry_cost(table.look, table.n(unit), table.cell("L10")) == cost


@pytest.mark.parametrize(
    ("cell", "facing"), [("A10", "S"), ("L09", "N"), ("E09", "N"), ("B09", "S")]
)
def test_who_comes_on_looks_into_the_map(cell: str, facing: str) -> None:
    table = Table({"G01": "J09 N", "S01": "A02 S"})
    assert FACINGS[facing_inwards(table.look, table.cell(cell))].name == facing


def test_sides_look_across_the_map() -> None:
    table: Any = Table({"G01": "J09 N", "S01": "A02 S"})
    field = table.setting.field
    for edge, ways in (("west", {"NE", "SE"}), ("east", {"NW", "SW"})):
        inner = [c for c in field.edge(edge) if field.name(c)[0] in "DEFGH"]
        assert {FACINGS[facing_inwards(table.look, c)].name for c in inner} <= ways


@pytest.mark.parametrize(("to", "aps"), [("E09", 6), ("D09", 5), ("F09", 6)])
def test_getting_off_is_paid_by_the_hex(to: str, aps: int) -> None:
    units = {"G35": "E09 N", "G01": "on G35", "S01": "A02 S"}
    table = Table(units, ground({"D09": "heavy-woods"}))
    table.act(Unload(table.n("G01"), table.cell(to)))
    assert table.state.aps[0] == aps
    assert table.at("G01") == to
