"""Reading a card from the top: the first order that can be carried out is the one."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, is_explained, propose, settled, short
from opfor.core.measure import Measure, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, lowest, must
from opfor.core.rows import mark, unnote
from opfor.fast.coh.bot.entry import may_enter
from opfor.fast.coh.bot.order.actions import make_plan, plan_to_pass
from opfor.fast.coh.bot.order.own_orders import has_own, tell_own_in_vain
from opfor.fast.coh.bot.order.priority import fresh_ai, fresh_units, passes_test
from opfor.fast.coh.bot.order.readings import can_be_read
from opfor.fast.coh.bot.order.skipped import LACKED, WORDS, Lack, card_read
from opfor.fast.coh.bot.seen.called import line_called, noted_line
from opfor.fast.coh.bot.settling import Which, lay_aside, take_back
from opfor.fast.coh.mind import (
    CLOSE_COMBAT_LINE,
    COUNTERACTION,
    COUNTERACTIONS,
    DO_COUNTERACTION,
    DO_ENTER,
    DO_MISSION_ORDER,
    DO_PASS,
    MISSION_ORDER,
    MISSION_ORDERS,
    NO_ACTION,
    PASS_TEST,
    ROW_KIND,
    SHORT_RANGE_LINE,
    Lacked,
    RowOf,
    Skip,
)
from opfor.fast.coh.values import NOTHING, Battle

NOT_SKIPPED = -1


@cite("COH-4.1-a", "COH-4.1-b", "COH-5.0.1-h", "COH-2.2-a")
def read_card(battle: Battle, first: int, end: int) -> None:
    """The first of the rows that can be carried out, and everything it leaves open; else a pass."""
    battle.skips, battle.read_from, battle.read_to = 0, first, end
    for row in range(first, end):
        deed = deed_of_row(battle, row)
        if deed != NOTHING:
            battle.plan_line = row
            about(battle, first, battle.order_action if deed == DO_ORDER else NO_ACTION)
            settle_order(battle, row - first, end - first)
            if deed == DO_ORDER:
                make_plan(battle)
            else:
                plan_to_pass(battle, deed)
            return
        battle.skipped[row - first] = why_skipped(battle, row)
        if battle.skipped[row - first] == Skip.NO_COUNTERACTION:
            tell_own_in_vain(battle, COUNTERACTION)
        elif battle.skipped[row - first] == Skip.NO_MISSION_ORDER:
            tell_own_in_vain(battle, MISSION_ORDER)
        battle.skips |= 1 << battle.skipped[row - first]
    battle.plan_line = NOTHING
    about(battle, first, NO_ACTION)
    settle_order(battle, end - first, end - first)
    plan_to_pass(battle, DO_PASS)


DO_ORDER = 100
"""A row is an order that some AI can carry out."""


def deed_of_row(battle: Battle, row: int) -> int:
    """What a row comes to; nothing if it is skipped."""
    kind = battle.order[row][ROW_KIND]
    if kind == PASS_TEST:
        return DO_PASS if passes_test(battle, row) else NOTHING
    if kind == COUNTERACTIONS:
        return DO_COUNTERACTION if has_own(battle, COUNTERACTION) else NOTHING
    if kind == MISSION_ORDERS:
        return DO_MISSION_ORDER if has_own(battle, MISSION_ORDER) else NOTHING
    marked = mark(battle)
    if is_read_aloud(battle, row) or can_be_read(battle, row):
        unnote(battle, marked)
        return DO_ORDER
    if may_enter(battle, row):
        unnote(battle, marked)
        return DO_ENTER
    return NOTHING


def is_read_aloud(battle: Battle, row: int) -> bool:
    """Whether somebody can carry a line out, every action that nobody can being told; for somebody
    who reads it."""
    if not is_explained(battle):
        return False
    battle.reads_aloud = 1
    battle.lacked[row - battle.read_from] = Lacked.NOT_READ
    can = can_be_read(battle, row)
    battle.reads_aloud = 0
    return can


@cite("COH-4.1.2-o", "COH-4.1.2-p", "COH-7.1-a")
def why_skipped(battle: Battle, row: int) -> int:
    """Nobody there to whom the row speaks, or nobody able; of the mission's own orders none."""
    kind = battle.order[row][ROW_KIND]
    if kind == PASS_TEST:
        return Skip.NO_PASS
    if kind in (COUNTERACTIONS, MISSION_ORDERS):
        return Skip.NO_COUNTERACTION if kind == COUNTERACTIONS else Skip.NO_MISSION_ORDER
    if kind not in (CLOSE_COMBAT_LINE, SHORT_RANGE_LINE):
        return Skip.NO_TACTICAL
    scope = RowOf.IN_HEX if kind == CLOSE_COMBAT_LINE else RowOf.NEXT_TO
    fell = battle.fell_first
    if fell not in (0, battle.row_of[RowOf.MAY_ACT], battle.row_of[scope]):
        return Skip.NO_ACTION
    return Skip.NOBODY_IN_HEX if kind == CLOSE_COMBAT_LINE else Skip.NOBODY_NEXT


