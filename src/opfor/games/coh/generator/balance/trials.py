"""Drafted firefights and solo missions played to their end, to see what the cards are worth.

Trial ``i`` of a series has a seed of its own; so it is the same in whatever process it is played.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context

from msgspec import Struct

from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh.generator.auto import play_auto
from opfor.games.coh.generator.events import CardPlayed, ConditionPlayed
from opfor.games.coh.generator.missions.solo import mission_of
from opfor.games.coh.generator.options import FOLDER
from opfor.games.coh.generator.result import generated
from opfor.games.coh.missions.mission import Mission
from opfor.games.coh.options import Setting

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


def play_trials(trials: Trials, jobs: int, progress: Callable[[int], None]) -> list[Trial]:
    """The whole series, on so many processes; ``progress`` is told how many are done."""
    if jobs == 1:
        found = []
        for index in range(trials.games):
            found.append(play_trial(trials, index))
            progress(len(found))
        return found
    size = max(1, min(LARGEST_PART, trials.games // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        parts = [
            pool.submit(play_part, trials, first, min(first + size, trials.games))
            for first in range(0, trials.games, size)
        ]
        found = []
        for part in as_completed(parts):
            found += part.result()
            progress(len(found))
    return sorted(found, key=lambda trial: trial.index)


def play_part(trials: Trials, first: int, last: int) -> list[Trial]:
    """A part of a series, in a process of its own."""
    return [play_trial(trials, index) for index in range(first, last)]


def play_trial(trials: Trials, index: int) -> Trial:
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
        mission = mission_of(done)
    except OpforError:
        return Trial(index, "", played, ai, refused=True)
    winner = winner_of(mission, derived_seed(seed, 1), trials.player, len(done.plan.seats))
    return Trial(index, winner, played, ai)


def winner_of(mission: Mission, seed: int, player: str, seats: int = 2) -> str:
    """Play one mission out and say which nation won; empty for a draw."""
    from opfor.games.coh import GAME

    setting = _setting_of(mission, seats)
    chance, decide = Seeded(seed), GAME.players[player]
    play = Play(GAME, setting, GAME.new(setting))
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None:
            break
        play.log.clear()
        if isinstance(request, Choose):
            seen = GAME.view(setting, play.state, request.seat)
            pick = partial(chance.pick, request.seat)
            request = play.answer(decide(setting, seen, request, pick))
        else:
            request = play.answer(chance(request))
    outcome = GAME.outcome(setting, play.state)
    if outcome is None:
        raise OpforError(f"{mission.title} does not end")
    if outcome.winner is None:
        return ""
    return setting.nation(setting.seats.index(outcome.winner))


def _setting_of(mission: Mission, seats: int) -> Setting:
    from opfor.games.coh.options import setting_for
    from opfor.games.coh.solo.mission import SoloMission
    from opfor.games.coh.solo.setting import solo_setting

    rulings = resolve(load_book(FOLDER), {})
    if isinstance(mission, SoloMission):
        return solo_setting(mission, rulings)
    return setting_for(mission, mission.economy, rulings, seats)
