"""One machine for all bots: candidates pass through cited criteria until one is left.

``decide`` is the whole procedure: narrow by the question's ladder, break the tie, record. The
trace is what the machine did, so explained and unexplained play cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, Generic, TypeVar

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.core.play import Play, Procedure
from opfor.core.question import LOWEST, MEASURING, MUST, PREFER, Question
from opfor.core.question import Criterion as Criterion
from opfor.core.question import keep_if_possible as keep_if_possible
from opfor.core.question import lowest as lowest
from opfor.core.question import must as must
from opfor.core.question import prefer as prefer
from opfor.core.requests import TieBreak
from opfor.core.trace import Decision, Name, Sieve

Q = TypeVar("Q")
C = TypeVar("C")


class Narrowed(Struct, Generic[C]):
    """What is left of a question when every rule but chance has been applied."""

    question: str
    candidates: Sequence[C]
    survivors: Sequence[C]
    settled_by: str
    steps: list[Sieve] | None
    name: Callable[[C], Name]
    tried: Sequence[Decision] = ()
    """What was narrowed to nothing on the way, when explaining."""

    def settle(
        self,
        play: Play[Any, Any],
        chosen: C | None,
        chance: dict[str, Any] | None = None,
        rule: str = "",
        **details: Any,
    ) -> None:
        """Record the choice: always the rule that settled it, the whole trace when explaining.

        ``rule`` is the row that left the choice to chance.
        """
        play.settled.append(rule or ("chance" if chance is not None else self.settled_by))
        if self.steps is not None:
            play.note(self.decision(chosen, chance, details))

    def decision(
        self, chosen: C | None, chance: dict[str, Any] | None, details: dict[str, Any]
    ) -> Decision:
        """The whole trace of a narrowing that kept its steps."""
        name = self.name
        return Decision(
            self.question,
            tuple(name(c) for c in self.candidates),
            tuple(self.steps or ()),
            tuple(name(c) for c in self.survivors),
            None if chosen is None else name(chosen),
            chance,
            details,
            tuple(self.tried),
        )


@cite("X-3")
def decide(
    play: Play[Any, Any],
    question: Question[Q, C],
    situation: Q,
    candidates: Sequence[C],
    details: Callable[[], dict[str, Any]] = dict,
    tried: Sequence[Decision] = (),
) -> Procedure[C | None]:
    """Settle a question: the one its ladder leaves, or what its tie picks among equals.

    ``None`` when nothing is left; that too is recorded. ``details`` is asked only when explaining;
    ``tried`` are narrowings on the way that left nothing.
    """
    narrowed = narrowed_by(play, question, situation, candidates)
    narrowed.tried = tried
    told = details() if play.explain else {}
    left = narrowed.survivors
    if len(left) < 2:
        chosen = left[0] if left else None
        narrowed.settle(play, chosen, **told)
        return chosen
    tie = question.tie
    rule = tie.rule_in(situation)
    if tie.broken is not None:
        picked, chance = yield from tie.broken(play, situation, left)
    else:
        picked = yield from _picked_fairly(narrowed, tie.why, rule)
        chance = {"kind": tie.kind}
    if tie.other and play.explain:
        told = {**told, "tie": rule}
    narrowed.settle(play, picked, chance, rule if chance is not None else "", **told)
    return picked


def _picked_fairly(narrowed: Narrowed[C], why: str, rule: str) -> Procedure[C]:
    names = {str(narrowed.name(c)): c for c in narrowed.survivors}
    return names[(yield TieBreak(tuple(names), why, rule))]


def narrowed_by(
    play: Play[Any, Any],
    question: Question[Q, C],
    situation: Q,
    candidates: Sequence[C],
    *,
    tests_only: bool = False,
) -> Narrowed[C]:
    """What a question's ladder leaves under the rulings in force.

    ``tests_only`` stops where its first wish stands: enough to know whether it leaves anything,
    where no test comes later.
    """
    criteria: Sequence[Criterion[Q, C]] = question.ladder(play.rulings)
    if question.select is not None:
        criteria = question.select(situation, criteria)
    named = question.named

    def name(candidate: C) -> Name:
        return named(situation, candidate)

    return _narrow(play, question.name, criteria, situation, candidates, name, tests_only)


@cite("X-3")
def _narrow(
    play: Play[Any, Any],
    question: str,
    criteria: Sequence[Criterion[Q, C]],
    situation: Q,
    candidates: Sequence[C],
    name: Callable[[C], Name],
    tests_only: bool,
) -> Narrowed[C]:
    """Pass the candidates through the criteria in order.

    With one candidate left only ``must`` still looks at it: a preference has nothing to prefer,
    a legality test may still say no.
    """
    left: Sequence[C] = candidates
    settled_by = "only-candidate"
    steps: list[Sieve] | None = [] if play.explain else None
    kept: Sequence[C]
    for criterion in criteria:
        operator = criterion.operator
        if not left or (tests_only and operator is not MUST):
            break
        if operator is not MUST and len(left) < 2:
            continue
        when = criterion.when
        if when is not None and not when.holds(situation, left):
            continue
        measure = criterion.measure.of
        values = [measure(situation, c) for c in left]
        if operator is PREFER or operator is LOWEST:
            best = max(values) if operator is PREFER else min(values)
            if values.count(best) == len(values):
                kept = left
            else:
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
) -> Sieve:
    names = [name(c) for c in before]
    stay, go = (
        (names, []) if not applied or len(kept) == len(before) else _told_apart(before, names, kept)
    )
    measuring = criterion.operator in MEASURING
    measured = {
        str(n): v
        for n, v in zip(names, values, strict=True)
        if measuring or isinstance(v, Shortfall)
    }
    return Sieve(
        criterion.rule,
        tuple(stay),
        tuple(go),
        applied,
        criterion.by,
        measured,
        criterion.measure.id,
    )


def _told_apart(
    before: Sequence[C], names: Sequence[Name], kept: Sequence[C]
) -> tuple[list[Name], list[Name]]:
    """The names of those kept and of the others; ``kept`` has the order of ``before``."""
    stay: list[Name] = []
    go: list[Name] = []
    for candidate, its_name in zip(before, names, strict=True):
        if len(stay) < len(kept) and kept[len(stay)] is candidate:
            stay.append(its_name)
        else:
            go.append(its_name)
    return stay, go
