"""Players for simulation: they answer everything they are asked, and greed beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.run import seed_streams
from opfor.games.blitzkrieg import GAME, VARIANTS
from opfor.games.blitzkrieg.course.forecast import choose_placement
from opfor.games.blitzkrieg.course.rooms import Rooms
from opfor.games.blitzkrieg.course.seats import PLAYERS
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.ask import only_open
from opfor.games.blitzkrieg.tests.table import run, space_of
from opfor.games.blitzkrieg.values.memory import Offer
from opfor.games.blitzkrieg.values.numbers import To
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay


def play_game(options: dict[str, Any], players: dict[str, str], seed: int) -> BlitzkriegPlay:
    """One game; each seat sees only its view."""
    setting = prepare(Options(**options), {})
    play = Play(GAME, setting, new(setting))
    chance = Seeded(derived_seed(11, seed))
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            player = PLAYERS[players[request.seat]]
            view = GAME.view(setting, play.state, request.seat)
            answer = player(setting, view, request, lambda n: chance.pick("player", n))
            assert answer in request.options
            request = play.answer(answer)
        else:
            request = play.answer(chance(request))
    return play


def winner(play: BlitzkriegPlay) -> str | None:
    outcome = GAME.outcome(play.setting, play.state)
    assert outcome is not None
    return outcome.winner


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_player_finishes_every_kind_of_game(name: str, options: dict[str, Any]) -> None:
    seats = prepare(Options(**options), {}).seats
    for seed in range(3):
        winner(play_game(options, dict.fromkeys(seats, name), seed))


@pytest.mark.parametrize("options", [{}, {"board": "nippon"}, {"mode": "two-player"}], ids=str)
def test_looking_ahead_finishes_too(options: dict[str, Any]) -> None:
    seats = prepare(Options(**options), {}).seats
    winner(play_game(options, dict.fromkeys(seats, "look-ahead"), 1))


@pytest.mark.parametrize("board", ["base", "nippon"])
def test_greed_beats_chance(board: str) -> None:
    options = {"board": board, "mode": "two-player"}
    seats = prepare(Options(**options), {}).seats  # type: ignore[arg-type]
    wins = 0
    for seed in range(20):
        greedy = seats[seed % 2]
        players = {seat: "greedy" if seat == greedy else "random" for seat in seats}
        wins += winner(play_game(options, players, seed)) == greedy
    assert wins >= 16


def test_a_greedy_player_takes_the_win_in_front_of_it() -> None:
    """Two steps from the end of the Pacific track."""
    play = only_open(
        "pacific-ocean",
        1,
        row=["army-1"],
        tracks={"pacific-ocean": -12},
        reserve=["navy-1", "navy-2", "army-1"],
        mover=1,
    )
    request = run(play)
    assert isinstance(request, Choose)
    chosen = PLAYERS["greedy"](play.setting, play.state, request, lambda _n: 0)
    assert chosen.unit == "navy-2"
    assert chosen.space in {space_of(play, "pacific-ocean", 1, n) for n in (1, 2)}


def test_a_net_thinks_nothing_about_a_single_offer() -> None:
    """It asks for no luck of its own, so that what is decided later has the same."""
    setting = prepare(Options(), {})
    rooms = Rooms(setting, {"player": PLAYERS["net"]}, plain=True)
    rooms.lay(new(setting))
    war, side = rooms.memory, setting.seats.index("player")
    seed_streams(war, 5)
    war.offered, war.offers[0] = 1, Offer(0, 0)
    before = list(war.counters)
    assert choose_placement(war, side, To.PLACE) == Offer(0, 0)
    assert list(war.counters) == before
