"""Labels, typed keys, sentences and table instructions."""

from __future__ import annotations

import pytest

from opfor.core.chance import Seeded
from opfor.core.requests import Choose
from opfor.core.trace import Decision
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    fresh,
    run_chance,
    solo,
    space_of,
    two_players,
)
from opfor.games.blitzkrieg.told.mission import mission
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED, HIDDEN

WORDS = GAME.words


def said(play: BlitzkriegPlay, event: e.Event) -> str:
    return WORDS.event(play.setting, play.state, event)


def told(play: BlitzkriegPlay, event: e.Event) -> str:
    return WORDS.instruct(play.setting, play.state, event)


def test_a_placement_is_typed_as_unit_theatre_and_space() -> None:
    play = solo()
    act = a.Place("army-2", space_of(play, "western-europe", 1, 2))
    assert WORDS.action_key(play.setting, play.state, act) == "army-2 western-europe 2"
    assert WORDS.action(play.setting, play.state, act) == (
        "Army 2 to Western Europe, space 2 (research)"
    )


def test_a_space_outside_the_open_campaign_names_its_campaign() -> None:
    play = solo()
    act = a.Place("scientist", space_of(play, "western-europe", 3, 1))
    assert WORDS.action_key(play.setting, play.state, act) == "scientist western-europe 3.1"
    assert "campaign 3, space 1" in WORDS.action(play.setting, play.state, act)


def test_every_other_action_has_a_short_key() -> None:
    play = arrange(solo(), row=["army-1", "navy-1", "army-1"])
    keys = {
        "end": a.EndTurn(),
        "pacific-ocean": a.PickTheatre(1, "strategic-advantage"),
        "navy-1": a.BombUnit("navy-1", 1),
        "army-1 3": a.BombUnit("army-1", 2),
        "propaganda 1.3": a.TakeEffect(space_of(play, "western-europe", 1, 3)),
        "spy": a.KeepWeapon("spy"),
    }
    for key, act in keys.items():
        assert WORDS.action_key(play.setting, play.state, act) == key
        assert WORDS.action(play.setting, play.state, act)


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_keys_are_unique_and_everything_has_words(variant: int) -> None:
    play = fresh(**GAME.variants[variant])
    seeded = Seeded(variant)
    request = play.begin()
    state = play.state
    while request is not None:
        if isinstance(request, Choose):
            keys = [WORDS.action_key(play.setting, play.state, o) for o in request.options]
            labels = [WORDS.action(play.setting, play.state, o) for o in request.options]
            assert len(set(keys)) == len(set(labels)) == len(keys)
            answer = request.options[seeded.pick("any", len(request.options))]
        else:
            answer = seeded(request)
        request = play.answer(answer)
        for event in (item for item in play.log if not isinstance(item, Decision)):
            sentence = WORDS.event(play.setting, state, event)
            assert sentence == "" or sentence.endswith("."), event
            assert WORDS.instruct(play.setting, state, event) is not None
            state = GAME.apply(state, event)
        play.log.clear()


def test_what_the_bot_does_is_said_in_sentences() -> None:
    play = arrange(solo(), tracks={"western-europe": 2}, vp=(5, 6))
    space = space_of(play, "western-europe", 1, 1)
    assert said(play, e.UnitPlaced(0, "navy-2", space)) == (
        "The bot places navy 2 on Western Europe, space 1 (industrial production)."
    )
    assert said(play, e.TrackMoved(0, 4, "strength")) == (
        "Western Europe: the marker moves 2 steps towards the bot (strength); the bot leads by 4."
    )
    assert said(play, e.PointsScored(1, 1, "propaganda")) == (
        "You score 1 victory point (propaganda), 7 in all."
    )
    assert said(play, e.StratagemDrawn("steamroll", "secure")) == (
        "The bot's stratagem is Steamroll: it repeats Secure."
    )
    assert said(play, e.CampaignClosed(0, 1, None)) == (
        "Campaign 1 of Western Europe is closed: tied."
    )
    assert said(play, e.CampaignClosed(0, CLOSED, 1)).endswith(
        "you win it. Nothing more happens there."
    )


