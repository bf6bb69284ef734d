"""The Nippon board: two players and against the bot."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.rules.nippon import settle_marker
from opfor.games.blitzkrieg.tests.deeds import legal_spaces, place, plainly
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    do,
    fresh,
    happened,
    run,
    run_chance,
    solo,
    space_of,
    track,
    two_players,
)
from opfor.games.blitzkrieg.values.events import PointsScored, TheatreOpened
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED

BOT, PLAYER = 0, 1
JAPAN, AXIS = 0, 1
START = ("seattle", "san-francisco", "los-angeles", "phoenix")


def seattle_but_one(play: BlitzkriegPlay, side: int, **more: Any) -> BlitzkriegPlay:
    """Seattle (4 VP) with only its land space empty; ``side`` holds an army 1 for it."""
    held: dict[str, Any] = {"row": ["army-1"]} if side == 0 else {"reserve": ["army-1"]}
    seat = play.setting.seats[1 - side]
    return arrange(
        play,
        **held,
        placed={("seattle", 1, 1): (seat, "navy-1"), ("seattle", 1, 2): (seat, "airforce-1")},
        **more,
    )


def close_seattle(play: BlitzkriegPlay, side: int, *answers: str) -> None:
    do(play, place(play, side, "army-1", space_of(play, "seattle", 1, 3)), *answers)


def test_four_of_fifteen_campaigns_are_open_at_the_start() -> None:
    play = two_players(board="nippon")
    theatres = play.setting.board.theatres
    assert len(theatres) == 15
    assert {t.id for t in theatres if play.state.campaigns[t.index] == 0} == set(START)
    assert {t.red for t in theatres if t.id not in START} == {1, 2, 3}


@pytest.mark.rule("BLZ-N-1")
def test_the_player_is_the_axis_and_the_bot_begins() -> None:
    play = fresh(board="nippon")
    run_chance(play, until=lambda r: isinstance(r, Draw) and r.source == "cup")
    assert play.setting.board.sides == ("japan", "axis")
    assert play.setting.seats == ("bot", "player")
    assert play.state.mover == BOT


@pytest.mark.rule("BLZ-N-2", "QB-11")
@pytest.mark.parametrize(("difficulty", "steps"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_two_different_starting_campaigns_move_towards_the_bot(difficulty: str, steps: int) -> None:
    play = fresh(board="nippon", difficulty=difficulty)
    asked = run_chance(play, until=lambda r: isinstance(r, Draw) and r.source == "campaigns")
    assert isinstance(asked, Draw)
    assert set(asked.pool) == set(START)
    asked = run(play, "phoenix")
    assert isinstance(asked, Draw)
    assert "phoenix" not in asked.pool
    run(play, "seattle")
    assert track(play, "phoenix") == track(play, "seattle") == steps
    assert sum(play.state.tracks) == 2 * steps


@pytest.mark.rule("QB-11", "BLZ-N-2")
def test_the_head_start_is_always_two_by_ruling() -> None:
    play = fresh({"nippon-head-start": "always-two"}, board="nippon", difficulty="hard")
    run_chance(play, until=lambda r: isinstance(r, Draw) and r.source == "cup")
    assert sorted(play.state.tracks)[-3:] == [0, 2, 2]


@pytest.mark.rule("BLZ-N-3")
def test_the_player_chooses_the_next_campaign_even_if_the_bot_closed_the_last() -> None:
    play = seattle_but_one(solo(board="nippon"), BOT)
    procedure = place(play, BOT, "army-1", space_of(play, "seattle", 1, 3))
    asked = next(procedure)
    assert isinstance(asked, Choose)
    assert asked.seat == "player"
    assert len(asked.options) == 11


@pytest.mark.rule("BLZ-N-3")
def test_of_the_last_two_campaigns_one_is_chosen_and_the_last_opens_by_itself() -> None:
    play = seattle_but_one(solo(board="nippon"), BOT)
    waiting = [t for t, campaign in enumerate(play.state.campaigns) if campaign == NOT_OPENED]
    for left in (2, 1):
        kept = waiting[:left]
        campaigns = tuple(
            CLOSED if campaign == NOT_OPENED and t not in kept else campaign
            for t, campaign in enumerate(play.state.campaigns)
        )
        play.state = replace(play.state, campaigns=campaigns)
        start = play.state
        asked = next(place(play, BOT, "army-1", space_of(play, "seattle", 1, 3)), None)
        assert (isinstance(asked, Choose) and len(asked.options) == 2) == (left == 2)
        assert (play.state.campaigns[kept[0]] == 0) == (left == 1)
        play.state = start


def test_with_two_players_whoever_closed_the_last_campaign_chooses() -> None:
    for side, seat in enumerate(("japan", "axis")):
        play = seattle_but_one(two_players(board="nippon"), side)
        asked = next(place(play, side, "army-1", space_of(play, "seattle", 1, 3)))
        assert isinstance(asked, Choose)
        assert asked.seat == seat


@pytest.mark.rule("BLZ-N-4")
def test_the_red_number_helps_the_loser_then_one_step_for_a_bot_that_closed() -> None:
    play = seattle_but_one(solo(board="nippon"), BOT)
    close_seattle(play, BOT, "denver")
    assert play.state.vp[BOT] == 4
    assert track(play, "denver") == -2 + 1


@pytest.mark.rule("BLZ-N-4")
def test_the_red_number_helps_the_bot_if_the_player_won() -> None:
    play = seattle_but_one(solo(board="nippon"), BOT, tracks={"seattle": -3})
    close_seattle(play, BOT, "denver")
    assert track(play, "denver") == 2 + 1


@pytest.mark.rule("BLZ-N-4")
def test_no_extra_step_if_the_player_closed() -> None:
    play = seattle_but_one(solo(board="nippon"), PLAYER)
    close_seattle(play, PLAYER, "miami")
    assert track(play, "miami") == 3
    assert happened(play, TheatreOpened)[0].side == PLAYER


def test_after_a_tie_the_red_number_helps_who_did_not_close() -> None:
    play = seattle_but_one(two_players(board="nippon"), JAPAN, tracks={"seattle": -1})
    close_seattle(play, JAPAN, "miami")
    assert [e.side for e in happened(play, PointsScored)] == [JAPAN, AXIS]
    assert track(play, "miami") == -3


def test_the_marker_of_a_new_campaign_stays_off_its_last_step() -> None:
    play = two_players(board="nippon")
    arrange(play, campaigns={"miami": 1}, tracks={"miami": 7})
    miami = play.setting.board.theatre_index["miami"]
    do(play, plainly(play, settle_marker, miami, AXIS, AXIS))
    assert track(play, "miami") == 7


def test_an_outright_win_opens_the_next_campaign_too() -> None:
    play = arrange(
        two_players(board="nippon"), row=["army-1"], tracks={"seattle": 7}, bags=((), ()), pile=()
    )
    do(
        play,
        place(play, JAPAN, "army-1", space_of(play, "seattle", 1, 3)),
        "industrial-production 1.1",
        "denver",
    )
    assert play.state.campaigns[play.setting.board.theatre_index["seattle"]] == CLOSED
    assert track(play, "denver") == -2


def test_nothing_opens_once_the_game_is_decided() -> None:
    play = seattle_but_one(two_players(board="nippon"), AXIS, vp=(0, 24))
    close_seattle(play, AXIS)
    assert happened(play, TheatreOpened) == []


def test_the_last_campaign_opens_without_a_question() -> None:
    play = seattle_but_one(two_players(board="nippon"), JAPAN)
    others = [t.id for t in play.setting.board.theatres if t.id not in ("seattle", "miami")]
    arrange(play, campaigns=dict.fromkeys(others, "closed"))
    close_seattle(play, JAPAN)
    assert play.state.campaigns[play.setting.board.theatre_index["miami"]] == 0


def test_when_all_are_opened_nothing_more_opens() -> None:
    play = seattle_but_one(two_players(board="nippon"), JAPAN)
    opened = [t.id for t in play.setting.board.theatres if t.id != "seattle"]
    arrange(play, campaigns=dict.fromkeys(opened, "closed"))
    close_seattle(play, JAPAN)
    assert all(c == CLOSED for c in play.state.campaigns)


def test_the_sea_monster_comes_ashore_and_tramples_the_effect() -> None:
    play = arrange(two_players(board="nippon"), row=["onikujira"])
    spaces = legal_spaces(play.setting, play.state, JAPAN, "onikujira")
    assert {play.setting.board.spaces[s].terrain for s in spaces} == {"land", "sea", "either"}
    do(play, place(play, JAPAN, "onikujira", space_of(play, "san-francisco", 1, 3)))
    assert track(play, "san-francisco") == 5
    assert play.state.vp == (0, 0)


def test_a_scientist_keeps_out_of_campaigns_not_yet_open() -> None:
    play = arrange(two_players(board="nippon"), row=["scientist"])
    spaces = legal_spaces(play.setting, play.state, JAPAN, "scientist")
    theatres = {play.setting.board.spaces[s].theatre for s in spaces}
    assert all(play.state.campaigns[t] != NOT_OPENED for t in theatres)


def test_whoever_wants_reasons_in_the_middle_of_a_step_gets_the_same_game() -> None:
    """The rows of an explained run are more: what was told of the plain one is not told again."""
    for seed in range(12):
        ends = []
        for is_explained in (False, True):
            chance = Seeded(seed)
            setting = prepare(Options(board="nippon"), {})
            play = Play(GAME, setting, GAME.new(setting))
            play.begin()
            for number in range(60):
                if play.pending is None:
                    break
                play.explain = is_explained and number % 2 == 0
                request = play.pending
                first = request.options[0] if isinstance(request, Choose) else chance(request)
                play.answer(first)
            ends.append(play.state)
        assert ends[0] == ends[1]
