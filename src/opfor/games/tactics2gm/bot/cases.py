"""The one die behind every choice among equals, and which rungs of a ladder a situation has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from opfor.core.cite import cite
from opfor.core.question import Criterion, Tie

Q = TypeVar("Q")
Rungs: TypeAlias = Sequence[Criterion[Q, Any]]


@cite("2GM-GOAL-2", "V-12")
def by_die(why: str) -> Tie[Any, Any]:
    """Equals are told apart by a fair die."""
    return Tie("uniform", "2GM-GOAL-2", why)


def of_its_case(cases: Callable[[Q], tuple[str, ...]]) -> Callable[[Q, Rungs[Q]], Rungs[Q]]:
    """The rungs without a case, and those of the cases a situation is in; looked up once."""
    known: dict[tuple[int, tuple[str, ...]], Rungs[Q]] = {}

    def select(situation: Q, ladder: Rungs[Q]) -> Rungs[Q]:
        mine = cases(situation)
        found = known.get((id(ladder), mine))
        if found is None:
            found = tuple(rung for rung in ladder if not rung.case or rung.case in mine)
            known[id(ladder), mine] = found
        return found

    return select
