"""Shares of games won, and how far to trust them."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

from msgspec import Struct


class Rate(Struct, frozen=True):
    """A share and its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int, confidence: float = 0.95) -> Rate:
    """The Wilson score interval: honest for few games and for rates near 0 and 1."""
    if trials == 0:
        return Rate(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    centre = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low, high = (centre - reach) / scale, (centre + reach) / scale
    return Rate(share, max(0.0, low), min(1.0, high))


def difference(one: Rate, other: Rate) -> Rate:
    """How much larger one share is than another, with Newcombe's interval from both of theirs."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Rate(value, value - below, value + above)
