"""Exact odds: walk every outcome of chance instead of sampling.

The walk starts the play again for every branch and feeds it the outcomes chosen so far, because a
generator cannot be copied; branches are short (one bot turn), so this stays cheap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any, TypeVar

from opfor.core.play import Play, Procedure
from opfor.core.requests import Answer, Draw, Request, Roll, TieBreak

S = TypeVar("S")
T = TypeVar("T")


def outcomes(request: Request) -> list[tuple[Answer, Fraction]]:
    """Every answer chance can give, with its probability."""
    match request:
        case Draw(pool=pool):
            counts = Counter(pool)
            return [(item, Fraction(n, len(pool))) for item, n in sorted(counts.items())]
        case Roll(dice=dice, sides=sides):
            share = Fraction(1, sides**dice)
            return [(roll, share) for roll in product(range(1, sides + 1), repeat=dice)]
        case TieBreak(candidates=candidates):
            return [(c, Fraction(1, len(candidates))) for c in candidates]
    raise TypeError(f"{type(request).__name__} is not decided by chance")


def walk(
    fresh: Callable[[], Play[Any, S]],
    finished: Callable[[Play[Any, S]], bool],
    fixed: Callable[[Request], Answer | None] = lambda _request: None,
) -> Iterator[tuple[Fraction, Play[Any, S]]]:
    """Every way chance can go from ``fresh()`` until ``finished``, with its probability.

    ``fixed`` may answer a request itself (a decision under study, or a draw that cannot matter);
    ``None`` leaves it to chance.
    """

    def begun() -> Play[Any, S]:
        play = fresh()
        play.begin()
        return play

    return walk_on(begun, finished, fixed)


def walk_on(
    begun: Callable[[], Play[Any, S]],
    finished: Callable[[Play[Any, S]], bool],
    fixed: Callable[[Request], Answer | None] = lambda _request: None,
) -> Iterator[tuple[Fraction, Play[Any, S]]]:
    """The same from a play that is under way; each call of ``begun`` gives another one."""
    pending: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while pending:
        answers, probability = pending.pop()
        play = begun()
        request = play.pending
        for answer in answers:
            request = play.answer(answer)
        while request is not None and not finished(play):
            settled = fixed(request)
            if settled is None:
                break
            answers = (*answers, settled)
            request = play.answer(settled)
        if request is None or finished(play):
            yield probability, play
            continue
        for answer, share in reversed(outcomes(request)):
            pending.append(((*answers, answer), probability * share))


def branches(
    begin: Callable[[], Procedure[T]],
    fixed: Callable[[Request], Answer | None] = lambda _request: None,
) -> Iterator[tuple[Fraction, T]]:
    """Every way chance can go in a procedure, with its probability and what it gives in the end.

    ``begin`` starts it anew for each branch; ``fixed`` answers as in ``walk``.
    """
    pending: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while pending:
        answers, probability = pending.pop()
        procedure, left, answer = begin(), iter(answers), None
        try:
            while True:
                request = procedure.send(answer)
                answer = fixed(request)
                if answer is None:
                    answer = next(left, None)
                if answer is None:
                    break
        except StopIteration as end:
            yield probability, end.value
            continue
        for chosen, share in reversed(outcomes(request)):
            pending.append(((*answers, chosen), probability * share))
