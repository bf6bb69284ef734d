"""Glicko-2, a game at a time: how strong somebody is, how sure that is, and the chance it gives.

After Mark Glickman, "Example of the Glicko-2 system" (public domain). Who a person plays against is
not a person here but a rung of a ladder, whose rating follows from what the baseline wins there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, pi, sqrt

from msgspec import Struct

USUAL, UNKNOWN, VOLATILITY = 1500.0, 350.0, 0.06
"""The baseline is 1500. A person begins as one of whom nothing is known: with 250 those far from
the baseline were placed 11 % off after 20 games, with 350 none more than 10 % on average."""
SCALE = 400 / log(10)
RESTLESS = 0.5
"""How much the volatility may change from game to game."""
PRECISION = 1e-6
SURE_TO_LOSE, SURE_TO_WIN = 0.005, 0.995
"""Shares beyond these say no more about a rung than these."""


class Rating(Struct, frozen=True):
    """``deviation`` is one standard deviation of ``value``."""

    value: float = USUAL
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY


def rung_rating(share: float) -> float:
    """How strong a rung is where the baseline wins this share of its games."""
    share = max(SURE_TO_LOSE, min(SURE_TO_WIN, share))
    return USUAL - SCALE * log(share / (1 - share))


def chance(person: Rating, rung: float) -> float:
    """The share of games this person should win there; not knowing draws it towards a half."""
    weight = _weight(person.deviation / SCALE)
    return 1 / (1 + exp(-weight * (person.value - rung) / SCALE))


def after(person: Rating, rung: float, score: float) -> Rating:
    """The rating after one game: 1 won, 0 lost, a draw half."""
    spread, ahead = person.deviation / SCALE, (person.value - rung) / SCALE
    expected = 1 / (1 + exp(-ahead))
    variance = 1 / (expected * (1 - expected))
    volatility = _volatility(person, variance * (score - expected), variance)
    before = spread * spread + volatility * volatility
    now = 1 / sqrt(1 / before + 1 / variance)
    value = person.value + SCALE * now * now * (score - expected)
    return Rating(value, SCALE * now, volatility)


def _weight(spread: float) -> float:
    return 1 / sqrt(1 + 3 * spread * spread / (pi * pi))


def _volatility(person: Rating, change: float, variance: float) -> float:
    """Step 5 of the paper: where ``f`` is nought, by the Illinois way of regula falsi."""
    spread, usual = person.deviation / SCALE, log(person.volatility**2)

    def f(x: float) -> float:
        total = spread**2 + variance + exp(x)
        return exp(x) * (change**2 - total) / (2 * total**2) - (x - usual) / RESTLESS**2

    low, high = usual, _other_end(f, change**2 - spread**2 - variance, usual)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        value = f(middle)
        if value * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, value
    return exp(low / 2)


def _other_end(f: Callable[[float], float], surplus: float, usual: float) -> float:
    """A place on the other side of the zero."""
    if surplus > 0:
        return log(surplus)
    step = 1
    while f(usual - step * RESTLESS) < 0:
        step += 1
    return usual - step * RESTLESS
