"""Doing what was planned, with the rules of the firefight: who took part, at what cost."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import freshen, lose_hit, spend, turn_unit
from opfor.fast.coh.apply_acts import act_alone
from opfor.fast.coh.apply_ground import lay_smoke_in
from opfor.fast.coh.apply_works import build_work
from opfor.fast.coh.bot.route import chosen_route
from opfor.fast.coh.bot.rumored_enemies import reveal
from opfor.fast.coh.course.ai_attack import act_for, ai_attack, ai_passes, clear_upshot
from opfor.fast.coh.deployment import is_locked
from opfor.fast.coh.mind import (
    DO_ATTACK,
    DO_DIG_IN,
    DO_EXIT,
    DO_FRESHEN,
    DO_HIT,
    DO_LAY_SMOKE,
    DO_MOVE,
    DO_PIVOT,
    DO_RALLY,
    DO_RALLY_FREELY,
    DO_REVEAL,
    DO_SPEND,
    DO_TURN_AND_ATTACK,
    DO_UNHIT,
)
from opfor.fast.coh.rules.control_and_fieldworks import set_off, update_holders
from opfor.fast.coh.rules.entry_and_exit import go_off
from opfor.fast.coh.rules.groups import begin_group
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.hits import abandon, draw_hit
from opfor.fast.coh.rules.movement import turn_cost
from opfor.fast.coh.rules.movement_steps import is_ahead, stride_cost, take_step
from opfor.fast.coh.rules.rally import rally_group
from opfor.fast.coh.rules.smoke import smoke_cost
from opfor.fast.coh.values import (
    DEPARTED,
    DUG_IN,
    FRESHENED,
    MADE_SPENT,
    MADE_WHOLE,
    MOVED,
    NOTHING,
    ON_MAP,
    PIVOTED,
    RALLIED,
    SMOKED,
    Battle,
)
from opfor.fast.coh.whys import Seen, Turned


def carry_out_plan(battle: Battle) -> None:
    """Do it."""
    do = battle.plan_do
    if do == DO_ATTACK:
        ai_attack(battle)
    elif do == DO_MOVE:
        ai_move(battle)
    elif do == DO_PIVOT:
        cost = turn_cost(battle, battle.acting)
        ai_turn_to(battle)
        act_for(battle, battle.acting, cost)
    elif do == DO_TURN_AND_ATTACK:
        cost = turn_cost(battle, battle.acting)
        ai_turn_to(battle)
        ai_attack(battle)
        act_for(battle, battle.acting, cost + battle.did_cost)
    elif do in (DO_RALLY, DO_RALLY_FREELY):
        ai_rally(battle, battle.acting, do == DO_RALLY_FREELY)
    elif do in (DO_FRESHEN, DO_SPEND, DO_UNHIT, DO_HIT):
        ai_becomes(battle, battle.acting, do)
    elif do == DO_REVEAL:
        reveal(battle, battle.acting, Turned.MISSION_ORDER, False)
        clear_upshot(battle)
    elif do == DO_DIG_IN:
        ai_digs_in(battle, battle.acting)
    elif do == DO_LAY_SMOKE:
        ai_lays_smoke(battle, battle.acting, battle.plan_cell)
    elif do == DO_EXIT:
        ai_exits(battle, battle.acting)
    else:
        ai_passes(battle)


def ai_becomes(battle: Battle, unit: int, do: int) -> None:
    """A mission's order may change an AI's state; it counts as an act without a cost."""
    if do == DO_FRESHEN:
        act_alone(battle, unit, FRESHENED)
        freshen(battle, unit)
    elif do == DO_SPEND:
        act_alone(battle, unit, MADE_SPENT)
        spend(battle, unit)
    elif do == DO_UNHIT:
        act_alone(battle, unit, MADE_WHOLE)
        lose_hit(battle, unit)
    else:
        draw_hit(battle, unit)
    act_for(battle, unit, 0)


def ai_digs_in(battle: Battle, unit: int) -> None:
    """A hasty defence, at what it costs anybody."""
    act_alone(battle, unit, DUG_IN)
    come_into_view(battle, unit, Seen.AI_DUG_IN, NOTHING)
    build_work(battle, unit)
    act_for(battle, unit, battle.dig_in_cost)


def ai_lays_smoke(battle: Battle, unit: int, cell: int) -> None:
    cost = smoke_cost(battle, unit, cell)
    act_alone(battle, unit, SMOKED)
    come_into_view(battle, unit, Seen.AI_LAID_SMOKE, NOTHING)
    lay_smoke_in(battle, cell, battle.smoke_burst)
    act_for(battle, unit, cost)


def ai_exits(battle: Battle, unit: int) -> None:
    """Off the map, with what the mission gives for it; there is nobody left to check."""
    act_alone(battle, unit, DEPARTED)
    abandon(battle, unit)
    go_off(battle, unit)
    update_holders(battle)
    act_for(battle, unit, 0)


@cite("COH-4.1.2-e", "COH-4.1.2-f", "auto-rally")
def ai_rally(battle: Battle, unit: int, is_free: bool) -> None:
    """A rally for 5, or one that is certain and free."""
    act_alone(battle, unit, RALLIED)
    if is_free and not battle.auto_rally_rolls:
        lose_hit(battle, unit)
    else:
        begin_group(battle, unit)
        rally_group(battle)
    act_for(battle, unit, 0 if is_free else battle.rally_cost)


def ai_turn_to(battle: Battle) -> None:
    """A pivot to the facing planned."""
    act_alone(battle, battle.acting, PIVOTED)
    come_into_view(battle, battle.acting, Seen.TURNED, NOTHING)
    abandon(battle, battle.acting)
    turn_unit(battle, battle.acting, battle.plan_facing)
    set_off(battle, battle.acting)


@cite("COH-2.0-b", "ai-bonus-moves")
def ai_move(battle: Battle) -> None:
    """One hex, or as many as the vehicle's way has, then the facing planned; a Rumored Enemy has
    none, and no back either. The first step is what it costs, with the wire in it; backwards, as
    who comes to light may have turned, it is the only one."""
    unit = battle.acting
    route = chosen_route(battle, unit, battle.plan_cell, battle.plan_is_careful == 1)
    is_attack = battle.manned[1 - battle.bot][battle.plan_cell] > 0
    first = battle.plan_cell if route == NOTHING else battle.route[route][0]
    direction = way_to(battle, unit, first)
    cost = stride_cost(battle, unit, direction)
    act_alone(battle, unit, MOVED)
    come_into_view(battle, unit, Seen.MOVED, NOTHING)
    drives_on = route != NOTHING and is_ahead(battle.facing[unit], direction)
    cost += take_step(battle, unit, direction)
    if drives_on:
        for place in range(1, battle.route_length[route]):
            cell = battle.route[route][place]
            if not is_clear(battle, unit, cell, is_attack):
                break
            direction = way_to(battle, unit, cell)
            turn_unit(battle, unit, direction)
            take_step(battle, unit, direction)
    if battle.place[unit] != ON_MAP:
        act_for(battle, unit, cost)
        return
    facing = battle.plan_facing
    if not is_locked(battle, unit) and facing not in (NOTHING, battle.facing[unit]):
        turn_unit(battle, unit, facing)
    act_for(battle, unit, cost)


def is_clear(battle: Battle, unit: int, cell: int, is_attack: bool) -> bool:
    """Whether a vehicle is still there to drive on, and nobody has come to light since its way was
    chosen who stands in it."""
    if battle.place[unit] != ON_MAP or is_locked(battle, unit):
        return False
    return battle.manned[1 - battle.bot][cell] == 0 or (is_attack and cell == battle.plan_cell)


def way_to(battle: Battle, unit: int, cell: int) -> int:
    """By which hexside a unit gets into a hex next to it."""
    direction = 0
    while battle.neighbour[battle.cell[unit]][direction] != cell:
        direction += 1
    return direction
