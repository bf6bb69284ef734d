"""Moving: terrain by terrain, slopes, walls, roads, bonus moves, facing, entering, leaving."""

from __future__ import annotations

import pytest

from opfor.games.coh.rules.groups import could_group
from opfor.games.coh.rules.movement_steps import moves
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import (
    DriveOn,
    Enter,
    Face,
    GroupMove,
    Leave,
    Move,
    Pass,
    Pay,
    Pivot,
    StepTo,
)


def cost(table: Table, unit: str, to: str) -> int | None:
    """What a step costs; None if it is not allowed."""
    costs = {move.to: price for price, move in moves(table.look, table.n(unit))}
    return costs.get(table.cell(to))


def one(unit: str, facing: str = "N") -> dict[str, str]:
    return {unit: f"E09 {facing}", "S01" if unit[0] == "G" else "G01": "L18 N"}


TERRAIN = [
    ("open", 1, 1, 1),
    ("plowed-field", 1, None, 1),
    ("light-woods", 1, 3, 2),
    ("heavy-woods", 2, None, 3),
    ("wood-building", 2, 3, 2),
    ("stone-building", 2, 4, 3),
    ("water", 5, None, None),
]


@pytest.mark.parametrize(("terrain", "foot", "wheeled", "tracked"), TERRAIN)
def test_terrain_costs(
    terrain: str, foot: int | None, wheeled: int | None, tracked: int | None
) -> None:
    field = ground({"D09": terrain})
    assert cost(Table(one("G01"), field), "G01", "D09") == foot
    assert cost(Table(one("G42"), field), "G42", "D09") == wheeled
    assert cost(Table(one("G50"), field), "G50", "D09") == tracked


def test_water_is_for_the_unburdened_and_dearer_in_another_printing() -> None:
    field = ground({"D09": "water"})
    assert cost(Table(one("G19"), field), "G19", "D09") == 6
    assert cost(Table(one("G23"), field), "G23", "D09") is None
    assert cost(Table(one("G01"), field, rulings={"water-cost": "5"}), "G01", "D09") == 6


def test_going_backwards_costs_one_more() -> None:
    table = Table(one("G01"))
    assert cost(table, "G01", "D10") == 1
    assert cost(table, "G01", "F09") == 2


def test_a_road_cancels_terrain_but_not_the_backwards_step() -> None:
    field = ground({"D09": "heavy-woods", "F09": "heavy-woods"}, roads=[("D09", "E09", "F09")])
    table = Table(one("G01"), field)
    assert cost(table, "G01", "D09") == 1
    assert cost(table, "G01", "F09") == 2
    assert cost(Table(one("G35"), field), "G35", "D09") == 1


@pytest.mark.parametrize(("unit", "up", "steep"), [("G01", 2, 3), ("G29", 5, 6), ("G50", 1, None)])
def test_slopes(unit: str, up: int, steep: int | None) -> None:
    """Climbing costs foot and guns 1; two levels cost 2 and bar vehicles."""
    assert cost(Table(one(unit), ground({}, {"D09": 1})), unit, "D09") == up
    assert cost(Table(one(unit), ground({}, {"D09": 2})), unit, "D09") == steep
    assert cost(Table(one(unit), ground({}, {"E09": 1})), unit, "D09") == up - (unit != "G50")


def test_a_road_does_not_flatten_a_slope() -> None:
    field = ground({}, {"D09": 1}, roads=[("D09", "E09")])
    assert cost(Table(one("G01"), field), "G01", "D09") == 2


def test_another_reading_charges_vehicles_for_slopes() -> None:
    rulings = {"slopes-for-vehicles": "one-per-level"}
    table = Table(one("G50"), ground({}, {"D09": 1}), rulings=rulings)
    assert cost(table, "G50", "D09") == 2


@pytest.mark.parametrize(("unit", "price"), [("G01", 2), ("G42", None), ("G50", 1)])
def test_walls(unit: str, price: int | None) -> None:
    table = Table(one(unit), ground(walls=[("D09", "E09")]))
    assert cost(table, unit, "D09") == price


