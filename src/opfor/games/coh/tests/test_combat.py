"""Attacks: the booklets' check values, modifiers one by one, hits and kills."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import AddCaps, Assault, Done, Fire, Join, Pivot
from opfor.games.coh.values.chances import chance_of


def fire(table: Table, unit: str, at: str, manner: str = "direct") -> Fire:
    return Fire(table.n(unit), table.cell(at), manner)  # type: ignore[arg-type]


# -- the check values ------------------------------------------------------------------------------


def test_lmg_at_a_rifles_front_in_light_woods() -> None:
    table = Table({"G09": "I09 N", "S01": "E09 S"}, ground({"E09": "light-woods"}))
    odds = table.odds(fire(table, "G09", "E09"), "S01")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (4, 13, 9)
    assert odds.dv.text() == "DV 13 = 12 front DR + 1 light woods"


def test_rifle_adjacent_at_a_pak38s_flank_in_a_wood_building() -> None:
    field = ground({"E09": "wood-building"})
    table = Table({"G29": "E09 N", "S01": "F09 N"}, field, mover=1)
    odds = table.odds(fire(table, "S01", "E09"), "G29")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (6, 11, 5)


def test_rifle_in_close_combat_with_an_hmg_in_light_woods() -> None:
    table = Table({"G19": "E09 N", "S01": "E09 N"}, ground({"E09": "light-woods"}), mover=1)
    odds = table.odds(Assault(table.n("S01"), table.n("G19")), "G19")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (7, 11, 4)


@pytest.mark.rule("COH-3.1.1-c")
def test_hmg_with_two_supporters_at_a_rifles_front_in_the_open() -> None:
    table = Table({"G19": "I09 N", "G01": "I08 N", "G02": "I10 N", "S01": "F09 S"})
    action = fire(table, "G19", "F09")
    log = table.act(action, dice=[(2, 3)], says=[Join(table.n("G01")), Join(table.n("G02"))])
    (roll,) = happened(log, ev.AttackRolled)
    assert (roll.needed, roll.result) == (5, "hit")
    assert set(table.state.activated[0]) == {table.n("G19"), table.n("G01"), table.n("G02")}


def test_nine_kills_where_five_hits() -> None:
    table = Table({"G19": "I09 N", "G01": "I08 N", "G02": "I10 N", "S01": "F09 S", "S02": "A02 S"})
    action = fire(table, "G19", "F09")
    log = table.act(action, dice=[(4, 5)], says=[Join(table.n("G01")), Join(table.n("G02"))])
    assert happened(log, ev.AttackRolled)[0].result == "kill"
    assert table.unit("S01").place == "destroyed"


def test_suppressed_rifle_at_an_hmgs_front_needs_eleven() -> None:
    table = Table({"G19": "E09 S", "S01": "H09 N"}, mover=1, hits={"S01": "suppressed"})
    odds = table.odds(fire(table, "S01", "E09"), "G19")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (1, 12, 11)


def test_mortar_indirect_with_a_spotter_on_higher_ground() -> None:
    """The spotter's height counts, not the mortar's; high explosive finds the flank."""
    field = ground({"H09": "light-woods"}, {"J11": 1})
    table = Table({"G19": "E09 S", "S25": "J09 N"}, field, mover=1)
    action = fire(table, "S25", "E09", "indirect")
    assert action in table.offered(Fire)
    odds = table.odds(action, "G19")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (4, 10, 6)


def test_hmg_at_a_maxim_in_a_bunkers_arc_on_higher_ground() -> None:
    bunker = WorkRow(kind="bunker", hex="E09", owner="soviet", facing="S")
    table = Table({"G19": "I09 N", "S17": "E09 S"}, ground({}, {"E09": 1}), works=[bunker])
    odds = table.odds(Fire(table.n("G19"), table.cell("E09")), "S17")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (5, 18, 13)
    assert odds.hit == 0


def test_flamethrower_at_an_infantry_gun_in_a_stone_building() -> None:
    table = Table({"G16": "F09 N", "S27": "E09 S"}, ground({"E09": "stone-building"}))
    odds = table.odds(fire(table, "G16", "E09", "flame"), "S27")
    assert (odds.ar.total, odds.dv.total, odds.needed) == (6, 10, 4)


def test_mines_need_eight() -> None:
    mines = WorkRow(kind="mines", hex="E09", owner="soviet")
    table = Table({"G01": "F09 N", "S01": "A02 N"}, works=[mines])
    from opfor.games.coh.values.actions import Move

    log = table.act(Move(table.n("G01"), table.cell("E09")), dice=[(4, 4)], draws=["pinned"])
    (roll,) = happened(log, ev.AttackRolled)
    assert (roll.needed, roll.result, roll.source) == (8, "hit", "mines")
    assert table.unit("G01").hit == "pinned"


# -- range and height ------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "needed"), [("H09", 6), ("D09", 9), ("C09", 11)])
def test_short_normal_and_long_range(at: str, needed: int) -> None:
    """A rifle (AR 3, range 5) at a rifle's front: +3 next door, −2 beyond 5."""
    table = Table({"G01": f"{at} S", "S01": "I09 N"}, mover=1)
    assert table.odds(fire(table, "S01", at), "G01").needed == needed


