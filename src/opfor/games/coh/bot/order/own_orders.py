"""Which of the mission's own orders is executed? The first of its list that can be."""

from __future__ import annotations

from typing import Literal, NamedTuple

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.question import Question, lowest, must, selected

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


@measure(silent=True, brief="the first from the left")
@cite("SOLO-5.3.2-b", "SOLO-5.3.3-b")
def place_in_list(_read: OwnRead, number: int) -> int:
    return number


CALLED: dict[OwnKind, str] = {
    "counteraction": "Counteractions are executed",
    "mission-order": "Mission Orders are executed",
}

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
    select=selected(lambda read: (CALLED[read.kind],)),
    chosen="Executed is {}",
)
