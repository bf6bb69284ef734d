"""Speeds side by side: rounds in which two programs take turns, and the ratio of each round.

A ratio of two bests hides how much a busy machine sways; here every round gives a ratio of its
own, and the median is told with its range. Both sides warm up before anything counts.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import NamedTuple

ROUNDS = 5


class Speed(NamedTuple):
    """Games and moves a second of processor time; a move is an answer, chance included."""

    games: float
    moves: float

    def __str__(self) -> str:
        return f"{self.games:,.0f} games/s, {self.moves:,.0f} moves/s"


class Pair(NamedTuple):
    """The rounds of two programs, and what is told of them."""

    ours: list[Speed]
    theirs: list[Speed]

    @property
    def ratios(self) -> list[float]:
        return [a.games / b.games for a, b in zip(self.ours, self.theirs, strict=True)]

    @property
    def moves(self) -> float:
        """The median ratio of moves."""
        both = zip(self.ours, self.theirs, strict=True)
        return median(a.moves / b.moves for a, b in both if b.moves)

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    def __str__(self) -> str:
        low, high = min(self.ratios), max(self.ratios)
        moves = f"; by moves {self.moves:.2f}" if all(b.moves for b in self.theirs) else ""
        return f"ratio {self.ratio:.2f} ({low:.2f} to {high:.2f}){moves}"


def middle(rounds: list[Speed]) -> Speed:
    """The round of the median speed."""
    return sorted(rounds)[len(rounds) // 2]


def paired(
    ours: Callable[[], Speed], theirs: Callable[[], Speed | None], rounds: int = ROUNDS
) -> Pair | None:
    """So many rounds of both, one after the other; nothing if the other side is not there."""
    ours()
    if theirs() is None:
        return None
    pair = Pair([], [])
    for _ in range(rounds):
        pair.ours.append(ours())
        other = theirs()
        assert other is not None
        pair.theirs.append(other)
    return pair