def next_skip(battle: Battle, place: int) -> int:
    """The reasons for which rows were skipped, one after the other; it is the reason at hand."""
    for reason in range(Skip.REASONS):
        if (battle.skips >> reason) & 1:
            if place == 0:
                battle.skip = reason
                return reason
            place -= 1
    return -1


def is_not_skipped(battle: Battle, place: int) -> int:
    """Whether a line is not skipped for the reason at hand; if it is, what it lacked."""
    if battle.skipped[place] != battle.skip:
        return 1
    if battle.skip == Skip.NO_PASS:
        return short(battle, Lack.NO_PASS, fresh_ai(battle), fresh_units(battle))
    if battle.skip == Skip.NO_COUNTERACTION:
        return Lack.NO_COUNTERACTION
    if battle.skip == Skip.NO_MISSION_ORDER:
        return Lack.NO_MISSION_ORDER
    return short(battle, Lack.NOBODY, battle.lacked[place])


@measure(silent=True, brief="the first from the top that fits")
def place_on_card(_battle: Battle, place: int) -> int:
    return place


LINES = (
    ("COH-4.1.2-a", "somebody-in-close-combat", "CC lines with an AI that may act in a Unit's hex"),
    ("COH-4.1.2-h", "somebody-at-short-range", "Short Range lines with one next to a Unit"),
    (
        "COH-4.1.2-b",
        "a-priority-action-is-possible",
        "CC and Short Range lines with an action that some AI can do",
    ),
    ("COH-4.1.2-p", "the-ai-passes", "“AI passes if …” while it is true"),
    ("COH-7.0-a", "a-counteraction-is-possible", "Counteractions of which one can be executed"),
    ("COH-5.0.1-h", "a-tactical-order-is-possible", "tactical orders that some AI can do"),
    ("COH-7.1-a", "a-mission-order-is-possible", "Mission Orders of which one can be executed"),
)
"""The lines that a row does not skip, in the order of ``Skip``."""
ORDER: Asked = Question(
    "order",
    "Which order is carried out?",
    "the lines of the card from the top, and a pass",
    (
        *(
            must(
                row,
                Measure(name, is_not_skipped, words=WORDS, brief=brief, shortfalls=LACKED),
                case=row,
                as_said=True,
            )
            for row, name, brief in LINES
        ),
        lowest("COH-4.1-b", place_on_card),
    ),
    named=line_called,
    noted=noted_line,
    details=card_read,
    cases=tuple(row for row, _, _ in LINES),
    said_of=next_skip,
)


def settle_order(battle: Battle, found: int, last: int) -> None:
    """Which row it is, by its place, the pass behind the last of them; who can carry it out waits.
    Rows below it are there only for somebody who wants to know."""
    lay_aside(battle, last + 1)
    ask(battle)
    for place in range(last + 1):
        if place <= found or place == last or is_explained(battle):
            battle.skipped[place] = battle.skipped[place] if place < found else NOT_SKIPPED
            propose(battle, place)
    narrow(battle, Which.ORDER)
    settled(battle)
    take_back(battle, last + 1)