def test_beyond_twice_the_range_nothing_is_offered() -> None:
    table = Table({"G01": "L10 N", "S01": "A10 S"}, mover=1)
    assert table.setting.field.distance(table.cell("L10"), table.cell("A10")) == 11
    assert table.offered(Fire) == []


def test_only_the_arc_can_be_fired_at() -> None:
    table = Table({"G01": "E09 N", "S01": "G09 N"})
    assert table.offered(Fire) == []
    table.act(Pivot(table.n("G01"), 3))
    table.act(Pivot(table.n("S01"), 1))
    assert [f.at for f in table.offered(Fire)] == [table.cell("G09")]


def test_an_attack_from_behind_meets_the_flank() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 N"})
    odds = table.odds(fire(table, "G01", "E09"), "S01")
    assert odds.dv.parts[0].label == "flank DR"
    assert odds.dv.total == 11


def test_height_helps_both_ways() -> None:
    high = Table({"G01": "G09 N", "S01": "E09 S"}, ground({}, {"G09": 1}))
    assert high.odds(fire(high, "G01", "E09"), "S01").ar.total == 3
    low = Table({"G01": "G09 N", "S01": "E09 S"}, ground({}, {"E09": 1}))
    assert low.odds(fire(low, "G01", "E09"), "S01").dv.total == 13


def test_a_wall_on_the_targets_side_adds_one() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, ground(walls=[("E09", "F09")]))
    assert table.odds(fire(table, "G01", "E09"), "S01").dv.total == 13


def test_a_wall_elsewhere_does_not() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, ground(walls=[("F09", "G09")]))
    assert table.odds(fire(table, "G01", "E09"), "S01").dv.total == 12


# -- rolls and results -----------------------------------------------------------------------------


def test_a_miss_does_nothing() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"})
    log = table.act(fire(table, "G01", "E09"), dice=[(4, 5)])
    assert happened(log, ev.AttackRolled)[0].result == "miss"
    assert table.unit("S01").hit == ""


@pytest.mark.rule("COH-1.0-d")
def test_a_hit_draws_from_the_pile_of_the_struck_colour() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"})
    table.act(fire(table, "G01", "E09"), dice=[(5, 5)], draws=["pinned"])
    assert table.unit("S01").hit == "pinned"
    assert len(table.state.soft) == 19
    assert len(table.state.armour) == 20


@pytest.mark.rule("COH-1.0-d")
def test_a_tank_draws_from_the_armour_pile() -> None:
    table = Table({"G29": "H09 N", "S41": "E09 S"})
    table.act(fire(table, "G29", "E09"), dice=[(3, 3)], draws=["immobilised"])
    assert table.unit("S41").hit == "immobilised"
    assert len(table.state.armour) == 19


def test_a_second_hit_destroys_and_gives_the_counter_back() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S", "S02": "A02 S"}, hits={"S01": "unnerved"})
    log = table.act(fire(table, "G01", "E09"), dice=[(5, 5)])
    assert table.unit("S01").place == "destroyed"
    assert len(table.state.soft) == 20
    assert happened(log, ev.PointsScored)[0].side == 0


