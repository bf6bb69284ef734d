"""Own decisions a second of games stepped from outside: ``python benchmarks/steps.py [GAME …]``.

Outside compared with outside: many games at once from NumPy (``opfor.envs.vector``), with
observations and masks, beside single games move by move (the readable engine, no observations).
Random legal answers, one core, processor time.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import opfor.envs
from opfor.envs.match import Match

GAMES: dict[str, dict[str, Any]] = {"blitzkrieg": {}, "2gm": {}, "coh": {"mission": "first-light"}}


def at_once(game: str, options: dict[str, Any], n: int, seconds: float) -> tuple[float, float]:
    """Decisions a second, and microseconds of an afterstate."""
    env: Any = opfor.envs.vector(game, n, **options)
    env.reset(seed=1)
    chance, decisions, start = np.random.default_rng(1), 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        env.step((chance.random(n) * env.counts).astype(np.int32))
        decisions += n
    begun, found = time.process_time(), len(env.afterstates().games)
    return decisions / used, (time.process_time() - begun) / max(found, 1) * 1e6


def one_by_one(game: str, options: dict[str, Any], seconds: float) -> float:
    match, decisions, seed = Match(game, options, {}, "random", alone=True), 0, 0
    chance, start = np.random.default_rng(1), time.process_time()
    while time.process_time() - start < seconds:
        match.begin(seed := seed + 1)
        while match.asked is not None:
            match.answer(int(chance.integers(len(match.asked.options))))
            decisions += 1
    return decisions / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    print(f"batch {given.batch}; decisions a second at once, one by one; µs an afterstate")
    for game in given.games:
        many, after = at_once(game, GAMES[game], given.batch, given.seconds)
        single = one_by_one(game, GAMES[game], given.seconds)
        print(f"{game:12} {many:10,.0f} {single:8,.0f} {after:6.2f}  {many / single:5.0f} times")


if __name__ == "__main__":
    main()
