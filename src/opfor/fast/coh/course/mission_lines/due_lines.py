"""Which lines of a mission can be carried out now, and the steps they come to.

A line can be done if its conditions hold and its first step can be carried out. One that calls
first for the mission's own orders has the steps of the one that is due in their place.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.entry import may_enter
from opfor.fast.coh.bot.line_conditions import conditions_hold
from opfor.fast.coh.bot.order.own_orders import OwnStop, settle_own
from opfor.fast.coh.bot.order.pairs import end_reading
from opfor.fast.coh.bot.order.priority import passes_test
from opfor.fast.coh.bot.order.readings import can_be_read
from opfor.fast.coh.bot.plain_subjects import find_subjects
from opfor.fast.coh.course.mission_lines.effects import has_effect
from opfor.fast.coh.mind import (
    CLOSE_COMBAT_LINE,
    COUNTERACTION,
    COUNTERACTIONS,
    MISSION_ORDER,
    MISSION_ORDERS,
    PASS_TEST,
    PLAIN_LINE,
    ROW_KIND,
    SHORT_RANGE_LINE,
    TACTICAL_LINE,
)
from opfor.fast.coh.sizes import STEPS
from opfor.fast.coh.values import NOTHING, Battle


@cite("COH-7.0-a", "COH-7.1-a")
def is_ready(battle: Battle, line: int) -> bool:
    """Whether a line can be done; if it can, its steps are due."""
    battle.due_rows[battle.depth] = 0
    return find_due(battle, line)


def find_due(battle: Battle, line: int) -> bool:
    battle.line_stop = OwnStop.CONDITION_FAILS
    if not conditions_hold(battle, line):
        return False
    battle.line_stop = OwnStop.CANNOT_BEGIN
    first = battle.line_row[line]
    end = first + battle.line_rows[line]
    if is_call(battle, first):
        if not find_called(battle, first):
            battle.line_stop = OwnStop.CANNOT_BEGIN
            return False
        first += 1
    elif not can_start(battle, first):
        return False
    for row in range(first, end):
        add_due(battle, row)
    return True


def add_due(battle: Battle, row: int) -> None:
    depth = battle.depth
    if battle.due_rows[depth] == STEPS:
        battle.overflowed = 1
        return
    battle.due_row[depth][battle.due_rows[depth]] = row
    battle.due_rows[depth] += 1


def is_call(battle: Battle, row: int) -> bool:
    return battle.order[row][ROW_KIND] in (COUNTERACTIONS, MISSION_ORDERS)


def find_called(battle: Battle, row: int) -> bool:
    """The Counteraction or Mission Order that a line calls for now, if one can be executed; its
    steps are due."""
    is_counter = battle.order[row][ROW_KIND] == COUNTERACTIONS
    kind = COUNTERACTION if is_counter else MISSION_ORDER
    line = first_due(battle, kind)
    if line == NOTHING:
        return False
    settle_own(battle, kind, line)
    return True


@cite("COH-7.0-a", "COH-7.1-a", "SOLO-5.3.2-b", "SOLO-5.3.3-b")
def first_due(battle: Battle, kind: int) -> int:
    """The first line of a list of the mission that can be executed; its steps are due."""
    first = battle.own_line[kind]
    for line in range(first, first + battle.own_lines[kind]):
        if find_due(battle, line):
            return line
        battle.own_stop[kind][line - first] = battle.line_stop
    return NOTHING


def can_start(battle: Battle, row: int) -> bool:
    """Whether a step can be carried out now."""
    kind = battle.order[row][ROW_KIND]
    if kind in (TACTICAL_LINE, CLOSE_COMBAT_LINE, SHORT_RANGE_LINE):
        can_be_begun = can_be_read(battle, row) or may_enter(battle, row)
        end_reading(battle)
        return can_be_begun
    if kind == PLAIN_LINE:
        return find_subjects(battle, row)
    if kind == PASS_TEST:
        return passes_test(battle, row)
    return has_effect(battle, row)
