"""A question played over numbers: its rungs in order, under the rulings and in the case at hand.

Compiled, ``narrow`` is written from the same questions, rung by rung (``core/compiled``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from opfor.core import ladder
from opfor.core.cite import cite
from opfor.core.question import Criterion, Operator, Question

ONLY_CANDIDATE = "only-candidate"
PLAYED = {
    Operator.MUST: ladder.must,
    Operator.KEEP_IF_POSSIBLE: ladder.keep_if_possible,
    Operator.PREFER: ladder.prefer,
    Operator.LOWEST: ladder.lowest,
}
Asked = Question[Any, int]


class Played(NamedTuple):
    """A rung as it is played: how, its number, its rule's number, what it measures, when, and the
    case in whose turn it comes, if it follows what is said."""

    how: Callable[..., None]
    number: int
    rule: int
    of: Callable[[Any, int], Any]
    when: Any
    said: int


@cite("X-3")
def narrow(memory: Any, question: int) -> None:
    """Pass the candidates proposed through the ladder of a question."""
    asked = memory.questions[question]
    ladder.begin(memory, question)
    play(memory, asked, ladder_of(memory, question, case_in(asked, memory)))


def play(memory: Any, asked: Asked, rungs: Iterable[Played]) -> None:
    """Rung after rung, each while it has work."""
    if asked.said_of is not None:
        rungs = as_said(memory, asked.said_of, rungs)
    for played, number, rule, of, when, _ in rungs:
        has_work = memory.left > (played is not ladder.must)
        if has_work and (when is None or when(memory)):
            played(memory, number, rule, of)


def as_said(
    memory: Any, said_of: Callable[[Any, int], int], rungs: Iterable[Played]
) -> Iterator[Played]:
    """The rungs in order, those that follow what is said in the order in which it is."""
    for follows, run in groupby(rungs, key=lambda rung: rung.said >= 0):
        if not follows:
            yield from run
            continue
        own, place = list(run), 0
        while (said := said_of(memory, place)) >= 0:
            yield from (rung for rung in own if rung.said == said)
            place += 1


def case_in(asked: Asked, memory: Any) -> int:
    """The cases that a memory is in, a bit for each."""
    if asked.cases_of is not None:
        return asked.cases_of(memory)
    number = -1 if asked.case_of is None else asked.case_of(memory)
    return 1 << number if number >= 0 else 0


def ladder_of(memory: Any, question: int, case: int) -> Sequence[Played]:
    """The rungs that count under the memory's rulings, worked out once."""
    known = memory.ladders
    found = known.get((question, case))
    if found is None:
        asked, numbers = memory.questions[question], rule_numbers(memory.questions)
        found = known[question, case] = [
            Played(PLAYED[r.operator], n, numbers[r.rule], r.measure.of, r.when, said_in(asked, r))
            for n, r in rungs(asked, memory.rulings, case)
        ]
    return found  # type: ignore[no-any-return]


def rungs(asked: Asked, rulings: Any, case: int) -> list[tuple[int, Criterion[Any, int]]]:
    """The rungs that count, with their numbers in the whole ladder."""
    own = {"", *(name for number, name in enumerate(asked.cases) if case >> number & 1)}
    counts = {id(rung) for rung in asked.ladder(rulings) if rung.as_said or rung.case in own}
    return [(n, rung) for n, rung in enumerate(asked.criteria) if id(rung) in counts]


def said_in(asked: Asked, rung: Criterion[Any, int]) -> int:
    """The number of the case in whose turn a rung comes; below 0 if it does not follow what is
    said."""
    return asked.cases.index(rung.case) if rung.as_said else -1


@lru_cache(maxsize=16)
def rule_names(questions: Sequence[Asked]) -> tuple[str, ...]:
    """The rules that can settle a question, in the order of their numbers."""
    found = [ONLY_CANDIDATE]
    for asked in questions:
        found += [rung.rule for rung in asked.criteria]
        found += [rule for rule in (asked.tie.rule, asked.tie.other) if rule]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=16)
def rule_numbers(questions: Sequence[Asked]) -> dict[str, int]:
    return {name: number for number, name in enumerate(rule_names(questions))}


def tie_rules(questions: Sequence[Asked], *, other: bool = False) -> list[int]:
    """The number of the row by which each question leaves a tie to chance, or of the ``other``."""
    numbers = rule_numbers(questions)
    rows = [asked.tie.other if other else asked.tie.rule for asked in questions]
    return [numbers[row or ONLY_CANDIDATE] for row in rows]
