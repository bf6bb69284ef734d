"""Set-up of the solo game and of the two-player game."""

from __future__ import annotations

import pytest

from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.requests import Choose
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import fresh, run, run_chance, track

PLAYERS_THREE = ("army-1", "navy-1", "airforce-1")
BOTS_FIVE = ("general", "admiral", "army-2", "navy-2", "airforce-2")
UNITS = (*PLAYERS_THREE, *BOTS_FIVE)


@pytest.mark.rule("BLZ-S-1", "QB-12")
def test_the_bot_is_the_axis_and_begins() -> None:
    play = fresh()
    run(play, *UNITS, 1, 1, 1)
    assert play.setting.board.sides == ("axis", "allies")
    assert play.setting.seats == ("bot", "player")
    assert (play.state.turn, play.state.mover) == (1, 0)


@pytest.mark.rule("QB-12")
def test_the_player_begins_by_ruling() -> None:
    play = fresh({"first-turn": "player"})
    asked = run(play, *UNITS, 1, 1, 1)
    assert isinstance(asked, Choose)
    assert play.state.mover == 1


@pytest.mark.rule("BLZ-S-2")
def test_three_units_for_the_player_and_five_in_a_row_for_the_bot() -> None:
    play = fresh()
    run(play, *UNITS)
    assert play.state.reserves == (BOTS_FIVE, PLAYERS_THREE)
    assert [len(bag) for bag in play.state.bags] == [17, 19]


@pytest.mark.rule("BLZ-S-3")
def test_seven_stratagems_in_the_cup_and_steamroll_beside_it() -> None:
    play = fresh()
    run(play, *UNITS)
    assert len(play.state.cup) == 7
    assert "steamroll" not in play.state.cup
    assert play.state.stratagem == "steamroll"


@pytest.mark.rule("BLZ-A-3")
def test_the_learning_game_has_no_stratagems() -> None:
    play = fresh(stratagems=False)
    run(play, *UNITS)
    assert (play.state.cup, play.state.stratagem) == ((), None)


@pytest.mark.rule("BLZ-S-4")
@pytest.mark.parametrize(
    ("roll", "theatre"),
    [
        (1, "western-europe"),
        (2, "pacific-ocean"),
        (3, "eastern-europe"),
        (4, "africa-middle-east"),
        (5, "south-east-asia"),
    ],
)
def test_the_die_names_a_region(roll: int, theatre: str) -> None:
    play = fresh(difficulty="easy")
    run(play, *UNITS, roll)
    assert track(play, theatre) == 1


@pytest.mark.rule("BLZ-S-4")
def test_a_six_is_the_players_choice() -> None:
    play = fresh(difficulty="easy")
    asked = run(play, *UNITS, 6)
    assert isinstance(asked, Choose)
    assert asked.seat == "player"
    assert len(asked.options) == 5
    run(play, "africa-middle-east")
    assert track(play, "africa-middle-east") == 1


@pytest.mark.rule("BLZ-S-5")
@pytest.mark.parametrize(
    ("difficulty", "rolls", "tracks"),
    [
        ("easy", (1, 3, 5), (1, 0, 1, 0, 1)),
        ("medium", (1, 3, 5), (2, 0, 2, 0, 2)),
        ("hard", (1, 2, 3, 5), (2, 2, 2, 0, 2)),
    ],
)
def test_the_head_start_depends_on_the_difficulty(
    difficulty: str, rolls: tuple[int, ...], tracks: tuple[int, ...]
) -> None:
    play = fresh(difficulty=difficulty)
    run(play, *UNITS, *rolls)
    assert play.state.tracks == tracks
    assert play.state.stage == "turn"


@pytest.mark.rule("BLZ-S-6")
def test_repeated_regions_add_up() -> None:
    play = fresh(difficulty="hard")
    run(play, *UNITS, 2, 2, 2, 1)
    assert play.state.tracks == (2, 6, 0, 0, 0)


@pytest.mark.rule("BLZ-S-7")
def test_extra_points_for_the_bot() -> None:
    play = fresh(extra_vp=3)
    run(play, *UNITS, 1, 1, 1)
    assert play.state.vp == (3, 0)


@pytest.mark.rule("BLZ-S-8")
def test_extra_progress_on_every_track() -> None:
    play = fresh(difficulty="easy", extra_progress=1)
    run(play, *UNITS, 1, 3, 5)
    assert play.state.tracks == (2, 1, 2, 1, 2)


@pytest.mark.rule("QB-17")
def test_the_head_start_stops_one_step_short_of_a_win() -> None:
    play = fresh({"pushed-marker": "may-reach-the-end"}, difficulty="hard", extra_progress=5)
    run(play, *UNITS, 5, 5, 5, 5)
    assert track(play, "south-east-asia") == 10


def test_two_players_draw_three_units_each_and_the_axis_begins() -> None:
    play = fresh(mode="two-player")
    asked = run_chance(play)
    assert [len(units) for units in play.state.reserves] == [3, 3]
    assert play.state.cup == ()
    assert isinstance(asked, Choose)
    assert asked.seat == "axis"


@pytest.mark.parametrize(("handicap", "vp"), [(0, (0, 0)), (1, (0, 1)), (3, (0, 3)), (-1, (1, 0))])
def test_a_handicap_is_points_for_the_weaker_side(handicap: int, vp: tuple[int, int]) -> None:
    options = {"mode": "two-player", "handicap": handicap}
    assert Session.new(GAME, Start(seed=1, options=options)).state.vp == vp


@pytest.mark.parametrize(("handicap", "vp"), [(0, (0, 0)), (5, (0, 5)), (-5, (5, 0))])
def test_against_the_bot_a_handicap_helps_the_person(handicap: int, vp: tuple[int, int]) -> None:
    options = {"handicap": handicap, "level": "own"}
    assert Session.new(GAME, Start(seed=2, options=options)).state.vp == vp
