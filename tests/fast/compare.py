"""Random positions in numbers: ``python -m tests.fast.compare 1000000 [GAME] [--jobs 2]``.

So many positions, shared among the settings of the game by weight, each played one step by both
engines. Prints the first difference of every setting, as it comes, and fails if there is one.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from opfor.fast.built import compiled
from tests.fast.proofs import PROOFS, first_difference

BATCH = 250
"""Positions of one setting before the rulings change."""


def parted(setting: Any, count: int, game: str, seed: int, size: int = BATCH) -> str:
    """The first difference between the engines, in words; nothing if there is none."""
    said = first_difference(game, PROOFS[game].cases(setting, count, seed, size))
    return said and f"{setting}: {said}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("game", nargs="?", default="coh", choices=PROOFS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    settings, counts = zip(*PROOFS[options.game].shares(options.count), strict=True)
    look = partial(parted, game=options.game, seed=options.seed)
    engine, differ = "compiled" if compiled(options.game) else "plain", 0
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(look, settings, counts)
        for setting, count, difference in zip(settings, counts, found, strict=True):
            print(difference or f"{count} positions of {setting}: no difference", flush=True)
            differ += bool(difference)
    print(f"{sum(counts)} positions, {engine}: {differ} settings differ")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
