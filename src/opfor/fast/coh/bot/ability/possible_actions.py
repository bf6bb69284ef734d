"""Can this AI do what the order says, to that goal? Pairs that cannot are dropped first."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.ability.close_combat import can_close_in
from opfor.fast.coh.bot.ability.disengagement import (
    can_disengage,
    is_cornered,
    is_engaged,
    leaves_instead,
)
from opfor.fast.coh.bot.ability.move_limits import can_move_towards
from opfor.fast.coh.bot.ability.pivots import (
    can_attack_after_turning,
    can_turn_at_short_range,
    can_turn_instead,
    can_turn_to,
)
from opfor.fast.coh.bot.ability.rally import can_rally, can_rally_freely
from opfor.fast.coh.bot.order.pairs import (
    find_matching,
    is_far,
    is_group,
    moves_carefully,
    order_cap,
)
from opfor.fast.coh.bot.seen.survey import goal_cell, goal_cells, goal_distance
from opfor.fast.coh.deployment import can_move, is_locked
from opfor.fast.coh.mind import (
    NEXT_TO,
    SAME_HEX,
    TO_ATTACK,
    TO_ATTACK_AS_GROUP,
    TO_ATTACK_FAR,
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
    TO_SPEND,
    TO_TURN_AND_ATTACK,
    TO_UNHIT,
)
from opfor.fast.coh.rules.hasty_defenses import can_dig_in
from opfor.fast.coh.rules.smoke import can_smoke
from opfor.fast.coh.rules.targets import may_shoot
from opfor.fast.coh.sizes import NO_LIMIT
from opfor.fast.coh.values import Battle


@cite("COH-5.0.1-c", "V-1")
def can_do(battle: Battle, ai: int, goal: int) -> bool:
    """Whether an AI can do the action to a goal."""
    action = battle.order_action
    if action in (TO_ATTACK, TO_ATTACK_FAR, TO_ATTACK_AS_GROUP):
        return can_carry_out_attack(battle, ai, goal)
    if action == TO_TURN_AND_ATTACK:
        if can_attack(battle, ai, goal, False, order_cap(battle), False):
            return True
        return can_attack_after_turning(battle, ai, goal, order_cap(battle))
    if action in (TO_MOVE, TO_MOVE_CAREFULLY):
        return can_carry_out_move(battle, ai, goal)
    if action == TO_CLOSE_IN:
        return can_close_in(battle, ai, goal)
    if action == TO_PIVOT:
        if battle.order_scope == NEXT_TO:
            return can_turn_at_short_range(battle, ai)
        return can_turn_to(battle, ai, goal)
    if action == TO_LAY_SMOKE:
        return can_lay_smoke(battle, ai, goal)
    if action == TO_EXIT and goal_distance(battle, battle.cell[ai], goal) > 0:
        return False
    return can_do_alone(battle, ai, action)


def can_do_alone(battle: Battle, unit: int, action: int) -> bool:
    """What is done without looking at the goal."""
    if action == TO_RALLY:
        return can_rally(battle, unit)
    if action in (TO_RALLY_FREELY, TO_UNHIT):
        return can_rally_freely(battle, unit)
    if action in (TO_FRESHEN, TO_SPEND):
        return battle.spent[unit] == (action == TO_FRESHEN)
    if action == TO_HIT:
        return not battle.is_rumored[unit] and battle.hit[unit] == 0
    if action == TO_REVEAL:
        return battle.is_rumored[unit] == 1
    if action == TO_DIG_IN:
        return not battle.is_rumored[unit] and can_dig_in(battle, unit, False)
    if action == TO_EXIT:
        return can_exit(battle, unit)
    return action == TO_DISENGAGE and is_engaged(battle, unit) and can_disengage(battle, unit)


def can_exit(battle: Battle, ai: int) -> bool:
    """Off the map: only where every AI may leave it, and on its own feet."""
    is_way_off = battle.is_exit[battle.bot][battle.cell[ai]] == 1 and not battle.exits_shut
    if not is_way_off or battle.is_rumored[ai]:
        return False
    return can_move(battle, ai) and not is_locked(battle, ai)


def can_lay_smoke(battle: Battle, ai: int, goal: int) -> bool:
    """Whether any hex of a goal is open to smoke of an AI."""
    for place in range(goal_cells(battle, goal)):
        if takes_smoke(battle, ai, goal_cell(battle, goal, place)):
            return True
    return False


def takes_smoke(battle: Battle, ai: int, cell: int) -> bool:
    """Whether an AI can lay smoke there, and there is none as dense yet."""
    if not battle.throws_smoke[ai] and not battle.fires_smoke[ai]:
        return False
    if battle.smoke[cell] >= battle.smoke_burst or not may_shoot(battle, ai):
        return False
    return not is_locked(battle, ai) and can_smoke(battle, ai, cell, NO_LIMIT)


def can_carry_out_attack(battle: Battle, ai: int, goal: int) -> bool:
    if leaves_instead(battle, ai):
        return True
    if battle.order_scope == SAME_HEX and is_cornered(battle, ai):
        return False
    return can_attack(battle, ai, goal, is_far(battle), order_cap(battle), is_group(battle))


def can_carry_out_move(battle: Battle, ai: int, goal: int) -> bool:
    if battle.is_pivoting:
        return can_turn_instead(battle, ai, moves_carefully(battle, ai))
    if can_go(battle, ai, goal):
        return True
    return battle.each_ai_turns == 1 and can_turn_instead(battle, ai, moves_carefully(battle, ai))


@cite("ai-in-close-combat")
def can_go(battle: Battle, ai: int, goal: int) -> bool:
    """A move towards the goal; an AI in close combat disengages instead."""
    if is_locked(battle, ai):
        return can_disengage(battle, ai)
    return can_move_towards(battle, ai, goal, moves_carefully(battle, ai))


@cite("COH-5.0.1-c", "COH-5.1-e", "COH-5.5-c", "eleven-test")
def find_pairs(battle: Battle, ai: int) -> None:
    """What an AI can do the action to; who could attack only after a turn does so only if there is
    nobody it can attack at once."""
    find_matching(battle, ai)
    battle.pairs[ai] = 0
    for place in range(battle.matches):
        if can_do(battle, ai, battle.matching[place]):
            battle.pair[ai][battle.pairs[ai]] = battle.matching[place]
            battle.pairs[ai] += 1
    if battle.order_action == TO_TURN_AND_ATTACK:
        keep_without_turning(battle, ai)


def keep_without_turning(battle: Battle, ai: int) -> None:
    """Those an AI can attack as it stands, if there are any."""
    left = 0
    for place in range(battle.pairs[ai]):
        goal = battle.pair[ai][place]
        if can_attack(battle, ai, goal, False, order_cap(battle), False):
            battle.pair[ai][left] = goal
            left += 1
    if left:
        battle.pairs[ai] = left
