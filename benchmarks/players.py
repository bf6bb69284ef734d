"""The ladder of players: the same seeds for each, so that differences are not those of the luck.

    python benchmarks/players.py [GAME …] [--games 40] [--tries 60] [--missions all]

Prints for every mode or mission what random, baseline and expert win, with 95 % intervals (Wilson),
and how often the expert won a game that the baseline lost, and the other way round.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any

import msgspec

from opfor.app.registry import load_game
from opfor.app.search import Budget, Expert
from opfor.core.chance import derived_seed
from opfor.lab.playout import play_one

MODES: dict[str, list[dict[str, Any]]] = {
    "blitzkrieg": [
        {"difficulty": "easy"}, {}, {"difficulty": "hard"}, {"board": "nippon"},
    ],
    "2gm": [{}, {"scenario": "farmhouse"}, {"scenario": "night-raid"}],
    "coh": [],
}  # fmt: skip
LADDER = ("random", "baseline", "expert")


def played(task: tuple[str, dict[str, Any], str, int, int]) -> float:
    """What the first person wins in one game: 1, 0, or half for a draw."""
    name, options, player, number, tries = task
    game = load_game(name)
    setting = game.prepare(msgspec.convert(options, game.options), {})
    seats = [seat.id for seat in game.seats(setting) if not seat.bot]
    usual = game.players["baseline"]
    who = Expert(game, Budget(tries)) if player == "expert" else game.players[player]
    players = {seats[0]: who, **dict.fromkeys(seats[1:], usual)}
    result = play_one(game, setting, players, number, derived_seed(2026, number))
    return 0.5 if result.winner is None else float(result.winner == seats[0])


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return middle - wide, middle + wide


def modes_of(name: str, missions: str) -> list[dict[str, Any]]:
    game = load_game(name)
    if MODES.get(name) or game.offered is None:
        return MODES.get(name) or [{}]
    first = game.options.__struct_fields__[0]
    offered = [value for value, _ in game.offered()]
    wanted = offered if missions == "all" else missions.split(",")
    return [{first: value} for value in wanted]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(MODES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--missions", default="all")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print(
        f"| game | played | {' | '.join(LADDER)} | expert only won | baseline only won | s/game |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for name in given.game:
            for options in modes_of(name, given.missions):
                row(pool, name, options, given)
    return 0


def row(pool: ProcessPoolExecutor, name: str, options: dict[str, Any], given: Any) -> None:
    tasks = [
        (name, options, player, number, given.tries)
        for player, number in product(LADDER, range(given.games))
    ]
    start = time.perf_counter()
    found = list(pool.map(played, tasks))
    seconds = (time.perf_counter() - start) / given.games
    by = {p: found[n * given.games : (n + 1) * given.games] for n, p in enumerate(LADDER)}
    rates = []
    for player in LADDER:
        rate = sum(by[player]) / given.games
        low, high = interval(rate, given.games)
        rates.append(f"{rate:.0%} ({low:.0%}–{high:.0%})")
    pairs = list(zip(by["expert"], by["baseline"], strict=True))
    better, worse = sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)
    said = json.dumps(options) if options else "as it comes"
    print(f"| {name} | {said} | {' | '.join(rates)} | {better} | {worse} | {seconds:.1f} |")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