def test_sides_are_named_with_two_players() -> None:
    play = two_players()
    space = space_of(play, "western-europe", 1, 2)
    assert said(play, e.UnitPlaced(1, "army-2", space)).startswith("The Allies place army 2 on")
    assert said(play, e.TheatreWon(0, 0)).startswith("The Axis wins Western Europe outright")
    assert said(play, e.UnitDrawn(0, HIDDEN)) == "The Axis draws a unit from the bag."
    japan = two_players(board="nippon")
    assert said(japan, e.TheatreOpened(3, 0)) == "Japan opens Denver (red +2)."


def test_a_spy_says_what_it_copies() -> None:
    play = solo()
    space = space_of(play, "western-europe", 1, 1)
    assert "spy (a copy of navy 3)" in said(play, e.UnitPlaced(1, "spy", space, "navy-3"))


def test_effects_are_told_only_where_no_unit_stands() -> None:
    play = arrange(solo(), placed={("western-europe", 1, 3): ("bot", "army-1")})
    assert said(play, e.EffectTaken(0, space_of(play, "western-europe", 1, 3))) == ""
    assert said(play, e.EffectTaken(0, space_of(play, "western-europe", 1, 2))) == (
        "The bot takes Western Europe, space 2 (research)."
    )


def test_instructions_move_the_bots_pieces() -> None:
    row = ["army-2", "navy-1"]
    play = arrange(
        solo(), row=row, tracks={"western-europe": 2}, campaigns={"western-europe": 2}, vp=(5, 0)
    )
    space = space_of(play, "western-europe", 2, 1)
    there = "Western Europe, space 1"
    assert [told(play, e.UnitPlaced(0, unit, space)) for unit in row] == [
        f"Put army 2 on {there}; close the gap.",
        f"Put navy 1 on {there}.",
    ]
    assert told(play, e.TrackMoved(0, 4, "strength")) == (
        "Western Europe: move the marker 2, to Axis 4."
    )
    assert told(play, e.TrackMoved(0, 0, "strength")).endswith("to the centre.")
    assert told(play, e.PointsScored(0, 2, "propaganda")) == "Set the bot's VP to 7."
    assert told(play, e.StratagemDrawn("secure", "secure")) == (
        "Lay out Secure; Steamroll goes back."
    )
    assert told(play, e.UnitDrawn(0, "army-1")) == "Put army 1 at the end of the row."
    assert told(play, e.UnitDrawn(1, "army-1")) == "Take army 1 from your bag."
    assert told(play, e.UnitBombed(1, "army-1", "bag")) == (
        "Put your army 1 from your reserve back into your bag."
    )
    assert told(play, e.CampaignClosed(0, 2, 0)) == ("Western Europe: the third campaign opens.")


def test_the_players_own_placement_needs_no_instruction() -> None:
    play = solo()
    assert told(play, e.UnitPlaced(1, "army-2", 1)) == ""


def test_items_of_draws_have_names() -> None:
    setting = solo().setting
    assert WORDS.item(setting, "economic-warfare") == "Economic Warfare"
    assert WORDS.item(setting, "army-task-force") == "army task force 5"
    assert WORDS.item(two_players(board="nippon").setting, "new-york") == "New York"


def test_candidates_have_names() -> None:
    setting = solo().setting
    theatre = Decision("theatre", ("pacific-ocean",), (), (), None)
    assert str(WORDS.candidate(setting, theatre, "pacific-ocean")) == "Pacific Ocean"
    assert str(WORDS.candidate(setting, Decision("space", (1, 2), (), (), None), 2)) == "space 2"


def test_spaces_and_units_of_a_decision_are_named() -> None:
    play = arrange(solo(stratagems=False), row=["navy-1", "navy-3"], reserve=["army-1"])
    run_chance(play)
    space, unit = (item for item in play.log if isinstance(item, Decision) and item.details)
    assert str(WORDS.candidate(play.setting, space, 3)) == "space 3 (research)"
    assert str(WORDS.candidate(play.setting, unit, 2)) == "navy 3 (unit 2)"


def test_the_mission_says_how_a_game_ends() -> None:
    """As it does: the second side at once, after the first side's points one turn later."""
    play = solo()
    ends = mission(play.setting, play.state, "player")[0]
    assert ends == (
        "When you have 25 victory points, the game ends at once; when the bot has them, you have "
        "one turn more. Most points win, ties go to you. A side that cannot place a unit loses."
    )
