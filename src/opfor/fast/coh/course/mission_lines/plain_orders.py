"""Orders without a target, and orders to the Player's Units, at work."""

from __future__ import annotations

from opfor.fast.coh.apply import freshen, lose_hit, spend
from opfor.fast.coh.bot.ability.possible_actions import can_do_alone
from opfor.fast.coh.bot.able_ai import can_be_done
from opfor.fast.coh.bot.order.actions import clear_plan, deed_alone, make_plan
from opfor.fast.coh.bot.order.pairs import begin_reading
from opfor.fast.coh.bot.plain_subjects import pick_subjects
from opfor.fast.coh.course.ai_actions import carry_out_plan
from opfor.fast.coh.course.ai_attack import clear_upshot
from opfor.fast.coh.mind import (
    ANYWHERE,
    ROW_ACTION,
    ROW_DISTANCE,
    ROW_THEN,
    ROW_THENS,
    TO_DISENGAGE,
    TO_FRESHEN,
    TO_HIT,
    TO_SPEND,
    TO_UNHIT,
)
from opfor.fast.coh.rules.hits import draw_hit
from opfor.fast.coh.values import ON_MAP, Battle


def order_plainly(battle: Battle, row: int) -> None:
    """An order without a target: each of those it means goes on with whatever it says next, if it
    can; only what has cost something is checked. One to Units by their distance is a change alone,
    whatever they could do."""
    pick_subjects(battle, row)
    picks, cost = battle.picks, 0
    is_change = battle.order[row][ROW_DISTANCE] != 0
    first = battle.first_further + battle.order[row][ROW_THEN]
    for place in range(picks):
        unit = battle.picked[place]
        for further in range(first, first + battle.order[row][ROW_THENS]):
            action = battle.order[further][ROW_ACTION]
            if is_change or (battle.place[unit] == ON_MAP and can_do_alone(battle, unit, action)):
                clear_upshot(battle)
                do_plainly(battle, unit, further)
                cost = max(cost, battle.did_cost)
    clear_upshot(battle)
    if cost:
        battle.dids, battle.did_cost = picks, cost
        for place in range(picks):
            battle.did[place] = battle.picked[place]


def do_plainly(battle: Battle, unit: int, row: int) -> None:
    """A change of state is no act; whatever else the order says is done as by any AI."""
    action = battle.order[row][ROW_ACTION]
    if action == TO_FRESHEN:
        freshen(battle, unit)
    elif action == TO_SPEND:
        spend(battle, unit)
    elif action == TO_UNHIT:
        lose_hit(battle, unit)
    elif action == TO_HIT:
        draw_hit(battle, unit)
    elif action == TO_DISENGAGE:
        begin_reading(battle, row, ANYWHERE, 0)
        battle.only_ai = unit
        if can_be_done(battle):
            make_plan(battle)
            carry_out_plan(battle)
    else:
        clear_plan(battle, deed_alone(action))
        battle.acting = unit
        carry_out_plan(battle)
