"""A question played over numbers: its rungs in order, under the rulings and in the case at hand.

Compiled, ``narrow`` is written from the same questions, rung by rung (``core/compiled``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
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
    """A rung as it is played: how, its number, its rule's number, what it measures, and when."""

    how: Callable[..., None]
    number: int
    rule: int
    of: Callable[[Any, int], Any]
    when: Any


@cite("X-3")
def narrow(memory: Any, question: int) -> None:
    """Pass the candidates proposed through the ladder of a question."""
    asked = memory.questions[question]
    ladder.begin(memory, question)
    case = case_in(asked, memory)
    for played, number, rule, of, when in ladder_of(memory, question, case):
        has_work = memory.left > (played is not ladder.must)
        if has_work and (when is None or when(memory)):
            played(memory, number, rule, of)


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
            Played(PLAYED[r.operator], number, numbers[r.rule], r.measure.of, r.when)
            for number, r in rungs(asked, memory.rulings, case)
        ]
    return found  # type: ignore[no-any-return]


def rungs(asked: Asked, rulings: Any, case: int) -> list[tuple[int, Criterion[Any, int]]]:
    """The rungs that count, with their numbers in the whole ladder."""
    own = {"", *(name for number, name in enumerate(asked.cases) if case >> number & 1)}
    counts = {id(rung) for rung in asked.ladder(rulings) if rung.case in own}
    return [(n, rung) for n, rung in enumerate(asked.criteria) if id(rung) in counts]


@lru_cache(maxsize=16)
def rule_names(questions: Sequence[Asked]) -> tuple[str, ...]:
    """The rules that can settle a question, in the order of their numbers."""
    found = [ONLY_CANDIDATE]
    for asked in questions:
        found += [rung.rule for rung in asked.criteria]
        found += [asked.tie.rule] * bool(asked.tie.rule)
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=16)
def rule_numbers(questions: Sequence[Asked]) -> dict[str, int]:
    return {name: number for number, name in enumerate(rule_names(questions))}


def tie_rules(questions: Sequence[Asked]) -> list[int]:
    """The number of the row by which each question leaves a tie to chance."""
    numbers = rule_numbers(questions)
    return [numbers[asked.tie.rule or ONLY_CANDIDATE] for asked in questions]
