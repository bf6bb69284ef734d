"""Vehicles and special units: turrets, open tops, armour colours, riding, towing, flames."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.games.coh.rules.ar_and_dv import struck_colour
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.targets import assault_shot, fire_cost, shot_of
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Assault, Fire, Load, Move, Pass, Unload


def shot(table: Table, unit: str, at: str = "E09", manner: str = "direct") -> Fire:
    return Fire(table.n(unit), table.cell(at), manner)  # type: ignore[arg-type]


def test_a_turret_turns_for_two_more() -> None:
    ahead = Table({"G50": "H09 N", "S41": "E09 S"})
    assert fire_cost(ahead.look, shot(ahead, "G50")) == 3
    behind = Table({"G50": "H09 S", "S41": "E09 S"})
    assert fire_cost(behind.look, shot(behind, "G50")) == 5
    assert behind.offered(Fire)


def test_an_all_round_mount_turns_for_nothing() -> None:
    table = Table({"G38": "H09 S", "S01": "E09 S"})
    assert fire_cost(table.look, shot(table, "G38")) == 2


def test_a_gun_without_turret_must_be_turned() -> None:
    assert Table({"G44": "H09 S", "S41": "E09 S"}).offered(Fire) == []


@pytest.mark.rule("COH-5.2-c")
def test_turrets_cover_all_round_and_guns_their_arc() -> None:
    table = Table({"G50": "H09 N", "G29": "H05 N", "S01": "A02 S"})
    behind = 1 << table.cell("J09")
    assert fire_zone(table.look, table.n("G50")) & behind
    assert not fire_zone(table.look, table.n("G29")) & 1 << table.cell("J05")


@pytest.mark.rule("COH-5.2-c")
def test_fire_zones_end_at_normal_range_and_need_an_ar() -> None:
    table = Table({"G01": "H09 N", "G35": "H05 N", "S01": "A02 S"})
    zone = fire_zone(table.look, table.n("G01"))
    assert zone >> table.cell("C09") & 1
    assert not zone >> table.cell("B09") & 1
    assert fire_zone(table.look, table.n("G35")) == 0


def test_blue_fire_meets_blue_armour() -> None:
    table = Table({"G29": "H09 N", "S48": "E09 S"})
    odds = table.odds(shot(table, "G29"), "S48")
    assert (odds.ar.total, odds.dv.total) == (8, 19)


def test_a_soft_flank_behind_an_armoured_front() -> None:
    """The Demag: blue from the front, red from behind."""
    front = Table({"G43": "E09 S", "S01": "H09 N"}, mover=1)
    assert struck_colour(front.look, shot_of(front.look, shot(front, "S01")), 0) == "blue"
    back = Table({"G43": "E09 N", "S01": "H09 N"}, mover=1)
    assert struck_colour(back.look, shot_of(back.look, shot(back, "S01")), 0) == "red"


def test_an_open_top_is_soft_from_above_and_in_close_combat() -> None:
    mortar = Table({"G44": "E09 S", "S25": "I09 N"}, mover=1)
    look = mortar.look
    assert struck_colour(look, shot_of(look, shot(mortar, "S25")), 0) == "red"
    rifle = Table({"G44": "E09 S", "S01": "E09 N"}, mover=1)
    action = Assault(rifle.n("S01"), rifle.n("G44"))
    assert struck_colour(rifle.look, assault_shot(rifle.look, action), 0) == "red"
    gun = Table({"G44": "E09 S", "S28": "H09 N"}, mover=1)
    assert struck_colour(gun.look, shot_of(gun.look, shot(gun, "S28")), 0) == "blue"


def test_vehicles_lose_their_cover_in_close_combat() -> None:
    table = Table({"G01": "E09 N", "S41": "E09 S"}, ground({"E09": "heavy-woods"}))
    odds = table.odds(Assault(table.n("G01"), table.n("S41")), "S41")
    assert (odds.ar.total, odds.dv.total) == (0 + 4, 13)


@pytest.mark.parametrize(("unit", "ar"), [("G01", 2 + 4), ("G09", 4 - 2), ("G29", 3 - 2)])
def test_close_combat_favours_rifles_not_crews(unit: str, ar: int) -> None:
    table = Table({unit: "E09 N", "S01": "E09 S"})
    assert table.odds(Assault(table.n(unit), table.n("S01")), "S01").ar.total == ar


def test_a_tank_may_not_fire_down_a_steep_side_next_to_it() -> None:
    field = ground({}, {"E09": 2})
    assert Table({"G50": "E09 S", "S01": "F09 N"}, field).offered(Fire) == []
    assert Table({"G01": "E09 S", "S01": "F09 N"}, field).offered(Fire)


def test_foot_behind_a_friendly_vehicle_is_safer() -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S", "S41": "E09 S"})
    assert table.odds(shot(table, "G01"), "S01").dv.total == 13


def test_mortars_keep_their_distance_and_burst_in_trees() -> None:
    field = ground({"E09": "heavy-woods"})
    near = Table({"G21": "F09 N", "S01": "E09 S"}, field)
    assert near.offered(Fire) == []
    far = Table({"G21": "H09 N", "S01": "E09 S"}, field)
    odds = far.odds(shot(far, "G21"), "S01")
    assert odds.dv.text() == "DV 11 = 11 flank DR"


def test_walls_do_not_help_against_mortars() -> None:
    table = Table({"G21": "G09 N", "S01": "E09 S"}, ground(walls=[("E09", "F09")]))
    assert table.odds(shot(table, "G21"), "S01").dv.total == 11


def test_a_light_mortar_has_no_indirect_fire() -> None:
    field = ground({"G09": "light-woods"})
    light = Table({"G21": "I09 N", "S01": "E09 S"}, field)
    assert light.offered(Fire) == []
    heavy = Table({"G23": "I09 N", "S01": "E09 S"}, field)
    assert [f.manner for f in heavy.offered(Fire)] == ["indirect"]
    assert fire_cost(heavy.look, heavy.offered(Fire)[0]) == 4


def test_flames_ignore_cover_and_reach_one_hex() -> None:
    table = Table({"G16": "F09 N", "S01": "E09 S"}, ground({"E09": "stone-building"}))
    assert table.odds(shot(table, "G16", manner="flame"), "S01").dv.total == 11
    far = Table({"G16": "G09 N", "S01": "E09 S"})
    assert {f.manner for f in far.offered(Fire)} == {"direct"}


def test_nobody_fires_from_water() -> None:
    assert Table({"G01": "G09 N", "S01": "E09 S"}, ground({"G09": "water"})).offered(Fire) == []


def test_standing_in_water_is_worse_than_in_the_open() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, ground({"E09": "water"}))
    assert table.odds(shot(table, "G01"), "S01").dv.total == 11


# -- riding ----------------------------------------------------------------------------------------


def test_loading_costs_the_passengers_move_and_both_go_together() -> None:
    table = Table({"G38": "E09 N", "G29": "F09 N", "S01": "L18 N"})
    table.act(Load(table.n("G29"), table.n("G38")))
    assert table.at("G29") == "E09"
    assert table.state.aps[0] == 3
    table.act(Pass())
    table.act(Move(table.n("G38"), table.cell("D09")))
    assert table.at("G29") == table.at("G38") == "D09"


def test_passengers_may_not_attack() -> None:
    table = Table({"G38": "H09 N", "G09": "on G38", "S01": "E09 S"})
    assert {f.unit for f in table.offered(Fire)} == {table.n("G38")}


def test_unloading_into_the_next_hex() -> None:
    table = Table({"G35": "E09 N", "G01": "on G35", "S01": "L18 N"})
    table.act(Unload(table.n("G01"), table.cell("D09")))
    assert (table.at("G01"), table.unit("G01").carrier) == ("D09", -1)


def test_one_passenger_only() -> None:
    table = Table({"G35": "E09 N", "G01": "on G35", "G02": "F09 N", "S01": "L18 N"})
    assert table.offered(Load) == []


def test_the_passenger_is_rolled_for_first_and_armour_shields_it() -> None:
    units = {"G38": "E09 S", "G01": "on G38", "S01": "H09 N"}
    table = Table(units, mover=1)
    assert table.odds(shot(table, "S01"), "G01").dv.total == 12 + 2
    log = table.act(shot(table, "S01"), dice=[(1, 1), (1, 1)])
    order = [roll.target for roll in happened(log, ev.AttackRolled)]
    assert order == [table.n("G01"), table.n("G38")]


def test_a_destroyed_vehicle_drops_its_passenger() -> None:
    units = {"G35": "E09 S", "G01": "on G35", "S01": "H09 N"}
    table = Table(units, mover=1, hits={"G35": "unnerved"})
    table.act(shot(table, "S01"), dice=[(1, 1), (6, 6)])
    assert table.unit("G35").place == "destroyed"
    assert (table.at("G01"), table.unit("G01").carrier) == ("E09", -1)


def test_a_stranded_tank_is_towed_by_tracks_only() -> None:
    units = {"G50": "E09 N", "G49": "E09 N", "G42": "E09 N", "S01": "L18 N"}
    table = Table(units, hits={"G50": "immobilised"})
    assert {load.carrier for load in table.offered(Load)} == {table.n("G49")}


# -- the table of counters -------------------------------------------------------------------------


def test_the_counters_of_both_sides() -> None:
    kinds = unit_kinds()
    assert sum(k.nation == "german" for k in kinds.values()) == 29
    assert sum(k.nation == "soviet" for k in kinds.values()) == 21
    rifle, maxim = kinds["german-rifle"], kinds["soviet-mmg"]
    assert (rifle.attack_cost, rifle.red, rifle.range, rifle.front_dr) == (3, 2, 5, 12)
    assert (maxim.move_cost, maxim.range, maxim.is_poor_in_close_combat) == (2, 9, True)
    assert kinds["german-rifle"].numbers == tuple(range(1, 9))
    assert kinds["soviet-nkvd"].numbers == (20, 21, 22)


@pytest.mark.parametrize("kind", [k for k in unit_kinds().values() if k.is_armed])
def test_every_armed_counter_can_hit_something(kind: object) -> None:
    """No counter is dead weight: each can make some attack, if only hand to hand."""
    from opfor.cardboard.coh.counters.units import UnitKind

    assert isinstance(kind, UnitKind)
    own, enemy = ("G", "S01") if kind.nation == "german" else ("S", "G01")
    unit = f"{own}{kind.numbers[0]:02d}"
    distance = "E09" if kind.range == 0 else "G09" if kind.minimum_range < 3 else "H09"
    table = Table({unit: f"{distance} N", enemy: "E09 S"}, mover=0 if own == "G" else 1)
    assert table.offered(Fire) or table.offered(Assault)
