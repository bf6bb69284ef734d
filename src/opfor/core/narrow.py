"""A question played over numbers: its rungs in order, under the rulings and in the case at hand.

Compiled, ``narrow`` is written from the same questions, rung by rung (``core/compiled``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

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


@cite("X-3")
def narrow(memory: Any, question: int) -> None:
    """Pass the candidates proposed through the ladder of a question."""
    asked = memory.questions[question]
    ladder.begin(memory, question)
    case = asked.case_of(memory) if asked.case_of is not None else -1
    numbers = rule_numbers(memory.questions)
    for number, rung in rungs(asked, memory.rulings, case):
        if rung.when is None or rung.when(memory):
            PLAYED[rung.operator](memory, number, numbers[rung.rule], rung.measure.of)


def rungs(asked: Asked, rulings: Any, case: int) -> Iterable[tuple[int, Criterion[Any, int]]]:
    """The rungs that count, with their numbers in the whole ladder."""
    return _rungs(asked, asked.ladder(rulings), case)


@lru_cache(maxsize=512)
def _rungs(
    asked: Asked, in_force: tuple[Criterion[Any, int], ...], case: int
) -> tuple[tuple[int, Criterion[Any, int]], ...]:
    own = asked.cases[case] if 0 <= case < len(asked.cases) else ""
    counts = {id(rung) for rung in in_force if rung.case in ("", own)}
    return tuple((n, rung) for n, rung in enumerate(asked.criteria) if id(rung) in counts)


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
