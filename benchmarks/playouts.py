"""How many games a second a compiled engine plays on from positions of real games, as hints do:
``python benchmarks/playouts.py [GAME …] [--positions 40] [--games 0]``.

Positions are those of ``hints.py``; each is read once and played to its end by the usual player so
many times (without ``--games``: as often as a try of a hint does). The best of four rounds counts.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from hints import positions

from opfor import fast
from opfor.app.registry import load_game
from opfor.core.chance import derived_seed
from opfor.core.foresight import foresight_of
from opfor.core.game import Game

ROUNDS = 4


def seconds_of(engine: Any, state: Any, games: int) -> float:
    """Processor time of one try's games, at best."""
    best = float("inf")
    for luck in range(ROUNDS):
        seeds = [derived_seed(luck, number) for number in range(games)]
        start = time.process_time()
        engine.wins_from(state, seeds)
        best = min(best, time.process_time() - start)
    return best


def measured(game: Game[Any], wanted: int, games: int) -> str:
    usual, engines, spent = game.players[foresight_of(game).usual], {}, []
    for session in positions(game, 14):
        setting = session.setting
        if id(setting) not in engines:
            free = [seat.id for seat in game.seats(setting) if not seat.bot]
            engines[id(setting)] = setting, fast.engine(setting, dict.fromkeys(free, usual))
        engine = engines[id(setting)][1]
        if engine is not None:
            spent.append(seconds_of(engine, session.play.step_start, games))
        if len(spent) >= wanted:
            break
    rate = games * len(spent) / sum(spent)
    return f"{len(spent)} positions, {games} games from each: {rate:,.0f} games/s"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=["blitzkrieg", "2gm", "coh"])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--games", type=int, default=0)
    given = parser.parse_args()
    for name in given.names:
        game = load_game(name)
        games = given.games or foresight_of(game).playouts
        print(f"{game.title}: {measured(game, given.positions, games)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
