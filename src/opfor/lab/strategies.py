"""Stupid strategies beside the baseline: whether one wins nearly as often.

Strategy and baseline play the same seeds, so a difference of 15 points is sure with few games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from opfor.kit.shares import Rate
from opfor.lab.statistics import Pairs, paired_effect

NOTHING_DONE = "pass"
STAYING = ("hold", "meeting")
"""Tasks for which it is no folly to stay where one is."""
MARGIN = 0.15
"""So much less than the baseline a strategy has to win."""
HARDLY_EVER = 0.01
"""A strategy that wins no more than this is stupid enough in a mission that is hard for all."""


class Ended(NamedTuple):
    """How a game ended."""

    winner: str
    length: float


class Strategy(Struct, frozen=True):
    """How often a strategy wins, and how much more than the baseline. ``is_same``: it played the
    very same games, because what it refuses to do is never offered."""

    rate: Rate
    effect: Rate
    is_same: bool
    ok: bool


def judged(
    name: str, task: str, seat: str, usual: Sequence[Ended], tried: Sequence[Ended]
) -> Strategy:
    """A strategy beside the baseline, game by game. Whoever has something to hold may stand still:
    there a strategy is marked only where it is surely better than the baseline."""
    pairs = Pairs()
    for base, other in zip(usual, tried, strict=True):
        pairs.count(base.winner == seat, other.winner == seat)
    rate, effect, is_same = pairs.other_rate, paired_effect(pairs), list(usual) == list(tried)
    if task in STAYING and name != NOTHING_DONE:
        ok = effect.low <= 0
    else:
        ok = round(effect.value, 9) <= -MARGIN or rate.value <= HARDLY_EVER
    return Strategy(rate, effect, is_same, ok or is_same)
