"""One after the other: all candidates of a question in the order its ladder puts them.

A ladder of wishes alone, none of them under a condition, is a key to sort by: that comes to the
same as asking again and again which of those left comes first. ``tell_first`` asks so, and records
the answer, where somebody wants to know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from opfor.core.cascade import narrowed_by
from opfor.core.cite import cite
from opfor.core.play import Play
from opfor.core.question import LOWEST, MUST, Criterion, Question

Q = TypeVar("Q")
C = TypeVar("C")


@cite("X-3")
def ranked_by(
    play: Play[Any, Any], question: Question[Q, C], situation: Q, candidates: Sequence[C]
) -> list[C]:
    """The candidates, the one its ladder would pick before the one it would pick next."""
    criteria: Sequence[Criterion[Q, C]] = question.ladder(play.rulings)
    if question.select is not None:
        criteria = question.select(situation, criteria)
    wishes = [(each.measure.of, each.operator is LOWEST) for each in criteria]
    assert all(each.when is None and each.operator is not MUST for each in criteria), question.name

    def key(candidate: C) -> list[Any]:
        return [
            of(situation, candidate) if least else -of(situation, candidate) for of, least in wishes
        ]

    return sorted(candidates, key=key)


@cite("X-3")
def tell_first(
    play: Play[Any, Any],
    question: Question[Q, C],
    situation: Q,
    left: Sequence[C],
    details: Callable[[], dict[str, Any]] = dict,
) -> None:
    """Record why the first of those left, as they were ranked, goes before the others."""
    if play.explain and len(left) > 1:
        narrowed = narrowed_by(play, question, situation, left)
        assert narrowed.survivors[0] is left[0], question.name
        play.note(narrowed.decision(left[0], None, details()))
