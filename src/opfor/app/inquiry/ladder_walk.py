"""A question of the opponent settled by asking: the rungs of its ladder, one fact after the other.

The ladder is the one that is played; only the measuring is left to whoever looks at the table.
``walk`` is a generator as a rule is: it yields what is asked and is sent names of candidates. Rungs
that must all be passed are asked together, which leaves the same; so is a rung with the place that
settles its equals (the foremost, of these the leftmost). Where the order of reading alone decides,
nothing is asked: candidates are named in it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from opfor.core.cite import cite
from opfor.core.measure import Condition
from opfor.core.question import LOWEST, MEASURING, MUST, Criterion, Question, selected
from opfor.core.trace import Decision, Sieve

Rungs: TypeAlias = tuple[Criterion[Any, Any], ...]
Names: TypeAlias = tuple[str, ...]
CASES, FACTS, CANDIDATES, RUNG, CHANCE = "cases", "facts", "candidates", "rung", "chance"


class Wanted(NamedTuple):
    """What is to be told: which of the ``choices``, as far as ``rungs`` look at them."""

    kind: str
    choices: tuple[str, ...] = ()
    rungs: Rungs = ()

    @property
    def needs_one(self) -> bool:
        """Whether "none" is no answer: of several something is always the most, and comes up."""
        return self.kind in (CANDIDATES, CHANCE) or (
            self.kind == RUNG and self.rungs[0].operator in MEASURING
        )


Walk: TypeAlias = Generator[Wanted, Names, Decision]


@cite("X-3")
def walk(
    question: Question[Any, Any],
    ladder: Sequence[Criterion[Any, Any]],
    *,
    known: Sequence[str] | None = None,
    every: Sequence[str] = (),
) -> Walk:
    """Settle a question; ``known`` are the cases in force where they were told before, ``every``
    are its candidates where a game always has the same."""
    cases = cases_of(question, ladder)
    if known is None:
        known = (yield Wanted(CASES, cases)) if cases else ()
    rungs_at_work = at_work(ladder, tuple(known))
    facts = facts_of(rungs_at_work)
    if sum(rung.when is not None and rung.when.said in facts for rung in rungs_at_work) > 1:
        true = yield Wanted(FACTS, facts)
        rungs_at_work = [r for r in rungs_at_work if r.when is None or holds(r.when, facts, true)]
    candidates = tuple(every) or (yield Wanted(CANDIDATES))
    left, steps = candidates, []
    for rungs in together(rungs_at_work):
        if len(left) < (1 if rungs[0].operator is MUST else 2):
            continue
        if is_order(rungs[0]):
            kept: Names = left[:1]
        else:
            kept = yield Wanted(RUNG, left, rungs)
        steps.append(_step(rungs[0], left, kept))
        left = tuple(map(str, steps[-1].kept))
    chosen, chance = left[0] if left else None, None
    if len(left) > 1:
        (chosen,) = yield Wanted(CHANCE, left)
        chance = {"kind": question.tie.kind}
    return Decision(question.name, candidates, tuple(steps), left, chosen, chance)


def cases_of(
    question: Question[Any, Any], ladder: Sequence[Criterion[Any, Any]]
) -> tuple[str, ...]:
    """What may be in force and decides which rungs there are."""
    named = dict.fromkeys(rung.case for rung in ladder if rung.case)
    return question.cases if named and question.cases else tuple(named)


def at_work(
    ladder: Sequence[Criterion[Any, Any]], cases: tuple[str, ...]
) -> Sequence[Criterion[Any, Any]]:
    """The rungs that these cases have, in the order in which they are said."""
    return selected(lambda said: said)(cases, ladder)


def facts_of(ladder: Sequence[Criterion[Any, Any]]) -> tuple[str, ...]:
    """What can be told before any candidate is looked at and switches rungs on."""
    when = (rung.when for rung in ladder)
    return tuple(dict.fromkeys(each.said for each in when if each is not None and each.stands))


def holds(when: Condition[Any, Any], facts: Sequence[str], true: Sequence[str]) -> bool:
    """Whether a rung is still to be looked at; what was not asked about may hold."""
    return when.said in true or when.said not in facts


def together(ladder: Sequence[Criterion[Any, Any]]) -> Iterator[Rungs]:
    """The rungs as they are asked: those that must be passed, one behind the other, at once, and
    what measures with the places that settle it."""
    for is_must, run in groupby(ladder, key=lambda rung: rung.operator is MUST):
        if is_must:
            yield tuple(run)
        else:
            yield from _with_places(run)


def _with_places(ladder: Iterable[Criterion[Any, Any]]) -> Iterator[Rungs]:
    asked: Rungs = ()
    for rung in ladder:
        if asked and settles(asked[-1], rung):
            asked = (*asked, rung)
            continue
        if asked:
            yield asked
        asked = (rung,)
    if asked:
        yield asked


def settles(first: Criterion[Any, Any], rung: Criterion[Any, Any]) -> bool:
    """Whether a rung only settles what the one before leaves equal, by the same row: it takes the
    first place, or both count now and then and are looked at together."""
    if first.rule != rung.rule or not {first.operator, rung.operator} <= set(MEASURING):
        return False
    if first.when is not None and rung.when is not None:
        return True
    return rung.when is None and rung.measure.silent and bool(rung.measure.brief)


def is_order(rung: Criterion[Any, Any]) -> bool:
    """Whether it takes the first in the order of reading, in which candidates are named."""
    measure = rung.measure
    return measure.silent and not measure.brief and rung.operator is LOWEST


def _step(rung: Criterion[Any, Any], left: Names, told: Names) -> Sieve:
    """What a rung kept; a filter that fits nothing is ignored."""
    kept = tuple(name for name in left if name in told)
    applied = bool(kept) or rung.operator is MUST
    kept = kept if applied else left
    dropped = tuple(name for name in left if name not in kept)
    return Sieve(rung.rule, kept, dropped, applied, rung.by, {}, rung.measure.id)
