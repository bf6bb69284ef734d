"""What a player gains by asking the coach.

    python benchmarks/asking.py GAME OPTIONS [--games 30] [--tries 100] [--every 1] [--minutes 20]

Plays games of a mission or mode (``OPTIONS`` as JSON) twice with the same seed: once by the
baseline alone, once by a baseline that asks for a hint at every weighty choice, or at one in
``--every``, and does what its first line says. The hint is the one a person gets, with so many
tries. Draws count half; intervals are Wilson's at 95 %. Stops when the minutes are over.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from typing import Any

from players import SEED, row, won

from opfor.app.conversation import Table
from opfor.app.conversation.telling.hints import hint
from opfor.app.registry import load_game
from opfor.app.search import Budget, is_weighed
from opfor.app.start import Start
from opfor.core.chance import Seeded, derived_seed
from opfor.core.game import Game
from opfor.core.requests import Choose
from opfor.lab.playout import play_one
from opfor.lab.variant import measured_seat


class Asking:
    """A person who plays like the baseline but for what the coach says."""

    def __init__(self, table: Table, seat: str, seed: int, budget: Budget, every: int) -> None:
        self.table, self.seat, self.budget, self.every = table, seat, budget, every
        self.choices = self.hints = 0
        self._chance = Seeded(seed)

    def play(self) -> float:
        """The whole game, and what it brought."""
        session = self.table.session
        while isinstance(request := session.pending, Choose):
            session.answer(self._answer(request))
        outcome = session.outcome
        return won(None if outcome is None else outcome.winner, self.seat)

    def _answer(self, request: Choose) -> Any:
        session, eyes = self.table.session, self.table.seen_by(self.seat)
        if is_weighed(session.game, request, self.seat):
            self.choices += 1
            if self.choices % self.every == 0:
                self.hints += 1
                return request.options[hint(eyes, self.budget, wanted=True).offer]
        usual = session.game.players["baseline"]
        pick = partial(self._chance.pick, f"player:{request.seat}")
        return usual(session.setting, session.view(request.seat), request, pick)


def alone(game: Game[Any], table: Table, seat: str, seed: int) -> float:
    """What the baseline wins in the same game."""
    setting = table.session.setting
    seats = [each.id for each in game.seats(setting) if not each.bot]
    players = dict.fromkeys(seats, game.players["baseline"])
    return won(play_one(game, setting, players, 0, seed).winner, seat)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", type=json.loads)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0)
    given = parser.parse_args()
    game, until = load_game(given.game), time.perf_counter() + 60 * given.minutes
    began, by_itself, asking, hints = time.process_time(), list[float](), list[float](), 0
    for number in range(given.games):
        if time.perf_counter() > until:
            break
        seed = derived_seed(SEED, number)
        table = Table.new(game, Start(options=given.options, seed=seed))
        seat = measured_seat(game, table.session.setting)
        player = Asking(table, seat, seed, Budget(given.tries), given.every)
        by_itself.append(alone(game, table, seat, seed))
        asking.append(player.play())
        hints += player.hints
        print(f"{number}: {by_itself[-1]:g} {asking[-1]:g}, {player.hints} hints", flush=True)
    print("| game | played | games | baseline | asking | asking better | baseline better |")
    print(row(given.game, given.options, by_itself, asking))
    seconds = time.process_time() - began
    print(f"{given.tries} tries, {hints / len(asking):.0f} hints a game, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
