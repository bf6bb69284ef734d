"""Which of the mission's own orders is executed? The first of its list that can be."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.core.ladder import ask, in_vain, is_explained, propose, settled
from opfor.core.measure import Shortfall, measure
from opfor.core.memory import above
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, lowest, must
from opfor.fast.coh.bot.seen.called import noted_own, own_called
from opfor.fast.coh.bot.settling import Which
from opfor.fast.coh.mind import (
    COUNTERACTION,
    COUNTERACTIONS,
    MISSION_ORDER,
    MISSION_ORDERS,
    ROW_KIND,
    UNREAD,
)
from opfor.fast.coh.values import NOTHING, Battle

first_due: Callable[[Battle, int], int] = above(
    "opfor.fast.coh.course.mission_lines.due_lines:first_due"
)
"""``first_due(battle, kind)``: the first line of a list of the mission that can be executed."""


@cite("COH-7.0-a", "COH-7.1-a", "SOLO-5.3.2-b", "SOLO-5.3.3-b")
def has_own(battle: Battle, kind: int) -> bool:
    """Whether an order of the list can be executed; it is looked for once in a turn, and its steps
    are kept."""
    if battle.own_ready[kind] == UNREAD:
        battle.due_rows[battle.depth] = 0
        battle.own_ready[kind] = first_due(battle, kind)
        battle.own_rows[kind] = battle.due_rows[battle.depth]
        for place in range(battle.own_rows[kind]):
            battle.own_row[kind][place] = battle.due_row[battle.depth][place]
    return battle.own_ready[kind] != NOTHING


def look_up_own(battle: Battle, first: int, end: int) -> None:
    """What a card calls for is looked up before anything else where that asks chance, or where an
    order that fails lets the next be tried."""
    battle.own_ready[COUNTERACTION], battle.own_ready[MISSION_ORDER] = UNREAD, UNREAD
    if battle.own_is_fateful or battle.tries_next_order:
        for row in range(first, end):
            if battle.order[row][ROW_KIND] == COUNTERACTIONS:
                has_own(battle, COUNTERACTION)
            elif battle.order[row][ROW_KIND] == MISSION_ORDERS:
                has_own(battle, MISSION_ORDER)


class OwnStop:
    """What stops an order of the mission."""

    CONDITION_FAILS, CANNOT_BEGIN = range(2, 4)


class Own:
    """Cases of the question: the list that is read, and whether any order of it was stopped."""

    COUNTERACTIONS, MISSION_ORDERS, STOPPED_COUNTERACTIONS, STOPPED_ORDERS = range(4)


def cases_of_own(battle: Battle) -> int:
    found = 1 << (Own.COUNTERACTIONS + battle.own_kind)
    return found | (1 << (Own.STOPPED_COUNTERACTIONS + battle.own_kind) if battle.own_place else 0)


@measure(
    words={
        "condition-fails": "its condition does not hold",
        "cannot-begin": "its first step cannot be carried out",
    },
    brief="one that can be executed",
    shortfalls={
        OwnStop.CONDITION_FAILS: Shortfall("condition-fails"),
        OwnStop.CANNOT_BEGIN: Shortfall("cannot-begin"),
    },
)
def can_be_executed(battle: Battle, number: int) -> int:
    """One behind those that were stopped: of these nothing is known."""
    return 1 if number > battle.own_place else battle.own_stop[battle.own_kind][number - 1]


@measure(silent=True, brief="the first from the left that fits")
def place_in_list(_battle: Battle, number: int) -> int:
    return number


CALLED = ("Counteractions are executed", "Mission Orders are executed")
STOPPED = tuple(f"{said}, and some were stopped" for said in CALLED)
OWN_ORDER: Asked = Question(
    "own-order",
    "Which of the mission's own orders is executed?",
    "the mission's Counteractions, or its Mission Orders, from the left",
    (
        must("COH-7.0-a", can_be_executed, case=STOPPED[COUNTERACTION]),
        must("COH-7.1-a", can_be_executed, case=STOPPED[MISSION_ORDER]),
        lowest("SOLO-5.3.2-b", place_in_list, case=CALLED[COUNTERACTION]),
        lowest("SOLO-5.3.3-b", place_in_list, case=CALLED[MISSION_ORDER]),
    ),
    named=own_called,
    noted=noted_own,
    chosen="It carries out {}",
    cases=(*CALLED, *STOPPED),
    cases_of=cases_of_own,
)


@cite("COH-7.0-a", "COH-7.1-a")
def tell_own_in_vain(battle: Battle, kind: int) -> None:
    """That none of a list can be executed, for somebody who reads it."""
    if is_explained(battle) and battle.own_lines[kind]:
        read_own(battle, kind, battle.own_lines[kind])
        in_vain(battle)


def settle_own(battle: Battle, kind: int, line: int) -> None:
    """How the order was found: those above it were stopped, it is the first of the rest."""
    read_own(battle, kind, line - battle.own_line[kind])
    settled(battle)


def read_own(battle: Battle, kind: int, stopped: int) -> None:
    """The list from the left, so many of which were stopped."""
    battle.own_kind, battle.own_place = kind, stopped
    ask(battle)
    for number in range(1, battle.own_lines[kind] + 1):
        propose(battle, number)
    narrow(battle, Which.OWN_ORDER)
