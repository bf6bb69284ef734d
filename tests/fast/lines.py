"""Which lines of a game over numbers no random position reaches:
``python -m tests.fast.lines GAME [--positions N]``.

Prints them, and fails if there are any but those of the functions and lines listed here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from typing import Any

from opfor.fast.sources import FOLDER
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
    "tactics2gm": {
        "tactics2gm/course/series.py": {
            "play_game",
            "play_on",
            "play_out",
            "play_block",
            "note_game",
        },
        "tactics2gm/course/setup.py": {"new", "new_side"},
        "tactics2gm/rules/offering.py": {"offer"},
    },
}
"""What a battle is made of, and what only whole games call. Nobody draws in thought; in 2GM Tactics
a test of its own offers more than there is room for. In Conflict of Heroes sight has a test of its
own, and no hit takes all firepower."""
RARE = {
    "tactics2gm/bot/movement/battle_royal_moves.py": {
        "nearest = min(nearest, battle.distance[cell][battle.cell[battle.top[i]]])": "two equally "
        "dangerous units of one price, equally far from the HQ",
    },
    "tactics2gm/bot/movement/preferences.py": {
        "return False": "the last link of a supply line may attack from two spaces, and one of "
        "them keeps the line: seldom met",
        "return True": "the same, and no space keeps the line: seldom met",
    },
    "tactics2gm/bot/setup/terrain.py": dict.fromkeys(
        ("while not battle.is_open[cell]:", "cell = (cell + 1) % battle.size", "return cell"),
        "a hundred rolls for a space have failed",
    ),
    "tactics2gm/bot/shooting/goals.py": {
        "return True": "whoever could damage a link of the supply line is dangerous in some degree",
    },
    "tactics2gm/rules/support_cards.py": {
        "return": "every unit on the ground has a pace",
    },
}
"""Single lines that no position comes to, or one in many thousands, with the reason."""
POSITIONS = {"coh": 40000, "tactics2gm": 20000}
"""How many positions reach all of it."""


def unreached(game: str, positions: int) -> list[str]:
    """The lines no step from so many positions comes to, and no part of a step."""
    proof = PROOFS[game]

    def run(watched: Callable[..., Any]) -> None:
        shared = proof.shared(positions, 5)
        seen = proof._replace(step=partial(watched, proof.step))
        for _ in seen.steps(proof.series, chain(shared, proof.further(positions))):
            pass

    return [line for line in missed(game, LISTED[game], run) if not is_rare(line)]


def is_rare(line: str) -> bool:
    path, _, number = line.removeprefix("/").partition(":")
    text = (FOLDER / path).read_text(encoding="utf-8").splitlines()[int(number) - 1]
    return text.strip() in RARE.get(path, {})


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
