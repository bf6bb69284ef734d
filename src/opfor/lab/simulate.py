"""Whole games without a person, as fast as the engine goes.

Game ``i`` of a series has a seed of its own, derived from the series' seed, and each seat picks
from a stream of its own; so a game is the same whoever plays it, in whatever process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from msgspec import Struct

from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.game import Game, Player
from opfor.core.play import Play
from opfor.core.requests import Choose, Judge

MOST_ANSWERS = 1_000_000
"""No game takes so many; one that does would never end."""


class Series(Struct, frozen=True):
    """Many games of one kind. Plain values, so that another process can play a part of it."""

    game: str
    options: dict[str, Any]
    rulings: dict[str, str]
    players: dict[str, str]
    seed: int
    games: int


class Result(Struct, frozen=True):
    """How one game ended. ``settled`` counts the bot's decisions by the rule that settled them;
    ``contest`` is false where nobody can win."""

    index: int
    seed: int
    winner: str | None
    why: str
    length: float
    aspects: dict[str, float]
    settled: dict[str, int]
    contest: bool = True


def play_games(series: Series, first: int, last: int) -> Iterator[Result]:
    """The games from number ``first`` up to, not including, ``last``."""
    game = load_game(series.game)
    setting, _, _ = prepared(game, series.options, series.rulings)
    players = {seat: game.players[name] for seat, name in series.players.items()}
    for index in range(first, last):
        yield play_one(game, setting, players, index, derived_seed(series.seed, index))


def play_part(series: Series, first: int, last: int) -> list[Result]:
    """A part of a series, in a process of its own."""
    return list(play_games(series, first, last))


def play_one(
    game: Game[Any], setting: Any, players: Mapping[str, Player], index: int, seed: int
) -> Result:
    """One game to its end. Its length is the number of steps, unless the game measures it."""
    steps = 0

    def count(_play: Play[Any]) -> None:
        nonlocal steps
        steps += 1

    chance = Seeded(seed)
    picks = {seat: partial(chance.pick, f"player:{seat}") for seat in players}
    play = Play(game, setting, game.new(setting), on_step=count)
    view, answer = game.view, play.answer
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None:
            break
        if type(request) is Choose:
            seat = request.seat
            seen = view(setting, play.state, seat)
            request = answer(players[seat](setting, seen, request, picks[seat]))
        elif type(request) is Judge:
            request = answer(request.options[chance.pick("judge", len(request.options))])
        else:
            request = answer(chance(request))
    return _result(play, index, seed, steps)


def _result(play: Play[Any], index: int, seed: int, steps: int) -> Result:
    game, setting, state = play.game, play.setting, play.state
    outcome = game.outcome(setting, state)
    if outcome is None:
        raise OpforError(f"{game.title}: game {index} (seed {seed}) does not end")
    aspects = dict(game.aspects(setting, state)) if game.aspects is not None else {}
    length = aspects.pop("length", steps)
    settled = dict(Counter(play.settled))
    winner, why = outcome.winner, outcome.why
    return Result(index, seed, winner, why, length, aspects, settled, outcome.contest)
