"""Does a hint agree with a much longer search? And what do differences cost?

    python benchmarks/hints.py GAME [--tries 30,100,300] [--times 100] [--positions 200]
                                    [--minutes 10]

Plays games of the usual player against the opponent (each mode that is offered in turn), takes
weighty choices of them, far apart, asks the coach's search with so many tries, for each number
given (without ``--tries``: with the time a hint has), and once more with so many ``--times`` the
tries of the longest, by luck of its own. Prints for each number of tries how often the first act
was the same (or one that ended alike in every try: two ways to do the same); the same or one that
even the longer search cannot tell from its own (less than two errors apart); the same or less than
one chance in a hundred worse; and what is lost. Stops when the minutes are over and says how many
positions there were.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from opfor.app.coach.advice import SEARCHED, TRIES
from opfor.app.coach.puzzle_search import modes
from opfor.app.registry import load_game
from opfor.app.search import Budget, is_weighed, search
from opfor.app.search.search import ranked, tries
from opfor.app.search.tree import Node
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
    """A hint of so many tries against the longer search."""

    tries: int
    seconds: float
    is_same: bool
    is_told_apart: bool
    lost: float


def compared(play: Play[Any, Any], budgets: Sequence[Budget], times: int) -> list[Compared]:
    """One position; the longer search has luck of its own."""
    asked: list[tuple[Any, int, float]] = []
    for budget in budgets:
        start = time.process_time()
        hint = search(play, 1, budget)
        seconds = time.process_time() - start
        asked.append((hint[0].option, sum(act.tries for act in hint), seconds))
    root, wanted = Node(), tuple(dict.fromkeys(option for option, _, _ in asked))
    longer = Budget(times * max(tried for _, tried, _ in asked))
    for _ in tries(play, root, 2, longer, wanted):
        pass
    best = root.children[ranked(root)[0].option]
    rows = []
    for option, tried, seconds in asked:
        lead, error = best.lead(root.children[option])
        is_same = lead == error == 0.0
        rows.append(Compared(tried, seconds, is_same, lead > ERRORS * error, max(0.0, lead)))
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--tries", default="")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=14)
    given = parser.parse_args()
    game = load_game(given.game)
    until = time.perf_counter() + 60 * given.minutes
    in_time = Budget(TRIES, SEARCHED * foresight_of(game).patience)
    budgets = [Budget(int(each)) for each in given.tries.split(",") if each] or [in_time]
    rows: list[list[Compared]] = []
    for session in positions(game, given.seed):
        if len(rows) >= given.positions or time.perf_counter() > until:
            break
        rows.append(compared(session.play, budgets, given.times))
        said = (
            f"{each.tries}: {'same' if each.is_same else f'{each.lost:.1%}'}" for each in rows[-1]
        )
        print(f"{len(rows)}: {', '.join(said)}", flush=True)
    print(f"{given.game}: {len(rows)} positions, against {given.times} times the longest")
    for column in zip(*rows, strict=True):
        print(told(column))
    return 0


def told(rows: Sequence[Compared]) -> str:
    """The numbers of all positions."""
    count = len(rows)
    same = sum(row.is_same for row in rows) / count
    not_apart = sum(row.is_same or not row.is_told_apart for row in rows) / count
    as_good = sum(row.is_same or row.lost < AS_GOOD for row in rows) / count
    tried, seconds = (sum(row[at] for row in rows) / count for at in (0, 1))
    return (
        f"{tried:.0f} tries ({seconds:.2f} s): {same:.0%} the same act, {not_apart:.0%} that or "
        f"not told apart, {as_good:.0%} that or less than {AS_GOOD:.0%} worse; on average "
        f"{sum(row.lost for row in rows) / count:.1%} lost, at most "
        f"{max(row.lost for row in rows):.0%}"
    )


if __name__ == "__main__":
    raise SystemExit(main())
