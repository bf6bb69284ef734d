"""What carries the difference between two acts: a fact that is switched off takes it along.

Replies to both acts are compared luck for luck. A fact is a number of every reply: whether the
opponent does something, or a part of what the position looks like. It carries the difference where
it differs more than luck explains and where, made equal after both acts, it leaves at most half of
the difference. A part of the appraisal is switched off exactly; what something the opponent does
is worth is taken from replies to the same act that have it and that lack it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from statistics import fmean, stdev
from typing import NamedTuple

HALF = 0.5
"""So much of the difference must vanish, and no more than as much again may come instead."""
SUREST = 1e-9


class Looked(NamedTuple):
    """The part of the difference that vanishes, and whether the fact differs at all (p < 0.05)."""

    share: float
    is_sure: bool

    @property
    def carries(self) -> bool:
        return self.is_sure and HALF <= self.share <= 1 + HALF


Values = Sequence[tuple[float, float]]
"""Of replies to the better act and to the other, with the same luck."""


def is_sure(pairs: Values) -> bool:
    """Whether the first are apart from the second by more than luck explains: Student's test of
    pairs, both ways, at 0.05."""
    gaps, count = [first - second for first, second in pairs], len(pairs)
    if count < 3:
        return False
    error: float = stdev(gaps) / count**0.5
    return bool(abs(fmean(gaps)) > _quantile(count - 1) * error)


def _quantile(freedom: int) -> float:
    """Of Student's distribution at 0.975, never too small."""
    return 1.96 + 2.4 / freedom + 5 / freedom**2


def by_part(values: Values, parts: Values) -> Looked:
    """A part of the appraisal, in log odds: exchanged for what it is after the other act."""
    left = fmean(
        _shifted(one, q - p) - two for (one, two), (p, q) in zip(values, parts, strict=True)
    )
    return Looked(_share(values, left), is_sure(parts))


def by_deed(values: Values, done: Values) -> Looked:
    """Something the opponent does (1) or not (0), by what it is worth after either act."""
    worths = [worth for side in (0, 1) if (worth := _worth(values, done, side)) is not None]
    if not worths:
        return Looked(0.0, False)
    gap = fmean(one - two for one, two in values)
    lead = fmean(one - two for one, two in done)
    return Looked(_share(values, gap - lead * fmean(worths)), is_sure(done))


def _share(values: Values, left: float) -> float:
    gap = fmean(one - two for one, two in values)
    return 1 - left / gap if gap > 0 else 0.0


def _worth(values: Values, done: Values, side: int) -> float | None:
    """How much better the position looks with it than without, after one act."""
    both = [(value[side], fact[side]) for value, fact in zip(values, done, strict=True)]
    having, lacking = ([v for v, fact in both if bool(fact) is has] for has in (True, False))
    return fmean(having) - fmean(lacking) if having and lacking else None


def _shifted(chance: float, odds: float) -> float:
    """A chance with something added to its log odds; one that is certain stays so."""
    if not SUREST < chance < 1 - SUREST:
        return chance
    return 1 / (1 + exp(-(log(chance / (1 - chance)) + odds)))
