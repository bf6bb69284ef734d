"""The mission's own lines at work: orders to AI, and effects on map, deck and score.

Steps follow one another; a later step that cannot be done is left out.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import stand_at
from opfor.fast.coh.bot.acting_ai import can_be_done
from opfor.fast.coh.bot.advantage import to_advantage
from opfor.fast.coh.bot.facing import settled_facing, stand
from opfor.fast.coh.bot.line_picks import find_subjects, picked_ai
from opfor.fast.coh.bot.order.actions import make_plan
from opfor.fast.coh.bot.order.own_orders import can_start, next_of_group, rumor_left
from opfor.fast.coh.bot.order.pairs import begin_reading
from opfor.fast.coh.course.ai_actions import ai_rally, carry_out_plan
from opfor.fast.coh.course.ai_attack import clear_upshot
from opfor.fast.coh.mind import (
    ANYWHERE,
    BRING_GROUP,
    CHANGE_CAPS,
    END_ROUND,
    PLACE_RUMORS,
    PLAIN_LINE,
    ROW_ACTION,
    ROW_COUNT,
    ROW_GROUP,
    ROW_KIND,
    ROW_PLACE,
    ROW_SIDE,
    SCORE_POINTS,
    TACTICAL_LINE,
    TO_RALLY_FREELY,
)
from opfor.fast.coh.values import NOTHING, Battle


@cite("COH-7.1-b")
def run_line(battle: Battle, line: int) -> None:
    """Carry a line out: everybody who acted, and the highest cost, for a single check."""
    first = battle.line_row[line]
    battle.everybodies, battle.everybody_cost = 0, 0
    battle.has_turned_back, battle.is_in_line = 0, 1
    for row in range(first, first + battle.line_rows[line]):
        if row == first or can_start(battle, row):
            clear_upshot(battle)
            take_line_step(battle, row)
            for place in range(battle.dids):
                add_everybody(battle, battle.did[place])
            battle.everybody_cost = max(battle.everybody_cost, battle.did_cost)
    clear_upshot(battle)
    battle.is_in_line = 0
    for place in range(battle.everybodies):
        battle.did[place] = battle.everybody[place]
    battle.dids, battle.did_cost = battle.everybodies, battle.everybody_cost


def add_everybody(battle: Battle, unit: int) -> None:
    for place in range(battle.everybodies):
        if battle.everybody[place] == unit:
            return
    battle.everybody[battle.everybodies] = unit
    battle.everybodies += 1


def take_line_step(battle: Battle, row: int) -> None:
    """An order to an AI, or an effect."""
    kind, count = battle.order[row][ROW_KIND], battle.order[row][ROW_COUNT]
    if kind == TACTICAL_LINE:
        order_one(battle, row)
    elif kind == PLAIN_LINE:
        order_plainly(battle, row)
    elif kind == PLACE_RUMORS:
        for _ in range(count):
            place_rumor(battle, battle.order[row][ROW_PLACE])
    elif kind == BRING_GROUP:
        bring_group(battle, battle.order[row][ROW_GROUP], battle.order[row][ROW_PLACE])
    elif kind == CHANGE_CAPS:
        battle.caps[1 - battle.bot] = max(0, battle.caps[1 - battle.bot] + count)
    elif kind == SCORE_POINTS:
        battle.vp[battle.order[row][ROW_SIDE]] += count
    elif kind == END_ROUND:
        battle.called_off = battle.round


def order_one(battle: Battle, row: int) -> None:
    """An order to one AI."""
    begin_reading(battle, row, ANYWHERE, 0)
    if can_be_done(battle):
        make_plan(battle)
        carry_out_plan(battle)


def order_plainly(battle: Battle, row: int) -> None:
    """An order without a target, to one AI; only what has cost something is checked."""
    find_subjects(battle, row)
    ai_rally(battle, picked_ai(battle), battle.order[row][ROW_ACTION] == TO_RALLY_FREELY)
    if battle.did_cost == 0:
        battle.dids = 0


@cite("COH-6.0-a", "V-7")
def place_rumor(battle: Battle, place: int) -> None:
    """A Rumored Enemy comes onto the map, to the AI's advantage."""
    rumor = rumor_left(battle)
    cell = to_advantage(battle, place, rumor)
    if rumor != NOTHING and cell != NOTHING:
        stand_at(battle, rumor, cell, battle.facing[rumor])
        battle.spent[rumor] = 0


def bring_group(battle: Battle, group: int, place: int) -> None:
    """Put a group on the map where the line says: each to its advantage, facing a Unit."""
    unit = next_of_group(battle, group, 0)
    while unit != NOTHING:
        cell = to_advantage(battle, place, unit)
        if cell != NOTHING:
            stand(battle, unit, cell)
            stand_at(battle, unit, cell, settled_facing(battle))
        unit = next_of_group(battle, group, unit + 1)
