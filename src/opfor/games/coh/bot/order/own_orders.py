"""Which of the mission's own orders is executed? The first of its list that can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.question import Criterion, Question, Select, lowest, must, selected

OwnKind = Literal["counteraction", "mission-order"]

CONDITION_FAILS = Shortfall("condition-fails")
CANNOT_BEGIN = Shortfall("cannot-begin")
WORDS = {
    "condition-fails": "its condition does not hold",
    "cannot-begin": "its first step cannot be carried out",
}


class OwnRead(NamedTuple):
    """A list of the mission read down to the first order that can be executed: how many it has,
    and what stopped those above."""

    kind: OwnKind
    size: int
    stopped: dict[int, Shortfall]

    @property
    def numbers(self) -> range:
        return range(1, self.size + 1)


@measure(words=WORDS, brief="one that can be executed")
def can_be_executed(read: OwnRead, number: int) -> bool | Shortfall:
    return read.stopped.get(number, True)


@measure(silent=True, brief="the first from the left that fits")
@cite("SOLO-5.3.2-b", "SOLO-5.3.3-b")
def place_in_list(_read: OwnRead, number: int) -> int:
    return number


CALLED: dict[OwnKind, str] = {
    "counteraction": "Counteractions are executed",
    "mission-order": "Mission Orders are executed",
}

_of_the_kind: Select[OwnRead, int] = selected(lambda read: (CALLED[read.kind],))


def _at_work(
    read: OwnRead, ladder: Sequence[Criterion[OwnRead, int]]
) -> Sequence[Criterion[OwnRead, int]]:
    """The rungs of the kind; where the first can be executed, the others were not looked at."""
    rungs = _of_the_kind(read, ladder)
    return rungs if read.stopped else [r for r in rungs if r.measure is not can_be_executed]


OWN_ORDER: Question[OwnRead, int] = Question(
    "own-order",
    "Which of the mission's own orders is executed?",
    "the mission's Counteractions, or its Mission Orders, from the left",
    (
        must("COH-7.0-a", can_be_executed, case=CALLED["counteraction"]),
        must("COH-7.1-a", can_be_executed, case=CALLED["mission-order"]),
        lowest("SOLO-5.3.2-b", place_in_list, case=CALLED["counteraction"]),
        lowest("SOLO-5.3.3-b", place_in_list, case=CALLED["mission-order"]),
    ),
    named=lambda read, number: f"{read.kind}/{number}",
    select=_at_work,
    chosen="It carries out {}",
)
