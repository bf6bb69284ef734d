"""How a game ends and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.rooms import looked_at
from opfor.games.blitzkrieg.rules.victory import winner as counted_winner
from opfor.games.blitzkrieg.tests.table import arrange, happened, run, run_chance, solo, two_players
from opfor.games.blitzkrieg.values.events import CouldNotPlace, GameEnded, TurnBegun, UnitDrawn
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

AXIS, ALLIES = 0, 1


def winner(play: BlitzkriegPlay) -> str | None:
    outcome = GAME.outcome(play.setting, play.state)
    return None if outcome is None else outcome.winner


def poised(vp: tuple[int, int], mover: int, **fields: Any) -> BlitzkriegPlay:
    """Both sides hold a navy that can score 2 points in South East Asia."""
    play = arrange(two_players(), row=["navy-1", "army-1"], reserve=["navy-1", "army-1"], vp=vp)
    return arrange(play, mover=mover, **fields)


def test_the_allies_end_the_game_at_once_by_reaching_25() -> None:
    play = poised((0, 23), ALLIES)
    assert run(play, "navy-1 south-east-asia 1") is None
    assert winner(play) == "allies"
    assert happened(play, UnitDrawn) == []


def test_the_axis_reaching_25_gives_the_allies_one_last_turn() -> None:
    play = poised((23, 0), AXIS)
    asked = run(play, "navy-1 south-east-asia 1", "army-1")
    assert asked is not None
    assert happened(play, TurnBegun) == [TurnBegun(ALLIES, last=True)]
    assert run(play, "army-1 western-europe 3") is None
    assert winner(play) == "axis"


def test_the_allies_may_still_overtake_in_their_last_turn() -> None:
    play = poised((23, 23), AXIS)
    run(play, "navy-1 south-east-asia 1", "army-1")
    arrange(play, vp=(25, 24))
    assert run(play, "army-1 south-east-asia 2") is None
    assert GAME.outcome(play.setting, play.state).scores == {"axis": 25, "allies": 25}  # type: ignore[union-attr]
    assert winner(play) == "allies"


def test_a_tie_goes_to_the_second_side() -> None:
    play = arrange(two_players(), vp=(27, 27), stage="over")
    assert winner(play) == "allies"


def test_most_points_win_even_if_the_allies_end_the_game() -> None:
    play = poised((26, 23), ALLIES, last_turn=True)
    assert run(play, "navy-1 south-east-asia 1") is None
    assert winner(play) == "axis"


def test_axis_points_in_an_allied_turn_make_it_the_last() -> None:
    play = poised((24, 0), ALLIES)
    arrange(
        play,
        placed={("eastern-europe", 1, 1): ("axis", "army-1")},
        tracks={"eastern-europe": 5},
        bags=((), ()),
    )
    assert run(play, "army-1 eastern-europe 2") is None
    assert winner(play) == "axis"


def test_whoever_cannot_place_loses_at_once() -> None:
    play = arrange(two_players(), row=[], vp=(20, 0))
    assert run(play) is None
    assert winner(play) == "allies"
    assert happened(play, CouldNotPlace) == [CouldNotPlace(AXIS)]


def test_units_without_ground_do_not_help() -> None:
    closed = ("western-europe", "eastern-europe", "africa-middle-east", "south-east-asia")
    play = arrange(two_players(), row=["army-1"], campaigns=dict.fromkeys(closed, "closed"))
    assert run(play) is None
    assert winner(play) == "allies"


def test_the_outcome_tells_the_points_of_both_seats() -> None:
    play = arrange(solo(), row=[], reserve=["army-1"], vp=(7, 3))
    run(play)
    outcome = GAME.outcome(play.setting, play.state)
    assert outcome is not None
    assert outcome.scores == {"bot": 7, "player": 3}


@pytest.mark.rule("QB-9")
def test_a_bot_that_cannot_place_loses() -> None:
    play = arrange(solo(), row=[], reserve=["army-1"])
    assert run(play) is None
    assert winner(play) == "player"


@pytest.mark.rule("QB-9")
def test_a_bot_that_cannot_place_only_draws_by_ruling() -> None:
    play = arrange(solo({"bot-cannot-place": "bot-skips"}), row=[], reserve=["army-1"])
    asked = run(play, "army-2")
    assert play.state.reserves[AXIS] == ("army-2",)
    assert asked.seat == "player"  # type: ignore[union-attr]


@pytest.mark.rule("QB-9")
def test_an_empty_bag_only_means_no_draw() -> None:
    play = arrange(two_players(), row=["army-1", "army-2"], reserve=["army-1"], bags=((), ()))
    asked = run(play, "army-1 western-europe 3")
    assert play.state.reserves[AXIS] == ("army-2",)
    assert asked is not None


def test_when_every_theatre_is_closed_points_decide() -> None:
    closed = ("western-europe", "pacific-ocean", "africa-middle-east", "south-east-asia")
    play = arrange(
        two_players(),
        row=["army-1"],
        reserve=["army-1"],
        campaigns={**dict.fromkeys(closed, "closed"), "eastern-europe": 3},
        placed={("eastern-europe", 3, n): ("axis", "army-1") for n in (1, 2, 3, 4)},
        vp=(3, 10),
    )
    run_chance(play)
    run(play, "army-1 eastern-europe 5")
    run_chance(play)
    assert happened(play, GameEnded) == [GameEnded("all-closed")]
    assert winner(play) == "allies"


def test_the_turn_passes_to_and_fro() -> None:
    play = poised((0, 0), AXIS)
    run(play, "army-1 western-europe 3", "army-1", "navy-1 western-europe 1", "army-1", "army-2")
    assert (play.state.mover, play.state.turn) == (AXIS, 3)


@pytest.mark.parametrize(("vp", "side"), [((9, 9), ALLIES), ((10, 9), AXIS), ((9, 10), ALLIES)])
def test_counted_in_numbers_a_tie_goes_to_the_second_side(vp: tuple[int, int], side: int) -> None:
    play = poised(vp, AXIS)
    assert counted_winner(looked_at(play.setting, play.state)) == side
