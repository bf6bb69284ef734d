"""Random positions in numbers: ``python -m tests.fast.compare 1000000 [GAME] [--jobs 2]``.

So many positions, shared among the settings of the game, each played one step by both engines.
Prints the first difference of every setting, and fails if there is one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from opfor.fast.coh.course import series as firefights
from opfor.fast.columns import compiled
from opfor.fast.tactics2gm.course import series as tactics
from tests.fast import (
    blitzkrieg_positions,
    coh_positions,
    coh_solo_positions,
    tactics2gm_steps,
)
from tests.fast.engines import QUICK

Setting = Any
SETTINGS: dict[str, list[Setting]] = {
    "blitzkrieg": list(blitzkrieg_positions.OPTIONS),
    "coh": [
        *((*case, player) for case in coh_positions.CASES for player in ("random", "baseline")),
        *((name,) for name in coh_solo_positions.CASES),
    ],
    "tactics2gm": list(tactics2gm_steps.OPTIONS),
}


def differences(game: str, setting: Setting, count: int, seed: int) -> Iterator[Any]:
    """Where the engines part: the position, and what each makes of it."""
    if game == "coh":
        return coh_positions.differences(
            compiled("coh") or firefights, battles(*setting, count=count, seed=seed)
        )
    if game == "tactics2gm":
        steps = tactics2gm_steps.cases(setting, count, seed)
        return tactics2gm_steps.differences(compiled("tactics2gm") or tactics, steps)
    cases = blitzkrieg_positions.cases(setting, count, seed)
    return blitzkrieg_positions.differences(QUICK, cases)


def battles(
    name: str, economy: str = "", player: str = "", *, count: int, seed: int
) -> Iterator[Any]:
    """Positions of a firefight with its economy and a player, or of a solo mission."""
    if not economy:
        return coh_solo_positions.cases(name, count, seed, size=20)
    return coh_positions.cases(name, economy, count, seed, player=player)


def parted(setting: Setting, game: str, count: int, seed: int) -> str:
    """The first difference between the engines, in words; nothing if there is none."""
    found = next(differences(game, setting, count, seed), None)
    if found is None:
        return ""
    case, wanted, got = found
    return f"{setting}, seed {case.seed}\n{case.state}\nreadable {wanted}\nfast     {got}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("game", nargs="?", default="blitzkrieg", choices=SETTINGS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    settings = SETTINGS[options.game]
    each = -(-options.count // len(settings))
    look = partial(parted, game=options.game, count=each, seed=options.seed)
    with ProcessPoolExecutor(options.jobs) as pool:
        found = list(pool.map(look, settings))
    for difference in filter(None, found):
        print(difference)
    engine = "compiled" if compiled(options.game) else "plain"
    print(f"{each * len(settings)} positions, {engine}: {sum(map(bool, found))} settings differ")
    return int(any(found))


if __name__ == "__main__":
    sys.exit(main())
