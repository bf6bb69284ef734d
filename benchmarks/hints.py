"""Does a hint agree with a much longer search? And what do differences cost?

    python benchmarks/hints.py GAME [--tries 30,100,300] [--times 100] [--positions 200]
                                    [--minutes 10]

Plays games of the usual player against the opponent (each mode that is offered in turn), takes
weighty choices of them, far apart, asks the coach's search with so many tries, for each number
given (without ``--tries``: as many as a hint has the processor's time for), and a longer search by
luck of its own. That one tries every act on offer, may use up to so many ``--times`` the tries of
the longest hint, drops an act once it is four errors behind, and ends as soon as nothing asked for
is in doubt: a search that went on to the end would say the same.

Prints for each number of tries how often the first act was the same (or one that ended alike in
every try: two ways to do the same); the same or one that even the longer search cannot tell from
its own (less than two errors apart); the same or less than one chance in a hundred worse; what is
lost; and how much of its tries the longer search used. Stops when the minutes are over and says how
many positions there were.
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
from opfor.app.search.search import Trials, first_sight, ranked
from opfor.app.search.tree import Node
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded, derived_seed
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose

APART = 7
"""Weighty choices from one position to the next."""
AS_GOOD = 0.01
ERRORS, SURE = 2.0, 4.0
"""Differences of fewer errors may be luck; of more they are not, however often one looks."""
FIRST_LOOK, LOOKS = 6, 1.4
"""Tries of every act before the first is dropped, and how many times more until the next look."""
WARM = 12
"""Tries by which the pace of a position is taken."""


def positions(game: Game[Any], seed: int) -> Iterator[Session]:
    """Sessions that stand at a weighty choice."""
    player, offered, number, weighty = game.players[foresight_of(game).usual], modes(game), 0, 0
    while True:
        own = derived_seed(seed, number)
        session = Session.new(game, Start(options=offered[number % len(offered)], seed=own))
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
    """A hint of so many tries against the longer search, and what that made of its tries."""

    tries: int
    seconds: float
    is_same: bool
    is_told_apart: bool
    lost: float
    used: float


def compared(play: Play[Any, Any], budgets: Sequence[Budget], times: int) -> list[Compared]:
    """One position; the longer search has luck of its own."""
    asked: list[tuple[Any, int, float]] = []
    for budget in budgets:
        start = time.process_time()
        hint = search(play, 1, budget)
        seconds = time.process_time() - start
        asked.append((hint[0].option, sum(act.tries for act in hint), seconds))
    longest = times * max(tried for _, tried, _ in asked)
    race = Longer(play, {option for option, _, _ in asked})
    used = race.run(longest) / longest
    best, advised, rows = race.best(), race.advised(), []
    for option, tried, seconds in asked:
        lead, error = best.lead(race.nodes[option])
        is_same = option == advised or lead == error == 0.0
        is_apart = lead > ERRORS * error
        rows.append(Compared(tried, seconds, is_same, is_apart, max(0.0, lead), used))
    return rows


class Longer:
    """The longer search: a race of all acts that ends when nothing asked for is in doubt."""

    def __init__(self, play: Play[Any, Any], asked: set[Any]) -> None:
        request = play.pending
        assert isinstance(request, Choose)
        sight = first_sight(play, request)
        by_promise = sorted(sight, key=sight.__getitem__, reverse=True)
        self.nodes = {each: Node(each) for each in by_promise}
        self.asked = asked
        self._trials = Trials(play, request.seat, 2)
        self._racing = list(self.nodes.values())

    def best(self) -> Node:
        """The one that did best."""
        return max(self._racing, key=lambda node: node.mean)

    def advised(self) -> Any:
        """What it would say if it were asked for a hint."""
        root = Node()
        root.children = {node.option: node for node in self._racing}
        return ranked(root)[0].option

    def run(self, most: int) -> int:
        """So many tries at most; how many there were."""
        root, used = Node(), 0
        each = max(1, min(FIRST_LOOK, most // len(self._racing)))
        while used < most:
            for node in self._racing:
                while node.visits < each:
                    self._trials.go(root, node)
                    used += 1
            self._drop()
            if not self._is_in_doubt():
                break
            each = max(
                each + 1, min(round(LOOKS * each), each + (most - used) // len(self._racing))
            )
        return used

    def _is_behind(self, node: Node, other: Node) -> bool:
        lead, error = other.lead(node)
        return lead > SURE * error and lead > 0

    def _drop(self) -> None:
        best = self.best()
        self._racing = [
            n for n in self._racing if n.option in self.asked or not self._is_behind(n, best)
        ]

    def _is_in_doubt(self) -> bool:
        """Whether an act asked for may be the best, and may not."""
        best = self.best()
        for node in (self.nodes[option] for option in self.asked):
            others = [n for n in self._racing if n is not node and not _are_alike(n, node)]
            if not self._is_behind(node, best) and any(
                not self._is_behind(other, node) for other in others
            ):
                return True
        return False


def _are_alike(one: Node, other: Node) -> bool:
    return one.values == other.values


def in_time(play: Play[Any, Any], seconds: float) -> Budget:
    """As many tries as there are in the processor's time: the clock on the wall has no say, so that
    a busy machine does not make hints worse."""
    search(play, 3, Budget(WARM))
    start = time.process_time()
    search(play, 3, Budget(WARM))
    pace = (time.process_time() - start) / WARM
    return Budget(max(WARM, min(TRIES, int(seconds / pace))))


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
    patience = SEARCHED * foresight_of(game).patience
    budgets = [Budget(int(each)) for each in given.tries.split(",") if each]
    rows: list[list[Compared]] = []
    for session in positions(game, given.seed):
        if len(rows) >= given.positions or time.perf_counter() > until:
            break
        hints = budgets or [in_time(session.play, patience)]
        rows.append(compared(session.play, hints, given.times))
        said = (
            f"{each.tries}: {'same' if each.is_same else f'{each.lost:.1%}'} ({each.used:.0%})"
            for each in rows[-1]
        )
        print(f"{len(rows)}: {', '.join(said)}", flush=True)
    print(f"{given.game}: {len(rows)} positions, against up to {given.times} times the longest")
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
        f"{max(row.lost for row in rows):.0%}; the longer search used "
        f"{sum(row.used for row in rows) / count:.0%} of its tries"
    )


if __name__ == "__main__":
    raise SystemExit(main())
