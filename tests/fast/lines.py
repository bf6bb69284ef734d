"""Which lines of a game over numbers no random position reaches:
``python -m tests.fast.lines GAME [--positions N]``.

Prints them, and fails if there are any but those of the functions and lines listed here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tests.fast.proofs import PROOFS
from tests.fast.reached import missed

LISTED: dict[str, Mapping[str, set[str]]] = {
    "coh": {
        "coh/course/series.py": {
            *(
                "play_game",
                "play_on",
                "play_out",
                "play_block",
                "note_game",
                "destroyed",
                "begin_game",
            )
        },
        "coh/course/story.py": {"begin_story", "add_story", "forget_stories"},
        "coh/apply_works.py": {"hide_work"},
        "coh/course/firefight_setup.py": {
            *("new", "new_unit", "new_works", "clear_ground", "new_piles")
        },
        "coh/course/solo_setup.py": {"solo_new"},
        "coh/rules/victory.py": {"winner"},
        "coh/sight.py": {"weight_of"},
        "coh/rules/fire_zones.py": {"is_in_fire_zone"},
    },
}
"""What a battle is made of, and what only whole games call. Nobody draws in thought. Sight has a
test of its own, and no hit takes all firepower."""
POSITIONS = {"coh": 40000}
"""How many positions reach all of it."""


def unreached(game: str, positions: int) -> list[str]:
    """The lines no step from so many positions comes to, and no part of a step."""
    proof = PROOFS[game]

    def run(watched: Callable[..., Any]) -> None:
        shared = proof.shared(positions, 5)
        seen = proof._replace(step=partial(watched, proof.step))
        for _ in seen.steps(proof.series, shared):
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
