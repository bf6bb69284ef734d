"""What a placement brings is told before it is done, and things have names."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.tests.table import arrange, space_of, two_players
from opfor.games.blitzkrieg.told.consequences import consequence, details
from opfor.games.blitzkrieg.told.refs import refs_of_action, refs_of_forecast
from opfor.games.blitzkrieg.values.actions import EndTurn, Place
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

AXIS = 0


def one_space_left(track_now: int) -> BlitzkriegPlay:
    return arrange(
        two_players(),
        row=["army-1"],
        placed={("eastern-europe", 1, 1): ("allies", "army-1")},
        tracks={"eastern-europe": track_now},
    )


def filled(play: BlitzkriegPlay) -> Place:
    return Place("army-1", space_of(play, "eastern-europe", 1, 2))


@pytest.mark.parametrize(
    ("track_now", "said"),
    [
        (0, "wins a campaign of Eastern Europe: 2 VP"),
        (-3, "gives the Allies a campaign of Eastern Europe: 2 VP"),
        (-1, "wins a campaign of Eastern Europe: 2 VP; gives the Allies a campaign"),
    ],
)
def test_filling_a_campaign_says_who_scores(track_now: int, said: str) -> None:
    play = one_space_left(track_now)
    assert consequence(play.setting, play.state, filled(play)).startswith(said)


def test_where_nothing_closes_it_says_who_then_leads() -> None:
    play = arrange(two_players(), row=["army-2"], tracks={"eastern-europe": -1})
    space = space_of(play, "eastern-europe", 1, 2)
    told = consequence(play.setting, play.state, Place("army-2", space))
    assert told == "the Axis leads by 1"
    assert consequence(play.setting, play.state, EndTurn()) == ""


def test_a_placement_is_pointed_at_as_unit_then_space() -> None:
    play = arrange(two_players(), row=["navy-1", "army-1"])
    place = filled(play)
    refs = refs_of_action(play.setting, play.state, place)
    assert refs == ("reserve:axis/2", "space:eastern-europe/1/2")
    assert refs_of_forecast(play.setting, play.state, "eastern-europe 2 1") == (
        "reserve:axis/1",
        "space:eastern-europe/1/2",
    )


def test_details_of_a_space_and_a_theatre() -> None:
    play = one_space_left(3)
    setting, state = play.setting, play.state
    space, holder = details(setting, state, "axis", "space:eastern-europe/1/1")
    assert "Eastern Europe" in space
    assert "army 1" in holder
    assert details(setting, state, "axis", "theatre:eastern-europe") == ["The Axis leads by 3."]
    assert details(setting, state, "axis", "nothing:here") == []
