"""Closing campaigns and theatres: points, shields, ties, outright wins and what they leave."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.play import drive
from opfor.core.requests import Choose, Request
from opfor.games.blitzkrieg.tests.deeds import place
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    do,
    happened,
    offered,
    run,
    solo,
    space_of,
    track,
    two_players,
)
from opfor.games.blitzkrieg.values.actions import TakeEffect
from opfor.games.blitzkrieg.values.events import (
    CampaignClosed,
    EffectTaken,
    PointsScored,
    TheatreWon,
)
from opfor.games.blitzkrieg.values.numbers import REASONS, By
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED

TIED_CAMPAIGN, SHIELD, OUTRIGHT, UNFINISHED = (
    REASONS[why] for why in (By.TIE, By.SHIELD, By.OUTRIGHT_WIN, By.UNFINISHED)
)
AXIS, ALLIES = 0, 1
EAST = 2


def one_space_left(track_now: int, unit: str = "army-1") -> BlitzkriegPlay:
    """Eastern Europe's first campaign (2 VP) with its production space still empty."""
    return arrange(
        two_players(),
        row=[unit],
        placed={("eastern-europe", 1, 1): ("allies", "army-1")},
        tracks={"eastern-europe": track_now},
        bags=((), ()),
    )


def fill(play: BlitzkriegPlay, unit: str = "army-1") -> None:
    do(play, place(play, AXIS, unit, space_of(play, "eastern-europe", 1, 2)))


def test_the_leader_scores_a_filled_campaign_and_the_next_opens() -> None:
    play = one_space_left(0)
    fill(play)
    assert play.state.vp == (2, 0)
    assert play.state.campaigns[EAST] == 1
    assert track(play, "eastern-europe") == 1


def test_the_opponent_scores_if_he_leads() -> None:
    play = one_space_left(-3)
    fill(play)
    assert play.state.vp == (0, 2)


def test_a_tie_scores_for_both_without_bonus() -> None:
    play = one_space_left(-1)
    fill(play)
    assert play.state.vp == (2, 2)
    assert {e.why for e in happened(play, PointsScored)} == {TIED_CAMPAIGN}
    assert happened(play, CampaignClosed)[0].winner is None


@pytest.mark.parametrize(("before", "bonus"), [(3, 0), (4, 1), (8, 1), (9, 2), (12, 2)])
def test_shields_reached_add_a_bonus_one_and_not_both(before: int, bonus: int) -> None:
    play = one_space_left(before)
    fill(play)
    assert play.state.vp == (2 + bonus, 0)
    assert sum(e.points for e in happened(play, PointsScored) if e.why == SHIELD) == bonus


def test_the_bonus_goes_to_the_opponent_if_he_leads() -> None:
    play = one_space_left(-7)
    fill(play)
    assert play.state.vp == (0, 3)


def test_the_last_campaign_closes_the_theatre() -> None:
    play = arrange(
        two_players(),
        row=["army-1"],
        placed={
            ("south-east-asia", 2, 1): ("axis", "navy-1"),
            ("south-east-asia", 2, 2): ("axis", "army-2"),
        },
        campaigns={"south-east-asia": 2},
    )
    do(play, place(play, AXIS, "army-1", space_of(play, "south-east-asia", 2, 3)))
    assert play.state.campaigns[4] == CLOSED
    assert play.state.vp == (4, 0)


def test_a_campaign_filled_ahead_of_time_closes_when_it_opens() -> None:
    play = one_space_left(0)
    arrange(
        play,
        placed={
            ("eastern-europe", 2, 1): ("axis", "scientist"),
            ("eastern-europe", 2, 2): ("axis", "army-2"),
            ("eastern-europe", 2, 3): ("axis", "army-3"),
        },
        campaigns={"eastern-europe": 1},
    )
    fill(play)
    assert play.state.campaigns[EAST] == 2
    assert play.state.vp == (2 + 3, 0)


def about_to_win_africa(rulings: dict[str, str] | None = None) -> BlitzkriegPlay:
    """Africa & Middle East at 10 of 11: any step wins 3 + 5 points and five effects."""
    return arrange(
        two_players(rulings),
        row=["navy-1"],
        reserve=["army-1"],
        tracks={"africa-middle-east": 10},
    )


