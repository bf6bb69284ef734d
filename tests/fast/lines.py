"""Which lines of a game over numbers no random position reaches:
``python -m tests.fast.lines GAME [--positions N]``.

Prints them, and fails if there are any but those of the functions listed here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from typing import Any

from tests.fast.proofs import PROOFS
from tests.fast.reached import missed

RUN = {"numbers", "grid", "fractions", "seed_of", "nth_outcome"}
"""What a war is made of, and what only whole games call; and ``nth_outcome``, which draws again
about once in 2 ** 60 times and has a test of its own."""
LISTED: dict[str, Mapping[str, set[str]]] = {
    "blitzkrieg": {
        "run.py": RUN,
        "blitzkrieg/series.py": {
            *("play_game", "play_on", "play_block", "note", "winner", "placements")
        },
        "blitzkrieg/setup.py": {"new", "new_side"},
    },
    "tactics2gm": {
        "run.py": RUN | {"pick"},
        "tactics2gm/course/series.py": {"play_game", "play_on", "play_block", "note"},
        "tactics2gm/course/setup.py": {"new", "new_side"},
        "tactics2gm/rules/offering.py": {"offer"},
    },
}
"""What a war is made of, and what only whole games call. In 2GM Tactics nobody draws in thought,
and a test of its own offers more than there is room for."""
POSITIONS = {"blitzkrieg": 9000, "tactics2gm": 6000}
"""How many positions reach all of it."""


def unreached(game: str, positions: int) -> list[str]:
    """The lines no step from so many positions comes to, and no part of a step."""
    proof = PROOFS[game]

    def run(watched: Callable[..., Any]) -> None:
        shared = proof.shared(positions, 5)
        seen = proof._replace(step=partial(watched, proof.step))
        for _ in seen.steps(proof.series, chain(shared, proof.further(positions))):
            pass

    return missed(game, LISTED[game], run)


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=POSITIONS)
    parser.add_argument("--positions", type=int, metavar="N")
    options = parser.parse_args()
    found = unreached(options.game, options.positions or POSITIONS[options.game])
    print("\n".join(found))
    print(f"{len(found)} lines are not reached")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
