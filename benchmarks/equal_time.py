"""Does the search with a net beat the one without, given the same time?

    python benchmarks/equal_time.py [GAME] [OPTION=VALUE …] [--seconds 0.01] [--games 1000]
        [--first 0] [--minutes 9]

Both play the same seeds (``derived_seed(2026, n)``), with so many seconds of a processor a choice.
Games of a seat against the opponent; draws count half. The difference is told with two standard
errors of the pairs. Stops when the minutes are over and says how many games there were.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean, stdev
from typing import Any

from opfor.app.registry import load_game
from opfor.app.search import Budget, Expert
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.core.game import Game
from opfor.kit.shares import wilson
from opfor.lab.playout import play_one
from opfor.lab.variant import measured_seat

SEED, MANY = 2026, 100_000


def points(game: Game[Any], setting: Any, number: int, seconds: float, with_net: bool) -> float:
    """What the expert has won in a game."""
    seat, expert = measured_seat(game, setting), Expert(game, Budget(MANY, seconds), with_net)
    won = play_one(game, setting, {seat: expert}, number, derived_seed(SEED, number)).winner
    return float(won == seat) if won and won != "draw" else 0.5


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", nargs="?", default="blitzkrieg")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=9.0)
    given = parser.parse_args()
    game, until = load_game(given.game), time.perf_counter() + 60 * given.minutes
    setting, _, _ = prepared(game, dict(each.split("=") for each in given.options), {})
    rows: list[tuple[float, float]] = []
    while len(rows) < given.games and time.perf_counter() < until:
        number = given.first + len(rows)
        rows.append(
            (
                points(game, setting, number, given.seconds, False),
                points(game, setting, number, given.seconds, True),
            )
        )
    gaps = [after - before for before, after in rows]
    print(f"{given.game} {' '.join(given.options)}: {len(rows)} games from {given.first} on")
    for name, column in zip(("without", "with the net"), zip(*rows, strict=True), strict=True):
        rate = wilson(sum(column), len(column))
        print(f"  {name:12} {rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})")
    print(f"  difference   {fmean(gaps):+.1%} ± {2 * stdev(gaps) / len(gaps) ** 0.5:.1%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
