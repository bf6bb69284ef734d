"""The two action economies: activations with APs, single actions with checks; CAPs in both."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh.course.firefight_rounds import caps_at_reset
from opfor.games.coh.rules.aps_and_caps import payments
from opfor.games.coh.tests.bench import Table, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Fire, Move, Pass, Pay, Pivot, PlayCard, Stall


def pair(**more: object) -> Table:
    """Two rifles each, out of each other's sight."""
    units = {"G01": "E09 N", "G02": "H05 N", "S01": "A02 S", "S02": "L18 N"}
    return Table(units, **more)  # type: ignore[arg-type]


def move(table: Table, unit: str, to: str) -> Move:
    return Move(table.n(unit), table.cell(to))


# -- activation ------------------------------------------------------------------------------------


def test_a_fresh_unit_is_activated_with_seven_aps() -> None:
    table = pair()
    table.act(move(table, "G01", "D09"))
    assert table.state.activated[0] == (table.n("G01"),)
    assert table.state.aps[0] == 6


def test_an_activated_unit_goes_on_next_turn() -> None:
    table = pair()
    table.act(move(table, "G01", "D09"))
    table.act(Pass())
    table.act(move(table, "G01", "C09"))
    assert table.state.aps[0] == 5
    assert not table.unit("G01").spent


def test_activating_another_spends_the_first() -> None:
    table = pair()
    table.act(move(table, "G01", "D09"))
    table.act(Pass())
    table.act(move(table, "G02", "G05"))
    assert table.unit("G01").spent
    assert table.state.activated[0] == (table.n("G02"),)


def test_an_opportunity_action_spends_the_actor_and_leaves_the_activated_one() -> None:
    table = pair()
    table.act(move(table, "G01", "D09"))
    table.act(Pass())
    table.act(move(table, "G02", "G05"), says=[Pay("opportunity")])
    assert table.unit("G02").spent
    assert table.state.activated[0] == (table.n("G01"),)
    assert table.state.aps[0] == 6


def test_running_out_of_aps_spends_the_unit() -> None:
    table = pair()
    for facing in (1, 2, 3, 4, 5, 0, 1):
        table.act(Pivot(table.n("G01"), facing))
        if table.state.activated[0]:
            table.act(Stall(table.n("S01")) if table.unit("S01").spent is False else Pass())
    assert table.unit("G01").spent
    assert table.state.activated[0] == ()


def test_passing_with_an_activated_unit_loses_its_aps() -> None:
    table = pair()
    table.act(move(table, "G01", "D09"))
    table.act(Stall(table.n("S01")))
    table.act(Pass())
    assert table.unit("G01").spent


def test_the_other_reading_lets_it_go_on() -> None:
    table = pair(rulings={"passing-with-aps": "kept"})
    table.act(move(table, "G01", "D09"))
    table.act(Stall(table.n("S01")))
    table.act(Pass())
    assert not table.unit("G01").spent
    assert table.state.aps[0] == 6


# -- CAPs ------------------------------------------------------------------------------------------


@pytest.mark.rule("COH-2.1-c", "COH-3.2.2-a")
def test_a_spent_unit_acts_on_caps_alone_and_stays_spent() -> None:
    table = Table({"G01": "E09 N spent", "S01": "A02 S"}, caps=(2, 0))
    log = table.act(move(table, "G01", "D09"))
    assert table.at("G01") == "D09"
    assert table.unit("G01").spent
    assert table.state.caps == (1, 0)
    assert happened(log, ev.SpentChecked) == []


@pytest.mark.rule("COH-3.2-a")
def test_what_caps_cannot_pay_is_not_offered() -> None:
    table = Table({"G01": "G09 N spent", "S01": "E09 S"}, caps=(2, 0))
    assert table.offered(Fire) == []
    assert table.offered(Move) != []


@pytest.mark.rule("COH-2.1-b")
def test_a_spent_unit_without_caps_does_nothing() -> None:
    table = Table({"G01": "G09 N spent", "G02": "A02 N", "S01": "E09 S"})
    assert all(option.unit != table.n("G01") for option in table.offered(Move))
    assert all(option.unit != table.n("G01") for option in table.offered(Stall))


@pytest.mark.rule("COH-3.2.1-a")
def test_caps_lower_the_aps_an_action_takes() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, caps=(2, 0))
    action = Fire(table.n("G01"), table.cell("E09"))
    table.act(action, dice=[(1, 1)], says=[Pay("ap", 2)])
    assert table.state.aps[0] == 6
    assert table.state.caps[0] == 0


def test_every_way_to_pay_is_offered_once() -> None:
    table = Table({"G01": "G09 N", "G02": "A02 S", "S01": "E09 S"}, caps=(3, 0))
    ways = payments(table.play, table.n("G01"), 3)
    assert ways == [Pay("ap", 0), Pay("ap", 1), Pay("ap", 2), Pay("caps", 3)]