@pytest.mark.rule("COH-7.3-a")
def test_the_killing_counter_destroys_at_once_and_costs_a_cap() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S", "S02": "A02 S"}, caps=(0, 4))
    table.act(fire(table, "G01", "E09"), dice=[(5, 5)], draws=["killed"])
    assert table.unit("S01").place == "destroyed"
    assert table.state.losses == (0, 1)
    assert table.state.caps == (0, 3)
    assert len(table.state.soft) == 20


@pytest.mark.rule("COH-7.3-a")
def test_spent_caps_below_the_casualty_are_safe() -> None:
    """The marker stands lower than the casualty's space: nothing more is lost at once."""
    table = Table({"G01": "G09 N", "S01": "E09 S", "S02": "A02 S"}, caps=(0, 4))
    from msgspec.structs import replace

    table.play.state = replace(table.state, caps=(0, 2))
    table.act(fire(table, "G01", "E09"), dice=[(5, 5)], draws=["killed"])
    assert table.state.caps == (0, 2)


def test_every_unit_in_the_hex_is_rolled_for() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S", "S02": "E09 N"})
    log = table.act(fire(table, "G01", "E09"), dice=[(1, 1), (4, 5)], draws=["pinned"])
    first, second = happened(log, ev.AttackRolled)
    assert (first.needed, second.needed) == (10, 9)
    assert table.unit("S02").hit == "pinned"


def test_fire_into_a_close_combat_hits_friend_and_foe() -> None:
    table = Table({"G01": "G09 N", "G02": "E09 N", "S01": "E09 S"})
    log = table.act(fire(table, "G01", "E09"), dice=[(1, 1), (1, 1)])
    assert {r.target for r in happened(log, ev.AttackRolled)} == {table.n("G02"), table.n("S01")}


@pytest.mark.rule("COH-3.2.3-a", "COH-3.2-a")
def test_caps_are_committed_before_the_roll_and_gone_after_it() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, caps=(3, 0))
    log = table.act(fire(table, "G01", "E09"), dice=[(4, 4)], draws=["pinned"], says=[AddCaps(2)])
    assert happened(log, ev.AttackRolled)[0].result == "hit"
    assert table.state.caps == (1, 0)


@pytest.mark.rule("COH-3.2.3-a")
def test_at_most_two_caps_go_into_one_roll() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, caps=(5, 0))
    table.play.answer(fire(table, "G01", "E09"))
    while table.play.pending.question != "before-roll":  # type: ignore[union-attr]
        table.play.answer(table.play.pending.options[0])  # type: ignore[union-attr]
    assert table.play.pending.options == (AddCaps(0), AddCaps(1), AddCaps(2))  # type: ignore[union-attr]


def test_a_secret_hit_is_not_told_by_the_odds_of_the_roll() -> None:
    asked = []
    for hit in ("berserk", "cowering"):
        table = Table({"G01": "G09 N", "S01": "E09 S"}, caps=(5, 0), hits={"S01": hit})
        table.play.explain = True
        table.play.answer(fire(table, "G01", "E09"))
        while table.play.pending.question != "before-roll":  # type: ignore[union-attr]
            table.play.answer(table.play.pending.options[0])  # type: ignore[union-attr]
        asked.append(table.play.pending)
    assert asked[0] == asked[1]


def test_a_supporter_must_be_unharmed_and_see_the_target() -> None:
    units = {"G19": "I09 N", "G01": "I08 N", "G02": "I10 S", "G03": "J09 N", "S01": "F09 S"}
    table = Table(units, hits={"G01": "suppressed"})
    table.play.answer(fire(table, "G19", "F09"))
    options = table.play.pending.options  # type: ignore[union-attr]
    assert options == (Done(), Join(table.n("G03")))


def test_chances_of_two_dice() -> None:
    assert chance_of(2) == 1
    assert chance_of(7) == pytest.approx(21 / 36)
    assert chance_of(12) == pytest.approx(1 / 36)
    assert chance_of(13) == 0
