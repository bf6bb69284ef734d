"""The questions an opponent asks, as values: measures, conditions, criteria, ties, ladders.

A ``Question`` says what the candidates are, by which cited criteria they are narrowed and how a
tie is broken. What plays it (``opfor.core.cascade``), what explains it, what prints it and what
checks it all read this one value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from opfor.core.measure import CIn, Condition, Measure, QIn
from opfor.core.trace import Name

if TYPE_CHECKING:
    from opfor.core.play import Play, Procedure

Q = TypeVar("Q")
C = TypeVar("C")


class Operator(Enum):
    MUST = "must"
    KEEP_IF_POSSIBLE = "keep-if-possible"
    PREFER = "prefer"
    LOWEST = "lowest"


MUST, KEEP_IF_POSSIBLE = Operator.MUST, Operator.KEEP_IF_POSSIBLE
PREFER, LOWEST = Operator.PREFER, Operator.LOWEST
MEASURING = (PREFER, LOWEST)


class ByName(Protocol):
    """Rulings in force, however they are kept."""

    def __getitem__(self, name: str, /) -> str: ...


Ruled: TypeAlias = tuple[str, str]
"""A ruling's name and the value under which a criterion belongs to its ladder."""
AllRuled: TypeAlias = Ruled | tuple[Ruled, ...] | None
"""One of them, or several that must all hold."""


class Criterion(Struct, Generic[QIn, CIn], frozen=True, eq=False):
    """A cited rung of a ladder.

    ``when`` may switch it off for a situation, ``ruled`` keeps it to values of rulings; ``by``
    names a second row behind it (the stratagem behind a filter); ``case`` says in words which
    questions of a name have it at all (``an order to attack``; see ``selected``). ``as_said``
    rungs that stand together follow the order in which a situation names their cases.
    """

    rule: str
    operator: Operator
    measure: Measure[QIn, CIn]
    when: Condition[QIn, CIn] | None = None
    by: str = ""
    ruled: tuple[Ruled, ...] = ()
    case: str = ""
    as_said: bool = False


Select: TypeAlias = Callable[[Q, Sequence[Criterion[Q, C]]], Sequence[Criterion[Q, C]]]


class Tie(Struct, Generic[Q, C], frozen=True, eq=False):
    """How equals are told apart when the ladder is at its end.

    ``kind`` is the contract's word (``uniform``, ``d6-row``, ``none``), ``why`` follows "chance
    decides" on a request; ``other`` is the row in its place where ``is_other`` says so of a
    situation; ``broken`` replaces the plain fair pick: it asks and returns the chosen one with
    what is recorded of the chance.
    """

    kind: str
    rule: str = ""
    why: str = ""
    other: str = ""
    is_other: Callable[[Q], bool] | None = None
    broken: (
        Callable[[Play[Any, Any], Q, Sequence[C]], Procedure[tuple[C, dict[str, Any] | None]]]
        | None
    ) = None
    told: Callable[[int, int], dict[str, Any]] | None = None
    """Over numbers: what is recorded of a kind of chance and what was rolled, where that is more
    than the kind of the tie."""

    def rule_in(self, situation: Q) -> str:
        """The row that leaves a situation to chance."""
        return self.other if self.is_other is not None and self.is_other(situation) else self.rule


NO_TIE: Tie[Any, Any] = Tie("none")
"""The ladder always ends with one."""


