"""Corrections by hand."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.pieces import amiss
from opfor.core.codec import decode, encode
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import arrange, solo, space_of, track, two_players
from opfor.games.blitzkrieg.told.corrections import adjust
from opfor.games.blitzkrieg.values.events import Corrected, Event
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.pools import in_bag
from opfor.games.blitzkrieg.values.state import CLOSED, State


def corrected(play: BlitzkriegPlay, text: str) -> State:
    """The state after a correction that went through a record and back."""
    event = adjust(play.setting, play.state, text)
    play.emit(decode(encode(event), Event))
    return play.state


def table() -> BlitzkriegPlay:
    return arrange(solo(), row=["army-1", "navy-2"], reserve=["army-3"])


def test_a_marker_is_moved_by_a_short_name() -> None:
    play = table()
    corrected(play, "track pac 3")
    corrected(play, "track south -4")
    assert (track(play, "pacific-ocean"), track(play, "south-east-asia")) == (3, -4)
    assert isinstance(play.state.tracks, tuple)


def test_points_reserves_and_turn() -> None:
    play = table()
    corrected(play, "vp bot 7")
    corrected(play, "row general, army 2")
    corrected(play, "reserve navy 1")
    corrected(play, "turn player")
    corrected(play, "vp you 3")
    assert play.state.vp == (7, 3)
    assert play.state.reserves == (("general", "army-2"), ("navy-1",))
    assert play.state.mover == 1


def test_every_token_stays_somewhere() -> None:
    """What is corrected changes places with the bag; what is nowhere is one too many, and told."""
    play = table()
    start = play.state
    for text in ("row general army-2", "reserve navy-1", "space western 2 1 player army-1",
                 "space western 2 1 empty", "row empty"):  # fmt: skip
        corrected(play, text)
        assert amiss(GAME, play.setting, start, play.state) == [], text
    corrected(play, "row navy-3 navy-3 navy-3")
    assert amiss(GAME, play.setting, start, play.state) == ["navy 3: 5 of 4"]


def test_a_correction_of_an_earlier_version_exchanges_nothing() -> None:
    """Old records fold to what they were."""
    play = table()
    before = play.state.bags
    play.emit(decode(encode(Corrected("reserves", ["general"], index=0)), Event))
    assert play.state.bags == before


def test_an_untold_reserve_is_told_by_a_correction() -> None:
    play = arrange(solo(), reserve=[UNTOLD, UNTOLD])
    start, size = play.state, in_bag(play.state, 1)
    corrected(play, "reserve army-1 untold")
    assert play.state.reserves[1] == ("army-1", UNTOLD)
    assert in_bag(play.state, 1) == size
    assert amiss(GAME, play.setting, start, play.state) == []


def test_spaces_are_filled_and_emptied() -> None:
    play = table()
    space = space_of(play, "western-europe", 2, 1)
    assert corrected(play, "space western 2 1 player army-1").placed[space] == (1, "army-1")
    assert corrected(play, "space western 2 1 empty").placed[space] is None


def test_the_open_campaign_is_set() -> None:
    play = table()
    assert corrected(play, "open western 2").campaigns[0] == 1
    assert corrected(play, "open western closed").campaigns[0] == CLOSED


def test_tokens_go_in_and_out_of_bags_pile_and_cup() -> None:
    play = table()
    state = corrected(play, "bag bot +spy -general")
    assert "spy" in state.bags[0]
    assert "general" not in state.bags[0]
    assert corrected(play, "pile -spy").pile.count("spy") == 0
    assert "secure" not in corrected(play, "cup -secure").cup


def test_the_stratagem_lying_out_changes_places_with_one_in_the_cup() -> None:
    play = table()
    state = corrected(play, "stratagem secure")
    assert (state.stratagem, state.in_force) == ("secure", "secure")
    assert "steamroll" in state.cup
    assert "secure" not in state.cup
    assert corrected(play, "in-force big-guns").in_force == "big-guns"


def test_with_two_players_a_reserve_names_its_side() -> None:
    play = arrange(two_players(), row=["army-1"])
    assert corrected(play, "reserve axis navy-1").reserves[0] == ("navy-1",)


def test_the_last_unit_is_told() -> None:
    assert corrected(table(), "last-unit navy-2").last_unit == "navy-2"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "correct what"),
        ("colour red", "correction 'colour' is not known"),
        ("track pacific", "write: track THEATRE STEPS"),
        ("row", "write: row UNIT UNIT … (the bot's, from the left), or row empty"),
        ("reserve", "write: reserve UNIT UNIT …"),
        ("track pacific 14", "a number from -13 to 13"),
        ("track pacific x", "a number from -13 to 13"),
        ("track atlantic 1", "theatre 'atlantic' is not known"),
        ("row army", "could be several; choose one of: army-1"),
        ("row tank", "unit 'tank' is not known"),
        ("space western 4 1 empty", "a number from 1 to 3"),
        ("space western 2 9 empty", "a number from 1 to 3"),
        ("space western 2 1 full", "content of a space 'full' is not known"),
        ("bag bot general", "must begin with + (put in) or - (take out)"),
        ("bag bot -spy", "there is no spy to take out"),
        ("pile", "write: pile +UNIT or -UNIT"),
        ("bag bot -general -general", "there is no general to take out"),
        ("stratagem patience", "stratagem 'patience' is not known"),
        ("vp nobody 3", "side 'nobody' is not known"),
        ("vp bot -1", "a number from 0 to 99"),
    ],
)
def test_a_bad_correction_is_answered_in_one_line(text: str, fault: str) -> None:
    play = table()
    with pytest.raises(OpforError) as caught:
        adjust(play.setting, play.state, text)
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)


def test_two_players_have_no_row() -> None:
    play: Play[Any, Any] = two_players()
    with pytest.raises(OpforError, match="write: reserve SIDE UNIT"):
        adjust(play.setting, play.state, "row army-1")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("track pacific 3", "the Pacific Ocean marker stands at 3"),
        ("vp bot 7", "the bot has 7 VP"),
        ("row army-1 navy-1", "the bot holds army 1 and navy 1"),
        ("reserve empty", "you hold nothing"),
        (
            "space western 2 1 bot army-1",
            "Western Europe, campaign 2, space 1 holds the bot's army 1",
        ),
        ("space western 2 1 empty", "Western Europe, campaign 2, space 1 is empty"),
        ("open western 2", "Western Europe: open campaign 2"),
        ("open western closed", "Western Europe: open campaign closed"),
        ("bag bot +spy -general", "the bot's bag +spy -general"),
        ("pile +army-1", "the pile +army-1"),
        ("cup -secure", "the cup -secure"),
        ("stratagem secure", "the stratagem lying out is Secure"),
        ("in-force none", "in force is none"),
        ("turn player", "your move"),
        ("last-unit none", "the unit placed last is none"),
        ("last-unit navy-2", "the unit placed last is navy 2"),
    ],
)
def test_a_correction_is_stored_as_values_and_told_in_words(text: str, told: str) -> None:
    play = arrange(solo(), row=["army-1"])
    event = adjust(play.setting, play.state, text)
    assert event.said == ""
    assert GAME.words.event(play.setting, play.state, event) == f"Corrected: {told}."


def test_the_last_unit_of_a_side_is_told() -> None:
    play = solo({"spy-copies": "last-enemy-unit"})
    event = adjust(play.setting, play.state, "last-unit bot navy-2")
    said = GAME.words.event(play.setting, play.state, event)
    assert said == "Corrected: the bot's last unit is navy 2."


def test_a_correction_of_an_earlier_version_keeps_its_words() -> None:
    play = solo()
    old = Corrected("vp", 7, "the bot has 7 VP in old words", 0)
    assert "in old words" in GAME.words.event(play.setting, play.state, old)


def test_what_is_hidden_in_a_correction_stays_hidden() -> None:
    play = two_players()
    event = adjust(play.setting, play.state, "reserve axis navy-1")
    heard = GAME.heard(play.setting, event, "allies")
    assert GAME.words.event(play.setting, play.state, heard) == "Corrected: reserves."
    bag = GAME.heard(play.setting, adjust(play.setting, play.state, "bag axis +spy"), "allies")
    assert GAME.words.event(play.setting, play.state, bag) == "Corrected: the bag."
