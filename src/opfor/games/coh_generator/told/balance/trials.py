"""Drafted firefights and solo missions played to their end, to see what the cards are worth.

Trial ``i`` of a series has a seed of its own; so it is the same in whatever process it is played.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import convert
from opfor.core.ctrl_c import children_hear_nothing
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh_generator.told.auto import play_auto
from opfor.games.coh_generator.told.mission.solo import mission_of
from opfor.games.coh_generator.told.result import generated
from opfor.games.coh_generator.values.events import CardPlayed, ConditionPlayed

Load = Callable[[str], Game[Any]]
"""Gives a game by its id, in whatever process."""
PLAYED_BY = "coh"
DRAFTED = "drafted"
MOST_ANSWERS = 100_000
LARGEST_PART = 25

Key = tuple[str, str, str]
"""Side, card and half. Condition Cards have names instead of numbers."""


class Trials(Struct, frozen=True, kw_only=True):
    """A series: plain values, so that another process can play a part of it."""

    guideline: int
    games: int
    seed: int = 1
    solo: bool = False
    drafter: str = "drafter"
    player: str = "baseline"


class Trial(Struct, frozen=True):
    """How one ended: the nation that won (empty: a draw) and the halves played. ``refused`` if a
    side had drafted no Units."""

    index: int
    winner: str
    played: tuple[Key, ...]
    ai: str = ""
    refused: bool = False


def play_trials(
    load: Load, trials: Trials, jobs: int, progress: Callable[[int], None]
) -> list[Trial]:
    """The whole series, on so many processes; ``progress`` is told how many are done."""
    if jobs == 1:
        found = []
        for index in range(trials.games):
            found.append(play_trial(load, trials, index))
            progress(len(found))
        return found
    size = max(1, min(LARGEST_PART, trials.games // (4 * jobs)))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        with children_hear_nothing():
            parts = [
                pool.submit(play_part, load, trials, first, min(first + size, trials.games))
                for first in range(0, trials.games, size)
            ]
        found = []
        for part in as_completed(parts):
            found += part.result()
            progress(len(found))
    finally:
        pool.shutdown(cancel_futures=True)
    return sorted(found, key=lambda trial: trial.index)


def play_part(load: Load, trials: Trials, first: int, last: int) -> list[Trial]:
    """A part of a series, in a process of its own."""
    return [play_trial(load, trials, index) for index in range(first, last)]


def play_trial(load: Load, trials: Trials, index: int) -> Trial:
    """Draft one and play it out."""
    seed = derived_seed(trials.seed, index)
    options = {"guideline": trials.guideline, "solo": trials.solo}
    drafted = play_auto(options, seed, {}, trials.drafter)
    played = tuple(
        (event.play.side, event.play.card, event.play.half)
        if isinstance(event, CardPlayed)
        else (event.side, event.card, event.half)
        for event in drafted.log
        if isinstance(event, CardPlayed | ConditionPlayed)
    )
    ai = drafted.state.solo.ai if drafted.state.solo is not None else ""
    done = generated(drafted.setting, drafted.state, seed)
    try:
        text = mission_toml(mission_of(done, DRAFTED))
    except OpforError:
        return Trial(index, "", played, ai, refused=True)
    seat = winner_of(
        load(PLAYED_BY), text, derived_seed(seed, 1), trials.player, len(done.plan.seats)
    )
    return Trial(index, _nation(seat, ai), played, ai)


def _nation(seat: str, ai: str) -> str:
    """The nation in a seat; against the AI the seats are called otherwise."""
    if not ai or not seat:
        return seat
    return ai if seat == "bot" else next(nation for nation in NATIONS if nation != ai)


def winner_of(game: Game[Any], mission: str, seed: int, player: str, seats: int = 2) -> str:
    """Play the mission of a file's text out and say which seat won; empty for a draw."""
    setting = _setting_of(game, mission, seats)
    chance, decide = Seeded(seed), game.players[player]
    play = Play(game, setting, game.new(setting))
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None:
            break
        play.log.clear()
        if isinstance(request, Choose):
            seen = game.view(setting, play.state, request.seat)
            pick = partial(chance.pick, request.seat)
            request = play.answer(decide(setting, seen, request, pick))
        else:
            request = play.answer(chance(request))
    outcome = game.outcome(setting, play.state)
    if outcome is None:
        raise OpforError("a drafted mission does not end")
    return outcome.winner or ""


def _setting_of(game: Game[Any], mission: str, seats: int) -> Any:
    with TemporaryDirectory() as folder:
        file = Path(folder, f"{DRAFTED}.toml")
        file.write_text(mission, encoding="utf-8")
        given = {"mission": str(file)} | ({"players": seats} if seats > 2 else {})
        options = convert(given, game.options)
        return game.prepare(options, {})
