"""The mission's own lines at work: orders to AI, and effects on map, deck and score.

Steps follow one another; a later step that cannot be done is left out.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import score, stand_at
from opfor.fast.coh.bot.ability.possible_actions import can_do_alone
from opfor.fast.coh.bot.acting_ai import can_be_done
from opfor.fast.coh.bot.advantage import to_advantage
from opfor.fast.coh.bot.entry import is_anybody_waiting, may_enter
from opfor.fast.coh.bot.facing import settled_facing, stand
from opfor.fast.coh.bot.line_picks import find_subjects, picked_ai, propose_subjects
from opfor.fast.coh.bot.order.actions import make_plan
from opfor.fast.coh.bot.order.own_orders import can_start, next_of_group, rumor_left
from opfor.fast.coh.bot.order.pairs import begin_reading
from opfor.fast.coh.bot.order.readings import can_be_read
from opfor.fast.coh.course.ai_actions import ai_rally, carry_out_plan
from opfor.fast.coh.course.ai_attack import clear_upshot
from opfor.fast.coh.course.entry_cup import drawn_at_edge, enter_from_cup
from opfor.fast.coh.mind import (
    ANYWHERE,
    BRING_DRAWN,
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
    ROW_THEN,
    ROW_THENS,
    SCORE_POINTS,
    TACTICAL_LINE,
    TO_FRESHEN,
    TO_RALLY_FREELY,
)
from opfor.fast.coh.values import LINE_SCORES, NOTHING, ON_MAP, Battle


@cite("COH-7.1-b")
def run_line(battle: Battle, line: int) -> None:
    """Carry a line out: everybody who acted, and the highest cost, for a single check. Where
    it ends the round, that is the last of it."""
    first = battle.line_row[line]
    battle.fired[line] = 1
    battle.everybodies, battle.everybody_cost = 0, 0
    battle.has_turned_back, battle.is_in_line = 0, 1
    for row in range(first, first + battle.line_rows[line]):
        if row == first or can_start(battle, row):
            clear_upshot(battle)
            take_line_step(battle, row)
            note_upshot(battle)
            if battle.order[row][ROW_KIND] == END_ROUND:
                break
    battle.is_in_line = 0
    for place in range(battle.everybodies):
        battle.did[place] = battle.everybody[place]
    battle.dids, battle.did_cost = battle.everybodies, battle.everybody_cost


def note_upshot(battle: Battle) -> None:
    """Everybody who has acted since, at the higher cost."""
    for place in range(battle.dids):
        add_everybody(battle, battle.did[place])
    battle.everybody_cost = max(battle.everybody_cost, battle.did_cost)
    clear_upshot(battle)


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
        order_some(battle, row)
    elif kind == PLAIN_LINE:
        order_plainly(battle, row)
    elif kind == PLACE_RUMORS:
        for _ in range(count):
            place_rumor(battle, battle.order[row][ROW_PLACE])
    elif kind == BRING_GROUP:
        bring_group(battle, battle.order[row][ROW_GROUP], battle.order[row][ROW_PLACE])
    elif kind == BRING_DRAWN:
        bring_drawn(battle, count, battle.order[row][ROW_PLACE])
    elif kind == CHANGE_CAPS:
        battle.caps[1 - battle.bot] = max(0, battle.caps[1 - battle.bot] + count)
    elif kind == SCORE_POINTS:
        score(battle, battle.order[row][ROW_SIDE], count, LINE_SCORES)
    elif kind == END_ROUND:
        battle.called_off = battle.round


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
        if not can_be_done(battle):
            return
        make_plan(battle)
        acting = battle.acting
        carry_out_plan(battle)
        note_upshot(battle)
        battle.is_done[acting] = 1
        acted += 1
        go_on(battle, row, acting)


def let_one_in(battle: Battle, row: int) -> None:
    """An AI from the entry cup does what the order says, and goes on with it."""
    if not enter_from_cup(battle, row):
        battle.has_turned_back = 1
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


def order_plainly(battle: Battle, row: int) -> None:
    """An order without a target, to so many AI, the best first, or to each (0); only what has cost
    something is checked."""
    pick_subjects(battle, row)
    cost = 0
    for place in range(battle.picks):
        unit = battle.picked[place]
        if battle.place[unit] == ON_MAP and can_do_alone(battle, unit):
            if battle.order[row][ROW_ACTION] == TO_FRESHEN:
                battle.spent[unit] = 0
            else:
                ai_rally(battle, unit, battle.order[row][ROW_ACTION] == TO_RALLY_FREELY)
                cost = max(cost, battle.did_cost)
    clear_upshot(battle)
    if cost:
        battle.dids, battle.did_cost = battle.picks, cost
        for place in range(battle.picks):
            battle.did[place] = battle.picked[place]


def pick_subjects(battle: Battle, row: int) -> None:
    """Whom an order without a target means: the best, then the best of the rest, or all."""
    count = battle.order[row][ROW_COUNT]
    battle.picks = 0
    find_subjects(battle, row)
    while battle.left and (count == 0 or battle.picks < count):
        unit = battle.candidates[0] if count == 0 else picked_ai(battle)
        battle.is_done[unit] = 1
        battle.picked[battle.picks] = unit
        battle.picks += 1
        propose_subjects(battle)


@cite("COH-6.0-a", "V-7")
def place_rumor(battle: Battle, place: int) -> None:
    """A Rumored Enemy comes onto the map, to the AI's advantage."""
    rumor = rumor_left(battle)
    cell = to_advantage(battle, place, rumor)
    if rumor != NOTHING and cell != NOTHING:
        stand_at(battle, rumor, cell, battle.facing[rumor])
        battle.spent[rumor] = 0


def bring_drawn(battle: Battle, count: int, place: int) -> None:
    """Draw AI from the entry cup and put each down where the line says, else at its own entry
    edge; one that finds no hex goes back."""
    for _ in range(count):
        if is_anybody_waiting(battle):
            put_down(battle, drawn_at_edge(battle), place)


def put_down(battle: Battle, unit: int, place: int) -> None:
    """Put an AI down to its advantage, facing a Unit, if a hex is free."""
    cell = to_advantage(battle, place, unit)
    if cell != NOTHING:
        stand(battle, unit, cell)
        stand_at(battle, unit, cell, settled_facing(battle))


def bring_group(battle: Battle, group: int, place: int) -> None:
    """Put a group on the map where the line says: each to its advantage, facing a Unit."""
    unit = next_of_group(battle, group, 0)
    while unit != NOTHING:
        put_down(battle, unit, place)
        unit = next_of_group(battle, group, unit + 1)