@pytest.mark.rule("COH-2.0-b")
def test_foot_goes_one_hex_and_then_turns_freely() -> None:
    table = Table(one("G01"))
    far = {table.setting.field.distance(table.cell("E09"), m.to) for m in table.offered(Move)}
    assert far == {1}
    table.act(Move(table.n("G01"), table.cell("D09")), says=[Face(2)])
    assert (table.at("G01"), table.unit("G01").facing) == ("D09", 2)
    assert table.state.aps[0] == 6


def test_a_pivot_costs_one() -> None:
    table = Table(one("G01"))
    table.act(Pivot(table.n("G01"), 3))
    assert table.unit("G01").facing == 3
    assert table.state.aps[0] == 6


# -- bonus moves -----------------------------------------------------------------------------------


def drive(table: Table, unit: str, first: str, *more: str) -> list[object]:
    says = [DriveOn(table.cell(name)) for name in more]
    return table.act(Move(table.n(unit), table.cell(first)), says=says)


@pytest.mark.rule("COH-2.0-b")
def test_a_half_track_goes_three_hexes_over_open_ground_for_one() -> None:
    table = Table(one("G38"))
    drive(table, "G38", "D09", "C09", "B09")
    assert table.at("G38") == "B09"
    assert table.state.aps[0] == 6


def test_a_truck_needs_a_road_for_its_bonus_moves() -> None:
    road = ground(roads=[("E09", "D09", "C09", "B09")])
    table = Table(one("G35"), road)
    drive(table, "G35", "D09", "C09", "B09")
    assert table.at("G35") == "B09"
    off_road = Table(one("G35"))
    log = off_road.act(Move(off_road.n("G35"), off_road.cell("D09")))
    assert happened(log, ev.UnitMoved)[-1].cell == off_road.cell("D09")
    assert off_road.at("G35") == "D09"


def test_wheels_do_not_pass_through_a_vehicle_on_a_bonus_move() -> None:
    road = ground(roads=[("E09", "D09", "C09")])
    table = Table({"G35": "E09 N", "G36": "C09 N", "S01": "L18 N"}, road)
    table.play.answer(Move(table.n("G35"), table.cell("D09")))
    assert DriveOn(table.cell("C09")) not in table.play.pending.options  # type: ignore[union-attr]


@pytest.mark.parametrize("terrain", ["plowed-field", "light-woods"])
def test_difficult_ground_ends_and_forfeits_bonus_moves(terrain: str) -> None:
    table = Table(one("G38"), ground({"D09": terrain}))
    table.play.answer(Move(table.n("G38"), table.cell("D09")))
    assert table.play.pending.question == "facing"  # type: ignore[union-attr]
    other = Table(one("G38"), ground({"C09": terrain}))
    other.play.answer(Move(other.n("G38"), other.cell("D09")))
    assert DriveOn(other.cell("C09")) not in other.play.pending.options  # type: ignore[union-attr]


def test_driving_backwards_gives_no_bonus_moves() -> None:
    table = Table(one("G38", "S"))
    table.play.answer(Move(table.n("G38"), table.cell("D09")))
    assert table.play.pending.question == "facing"  # type: ignore[union-attr]


# -- groups, entering, leaving ---------------------------------------------------------------------


def test_a_group_moves_for_the_highest_single_cost() -> None:
    field = ground({"D09": "heavy-woods"})
    table = Table({"G01": "E09 N", "G02": "E08 N", "G03": "E10 N", "S01": "L18 N"}, field)
    steps = [
        StepTo(table.n("G01"), table.cell("D09")),
        StepTo(table.n("G02"), table.cell("D08")),
        StepTo(table.n("G03"), table.cell("D10")),
    ]
    table.act(GroupMove(table.n("G01")), says=steps)
    assert [table.at(u) for u in ("G01", "G02", "G03")] == ["D09", "D08", "D10"]
    assert table.state.aps[0] == 5
    assert set(table.state.activated[0]) == {0, 1, 2}


