"""Which lines of 2GM Tactics over numbers no random position reaches:
``python -m tests.fast.tactics2gm_lines [--positions 6000]``.

Prints them, and fails if any of them is not listed here. Whole games call a few functions more.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from opfor.fast.tactics2gm.course import series
from opfor.fast.tactics2gm.states import read_state
from opfor.fast.tactics2gm.tables import fill
from tests.fast.reached import missed
from tests.fast.tactics2gm_steps import OPTIONS, cases

LISTED = {
    "run.py": {"numbers", "grid", "fractions", "seed_of", "nth_outcome", "pick"},
    "tactics2gm/course/series.py": {"play_game", "play_on", "play_block", "note"},
    "tactics2gm/course/setup.py": {"new", "new_side"},
}
"""What a battle is made of, what only whole games call; ``pick`` in thought, and ``nth_outcome``,
which draws again about once in 2 ** 60 times."""


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--positions", type=int, default=6000, metavar="N")
    each = -(-parser.parse_args().positions // len(OPTIONS))

    def run(watched: Callable[..., Any]) -> None:
        battle, filled = series.Battle(), None
        for options in OPTIONS:
            for case in cases(options, each, 5, 10):
                if case.setting is not filled:
                    fill(battle, case.setting, case.players)
                    filled = case.setting
                read_state(battle, case.setting, case.state)
                watched(series.play_steps, battle, case.seed, case.steps)

    found = missed("tactics2gm", LISTED, run)
    print("\n".join(found))
    print(f"{len(found)} lines are not reached")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
