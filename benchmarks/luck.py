"""Whether luck is luck: ``python benchmarks/luck.py GAME [--players …] [--games N] [--tries N]``.

Luck and skill of players over many games, as reviews tell them: the mean of luck must be nought
within two standard errors for anybody, and who plays better than the baseline has skill above it.
"""

from __future__ import annotations

import argparse
from functools import partial
from statistics import fmean, stdev
from typing import Any

from opfor.app.coach.ledger import worth
from opfor.app.players import answer_of, player_named
from opfor.app.registry import load_game
from opfor.app.search.winning import partners, won
from opfor.app.setting_up import prepared
from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose


def ledger(
    game: Game[Any], setting: Any, player: str, seed: int, tries: int
) -> tuple[float, float]:
    """Luck and skill of one game."""
    chance, seated = Seeded(seed), player_named(game, player)
    play: Play[Any, Any] = Play(game, setting, game.new(setting), chance=chance)
    play.begin()
    last, luck, skill, seat = None, 0.0, 0.0, ""
    while (request := play.pending) is not None:
        if not isinstance(request, Choose):
            play.answer(chance(request))
            continue
        seat, pick = request.seat, partial(chance.pick, f"player:{request.seat}")
        answer = answer_of(seated, play, request, pick)
        if len(request.options) > 1:
            found = worth(play, answer, seed * 1000 + len(play.log), tries)
            luck += 0.0 if last is None else found.before - last
            skill += found.after - found.before
            last = found.after
        play.answer(answer)
    end = won(game.outcome(setting, play.state), partners(game, setting, seat))
    return luck + end - (last if last is not None else end), skill


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", nargs="*", default=["baseline", "random", "net"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tries", type=int, default=2)
    parser.add_argument("--seed", type=int, default=71)
    given = parser.parse_args()
    game = load_game(given.game)
    setting, _, _ = prepared(game, {}, {})
    for player in given.players:
        rows = [
            ledger(game, setting, player, given.seed + number, given.tries)
            for number in range(given.games)
        ]
        said = []
        for name, column in zip(("luck", "skill"), zip(*rows, strict=True), strict=True):
            error = stdev(column) / len(column) ** 0.5
            said.append(f"{name} {fmean(column):+.3f} ± {error:.3f} (se)")
        print(f"{player:10} {given.games} games: {', '.join(said)}", flush=True)


if __name__ == "__main__":
    main()
