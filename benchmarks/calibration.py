"""Are the chances to win what they say? Appraisals of positions against how their games ended.

    python benchmarks/calibration.py GAME [--games 200] [--each 20] [--missions all] [--seed 7]

Plays games of the baseline against the opponent, appraises up to so many positions of each (evenly
spread over the person's weighty choices), and prints for ten bands of appraised chance how many of
those games were won. The games have seeds of their own, apart from those used for tuning.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from opfor.app.registry import load_game
from opfor.app.search import is_weighed
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, play_out, seated
from opfor.core.requests import Request

BANDS = 10


def positions(task: tuple[str, dict[str, Any], int, int]) -> list[tuple[float, float]]:
    """Appraised chance and how the game ended, for some positions of one game."""
    name, options, seed, each = task
    game = load_game(name)
    setting = game.prepare(msgspec.convert(options, game.options), {})
    seat = next(seat.id for seat in game.seats(setting) if not seat.bot)
    foresight = game.foresight
    assert foresight is not None, f"{name} has no foresight"
    usual = seated(game.players[foresight.usual], Seeded(seed))
    found: list[float] = []

    def respond(play: Play[Any, Any], request: Request) -> Any:
        if is_weighed(game, request, seat):
            found.append(foresight.appraise(setting, play.state, seat))
        return usual(play, request)

    play = Play(game, setting, game.new(setting))
    play_out(play, respond)
    outcome = game.outcome(setting, play.state)
    won = 0.5 if outcome is None or outcome.winner is None else float(outcome.winner == seat)
    step = max(1, len(found) // each)
    return [(value, won) for value in found[::step][:each]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--missions", default="")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    game = load_game(given.game)
    first = game.options.__struct_fields__[0]
    offered = [value for value, _ in game.offered()] if game.offered is not None else []
    named = offered if given.missions == "all" else [m for m in given.missions.split(",") if m]
    modes: list[dict[str, Any]] = [{first: value} for value in named] or [{}]
    tasks = [
        (given.game, modes[number % len(modes)], derived_seed(given.seed, number), given.each)
        for number in range(given.games)
    ]
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        pairs = [pair for part in pool.map(positions, tasks, chunksize=4) for pair in part]
    print(f"{given.game}: {len(pairs)} positions of {given.games} games, seed {given.seed}")
    print("| appraised | positions | said | won |\n| --- | --- | --- | --- |")
    wrong = 0.0
    for band in range(BANDS):
        inside = [p for p in pairs if min(int(p[0] * BANDS), BANDS - 1) == band]
        if inside:
            said, won = (sum(p[n] for p in inside) / len(inside) for n in (0, 1))
            wrong += abs(said - won) * len(inside) / len(pairs)
            low, high = band / BANDS, (band + 1) / BANDS
            print(f"| {low:.0%}–{high:.0%} | {len(inside)} | {said:.0%} | {won:.0%} |")
    print(f"mean difference: {wrong:.1%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
