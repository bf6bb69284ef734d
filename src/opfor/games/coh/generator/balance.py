"""Do the options matter, and alike? Drafted firefights played out, tallied by card and half."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh.generator.auto import generate_auto
from opfor.games.coh.generator.missions import to_mission
from opfor.games.coh.generator.options import FOLDER
from opfor.games.coh.mission import Mission

MOST_ANSWERS = 30_000


class Tallies(NamedTuple):
    """Wins, draws and plays by (side, card, half); wins of each side over all."""

    played: Counter[tuple[str, str, str]]
    won: Counter[tuple[str, str, str]]
    sides: Counter[str]


def tally(guideline: int, games: int, seed: int = 1, player: str = "baseline") -> Tallies:
    """Generate and play so many firefights; a draw counts half for both."""
    tallies = Tallies(Counter(), Counter(), Counter())
    for index in range(games):
        own = derived_seed(seed, index)
        done = generate_auto(guideline, own)
        try:
            winner = winner_of(to_mission(done), own, player)
        except OpforError:
            continue
        tallies.sides[winner or "draw"] += 1
        for play in done.state.log:
            key = (play.side, play.card, play.half)
            tallies.played[key] += 2
            tallies.won[key] += 1 if not winner else 2 * (winner == play.side)
    return tallies


def winner_of(mission: Mission, seed: int, player: str) -> str | None:
    """Play one mission out and say which nation won, if any."""
    from opfor.games.coh import GAME
    from opfor.games.coh.options import setting_for
    from opfor.games.coh.setup import new

    setting = setting_for(mission, mission.economy, resolve(load_book(FOLDER), {}))
    chance, decide = Seeded(seed), GAME.players[player]
    play = Play(GAME, setting, new(setting))
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None:
            break
        if isinstance(request, Choose):
            seen = GAME.view(setting, play.state, request.seat)
            request = play.answer(
                decide(setting, seen, request, partial(chance.pick, request.seat))
            )
        else:
            request = play.answer(chance(request))
    outcome = GAME.outcome(setting, play.state)
    return outcome.winner if outcome is not None else None


def balance(words: Sequence[str], say: Callable[[str], None] = print) -> int:
    """``opfor coh-generator balance [GUIDELINE [GAMES]]``."""
    numbers = [int(word) if word.isdigit() else 0 for word in words]
    if any(number < 1 for number in numbers) or len(numbers) > 2:
        raise OpforError("balance: give a guideline and a number of games, such as: balance 5 100")
    guideline, games = (*numbers, *(5, 40)[len(numbers) :])
    found = tally(guideline, games)
    total = sum(found.sides.values())
    say(f"{total} firefights: " + ", ".join(f"{k} {v}" for k, v in sorted(found.sides.items())))
    for key in sorted(found.played):
        plays, share = found.played[key] // 2, found.won[key] / found.played[key]
        say(f"{key[0]} {key[1]} {key[2]:<6}  {plays:>4} plays  {share:>4.0%} won by its side")
    return 0
