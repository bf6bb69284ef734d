"""Which of the acts on offer gets the next try: a race that ends between two.

The most promising acts start. Each has had as many tries as the others, and the luck of its first,
second, third try is theirs too, so that acts are compared and not dice. While the budget runs out
the race gets smaller, by halves: who has done worst so far drops out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log2, sqrt
from typing import Any

from opfor.app.search.tree import Node

WIDTH, EACH = 1.6, 3
"""So many acts start with ``n`` tries to come: ``WIDTH * sqrt(n)``, or as many as there are
``EACH`` tries for. First sight says who starts and nothing more: among acts on offer it hardly goes
with what they are worth, least of all among acts of different kinds."""
FEWEST = 2


class Shortlist:
    """The acts still in the race; ``wanted`` ones stay in it whatever they do. A closed race has
    only ``wanted`` acts."""

    def __init__(
        self,
        root: Node,
        promise: Mapping[Any, float],
        tries: int,
        wanted: Sequence[Any] = (),
        is_closed: bool = False,
    ) -> None:
        in_order = lined_up(promise)
        most = 0 if is_closed else _width(tries)
        chosen = {*(o for o in wanted if o in promise), *in_order[:most]}
        self._promise = promise
        self.nodes = [Node(option) for option in in_order if option in chosen]
        self.kept = frozenset(wanted)
        self._first = [node for node in self.nodes if node.option in self.kept]
        self._root = root
        self._line_up()

    def narrow(self, tries: int) -> None:
        """There is time for so many tries only: fewer acts suit them, and those leave that promise
        least."""
        others = [node for node in self.nodes if node.option not in self.kept]
        gone = set(map(id, others[_width(tries) :]))
        self.nodes = [node for node in self.nodes if id(node) not in gone]
        self._line_up()

    def _line_up(self) -> None:
        self.phases = max(1.0, log2(len(self.nodes) / FEWEST) + 1)
        by_promise = sorted(self.nodes, key=lambda n: self._promise[n.option], reverse=True)
        self._root.children = {node.option: node for node in by_promise}
        self.racing = list(self.nodes)

    def next(self, used: float) -> Node:
        """Whoever was tried least, ``wanted`` acts before all: there may be time for few.
        ``used`` is how much of the budget is gone, 0 to 1."""
        if self._first:
            return self._first.pop(0)
        if self._may_shrink(used):
            self._shrink(used)
        return min(self.racing, key=lambda node: node.visits)

    def _may_shrink(self, used: float) -> bool:
        """Only when all have had the same number of tries, and there is anybody to drop."""
        visits = {node.visits for node in self.racing}
        return len(visits) == 1 and visits != {0} and self._allowed(used) < len(self.racing)

    def _allowed(self, used: float) -> int:
        halvings: int = int(used * self.phases)
        return max(FEWEST, len(self.nodes) >> halvings)

    def _shrink(self, used: float) -> None:
        best = sorted(self.racing, key=lambda node: node.mean, reverse=True)
        stay = set(map(id, best[: self._allowed(used)]))
        self.racing = [n for n in self.racing if id(n) in stay or n.option in self.kept]


def lined_up(promise: Mapping[Any, float]) -> list[Any]:
    """Acts by first sight: the most promising of every kind, then the second of every kind ..."""
    before, place = Counter[type](), dict[Any, int]()
    by_promise = sorted(promise, key=promise.__getitem__, reverse=True)
    for option in by_promise:
        place[option] = before[type(option)]
        before[type(option)] += 1
    return sorted(by_promise, key=place.__getitem__)


def _width(tries: int) -> int:
    """How many acts start."""
    return max(FEWEST, round(WIDTH * sqrt(tries)), tries // EACH)
