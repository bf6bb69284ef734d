"""Which unit the bot places: one story per step of the procedure."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.tests.ask import ask, only_open, rules, step


def unit_in(theatre: str, campaign: int, *full: int, rolled: int = 1, **arranged: Any) -> Decision:
    """The decision for a unit when only this campaign is open, some of its spaces full."""
    return ask(only_open(theatre, campaign, *full, **arranged), rolled)["unit"]


@pytest.mark.rule("BLZ-3.1")
def test_an_army_may_not_go_to_sea() -> None:
    decision = unit_in("pacific-ocean", 1, row=["army-1", "navy-1", "general", "airforce-1"])
    assert step(decision, "BLZ-3.1").kept == (2, 4)
    assert decision.survivors == (2, 4)


@pytest.mark.rule("BLZ-3.1")
def test_a_spy_with_nothing_to_copy_may_go_nowhere() -> None:
    decision = unit_in("pacific-ocean", 1, row=["spy", "navy-1"])
    assert decision.survivors == (2,)
    copying = unit_in("pacific-ocean", 1, row=["spy", "navy-1"], last_unit="navy-3")
    assert copying.survivors == (1, 2)


@pytest.mark.rule("BLZ-3.2")
def test_only_units_strong_enough_to_win() -> None:
    """The last space of the campaign; the player leads by two, so three steps are needed."""
    row = ["army-1", "army-2", "army-3", "general", "army-elite"]
    decision = unit_in("eastern-europe", 1, 1, tracks={"eastern-europe": -2}, row=row)
    assert decision.survivors == (3, 5)
    assert step(decision, "BLZ-3.2").dropped == (1, 2, 4)


@pytest.mark.rule("BLZ-3.2", "R-BLZ-2", "BLZ-1.1")
def test_a_theatre_chosen_to_be_won_outright_needs_units_that_do() -> None:
    """Every unit would win the campaign by its last space, only strength 2 reaches the end."""
    row = ["army-1", "army-2", "army-3"]
    decision = unit_in("eastern-europe", 1, 1, tracks={"eastern-europe": 12}, row=row)
    assert decision.survivors == (2, 3)


@pytest.mark.rule("BLZ-3.3", "R-BLZ-6")
def test_the_stratagems_choice_of_unit() -> None:
    row = ["navy-1", "navy-elite", "navy-2"]
    decision = unit_in("pacific-ocean", 1, stratagem="big-guns", row=row)
    assert step(decision, "BLZ-3.3", "BLZ-T-1").kept == (2,)


@pytest.mark.rule("BLZ-3.3")
def test_a_filter_that_fits_no_unit_is_ignored() -> None:
    decision = unit_in(
        "western-europe", 2, 1, stratagem="research-and-development", row=["army-1", "army-2"]
    )
    assert not step(decision, "BLZ-3.3", "BLZ-T-6").applied
    assert decision.survivors == (1, 2)


@pytest.mark.rule("BLZ-3.4")
def test_no_zero_value_unit_on_a_space_without_effect() -> None:
    row = ["airforce-blitz", "airforce-2", "general"]
    decision = unit_in("pacific-ocean", 2, 1, 2, 3, row=row, tracks={"pacific-ocean": -9})
    assert step(decision, "BLZ-3.4").dropped == (1,)
    assert decision.survivors == (2, 3)


@pytest.mark.rule("BLZ-3.4")
def test_a_zero_value_unit_may_take_an_effect() -> None:
    decision = unit_in("pacific-ocean", 1, row=["airforce-blitz", "airforce-2"])
    assert "BLZ-3.4" not in rules(decision)
    assert decision.survivors == (1, 2)


@pytest.mark.rule("BLZ-3.5")
def test_no_blitz_unit_on_the_last_empty_space() -> None:
    row = ["navy-blitz", "navy-1", "navy-2"]
    last = unit_in("pacific-ocean", 1, 1, row=row, tracks={"pacific-ocean": -9})
    assert step(last, "BLZ-3.5").dropped == (1,)
    earlier = unit_in("pacific-ocean", 1, row=row, tracks={"pacific-ocean": -9})
    assert earlier.survivors == (1, 2, 3)


@pytest.mark.rule("BLZ-3.5")
@pytest.mark.parametrize("ruling", ["last-empty", "last-printed"])
def test_blitz_units_alone_take_the_last_space_all_the_same(ruling: str) -> None:
    row = ["navy-blitz", "airforce-blitz"]
    tracks, rulings = {"pacific-ocean": -9}, {"last-space": ruling}
    last = unit_in("pacific-ocean", 1, 1, row=row, tracks=tracks, rulings=rulings)
    assert not step(last, "BLZ-3.5").applied
    assert last.survivors == (1, 2)


@pytest.mark.rule("BLZ-3.4")
def test_zero_value_units_alone_take_a_space_without_effect_all_the_same() -> None:
    row, tracks = ["airforce-blitz", "airforce-blitz"], {"pacific-ocean": -9}
    decision = unit_in("pacific-ocean", 2, 1, 2, 3, row=row, tracks=tracks)
    assert not step(decision, "BLZ-3.4").applied
    assert decision.survivors == (1, 2)


@pytest.mark.rule("BLZ-3.1")
def test_a_single_unit_is_still_asked_whether_it_may_go_there() -> None:
    assert rules(unit_in("pacific-ocean", 1, row=["navy-1"])) == ["BLZ-3.1"]


@pytest.mark.rule("BLZ-3.6", "QB-19")
def test_from_twenty_points_only_the_strongest() -> None:
    row = ["navy-1", "navy-3", "admiral", "navy-3"]
    assert unit_in("pacific-ocean", 1, row=row, vp=(20, 0)).survivors == (2, 4)
    assert unit_in("pacific-ocean", 1, row=row, vp=(19, 0)).survivors == (1, 2, 3, 4)


@pytest.mark.rule("BLZ-3.6", "QB-19")
def test_an_admiral_is_as_strong_as_its_support() -> None:
    """Two own navies and an airforce lie in the theatre: the admiral adds four."""
    support = {
        ("pacific-ocean", 1, 1): ("bot", "navy-1"),
        ("pacific-ocean", 1, 2): ("bot", "navy-2"),
        ("pacific-ocean", 2, 4): ("bot", "airforce-1"),
    }
    row = ["navy-3", "admiral"]
    decision = unit_in("pacific-ocean", 2, row=row, vp=(20, 0), placed=support)
    assert step(decision, "BLZ-3.6").values == {"1": 3, "2": 4}
    assert decision.survivors == (2,)


@pytest.mark.rule("BLZ-3.7")
@pytest.mark.parametrize(("rolled", "unit"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 1), (6, 2)])
def test_a_die_counts_round_the_units_left(rolled: int, unit: int) -> None:
    row = ["navy-1", "navy-1", "navy-1", "navy-2", "army-1"]
    decision = unit_in("pacific-ocean", 1, row=row, rolled=rolled)
    assert decision.survivors == (1, 2, 3, 4)
    assert decision.chosen == unit
    assert decision.chance == {"kind": "d6-row", "rolled": rolled}


@pytest.mark.rule("BLZ-3.7")
def test_one_unit_left_needs_no_die() -> None:
    decision = unit_in("pacific-ocean", 1, row=["army-1", "navy-1"])
    assert decision.chosen == 2
    assert decision.chance is None


@pytest.mark.rule("QB-16")
def test_a_seventh_unit_stays_in_question_but_out_of_reach() -> None:
    row = ["navy-1", "navy-1", "navy-1", "navy-2", "navy-2", "navy-3", "navy-3"]
    chosen = {unit_in("pacific-ocean", 1, row=row, rolled=n).chosen for n in range(1, 7)}
    assert chosen == {1, 2, 3, 4, 5, 6}
    assert unit_in("pacific-ocean", 1, row=row).survivors == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.rule("BLZ-E-7")
def test_the_bots_scientist_is_an_airforce_of_strength_three() -> None:
    row = ["navy-2", "scientist", "spy"]
    decision = unit_in("pacific-ocean", 1, row=row, vp=(20, 0), last_unit="navy-1")
    assert step(decision, "BLZ-3.6").values == {"1": 2, "2": 3, "3": 1}
    assert decision.chosen == 2
