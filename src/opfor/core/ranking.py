"""All candidates of a question one after the other, in the order its ladder puts them.

A ladder of wishes alone, none of them under a condition, is a key to sort by: that comes to the
same as asking again and again which of those left comes first. What is measured when the order is
settled stays, and ``tell_first`` tells by it why one goes before the others, if somebody asks.
Compiled, ``rank`` and ``tell_first`` are written from the same questions (``core/compiled``).
"""

from __future__ import annotations

from typing import Any, TypeVar

from opfor.core import ladder
from opfor.core.cite import cite
from opfor.core.ladder import ask, begin, greatest, is_explained, keep, least, propose, settle
from opfor.core.memory import field
from opfor.core.narrow import case_in, ladder_of
from opfor.core.run import NO_CHANCE, NOT_COUNTED, Counted

RANKED = 256
KEYS = 16


class Ranking(Counted):
    """Those ``ranked``, in order, each with the row of its keys: what each rung measured of it."""

    ranks: int = field()
    ranked: list[int] = field(RANKED)
    key_row: list[int] = field(RANKED)
    key: list[list[int]] = field(RANKED, KEYS)


Mind = TypeVar("Mind", bound=Ranking)


def begin_ranks(run: Ranking) -> None:
    """All candidates proposed stand in a row, and nothing is measured yet."""
    run.ranks = run.left
    for place in range(run.left):
        run.ranked[place] = run.candidates[place]
        run.key_row[place] = place
        for rung in range(KEYS):
            run.key[place][rung] = 0


@cite("X-3")
def rank(memory: Any, question: int) -> None:
    """Put the candidates proposed in the order of a question's ladder."""
    begin_ranks(memory)
    asked = memory.questions[question]
    rungs = ladder_of(memory, question, case_in(asked, memory))
    for place in range(memory.ranks):
        for how, number, _, of, *_ in rungs:
            value = of(memory, memory.ranked[place])
            memory.key[place][number] = value if how is ladder.lowest else -value
    sort_ranks(memory)


def sort_ranks(run: Ranking) -> None:
    """The least keys first; equals stay in their order."""
    for end in range(1, run.ranks):
        candidate, keys = run.ranked[end], run.key_row[end]
        place = end
        while place and goes_before(run, keys, run.key_row[place - 1]):
            run.ranked[place], run.key_row[place] = run.ranked[place - 1], run.key_row[place - 1]
            place -= 1
        run.ranked[place], run.key_row[place] = candidate, keys


def goes_before(run: Ranking, keys: int, others: int) -> bool:
    """Whether a row of keys comes before another."""
    for rung in range(KEYS):
        if run.key[keys][rung] != run.key[others][rung]:
            return run.key[keys][rung] < run.key[others][rung]
    return False


def out_of_ranks(run: Ranking, candidate: int) -> None:
    """One of those ranked has had its turn."""
    kept = 0
    for place in range(run.ranks):
        if run.ranked[place] != candidate:
            run.ranked[kept], run.key_row[kept] = run.ranked[place], run.key_row[place]
            kept += 1
    run.ranks = kept


@cite("X-3")
def tell_first(memory: Any, question: int, place: int) -> None:
    """Tell why the one in a place goes before those behind it."""
    if not begins_to_tell(memory, question, place):
        return
    asked = memory.questions[question]
    for how, number, rule, *_ in ladder_of(memory, question, case_in(asked, memory)):
        tell_rung(memory, place, number, rule, how is ladder.lowest)
    tell_chosen(memory)


def begins_to_tell(mind: Mind, question: int, place: int) -> bool:
    """Whether anybody wants to know, and there is anything to tell; then those left are asked
    about."""
    if not is_explained(mind) or mind.ranks - place < 2:
        return False
    ask(mind)
    for each in range(place, mind.ranks):
        propose(mind, mind.ranked[each])
    begin(mind, question)
    return True


def tell_rung(run: Ranking, place: int, rung: int, rule: int, is_lowest: bool) -> None:
    """One rung of those left, by what was measured when the order was settled."""
    if run.left < 2:
        return
    for i in range(run.left):
        each = place
        while run.ranked[each] != run.candidates[i]:
            each += 1
        value = run.key[run.key_row[each]][rung]
        run.measured[i] = value if is_lowest else -value
    keep(run, rung, rule, least(run) if is_lowest else greatest(run), True)


def tell_chosen(run: Ranking) -> None:
    settle(run, NOT_COUNTED, run.candidates[0], NO_CHANCE, 0)