def test_an_outright_win_scores_all_open_campaigns_and_two_points() -> None:
    play = about_to_win_africa()
    run(
        play,
        "navy-1 africa-middle-east 3",
        "spy",
        "strategic-advantage 1.1",
        "western-europe",
        "propaganda 1.4",
        "army-1",
        "army-2",
    )
    scored = [(e.points, e.why) for e in happened(play, PointsScored)]
    assert scored == [(8, UNFINISHED), (2, OUTRIGHT), (1, "propaganda")]
    assert play.state.campaigns[3] == CLOSED
    assert happened(play, TheatreWon) == [TheatreWon(3, AXIS)]


@pytest.mark.rule("outright-win-bonus")
def test_the_outright_bonus_is_left_out_by_ruling() -> None:
    play = about_to_win_africa({"outright-win-bonus": "0"})
    run(play, "navy-1 africa-middle-east 3", "spy")
    assert play.state.vp == (8, 0)


def test_leftover_effects_are_taken_in_the_winners_order() -> None:
    play = about_to_win_africa()
    run(
        play,
        "navy-1 africa-middle-east 3",
        "spy",
        "industrial-production 2.2",
        "army-1",
        "army-2",
        "propaganda 1.4",
        "pacific-ocean",
        "navy-2",
    )
    board = play.setting.board.spaces
    taken = [board[e.space].effect for e in happened(play, EffectTaken)]
    assert taken == ["research", "industrial-production", "propaganda", "strategic-advantage"]
    assert track(play, "pacific-ocean") == 3


def test_leftover_tactical_advantages_and_blanks_count_for_nothing() -> None:
    play = about_to_win_africa()
    asked = run(play, "navy-1 africa-middle-east 3", "spy")
    board = play.setting.board.spaces
    effects = [board[o.space].effect for o in offered(asked)]
    assert effects == ["strategic-advantage", "propaganda", "industrial-production"]


def test_nobody_places_in_a_theatre_won_outright() -> None:
    play = about_to_win_africa()
    asked = run(
        play,
        "navy-1 africa-middle-east 3",
        "spy",
        "propaganda 1.4",
        "strategic-advantage 1.1",
        "western-europe",
        "army-1",
        "army-2",
        "navy-1",
    )
    theatres = {play.setting.board.spaces[o.space].theatre for o in offered(asked)}
    assert 3 not in theatres


def test_a_win_with_the_last_space_pays_printed_points_and_the_outright_bonus_once() -> None:
    play = arrange(
        two_players(),
        row=["army-1"],
        placed={
            ("south-east-asia", 2, 1): ("axis", "navy-1"),
            ("south-east-asia", 2, 2): ("axis", "army-2"),
        },
        campaigns={"south-east-asia": 2},
        tracks={"south-east-asia": 10},
    )
    do(play, place(play, AXIS, "army-1", space_of(play, "south-east-asia", 2, 3)))
    assert play.state.vp == (6, 0)


def test_the_bot_takes_leftovers_row_by_row_without_being_asked() -> None:
    play = arrange(
        solo(),
        row=["navy-1", "army-1"],
        tracks={"africa-middle-east": 10},
        bags=((), ()),
        pile=(),
        in_force=None,
    )
    space = space_of(play, "africa-middle-east", 1, 3)
    do(play, place(play, AXIS, "navy-1", space))
    board = play.setting.board.spaces
    taken = [board[e.space].effect for e in happened(play, EffectTaken)]
    assert taken == ["research", "strategic-advantage", "propaganda", "industrial-production"]


@pytest.mark.rule("pushed-marker")
def test_a_theatre_won_by_a_push_may_push_another_over_its_end() -> None:
    """South East Asia's advantage wins Africa, whose own leftover advantage wins Western Europe:
    earlier on the board, so it has to be looked at again."""
    play = arrange(
        two_players({"pushed-marker": "may-reach-the-end"}),
        row=["airforce-1"],
        tracks={"africa-middle-east": 10, "western-europe": 12},
    )
    procedure = place(play, AXIS, "airforce-1", space_of(play, "south-east-asia", 1, 3))

    def wanted(request: Request) -> Any:
        if not isinstance(request, Choose):
            return request.pool[0]  # type: ignore[union-attr]
        pushes = [o for o in request.options if getattr(o, "theatre", None) in (0, 3)]
        board = play.setting.board.spaces
        effects = [
            o
            for o in request.options
            if isinstance(o, TakeEffect) and "strat" in board[o.space].effect
        ]
        return (pushes[::-1] or effects or request.options)[0]

    drive(procedure, wanted)
    assert [event.theatre for event in happened(play, TheatreWon)] == [3, 0]
    assert play.state.campaigns[0] == play.state.campaigns[3] == CLOSED
