"""Bombing: of a person's reserve, and of the bot's row."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.tests.deeds import place
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    do,
    happened,
    offered,
    solo,
    space_of,
    two_players,
)
from opfor.games.blitzkrieg.values.events import UnitBombed
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

AXIS, ALLIES = 0, 1


def put(play: BlitzkriegPlay, unit: str, where: tuple[str, int, int], *answers: object) -> None:
    """The Axis places a unit it holds; the answers settle what follows."""
    do(play, place(play, AXIS, unit, space_of(play, *where)), *answers)


@pytest.mark.rule("BLZ-E-11", "QB-10")
def test_bombing_sends_a_random_unit_back_to_its_bag() -> None:
    play = arrange(two_players(), row=["navy-1"], reserve=["army-1", "navy-2"])
    put(play, "navy-1", ("pacific-ocean", 1, 1), "navy-2")
    assert play.state.reserves[ALLIES] == ("army-1",)
    assert play.state.bags[ALLIES].count("navy-2") == 2


def test_bombing_an_empty_reserve_does_nothing() -> None:
    play = arrange(two_players(), row=["navy-1"], reserve=[])
    put(play, "navy-1", ("pacific-ocean", 1, 1))
    assert happened(play, UnitBombed) == []


@pytest.mark.rule("BLZ-E-10", "QB-4")
def test_the_players_bombing_picks_among_regular_units_of_the_row() -> None:
    play = arrange(solo(), row=["army-elite", "navy-2", "army-1"], reserve=["navy-1"])
    procedure = place(play, 1, "navy-1", space_of(play, "pacific-ocean", 1, 1))
    asked = next(procedure)
    assert [o.unit for o in offered(asked)] == ["navy-2", "army-1"]


@pytest.mark.rule("BLZ-E-10", "QB-4")
def test_a_bombed_bot_unit_goes_to_the_research_pile() -> None:
    play = arrange(solo(), row=["army-elite", "navy-2", "army-1"], reserve=["navy-1"])
    do(play, place(play, 1, "navy-1", space_of(play, "pacific-ocean", 1, 1)), "navy-2")
    assert play.state.reserves[0] == ("army-elite", "army-1")
    assert "navy-2" in play.state.pile


@pytest.mark.rule("QB-4")
def test_a_bombed_bot_unit_may_return_to_its_bag_by_ruling() -> None:
    play = arrange(solo({"bombed-unit": "bag"}), row=["navy-2", "army-1"], reserve=["navy-1"])
    do(play, place(play, 1, "navy-1", space_of(play, "pacific-ocean", 1, 1)), "navy-2")
    assert play.state.bags[0].count("navy-2") == 2
    assert "navy-2" not in play.state.pile


@pytest.mark.rule("BLZ-E-10")
def test_a_special_weapon_is_bombed_only_if_all_are_special() -> None:
    play = arrange(solo({"bombed-unit": "bag"}), row=["spy"], reserve=["navy-1"])
    do(play, place(play, 1, "navy-1", space_of(play, "pacific-ocean", 1, 1)))
    assert play.state.reserves[0] == ()
    assert "spy" in play.state.pile


@pytest.mark.rule("BLZ-E-10")
def test_of_two_equal_units_the_one_picked_leaves_the_row() -> None:
    play = arrange(solo(), row=["army-1", "navy-2", "army-1"], reserve=["navy-1"])
    do(play, place(play, 1, "navy-1", space_of(play, "pacific-ocean", 1, 1)), "army-1 3")
    assert play.state.reserves[0] == ("army-1", "navy-2")


@pytest.mark.rule("QB-15")
def test_the_bots_scientist_is_bombed_as_a_regular_unit_by_ruling() -> None:
    play = solo({"scientist-kind": "regular-airforce"})
    arrange(play, row=["scientist", "army-elite"], reserve=["navy-1"])
    do(play, place(play, 1, "navy-1", space_of(play, "pacific-ocean", 1, 1)))
    assert play.state.reserves[0] == ("army-elite",)
