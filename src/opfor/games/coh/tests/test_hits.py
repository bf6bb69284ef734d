"""Hit counters one by one, rallying, and what destruction does."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.counters.numbers import full_pile, hit_counters
from opfor.games.coh.rules.rally import rally_number
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Fire, GroupRally, Join, Move, Pivot, Rally, Stall


def hit(unit: str, name: str, **more: object) -> Table:
    """A hit German unit with a Soviet rifle three hexes in front of it."""
    return Table({unit: "H09 N", "S01": "E09 S"}, hits={unit: name}, **more)  # type: ignore[arg-type]


def shot(table: Table, unit: str) -> Fire:
    return Fire(table.n(unit), table.cell("E09"))


@pytest.mark.rule("COH-1.0-d")
def test_two_piles_of_twenty() -> None:
    assert len(full_pile("soft")) == len(full_pile("armour")) == 20
    assert {h.pile for h in hit_counters().values()} == {"soft", "armour"}


def test_unnerved_changes_nothing() -> None:
    table = hit("G01", "unnerved")
    assert table.odds(shot(table, "G01"), "S01").ar.total == 2
    assert table.offered(Move)


@pytest.mark.parametrize(("unit", "name"), [("G01", "pinned"), ("G50", "immobilised")])
def test_pinned_and_immobilised_neither_move_nor_turn(unit: str, name: str) -> None:
    table = hit(unit, name)
    assert table.offered(Move) == table.offered(Pivot) == []
    assert table.offered(Fire)


@pytest.mark.parametrize(
    ("unit", "name", "loss"), [("G01", "suppressed", 2), ("G50", "vehicle-suppressed", 3)]
)
def test_suppressed_shoots_worse_and_dearer(unit: str, name: str, loss: int) -> None:
    table = hit(unit, name)
    printed = table.setting.kind(table.unit(unit)).red or 0
    assert table.odds(shot(table, unit), "S01").ar.total == printed - loss
    assert table.look.attack_cost(table.n(unit)) == 4


def test_a_suppressed_tank_loses_five_against_armour() -> None:
    table = Table({"G50": "H09 N", "S41": "E09 S"}, hits={"G50": "vehicle-suppressed"})
    assert table.odds(shot(table, "G50"), "S41").ar.total == 8 - 5


@pytest.mark.parametrize(("unit", "name"), [("G01", "stunned"), ("G50", "vehicle-stunned")])
def test_stunned_can_only_rally(unit: str, name: str) -> None:
    table = hit(unit, name)
    offered = {type(o) for o in table.play.pending.options}  # type: ignore[union-attr]
    assert Rally in offered
    assert not offered & {Move, Pivot, Fire}
    assert Stall in offered


def test_panicked_does_not_attack_and_shows_its_front() -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S"}, hits={"S01": "panicked", "G01": ""})
    assert table.odds(shot(table, "G01"), "S01").dv.total == 10
    table.act(Stall(table.n("G01")))
    assert table.offered(Fire) == []


def test_a_panicked_tanks_front_falls_by_four() -> None:
    table = Table({"G50": "H09 N", "S41": "E09 S"}, hits={"S41": "vehicle-panicked"})
    assert table.odds(shot(table, "G50"), "S41").dv.total == 14 - 4


def test_cowering_slows_shortens_and_protects() -> None:
    table = Table({"G01": "F09 N", "S01": "E09 S"}, hits={"G01": "cowering"})
    look, unit = table.look, table.n("G01")
    assert (look.attack_cost(unit), look.move_cost(unit), look.reach(unit)) == (5, 2, 1)
    back = Table({"G01": "H09 N", "S01": "E09 S"}, hits={"S01": "cowering"})
    assert back.odds(shot(back, "G01"), "S01").dv.total == 13


@pytest.mark.parametrize(
    ("ruling", "front", "flank"), [("front-two", 14, 12), ("both-one", 13, 12)]
)
def test_berserk(ruling: str, front: int, flank: int) -> None:
    rulings = {"berserk-defence": ruling}
    table = Table({"G01": "H09 N", "S01": "E09 S"}, hits={"S01": "berserk"}, rulings=rulings)
    assert table.odds(shot(table, "G01"), "S01").dv.total == front
    behind = Table({"G01": "H09 N", "S01": "E09 N"}, hits={"S01": "berserk"}, rulings=rulings)
    assert behind.odds(shot(behind, "G01"), "S01").dv.total == flank
    close = Table({"G01": "F09 N", "S01": "E09 S"}, hits={"G01": "berserk"}, rulings=rulings)
    assert close.odds(shot(close, "G01"), "S01").ar.total == 2 + 1 + 3
    assert close.look.attack_cost(close.n("G01")) == 2


def test_light_damage_stays_for_good() -> None:
    table = hit("G50", "light-damage")
    assert table.offered(Rally) == []
    assert table.offered(Move)
    assert table.offered(Fire)


def test_damaged_guns_lose_one_colour_or_both() -> None:
    units = {"G50": "H09 N", "S01": "E09 S", "S41": "F11 S"}
    soft = Table(units, hits={"G50": "red-gun-damaged"})
    assert [f.at for f in soft.offered(Fire)] == [soft.cell("F11")]
    hard = Table(units, hits={"G50": "blue-gun-damaged"})
    assert [f.at for f in hard.offered(Fire)] == [hard.cell("E09")]
    both = Table(units, hits={"G50": "red-gun-damaged"}, rulings={"damaged-guns": "all-fire"})
    assert both.offered(Fire) == []


def test_immobilised_shows_a_weaker_front() -> None:
    table = Table({"G50": "H09 N", "S41": "E09 S"}, hits={"S41": "immobilised"})
    assert table.odds(shot(table, "G50"), "S41").dv.total == 13


# -- rally -----------------------------------------------------------------------------------------


def test_a_rally_costs_five_and_takes_the_counter_off() -> None:
    table = hit("G01", "pinned")
    table.act(Rally(table.n("G01")), dice=[(3, 4)])
    assert table.unit("G01").hit == ""
    assert table.state.aps[0] == 2
    assert len(table.state.soft) == 20


def test_a_failed_rally_changes_nothing() -> None:
    table = hit("G01", "pinned")
    table.act(Rally(table.n("G01")), dice=[(3, 3)])
    assert table.unit("G01").hit == "pinned"


def test_cover_and_comrades_help() -> None:
    units = {"G01": "H09 N", "G02": "H09 N", "G03": "H09 N", "S01": "A02 S"}
    field = ground({"H09": "light-woods"})
    table = Table(units, field, hits={"G01": "panicked"})
    assert rally_number(table.look, 0).total == 8 - 1 - 1
    each = Table(units, field, hits={"G01": "panicked"}, rulings={"rally-friends": "each"})
    assert rally_number(each.look, 0).total == 8 - 1 - 2


def test_nobody_rallies_in_close_combat() -> None:
    table = Table({"G01": "E09 N", "S01": "E09 S"}, hits={"G01": "pinned"})
    assert table.offered(Rally) == []
    free = Table(
        {"G01": "E09 N", "S01": "E09 S"},
        hits={"G01": "pinned"},
        rulings={"rally-in-close-combat": "everyone"},
    )
    assert free.offered(Rally)


def test_a_group_rallies_for_one_cost_with_one_roll_each() -> None:
    units = {"G01": "H09 N", "G02": "H08 N", "S01": "A02 S"}
    table = Table(units, hits={"G01": "pinned", "G02": "pinned"})
    says = [Join(table.n("G02"))]
    log = table.act(GroupRally(table.n("G01")), dice=[(6, 6), (1, 1)], says=says)
    assert len(happened(log, ev.RallyRolled)) == 2
    assert (table.unit("G01").hit, table.unit("G02").hit) == ("", "pinned")
    assert table.state.aps[0] == 2


# -- destruction -----------------------------------------------------------------------------------


def test_trucks_cost_no_cap_but_give_points() -> None:
    units = {"G01": "H09 N", "S35": "E09 S", "S01": "A02 S"}
    table = Table(units, caps=(0, 4), hits={"S35": "unnerved"})
    table.act(shot(table, "G01"), dice=[(6, 6)])
    assert table.unit("S35").place == "destroyed"
    assert table.state.losses == (0, 0)
    assert table.state.vp == (1, 0)


def test_the_mission_may_value_a_unit_otherwise() -> None:
    units = {"G01": "H09 N", "S20": "E09 S", "S01": "A02 S"}
    sides = {"german": {"kill_vp_of": {"soviet-nkvd": 2}}}
    table = Table(units, hits={"S20": "unnerved"}, sides=sides)
    table.act(shot(table, "G01"), dice=[(6, 6)])
    assert table.state.vp == (2, 0)
