"""The mission's own lines at work: orders to AI, and effects on map, track, deck and score.

Steps follow one another; a later step that cannot be done is left out. A line may set off events,
which have lines of their own: each is carried out at a depth of its own.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.able_ai import can_be_done
from opfor.fast.coh.bot.entry import may_enter
from opfor.fast.coh.bot.order.actions import make_plan
from opfor.fast.coh.bot.order.pairs import begin_reading, end_reading
from opfor.fast.coh.bot.order.readings import can_be_read
from opfor.fast.coh.course.ai_actions import carry_out_plan
from opfor.fast.coh.course.ai_attack import clear_upshot
from opfor.fast.coh.course.entry_cup import enter_from_cup
from opfor.fast.coh.course.mission_lines.due_lines import can_start, find_called, is_call
from opfor.fast.coh.course.mission_lines.effects import do_effect
from opfor.fast.coh.course.mission_lines.plain_orders import order_plainly
from opfor.fast.coh.course.upshot import note_step
from opfor.fast.coh.mind import (
    ANYWHERE,
    CLOSE_COMBAT_LINE,
    END_ROUND,
    PASS_TEST,
    PLAIN_LINE,
    ROW_COUNT,
    ROW_KIND,
    ROW_THEN,
    ROW_THENS,
    SHORT_RANGE_LINE,
    TACTICAL_LINE,
)
from opfor.fast.coh.sizes import DEPTH
from opfor.fast.coh.values import ON_MAP, OVER, Battle


@cite("COH-7.1-b")
def run_line(battle: Battle, line: int) -> None:
    """Carry out the steps of a line that are due."""
    battle.fired[line] = 1
    run_due(battle)


@cite("COH-7.1-b", "COH-2.4-b", "called-off-round")
def run_due(battle: Battle) -> None:
    """Carry out what is due: everybody who acted, and the highest cost, for a single check. Where
    it ends the round, that is the last of it."""
    at, was_in_line = battle.depth, battle.is_in_line
    battle.everybodies[at], battle.everybody_cost[at], battle.has_turned_back[at] = 0, 0, 0
    if at == DEPTH - 1:
        battle.overflowed = 1
        return
    battle.depth, battle.is_in_line = at + 1, 1
    if at == 0:
        battle.steps_taken = 0
    for place in range(battle.due_rows[at]):
        row = battle.due_row[at][place]
        if battle.stage == OVER:
            break
        if is_call(battle, row) or place == 0 or can_start(battle, row):
            clear_upshot(battle)
            take_line_step(battle, row)
            note_upshot(battle)
            if battle.order[row][ROW_KIND] == END_ROUND and not battle.reads_on:
                break
    battle.depth, battle.is_in_line = at, was_in_line
    for place in range(battle.everybodies[at]):
        battle.did[place] = battle.everybody[at][place]
    battle.dids, battle.did_cost = battle.everybodies[at], battle.everybody_cost[at]


def note_upshot(battle: Battle) -> None:
    """Everybody who has acted since in the line at hand, at the higher cost."""
    note_step(battle)
    note_everybody(battle)


def note_everybody(battle: Battle) -> None:
    at = battle.depth - 1
    for place in range(battle.dids):
        add_everybody(battle, at, battle.did[place])
    battle.everybody_cost[at] = max(battle.everybody_cost[at], battle.did_cost)
    clear_upshot(battle)


def add_everybody(battle: Battle, at: int, unit: int) -> None:
    for place in range(battle.everybodies[at]):
        if battle.everybody[at][place] == unit:
            return
    battle.everybody[at][battle.everybodies[at]] = unit
    battle.everybodies[at] += 1


def take_line_step(battle: Battle, row: int) -> None:
    """An order to an AI, or an effect."""
    kind = battle.order[row][ROW_KIND]
    if kind == TACTICAL_LINE:
        order_some(battle, row)
    elif kind == PLAIN_LINE:
        order_plainly(battle, row)
    elif kind in (CLOSE_COMBAT_LINE, SHORT_RANGE_LINE):
        can_be_read(battle, row)
        make_plan(battle)
        carry_out_plan(battle)
    elif kind == PASS_TEST:
        battle.has_turned_back[battle.depth - 1] = 1
    elif is_call(battle, row):
        run_called(battle, row)
    else:
        taken = battle.steps_taken
        do_effect(battle, row)
        battle.steps_taken = taken
        clear_upshot(battle)


def run_called(battle: Battle, row: int) -> None:
    """The Counteraction or Mission Order that a line calls for in its midst."""
    at = battle.depth
    battle.due_rows[at] = 0
    if find_called(battle, row):
        run_due(battle)
        note_everybody(battle)
        if battle.has_turned_back[at]:
            battle.has_turned_back[at - 1] = 1


def order_some(battle: Battle, row: int) -> None:
    """An order to one AI, to so many, or to each that can (0), one after the other; each goes on
    with whatever the order says next. A move that nobody on the map can make is for the entry
    cup."""
    if not can_be_read(battle, row) and may_enter(battle, row):
        let_one_in(battle, row)
        return
    count, acted = battle.order[row][ROW_COUNT], 0
    for unit in range(battle.units):
        battle.is_done[unit] = 0
    while count == 0 or acted < count:
        begin_reading(battle, row, ANYWHERE, 0)
        for unit in range(battle.units):
            battle.is_barred[unit] = battle.is_done[unit]
            battle.bars_some |= battle.is_done[unit]
        if not can_be_done(battle):
            break
        make_plan(battle)
        acting = battle.acting
        carry_out_plan(battle)
        note_upshot(battle)
        battle.is_done[acting] = 1
        acted += 1
        go_on(battle, row, acting)
    end_reading(battle)


def let_one_in(battle: Battle, row: int) -> None:
    """An AI from the entry cup does what the order says, and goes on with it."""
    if not enter_from_cup(battle, row):
        battle.has_turned_back[battle.depth - 1] = 1
        return
    entered = battle.did[0]
    note_upshot(battle)
    go_on(battle, row, entered)


def go_on(battle: Battle, row: int, ai: int) -> None:
    """``then Attack``: what the same AI does next, if it can."""
    first = battle.first_further + battle.order[row][ROW_THEN]
    for further in range(first, first + battle.order[row][ROW_THENS]):
        if battle.place[ai] != ON_MAP:
            return
        begin_reading(battle, further, ANYWHERE, 0)
        battle.only_ai = ai
        if can_be_done(battle):
            make_plan(battle)
            carry_out_plan(battle)
            note_upshot(battle)
        end_reading(battle)
