"""Does a hint agree with a search of a hundred times its budget? And what do differences cost?

    python benchmarks/hints.py GAME [--positions 200] [--tries 60] [--times 100] [--minutes 10]

Plays games of the usual player against the opponent (each mode that is offered in turn), takes
weighty choices of them, far apart, asks the coach's search with the budget of a hint and again with
so many times as much, and prints how often the first act was the same, how often it was the same or
as good (less than one chance in a hundred apart by the longer search), and what the others cost.
Stops when the minutes are over and says how many positions there were.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.app.coach.puzzle_search import modes
from opfor.app.registry import load_game
from opfor.app.search import Budget, is_weighed, search
from opfor.app.session import Session
from opfor.core.chance import Seeded, derived_seed
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.core.requests import Choose

APART = 7
"""Weighty choices from one position to the next."""
AS_GOOD = 0.01


def positions(game: Game[Any], seed: int) -> Iterator[Session]:
    """Sessions that stand at a weighty choice."""
    player, offered, number, weighty = game.players[foresight_of(game).usual], modes(game), 0, 0
    while True:
        own = derived_seed(seed, number)
        session = Session.new(game, options=offered[number % len(offered)], seed=own)
        picks = Seeded(own)
        while isinstance(request := session.pending, Choose):
            if is_weighed(game, request, request.seat):
                weighty += 1
                if weighty % APART == 0:
                    yield session
            seen = session.view(request.seat)
            pick = partial(picks.pick, request.seat)
            session.answer(player(session.setting, seen, request, pick))
        number += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=14)
    given = parser.parse_args()
    game = load_game(given.game)
    until = time.perf_counter() + 60 * given.minutes
    costs: list[float] = []
    same, short, long = 0, 0.0, 0.0
    for session in positions(game, given.seed):
        if len(costs) >= given.positions or time.perf_counter() > until:
            break
        start = time.process_time()
        hint = search(session.play, 1, Budget(given.tries))[0].option
        asked = time.process_time()
        found = search(session.play, 2, Budget(given.times * given.tries), wanted=(hint,))
        short, long = short + asked - start, long + time.process_time() - asked
        chances = {each.option: each.chance for each in found}
        same += found[0].option == hint
        costs.append(max(0.0, chances[found[0].option] - chances[hint]))
        print(f"{len(costs)}: {same} the same, {costs[-1]:.1%} lost here", flush=True)
    as_good = sum(cost < AS_GOOD for cost in costs)
    print(
        f"{given.game}: {len(costs)} positions, hints of {given.tries} tries "
        f"({short / len(costs):.2f} s) against {given.times} times as many "
        f"({long / len(costs):.1f} s): {same / len(costs):.0%} the same act, "
        f"{as_good / len(costs):.0%} the same or as good; on average {sum(costs) / len(costs):.1%} "
        f"lost, at most {max(costs):.0%}"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