@pytest.mark.rule("COH-2.5-e")
def test_caps_come_back_less_the_casualties() -> None:
    table = pair(caps=(6, 6))
    state = replace(table.state, losses=(2, 9))
    assert caps_at_reset(table.setting, state, 0) == 4
    assert caps_at_reset(table.setting, state, 1) == 0


def test_a_printing_with_a_floor_keeps_three() -> None:
    table = pair(caps=(6, 6), rulings={"cap-floor": "3"})
    assert caps_at_reset(table.setting, replace(table.state, losses=(0, 9)), 1) == 3


# -- the solo economy ------------------------------------------------------------------------------


@pytest.mark.rule("COH-3.1.1-a", "COH-3.1.1-b", "COH-2.1-b")
@pytest.mark.parametrize(("face", "number", "spent"), [(3, 2, False), (1, 1, True)])
def test_one_action_then_a_check(face: int, number: int, spent: bool) -> None:
    """A move costs 1: spent on the number 1, fresh on a 2."""
    table = pair(economy="solo")
    log = table.act(move(table, "G01", "D09"), dice=[(face,)])
    (check,) = happened(log, ev.SpentChecked)
    assert (check.cost, check.number, check.spent) == (1, number, spent)
    assert table.unit("G01").spent is spent


@pytest.mark.rule("COH-3.1.1-b")
def test_a_cost_equal_to_the_number_spends() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, economy="solo")
    table.act(Fire(table.n("G01"), table.cell("E09")), dice=[(1, 1), (5,)])
    assert table.unit("G01").spent


@pytest.mark.rule("COH-3.2.1-a")
def test_the_check_counts_the_lowered_cost() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, economy="solo", caps=(2, 0))
    says = [Pay("ap", 2)]
    log = table.act(Fire(table.n("G01"), table.cell("E09")), dice=[(1, 1), (3,)], says=says)
    assert happened(log, ev.SpentChecked)[0].cost == 1


@pytest.mark.rule("COH-3.2.2-a", "COH-2.1-c")
def test_paid_by_caps_there_is_no_check() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, economy="solo", caps=(3, 0))
    says = [Pay("caps", 3)]
    log = table.act(Fire(table.n("G01"), table.cell("E09")), dice=[(1, 1)], says=says)
    assert happened(log, ev.SpentChecked) == []
    assert not table.unit("G01").spent


@pytest.mark.rule("COH-2.1-e")
def test_stalling_costs_a_check_too_and_is_no_pass() -> None:
    table = pair(economy="solo")
    table.act(Pass())
    log = table.act(Stall(table.n("S01")), dice=[(1,)])
    assert happened(log, ev.SpentChecked)[0].cost == 1
    assert table.state.passes == 0


@pytest.mark.rule("COH-2.1-e")
def test_stalling_with_a_cap() -> None:
    table = pair(caps=(1, 0))
    table.act(Stall(-1))
    assert table.state.caps == (0, 0)
    assert table.state.passes == 0


@pytest.mark.rule("COH-2.1-d")
def test_a_card_priced_in_aps_brings_a_check() -> None:
    units = {"G01": "E09 N", "S01": "A02 S"}
    table = Table(units, economy="solo", hands=(("08",), ()))
    log = table.act(PlayCard("08"), dice=[(4,), (1,)])
    assert happened(log, ev.SpentChecked)[0].cost == 2
    assert table.state.caps == (4, 0)


@pytest.mark.rule("COH-2.1-d")
def test_a_card_without_aps_brings_none() -> None:
    units = {"G01": "E09 N", "S01": "A02 S"}
    table = Table(units, economy="solo", caps=(0, 3), hands=(("10",), ()))
    log = table.act(PlayCard("10"), dice=[(6,)])
    assert happened(log, ev.SpentChecked) == []
    assert table.state.caps == (0, 0)


@pytest.mark.rule("COH-3.1.1-c")
@pytest.mark.parametrize(("face", "spent"), [(1, True), (6, False)])
def test_a_group_checks_once_for_all(face: int, spent: bool) -> None:
    from opfor.games.coh.values.actions import GroupMove, StepTo

    table = Table({"G01": "E09 N", "G02": "E08 N", "S01": "A02 S"}, economy="solo")
    steps = [StepTo(table.n("G01"), table.cell("D09")), StepTo(table.n("G02"), table.cell("D08"))]
    log = table.act(GroupMove(table.n("G01")), dice=[(face,)], says=steps)
    assert len(happened(log, ev.SpentChecked)) == 1
    assert {table.unit("G01").spent, table.unit("G02").spent} == {spent}
