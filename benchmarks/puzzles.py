"""Do the answers of the shipped puzzles hold by today's rules, players and search?

    python benchmarks/puzzles.py GAME [--write]

Every puzzle is looked at again by other luck than it was found with: a search names three rivals of
its right acts, then these, the right acts and the obvious one are tried 60 times each. It holds if
the best right act leads by enough. ``--write`` keeps those that hold, with today's chances. Build
the compiled engines before: without them games are appraised where they should be played out.
"""

from __future__ import annotations

import argparse
from typing import Any

from msgspec.structs import replace

from opfor.app.coach.puzzle_proof import ALIKE, raced
from opfor.app.coach.puzzles import (
    Puzzle,
    answers_to,
    file_of,
    obvious_act,
    set_up,
    shipped,
    write,
)
from opfor.app.registry import load_game
from opfor.app.search import Budget, search
from opfor.core.errors import OpforError
from opfor.core.game import Game

LOOK, RIVALS, TRIES = Budget(160), 3, 60
LOOK_SEED, SEED = 31, 77
LED, MISSED, ERRORS = 0.035, 0.05, 1.5
"""How much better the best right act still is than any other, than the obvious one, and by how many
errors: a little less than when it was found, where luck may have helped."""


def proved_again(game: Game[Any], puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with today's chances, if its answer holds."""
    table = set_up(game, puzzle)
    play, right = table.session.play, answers_to(game, puzzle, table)
    obvious = obvious_act(game, puzzle, table)
    found = search(play, LOOK_SEED, LOOK, wanted=(*right, obvious))
    others = [act for act in found if act.option not in (*right, obvious)]
    rivals = sorted(others, key=lambda act: -act.chance)[:RIVALS]
    acts = [*right, obvious, *(act.option for act in rivals)]
    nodes = raced(play, acts, TRIES, SEED)
    best, own = max(nodes[: len(right)], key=lambda node: node.mean), nodes[len(right)]
    still = [n for n, node in enumerate(nodes[: len(right)])
             if node is not best and best.lead(node)[0] < ALIKE]  # fmt: skip
    others = [node for n, node in enumerate(nodes) if node is not best and n not in still]
    second = max(others, key=lambda node: node.mean)
    lead, error = best.lead(second)
    if lead < LED or lead < ERRORS * error or best.lead(own)[0] < MISSED:
        return None
    return replace(
        puzzle,
        right=tuple(puzzle.right[n] for n in (nodes.index(best), *still)),
        chance=round(best.mean, 3),
        second=round(second.mean, 3),
        obvious_chance=round(own.mean, 3),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    game = load_game(given.game)
    puzzles, kept = shipped(game), list[Puzzle]()
    for number, puzzle in enumerate(puzzles, 1):
        try:
            again = proved_again(game, puzzle)
            said = "does not hold" if again is None else f"{again.chance:.0%} to {again.second:.0%}"
        except OpforError as error:
            again, said = None, str(error)
        kept += [] if again is None else [again]
        print(f"{number}: {puzzle.chance:.0%} to {puzzle.second:.0%}, now {said}", flush=True)
    print(f"{given.game}: {len(kept)} of {len(puzzles)} hold")
    if given.write:
        write(file_of(game), kept)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
