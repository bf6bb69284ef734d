"""The bot's turn: stratagem, placement, further placements after a blitz, one draw."""

from __future__ import annotations

import pytest

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.tests.ask import filled, only_open, place_all, table
from opfor.games.blitzkrieg.tests.deeds import bot_turn, draw_stratagem, draw_to_row
from opfor.games.blitzkrieg.tests.table import arrange, do, happened, solo
from opfor.games.blitzkrieg.values.events import (
    EffectTaken,
    PointsScored,
    StratagemDrawn,
    TrackMoved,
    UnitDrawn,
    UnitPlaced,
)
from opfor.games.blitzkrieg.values.state import STRATAGEMS


@pytest.mark.rule("BLZ-A-1", "BLZ-A-2")
def test_on_the_first_turn_steamroll_goes_into_the_cup_after_the_draw() -> None:
    play = solo()
    assert "steamroll" not in play.state.cup
    do(play, draw_stratagem(play), "secure")
    assert play.state.stratagem == play.state.in_force == "secure"
    assert len(play.state.cup) == 7
    assert "steamroll" in play.state.cup
    assert "secure" not in play.state.cup


@pytest.mark.rule("BLZ-A-1")
def test_no_stratagem_comes_twice_in_a_row() -> None:
    play = solo()
    for stratagem in STRATAGEMS[:-1]:
        do(play, draw_stratagem(play), stratagem)
        with pytest.raises(Exception, match="is not there to be drawn"):
            do(play, draw_stratagem(play), stratagem)


@pytest.mark.rule("BLZ-T-8")
def test_steamroll_keeps_last_turns_stratagem_in_force() -> None:
    play = solo()
    do(play, draw_stratagem(play), "secure")
    do(play, draw_stratagem(play), "steamroll")
    assert play.state.stratagem == "steamroll"
    assert play.state.in_force == "secure"
    do(play, draw_stratagem(play), "big-guns")
    assert play.state.in_force == "big-guns"


@pytest.mark.rule("BLZ-A-3")
def test_a_learning_game_draws_no_stratagem() -> None:
    play = arrange(solo(stratagems=False), row=["army-1"], in_force=None, stratagem=None, cup=())
    do(play, bot_turn(play), "army-2")
    assert not happened(play, StratagemDrawn)
    assert happened(play, UnitPlaced)


@pytest.mark.rule("BLZ-B-1")
def test_the_effect_comes_before_the_track() -> None:
    """Decisions, the unit, propaganda, the marker: in this order."""
    play = only_open("south-east-asia", 1, 3, row=["navy-2"])
    place_all(play)
    kinds = [type(item) for item in play.log]
    assert kinds == [*[Decision] * 3, UnitPlaced, EffectTaken, PointsScored, TrackMoved]
    assert [d.question for d in play.log[:3]] == ["theatre", "space", "unit"]


@pytest.mark.rule("BLZ-C-1")
def test_a_unit_is_drawn_to_the_end_and_gaps_close() -> None:
    play = only_open("pacific-ocean", 1, 1, row=["army-1", "navy-1", "army-2", "army-3"])
    place_all(play)
    do(play, draw_to_row(play), "general")
    assert play.state.reserves[0] == ("army-1", "army-2", "army-3", "general")


@pytest.mark.rule("BLZ-C-1")
def test_of_equal_tokens_the_chosen_one_leaves_the_row() -> None:
    row = ["navy-1", "navy-2", "navy-1"]
    play = only_open("pacific-ocean", 1, row=row)
    place_all(play, rolled=3)
    assert play.state.reserves[0] == ("navy-1", "navy-2")


@pytest.mark.rule("QB-9")
def test_an_empty_bag_gives_no_unit() -> None:
    play = only_open("pacific-ocean", 1, row=["navy-1"], bags=((), ()))
    do(play, draw_to_row(play))
    assert play.state.reserves[0] == ("navy-1",)


@pytest.mark.rule("BLZ-E-8")
def test_a_blitz_unit_is_followed_in_the_same_theatre() -> None:
    """Africa & Middle East has most empty spaces, but the blitz was in the Pacific."""
    row = ["navy-blitz", "navy-3", "army-1"]
    play = table("secure", tracks={"pacific-ocean": 1}, row=row)
    decisions = place_all(play)
    placed = happened(play, UnitPlaced)
    assert [event.unit for event in placed] == ["navy-blitz", "navy-3"]
    again = decisions[3]
    assert again.question == "theatre"
    assert again.steps[0].rule == "BLZ-E-8"
    assert again.steps[0].kept == ("pacific-ocean",)


@pytest.mark.rule("BLZ-E-8", "R-BLZ-1")
def test_with_nothing_to_place_there_the_procedure_chooses_freely() -> None:
    play = table("secure", tracks={"pacific-ocean": 1}, row=["navy-blitz", "army-1"])
    decisions = place_all(play)
    assert not decisions[3].steps[0].applied
    assert decisions[3].chosen != "pacific-ocean"
    assert len(happened(play, UnitPlaced)) == 2


@pytest.mark.rule("BLZ-E-8")
def test_a_closed_theatre_is_not_followed() -> None:
    """The blitz army takes South East Asia's last space; the navy must go elsewhere."""
    play = table()
    placed = filled(play, "south-east-asia", 1) | filled(play, "south-east-asia", 2, 1, 3)
    play = table(placed=placed, tracks={"south-east-asia": 5}, row=["army-blitz", "navy-1"])
    place_all(play)
    where = [play.setting.board.spaces[e.space].theatre for e in happened(play, UnitPlaced)]
    assert where == [4, 3]


@pytest.mark.rule("BLZ-E-8")
def test_a_blitz_without_another_unit_ends_the_turn() -> None:
    play = only_open("pacific-ocean", 1, row=["navy-blitz"])
    place_all(play)
    assert len(happened(play, UnitPlaced)) == 1


@pytest.mark.rule("BLZ-E-9", "BLZ-C-1")
def test_two_blitzes_make_three_placements_and_one_draw() -> None:
    row = ["airforce-blitz", "army-blitz", "army-2", "army-3", "army-1"]
    play = arrange(solo(), row=row)
    do(play, bot_turn(play), "rapid-deployment", "nuclear-bomb", "navy-1")
    assert [e.unit for e in happened(play, UnitPlaced)] == [
        "airforce-blitz",
        "army-blitz",
        "army-2",
    ]
    assert len(happened(play, UnitDrawn)) == 1


@pytest.mark.rule("BLZ-E-8", "R-BLZ-12")
def test_a_spy_that_copies_a_blitz_unit_is_followed() -> None:
    play = only_open("pacific-ocean", 1, row=["spy", "navy-1"], last_unit="navy-blitz")
    place_all(play)
    assert [event.unit for event in happened(play, UnitPlaced)] == ["spy", "navy-1"]
