"""Does a hint agree with a search of a hundred times its budget? And what do differences cost?

    python benchmarks/hints.py GAME [--positions 200] [--tries 0] [--times 100] [--minutes 10]

Plays games of the usual player against the opponent (each mode that is offered in turn), takes
weighty choices of them, far apart, asks the coach's search with the budget of a hint (so many
tries, or the time a hint has) and again with so many times the tries. Prints how often the first
act was the same; how often the same or one that even the longer search cannot tell from its own
(less than two errors apart: many acts are equal, or the game is as good as over); how often the
same or less than one chance in a hundred worse; and what the others cost. Stops when the minutes
are over and says how many positions there were.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from opfor.app.coach.advice import SEARCHED, TRIES
from opfor.app.coach.puzzle_search import modes
from opfor.app.registry import load_game
from opfor.app.search import Budget, is_weighed, search
from opfor.app.session import Session
from opfor.core.chance import Seeded, derived_seed
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose

APART = 7
"""Weighty choices from one position to the next."""
AS_GOOD = 0.01
ERRORS = 2.0
"""Differences of fewer errors may be luck."""


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


class Compared(NamedTuple):
    """A hint against the longer search."""

    is_same: bool
    is_told_apart: bool
    lost: float
    tries: int
    seconds: tuple[float, float]


def compared(play: Play[Any, Any], budget: Budget, times: int) -> Compared:
    """One position; both searches have luck of their own."""
    start = time.process_time()
    hint = search(play, 1, budget)
    asked = time.process_time()
    tried = sum(act.tries for act in hint)
    found = search(play, 2, Budget(times * tried), wanted=(hint[0].option,))
    seconds = asked - start, time.process_time() - asked
    best, own = found[0], next(act for act in found if act.option == hint[0].option)
    lost = max(0.0, best.chance - own.chance)
    return Compared(best.option == own.option, best.is_better(own, ERRORS), lost, tried, seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=14)
    given = parser.parse_args()
    game = load_game(given.game)
    until = time.perf_counter() + 60 * given.minutes
    in_time = Budget(TRIES, SEARCHED * foresight_of(game).patience)
    budget = Budget(given.tries) if given.tries else in_time
    rows: list[Compared] = []
    for session in positions(game, given.seed):
        if len(rows) >= given.positions or time.perf_counter() > until:
            break
        rows.append(compared(session.play, budget, given.times))
        print(f"{len(rows)}: {rows[-1]}", flush=True)
    print(told(given.game, rows, given.times))
    return 0


def told(game: str, rows: list[Compared], times: int) -> str:
    """The numbers of all positions."""
    if not rows:
        return f"{game}: no position in that time"
    count = len(rows)
    same = sum(row.is_same for row in rows) / count
    not_apart = sum(row.is_same or not row.is_told_apart for row in rows) / count
    as_good = sum(row.is_same or row.lost < AS_GOOD for row in rows) / count
    tries = sum(row.tries for row in rows) / count
    short, long = (sum(row.seconds[n] for row in rows) / count for n in (0, 1))
    return (
        f"{game}: {count} positions, hints of {tries:.0f} tries ({short:.2f} s) against {times} "
        f"times as many ({long:.1f} s): {same:.0%} the same act, {not_apart:.0%} the same or not "
        f"told apart, {as_good:.0%} the same or less than {AS_GOOD:.0%} worse; on average "
        f"{sum(row.lost for row in rows) / count:.1%} lost, at most "
        f"{max(row.lost for row in rows):.0%}"
    )


if __name__ == "__main__":
    raise SystemExit(main())
