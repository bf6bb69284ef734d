"""How far to trust a difference: paired games, many comparisons, and when to stop.

Wilson's and Newcombe's intervals for shares live in ``opfor.kit.shares``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, exp, lgamma, log, sqrt
from statistics import NormalDist

from msgspec import Struct

from opfor.kit.shares import Rate, difference, wilson
from opfor.lab.extra import need

CONFIDENCE = 0.95
RESAMPLES = 4000


class Pairs(Struct):
    """Games of the same number in two variants, by who of them was won: mergeable counts.

    ``only_base`` and ``only_other`` are the pairs that tell something. ``changed`` counts pairs
    that went differently at all; ``margins`` the differences of margin (as text), if known.
    """

    both: int = 0
    only_base: int = 0
    only_other: int = 0
    neither: int = 0
    changed: int = 0
    margins: dict[str, int] = {}

    @property
    def games(self) -> int:
        return self.both + self.only_base + self.only_other + self.neither

    def count(self, is_base: bool, is_other: bool) -> None:
        """One more pair: whether the game was won in the base and in the other."""
        self.both += is_base and is_other
        self.only_base += is_base and not is_other
        self.only_other += is_other and not is_base
        self.neither += not (is_base or is_other)

    def add(self, other: Pairs) -> None:
        self.both += other.both
        self.only_base += other.only_base
        self.only_other += other.only_other
        self.neither += other.neither
        self.changed += other.changed
        for value, n in other.margins.items():
            self.margins[value] = self.margins.get(value, 0) + n

    @property
    def base_rate(self) -> Rate:
        return wilson(self.both + self.only_base, self.games)

    @property
    def other_rate(self) -> Rate:
        return wilson(self.both + self.only_other, self.games)


def paired_effect(pairs: Pairs) -> Rate:
    """How much larger the other's share of wins is, with Newcombe's interval for pairs.

    Method 10 of Newcombe (1998): Wilson's intervals of both shares, joined by the correlation
    that the pairs show. It holds for few games and does not vanish where no pair differs.
    """
    n = pairs.games
    if n == 0:
        return Rate(0.0, -1.0, 1.0)
    one, base = pairs.other_rate, pairs.base_rate
    phi = correlation(pairs)
    value = one.value - base.value
    low = _reach(one.value - one.low, base.high - base.value, phi)
    high = _reach(one.high - one.value, base.value - base.low, phi)
    return Rate(value, max(-1.0, value - low), min(1.0, value + high))


def _reach(one: float, other: float, phi: float) -> float:
    return sqrt(max(0.0, one * one - 2 * phi * one * other + other * other))


def correlation(pairs: Pairs) -> float:
    """Of winning in both variants, with Newcombe's correction against too much of it."""
    a, b, c, d = pairs.both, pairs.only_other, pairs.only_base, pairs.neither
    rows = (a + b) * (c + d) * (a + c) * (b + d)
    if rows == 0:
        return 0.0
    product: float = a * d - b * c
    if product > 0:
        product = max(0, product - pairs.games / 2)
    return float(product / sqrt(rows))


def unpaired_effect(pairs: Pairs) -> Rate:
    """The same as if the games had nothing to do with each other: Newcombe's interval."""
    return difference(pairs.other_rate, pairs.base_rate)


def mcnemar(pairs: Pairs) -> float:
    """How likely pairs as uneven as these are if neither variant is better: exact, two-sided."""
    n = pairs.only_base + pairs.only_other
    least = min(pairs.only_base, pairs.only_other)
    if n == 0:
        return 1.0
    if n > 1000:  # the exact sum would take long and give the same
        z = max(0.0, abs(pairs.only_base - pairs.only_other) - 1) / sqrt(n)
        return min(1.0, 2 * (1 - NormalDist().cdf(z)))
    tail = sum(comb(n, k) for k in range(least + 1))
    return min(1.0, float(2 * tail / 2**n))


def holm(values: Sequence[float]) -> list[float]:
    """p-values corrected for asking so many questions (Holm 1979)."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    corrected, worst = [0.0] * len(values), 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, (len(values) - rank) * values[i]))
        corrected[i] = worst
    return corrected


def bootstrap_mean(counts: Mapping[float, int], seed: int = 1) -> Rate:
    """The mean of counted values with its interval: 95 % of the means of resampled games.

    Resampling counts instead of games takes the same time for a hundred games and for a million.
    """
    n = sum(counts.values())
    if n == 0:
        return Rate(0.0, 0.0, 0.0)
    numpy = need("numpy")
    values = numpy.array(sorted(counts))
    shares = numpy.array([counts[value] for value in sorted(counts)]) / n
    mean = float(values @ shares)
    drawn = numpy.random.default_rng(seed).multinomial(n, shares, size=RESAMPLES)
    tail = 100 * (1 - CONFIDENCE) / 2
    low, high = numpy.percentile(drawn @ values / n, [tail, 100 - tail])
    return Rate(mean, float(low), float(high))


def evidence(pairs: Pairs) -> float:
    """How much the pairs speak for an effect, whenever one looks.

    The likelihood of the uneven pairs under "any share, all alike likely" against "half and half"
    (Robbins 1970). If there is no effect, it ever reaches 1/e with a probability of at most e, so
    that stopping as soon as it does is an honest test.
    """
    b, c = pairs.only_base, pairs.only_other
    n = b + c
    return exp(min(700.0, lgamma(b + 1) + lgamma(c + 1) - lgamma(n + 2) + n * log(2)))
