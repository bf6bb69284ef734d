"""What the search remembers: own acts one after the other, each with how it went so far.

The tree is open: a node stands for a row of own acts, whatever chance and the opponent did in
between, because the next deal differs. Options come in one by one, the most promising first.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Any

CURIOSITY = 0.7
"""How much an option that was seldom tried is preferred to one that went well."""
WIDTH = 1.6
GROWTH = 0.45
"""So many options are looked at after n visits: ``WIDTH * n ** GROWTH``."""


class Node:
    """A row of own acts; ``option`` is the last of them (``None`` at the root)."""

    __slots__ = ("children", "games", "option", "squares", "total", "values", "visits")

    def __init__(self, option: Any = None) -> None:
        self.option = option
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.games = 0
        self.total = 0.0
        self.squares = 0.0
        self.values: list[float] = []
        """How every try went: the luck of the same try was the same for all at the root."""

    @property
    def mean(self) -> float:
        """How the act went on average."""
        return self.total / self.visits if self.visits else 0.5

    @property
    def error(self) -> float:
        """The standard error of the mean. Tries that all ended alike say little while their games
        are few: one more that ends either way is always thought of."""
        if self.visits < 2:
            return 0.5
        spread = max(self.squares / self.visits - self.mean**2, 0.0)
        if spread == 0:
            return sqrt((self.games + 1) / (self.games - 1)) / (self.games + 2)
        return sqrt(spread / (self.visits - 1))

    def add(self, value: float, games: int = 1) -> None:
        """A try more, and how many games its value is the mean of."""
        self.visits += 1
        self.games += games
        self.total += value
        self.squares += value * value
        self.values.append(value)

    def lead(self, other: Node) -> tuple[float, float]:
        """How much better the act went than another, try by try, and the error of that; with
        fewer than two tries to compare, how much better it went at all."""
        gaps = [a - b for a, b in zip(self.values, other.values, strict=False)]
        if len(gaps) < 2:
            return self.mean - other.mean, 0.0
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def next_child(self, promise: Mapping[Any, float]) -> Node:
        """The act to try now among those that can be done: a new one if it is time to look at one
        more, else the one that went best or was tried least."""
        width = max(2, int(WIDTH * (self.visits + 1) ** GROWTH))
        known = [child for option, child in self.children.items() if option in promise]
        if len(known) < min(width, len(promise)):
            fresh = (option for option in promise if option not in self.children)
            option = max(fresh, key=promise.__getitem__)
            child = self.children[option] = Node(option)
            return child
        tries = log(self.visits + 1)
        return max(known, key=lambda child: child.mean + CURIOSITY * sqrt(tries / child.visits))