class Question(Struct, Generic[Q, C], frozen=True, eq=False, dict=True):
    """One question of the opponent: its name, its candidates, its ladder, its tie.

    ``criteria`` is the whole ladder in order. ``select`` picks the rungs that a situation has out
    of those in force (an order's words decide); they keep their order. ``chosen`` begins the
    sentence that tells the choice (``The bot goes to {}``).
    """

    name: str
    title: str
    candidates: str
    criteria: tuple[Criterion[Q, C], ...]
    named: Callable[..., Name]
    """Called with a situation and a candidate; over numbers with a play and what ``noted`` says."""
    tie: Tie[Q, C] = NO_TIE
    select: Select[Q, C] | None = None
    chosen: str = ""
    cases: tuple[str, ...] = ()
    """Over numbers: the cases that rungs name, in the order of their numbers."""
    case_of: Callable[[Any], int] | None = None
    """Over numbers: which of them a memory is in."""
    cases_of: Callable[[Any], int] | None = None
    """Over numbers: where a memory may be in several of them at once, a bit for each."""
    said_of: Callable[[Any, int], int] | None = None
    """Over numbers: the case that a memory names at a place, from 0; below 0 there is none. Rungs
    ``as_said`` come in this order."""
    is_halved: bool = False
    """Over numbers: whether its tests, which then stand before its wishes, are also asked alone
    (``core/halves.py``)."""
    noted: Callable[[Any, int], Any] | None = None
    """Over numbers: the numbers that name a candidate (a ``Naming``) where its own does not."""
    details: Callable[[Q, Sequence[C], Sequence[Any]], dict[str, Any]] | None = None
    """Over numbers: what is recorded with a decision beside its ladder, from the candidates and the
    rows that say what it is ``about``."""

    every: Callable[[Any], Sequence[str]] | None = None
    """Called with a setting: the names its candidates always have, in the order of reading, where
    they do not depend on what lies on the table."""

    @cached_property
    def _ladders(self) -> dict[tuple[str, ...], tuple[Criterion[Q, C], ...]]:
        return {}

    @cached_property
    def _last(self) -> list[tuple[object, tuple[Criterion[Q, C], ...]]]:
        """The rulings asked about last, and their ladder: a game asks with the same ones
        throughout."""
        return [(None, ())]

    @cached_property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that decide which rungs there are."""
        return tuple(dict.fromkeys(name for c in self.criteria for name, _ in c.ruled))

    def ladder(self, rulings: ByName) -> tuple[Criterion[Q, C], ...]:
        """The rungs under these rulings, in order."""
        asked, known = self._last[0]
        if asked is rulings:
            return known
        found = self._found(rulings)
        self._last[0] = rulings, found
        return found

    def _found(self, rulings: ByName) -> tuple[Criterion[Q, C], ...]:
        if not self.rulings:
            return self.criteria
        key = tuple([rulings[name] for name in self.rulings])
        found = self._ladders.get(key)
        if found is None:
            found = self._ladders[key] = tuple(_in_force(self.criteria, rulings))
        return found

    def rung_of(self, rule: str, by: str, name: str = "") -> Criterion[Q, C] | None:
        """The rung that a step of this question stood on: by the measure's name, else by its
        rows."""
        fitting = [c for c in self.criteria if c.rule == rule and c.by == by]
        named = [c for c in fitting if c.measure.id == name] or fitting
        return named[0] if named else None

    def measure_of(self, rule: str, by: str, name: str = "") -> Measure[Q, C] | None:
        """What a step of this question measured."""
        rung = self.rung_of(rule, by, name)
        return rung.measure if rung is not None else None


def _in_force(criteria: Iterable[Criterion[Q, C]], rulings: ByName) -> Iterable[Criterion[Q, C]]:
    return (c for c in criteria if all(rulings[name] == value for name, value in c.ruled))


def selected(cases_of: Callable[[Q], tuple[str, ...]]) -> Select[Q, C]:
    """A ``select`` that keeps the rungs for every case and those of the situation's own cases."""
    kept: dict[tuple[int, tuple[str, ...]], Sequence[Criterion[Q, C]]] = {}

    def select(situation: Q, ladder: Sequence[Criterion[Q, C]]) -> Sequence[Criterion[Q, C]]:
        key = id(ladder), cases_of(situation)
        found = kept.get(key)
        if found is None:
            found = kept[key] = _as_named(ladder, key[1])
        return found

    return select


def _as_named(ladder: Sequence[Criterion[Q, C]], cases: tuple[str, ...]) -> list[Criterion[Q, C]]:
    rungs: list[Criterion[Q, C]] = []
    for together, run in groupby(ladder, key=lambda rung: rung.as_said):
        own = [rung for rung in run if not rung.case or rung.case in cases]
        rungs += sorted(own, key=lambda rung: cases.index(rung.case)) if together else own
    return rungs


Test: TypeAlias = Measure[Q, C] | Callable[[Q, C], Any]
When: TypeAlias = Condition[Q, C] | Callable[[Q, Sequence[C]], bool] | None


class Rung:
    """Makes the criteria of one operator: ``must(rule, test, when=…, by=…)``."""

    __slots__ = ("operator",)

    def __init__(self, operator: Operator) -> None:
        self.operator = operator

    def __call__(
        self,
        rule: str,
        test: Test[Q, C],
        *,
        when: When[Q, C] = None,
        by: str = "",
        ruled: AllRuled = None,
        case: str = "",
        as_said: bool = False,
    ) -> Criterion[Q, C]:
        looked_at, condition = _measure(test), _condition(when)
        return Criterion(
            rule, self.operator, looked_at, condition, by, _ruled(ruled), case, as_said
        )


must = Rung(MUST)
"""Keep only candidates that pass, even if none is left."""
keep_if_possible = Rung(KEEP_IF_POSSIBLE)
"""Keep the candidates that pass; if none does, the criterion is ignored."""
prefer = Rung(PREFER)
"""Keep the candidates with the greatest measure."""
lowest = Rung(LOWEST)
"""Keep the candidates with the least measure."""


def _measure(test: Test[Q, C]) -> Measure[Q, C]:
    """A measure as it is; a plain yes-or-no function under its own name."""
    if isinstance(test, Measure):
        return test
    return Measure(getattr(test, "__name__", "test").strip("_").replace("_", "-"), test)


def _condition(when: When[Q, C]) -> Condition[Q, C] | None:
    if when is None or isinstance(when, Condition):
        return when
    return Condition(getattr(when, "__name__", "when").strip("_").replace("_", " "), when)


def _ruled(ruled: AllRuled) -> tuple[Ruled, ...]:
    match ruled:
        case None:
            return ()
        case (str() as name, str() as value):
            return ((name, value),)
    return ruled
