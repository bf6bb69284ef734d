"""Reading a card from the top: the first order that can be carried out is the one."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.entry import may_enter
from opfor.fast.coh.bot.ladder import ONLY_CANDIDATE, S_4_1_B, S_5_0_1_H, S_7_1_A, settle_by
from opfor.fast.coh.bot.order.actions import make_plan, plan_to_pass
from opfor.fast.coh.bot.order.own_orders import has_own
from opfor.fast.coh.bot.order.priority import passes_test
from opfor.fast.coh.bot.order.readings import can_be_read
from opfor.fast.coh.mind import (
    COUNTERACTION,
    COUNTERACTIONS,
    DO_COUNTERACTION,
    DO_ENTER,
    DO_MISSION_ORDER,
    DO_PASS,
    MISSION_ORDER,
    MISSION_ORDERS,
    PASS_TEST,
    ROW_KIND,
)
from opfor.fast.coh.values import NOTHING, Battle


@cite("COH-4.1-a", "COH-4.1-b", "COH-5.0.1-h", "COH-2.2-a")
def read_card(battle: Battle, first: int, end: int) -> None:
    """The first of the rows that can be carried out, and everything it leaves open; else a pass."""
    for row in range(first, end):
        kind = battle.order[row][ROW_KIND]
        battle.plan_line = row
        if kind == PASS_TEST:
            if passes_test(battle, row):
                settle_by(battle, S_4_1_B)
                plan_to_pass(battle, DO_PASS)
                return
        elif kind == COUNTERACTIONS:
            if has_own(battle, COUNTERACTION):
                settle_by(battle, S_4_1_B)
                plan_to_pass(battle, DO_COUNTERACTION)
                return
        elif kind == MISSION_ORDERS:
            if has_own(battle, MISSION_ORDER):
                settle_by(battle, S_4_1_B)
                plan_to_pass(battle, DO_MISSION_ORDER)
                return
        elif can_be_read(battle, row):
            ordered = battle.settled_by
            settle_by(battle, S_4_1_B)
            battle.settled_by = ordered
            make_plan(battle)
            return
        elif may_enter(battle, row):
            settle_by(battle, S_4_1_B)
            plan_to_pass(battle, DO_ENTER)
            return
    battle.plan_line = NOTHING
    settle_by(battle, row_of_pass(battle, first, end))
    plan_to_pass(battle, DO_PASS)


def row_of_pass(battle: Battle, first: int, end: int) -> int:
    """The row that skipped the last line; a card ends with its tactical ones."""
    if first >= end:
        return ONLY_CANDIDATE
    for row in range(first, end):
        if battle.order[row][ROW_KIND] == MISSION_ORDERS:
            return S_7_1_A
    return S_5_0_1_H
