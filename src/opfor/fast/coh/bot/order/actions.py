"""From an order that can be done to a plan: who, on what, into which hex, facing where."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, must
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.ability.disengagement import leaves_instead
from opfor.fast.coh.bot.ability.pivots import stand_at_short_range, stand_instead
from opfor.fast.coh.bot.ability.possible_actions import can_go, takes_smoke
from opfor.fast.coh.bot.ability.stacks import is_free_of_units
from opfor.fast.coh.bot.able_ai import choose_acting
from opfor.fast.coh.bot.facing import settled_facing, stand, turn_to
from opfor.fast.coh.bot.hex import chosen_hex, chosen_refuge
from opfor.fast.coh.bot.order.pairs import (
    end_reading,
    is_attack,
    is_far,
    is_group,
    moves_carefully,
    order_cap,
)
from opfor.fast.coh.bot.seen.called import hex_called
from opfor.fast.coh.bot.seen.survey import goal_cell, goal_cells
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.bot.target import chosen_target
from opfor.fast.coh.deployment import is_locked
from opfor.fast.coh.mind import (
    DO_ATTACK,
    DO_DIG_IN,
    DO_EXIT,
    DO_FRESHEN,
    DO_HIT,
    DO_LAY_SMOKE,
    DO_MOVE,
    DO_PASS,
    DO_PIVOT,
    DO_RALLY,
    DO_RALLY_FREELY,
    DO_REVEAL,
    DO_SPEND,
    DO_TURN_AND_ATTACK,
    DO_UNHIT,
    NEXT_TO,
    TO_CLOSE_IN,
    TO_DIG_IN,
    TO_DISENGAGE,
    TO_EXIT,
    TO_FRESHEN,
    TO_HIT,
    TO_LAY_SMOKE,
    TO_MOVE,
    TO_MOVE_CAREFULLY,
    TO_PIVOT,
    TO_RALLY,
    TO_RALLY_FREELY,
    TO_REVEAL,
    TO_UNHIT,
    Leaving,
    Turn,
)
from opfor.fast.coh.values import NOBODY, NOTHING, Battle


def clear_plan(battle: Battle, do: int) -> None:
    battle.plan_do = do
    battle.plan_goal = 0
    battle.plan_cell = NOTHING
    battle.plan_facing = NOTHING
    battle.plan_cap = 0
    battle.plan_is_far = 0
    battle.plan_is_group = 0
    battle.plan_is_careful = 0


@cite("COH-5.0.1-b", "COH-5.0.1-i")
def make_plan(battle: Battle) -> None:
    """Settle everything the order leaves open, the AI first among those that can."""
    choose_acting(battle)
    clear_plan(battle, DO_PASS)
    action = battle.order_action
    if is_attack(battle):
        plan_attack(battle)
    elif action in (TO_MOVE, TO_MOVE_CAREFULLY):
        plan_move(battle)
    elif action == TO_DISENGAGE:
        plan_disengagement(battle)
    elif action == TO_PIVOT:
        plan_pivot(battle)
    elif action == TO_CLOSE_IN:
        battle.plan_do = DO_MOVE
        battle.plan_goal = chosen_target(battle)
        battle.plan_cell = battle.cell[battle.plan_goal]
    elif action == TO_LAY_SMOKE:
        plan_smoke(battle)
    else:
        battle.plan_do = deed_alone(action)
    end_reading(battle)


def deed_alone(action: int) -> int:
    """What is done without looking at anybody: the AI is all there is to settle."""
    if action in (TO_RALLY, TO_RALLY_FREELY):
        return DO_RALLY if action == TO_RALLY else DO_RALLY_FREELY
    if action in (TO_DIG_IN, TO_EXIT):
        return DO_DIG_IN if action == TO_DIG_IN else DO_EXIT
    if action in (TO_HIT, TO_UNHIT):
        return DO_HIT if action == TO_HIT else DO_UNHIT
    if action == TO_REVEAL:
        return DO_REVEAL
    return DO_FRESHEN if action == TO_FRESHEN else DO_SPEND


@measure(id="open-to-smoke", brief="in reach, without smoke as dense")
def is_open_to_smoke(battle: Battle, cell: int) -> bool:
    return takes_smoke(battle, battle.acting, cell)


SMOKE_HEX: Asked = Question(
    "smoke-hex",
    "On which hex of its target does it lay smoke?",
    "the hexes of the target",
    (must("COH-5.0.1-c", is_open_to_smoke),),
    named=hex_called,
    tie=Tie("uniform", "COH-5.0.1-c", "hex for the smoke"),
    chosen="The smoke is laid on {}",
)


def plan_smoke(battle: Battle) -> None:
    """Smoke on a hex of its target that is in reach and has none as dense."""
    battle.plan_do = DO_LAY_SMOKE
    battle.plan_goal = chosen_target(battle)
    ask(battle)
    for place in range(goal_cells(battle, battle.plan_goal)):
        propose(battle, goal_cell(battle, battle.plan_goal, place))
    narrow(battle, Which.SMOKE_HEX)
    battle.plan_cell = one_left(battle, Which.SMOKE_HEX)


def plan_disengagement(battle: Battle) -> None:
    leaving = Leaving.AT_SHORT_RANGE if battle.order_scope == NEXT_TO else Leaving.BY_ORDER
    battle.plan_do = DO_MOVE
    battle.plan_is_careful = 1
    battle.plan_cell = chosen_refuge(battle, leaving)
    battle.plan_facing = facing_there(battle, battle.plan_cell)


@cite("COH-6.1-a", "facing-in-close-combat")
def facing_there(battle: Battle, cell: int) -> int:
    """The facing after a move; none for a Rumored Enemy or in close combat."""
    if battle.is_rumored[battle.acting] or not is_free_of_units(battle, cell):
        return NOTHING
    stand(battle, battle.acting, cell)
    return settled_facing(battle)


@cite("COH-4.1.2-k")
def plan_pivot(battle: Battle) -> None:
    """A short-range Pivot, or one to a target."""
    battle.plan_do = DO_PIVOT
    if battle.order_scope == NEXT_TO:
        stand_at_short_range(battle, battle.acting)
    else:
        battle.plan_goal = chosen_target(battle)
        stand(battle, battle.acting, battle.cell[battle.acting])
        turn_to(battle, battle.plan_goal, Turn.AS_ORDERED)
    battle.plan_facing = settled_facing(battle)


@cite("COH-4.1.2-c", "COH-4.1.2-i", "COH-4.1.2-j", "COH-4.1.2-n", "COH-4.3.1-a")
def plan_attack(battle: Battle) -> None:
    """The attack, with its supporters; by a flanked AI ordered to, after a pivot. A poor close
    fighter leaves instead."""
    ai = battle.acting
    if leaves_instead(battle, ai):
        plan_disengagement(battle)
        return
    battle.plan_goal = chosen_target(battle)
    battle.plan_cap = order_cap(battle)
    goal = battle.plan_goal
    if can_attack(battle, ai, goal, is_far(battle), battle.plan_cap, is_group(battle)):
        battle.plan_do = DO_ATTACK
        battle.plan_is_far = is_far(battle)
        battle.plan_is_group = battle.helpers > 0
        return
    battle.plan_do = DO_TURN_AND_ATTACK
    stand(battle, ai, battle.cell[ai])
    turn_to(battle, goal, Turn.TO_ATTACK)
    battle.plan_facing = settled_facing(battle)


def plan_move(battle: Battle) -> None:
    """The hex and the facing, or the pivot that stands in for a move."""
    ai = battle.acting
    battle.plan_goal = chosen_target(battle)
    if battle.is_pivoting or not can_go(battle, ai, battle.plan_goal):
        battle.plan_do = DO_PIVOT
        stand_instead(battle, ai, moves_carefully(battle, ai))
        battle.plan_facing = settled_facing(battle)
    elif is_locked(battle, ai):
        plan_disengagement(battle)
    else:
        battle.plan_do = DO_MOVE
        battle.plan_is_careful = moves_carefully(battle, ai)
        battle.plan_cell = chosen_hex(battle, battle.plan_goal, battle.plan_is_careful == 1)
        battle.plan_facing = facing_there(battle, battle.plan_cell)


def plan_to_pass(battle: Battle, do: int) -> None:
    """Nobody acts: the AI passes, or its mission's own orders are called for."""
    battle.acting = NOBODY
    clear_plan(battle, do)