def test_who_cannot_pay_to_leave_a_close_combat_leads_no_group() -> None:
    """Turning would be cheap enough, but nobody turns beside an enemy; a step costs more."""
    woods = ground({f"{line}{n:02d}": "heavy-woods" for line in "DEF" for n in (8, 9, 10)})
    table = Table({"G01": "E09 N", "G02": "E08 N", "S01": "E09 S"}, woods)
    leader = table.n("G01")
    assert min(price for price, _ in moves(table.look, leader)) == 2
    assert could_group(table.look, leader, 2)
    assert not could_group(table.look, leader, 1)
    alone = Table({"G01": "E09 N", "G02": "E08 N", "S01": "L18 S"}, woods)
    assert could_group(alone.look, alone.n("G01"), 1)


def test_three_enter_together_for_one_cap() -> None:
    units = {"G01": "enters L04 L05 L06", "G02": "enters L04 L05 L06", "G03": "enters L04 L05 L06"}
    table = Table({**units, "S01": "A02 S"}, caps=(1, 0))
    along = [("G02", "L05"), ("G03", "L06")]
    says = [Pay("caps", 1), *(StepTo(table.n(unit), table.cell(at)) for unit, at in along)]
    table.act(Enter(table.n("G01"), table.cell("L04")), says=says)
    assert [table.at(u) for u in ("G01", "G02", "G03")] == ["L04", "L05", "L06"]
    assert table.state.caps == (0, 0)


def test_entering_is_free_in_another_printing() -> None:
    units = {"G01": "enters L04", "S01": "A02 S"}
    table = Table(units, rulings={"entering-the-map": "free"})
    table.act(Enter(table.n("G01"), table.cell("L04")))
    assert table.state.activated[0] == ()
    assert not table.unit("G01").spent


def test_blocked_entry_hexes_shift_along_the_edge() -> None:
    table = Table({"G01": "enters L04", "S01": "L04 N"})
    cells = {table.setting.field.name(e.to) for e in table.offered(Enter)}
    assert "L04" not in cells
    assert {"L03", "L05"} <= cells


def test_leaving_needs_a_mission_that_allows_it_and_scores() -> None:
    from opfor.cardboard.coh.missions.mission import Exit

    exit_north = Exit(hexes=("A10",), vp=2)
    units = {"G01": "A10 N", "S01": "L18 N"}
    table = Table(units, sides={"german": {"exit": exit_north}})
    table.act(Leave(table.n("G01")))
    assert table.unit("G01").place == "left"
    assert table.state.vp == (2, 0)
    assert Table(units).offered(Leave) == []


# -- close combat ----------------------------------------------------------------------------------


def test_a_withdrawing_unit_may_not_go_where_the_enemy_came_from() -> None:
    table = Table({"G01": "F09 N", "S01": "E09 S"})
    table.act(Move(table.n("G01"), table.cell("E09")))
    ways_out = {table.setting.field.name(m.to) for m in table.offered(Move)}
    assert ways_out == {"D08", "D09", "D10"}


def test_a_turn_later_every_way_is_open() -> None:
    table = Table({"G01": "F09 N", "S01": "E09 S"})
    table.act(Move(table.n("G01"), table.cell("E09")))
    table.act(Pass())
    table.act(Pass(), dice=[(1, 1), (6, 6)])
    assert len({m.to for m in table.offered(Move)}) == 6


def test_close_combat_forbids_firing_out() -> None:
    from opfor.games.coh.values.actions import Assault, Fire

    table = Table({"G01": "E09 N", "S01": "E09 S", "S02": "C09 S"})
    assert table.offered(Fire) == []
    assert [a.target for a in table.offered(Assault)] == [table.n("S01")]


def test_a_control_marker_falls_to_whoever_passes_with_firepower() -> None:
    table = Table({"G01": "F09 N", "S01": "L18 N"}, control={"E09": "soviet"})
    table.act(Move(table.n("G01"), table.cell("E09")))
    assert table.state.markers[0].side == 0


def test_a_truck_takes_no_control() -> None:
    table = Table({"G35": "F09 N", "G01": "A02 N", "S01": "L18 N"}, control={"E09": "soviet"})
    table.act(Move(table.n("G35"), table.cell("E09")))
    assert table.state.markers[0].side == 1


def test_a_defended_marker_stays() -> None:
    table = Table({"G01": "F09 N", "S01": "E09 S"}, control={"E09": "soviet"})
    table.act(Move(table.n("G01"), table.cell("E09")))
    assert table.state.markers[0].side == 1
