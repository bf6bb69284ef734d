"""One machine for all bots: candidates pass through cited criteria until one is left.

Three operators are enough: ``must`` drops the rest, even all; ``keep_if_possible`` drops the rest
unless that leaves nothing; ``prefer`` keeps the best by a key (``lowest`` is the same with the
least as the best). The trace is what the machine did, so explained and unexplained play cannot
differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import compress
from typing import Any, Generic, TypeVar

from opfor.core.cite import cite
from opfor.core.play import Play
from opfor.core.trace import Decision, Name, Step

Q = TypeVar("Q")
"""The situation a question is asked in: whatever the criteria need to look at."""
C = TypeVar("C")


class Operator(Enum):
    MUST = "must"
    KEEP_IF_POSSIBLE = "keep-if-possible"
    PREFER = "prefer"
    LOWEST = "lowest"


MUST, PREFER, LOWEST = Operator.MUST, Operator.PREFER, Operator.LOWEST
MEASURING = (PREFER, LOWEST)


@dataclass(frozen=True, slots=True)
class Criterion(Generic[Q, C]):
    """A cited test or measure. ``when`` may switch it off for a situation."""

    rule: str
    operator: Operator
    measure: Callable[[Q, C], Any]
    when: Callable[[Q, Sequence[C]], bool] | None = None
    by: str = ""


def must(
    rule: str,
    test: Callable[[Q, C], bool],
    *,
    when: Callable[[Q, Sequence[C]], bool] | None = None,
    by: str = "",
) -> Criterion[Q, C]:
    """Keep only candidates that pass, even if none is left."""
    return Criterion(rule, Operator.MUST, test, when, by)


def keep_if_possible(
    rule: str,
    test: Callable[[Q, C], bool],
    *,
    when: Callable[[Q, Sequence[C]], bool] | None = None,
    by: str = "",
) -> Criterion[Q, C]:
    """Keep the candidates that pass; if none does, the criterion is ignored."""
    return Criterion(rule, Operator.KEEP_IF_POSSIBLE, test, when, by)


def prefer(
    rule: str,
    key: Callable[[Q, C], Any],
    *,
    when: Callable[[Q, Sequence[C]], bool] | None = None,
    by: str = "",
) -> Criterion[Q, C]:
    """Keep the candidates with the greatest key."""
    return Criterion(rule, Operator.PREFER, key, when, by)


def lowest(
    rule: str,
    key: Callable[[Q, C], Any],
    *,
    when: Callable[[Q, Sequence[C]], bool] | None = None,
    by: str = "",
) -> Criterion[Q, C]:
    """Keep the candidates with the least key."""
    return Criterion(rule, Operator.LOWEST, key, when, by)


@dataclass(slots=True)
class Narrowed(Generic[C]):
    """What is left of a question when every rule but chance has been applied."""

    question: str
    candidates: Sequence[C]
    survivors: Sequence[C]
    settled_by: str
    steps: list[Step] | None
    name: Callable[[C], Name]

    def settle(
        self,
        play: Play[Any],
        chosen: C | None,
        chance: dict[str, Any] | None = None,
        rule: str = "",
        **details: Any,
    ) -> None:
        """Record the choice: always the rule that settled it, the whole trace when explaining.

        ``rule`` is the row that left the choice to chance.
        """
        play.settled.append(rule or ("chance" if chance is not None else self.settled_by))
        if self.steps is None:
            return
        name = self.name
        play.note(
            Decision(
                self.question,
                tuple(name(c) for c in self.candidates),
                tuple(self.steps),
                tuple(name(c) for c in self.survivors),
                None if chosen is None else name(chosen),
                chance,
                details,
            )
        )


@cite("X-3")
def narrow(
    play: Play[Any],
    question: str,
    criteria: Sequence[Criterion[Q, C]],
    situation: Q,
    candidates: Sequence[C],
    name: Callable[[C], Name],
) -> Narrowed[C]:
    """Pass the candidates through the criteria in order.

    With one candidate left only ``must`` still looks at it: a preference has nothing to prefer,
    a legality test may still say no.
    """
    left: Sequence[C] = candidates
    settled_by = "only-candidate"
    steps: list[Step] | None = [] if play.explain else None
    for criterion in criteria:
        operator = criterion.operator
        if len(left) < 2 and (operator is not MUST or not left):
            continue
        when = criterion.when
        if when is not None and not when(situation, left):
            continue
        measure = criterion.measure
        values = [measure(situation, c) for c in left]
        if operator in MEASURING:
            best = max(values) if operator is PREFER else min(values)
            kept = [c for c, value in zip(left, values, strict=True) if value == best]
        else:
            kept = list(compress(left, values))
        applied = bool(kept) or operator is MUST
        if steps is not None:
            steps.append(_step(criterion, left, values, kept, applied, name))
        if applied and len(kept) < len(left):
            left = kept
            settled_by = criterion.rule
    return Narrowed(question, candidates, left, settled_by, steps, name)


def _step(
    criterion: Criterion[Any, C],
    before: Sequence[C],
    values: Sequence[Any],
    kept: Sequence[C],
    applied: bool,
    name: Callable[[C], Name],
) -> Step:
    stays = set(map(name, kept)) if applied else set(map(name, before))
    names = [name(c) for c in before]
    measured = (
        {str(n): v for n, v in zip(names, values, strict=True)}
        if criterion.operator in MEASURING
        else {}
    )
    return Step(
        criterion.rule,
        tuple(n for n in names if n in stays),
        tuple(n for n in names if n not in stays),
        applied,
        criterion.by,
        measured,
    )
