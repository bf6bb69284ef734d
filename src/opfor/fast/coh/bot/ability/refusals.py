"""Why an AI cannot do what the order says, to that goal: the first thing that stops it, in the
order of the rules. Only asked of those who cannot, for somebody who reads it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.attack_limits import (
    aim_as_seen,
    find_helpers,
    into_close_combat,
    manner_of_shot,
)
from opfor.fast.coh.bot.ability.close_combat import can_step_to, may_meet
from opfor.fast.coh.bot.ability.disengagement import can_disengage, is_cornered, is_engaged
from opfor.fast.coh.bot.ability.low_risk_moves import is_permitted
from opfor.fast.coh.bot.ability.move_limits import change, instead
from opfor.fast.coh.bot.ability.pivots import (
    can_attack_beside,
    can_turn_at_short_range,
    has_goal_in_front,
    is_flanked_beside,
    stand_instead,
)
from opfor.fast.coh.bot.ability.possible_actions import can_do
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai
from opfor.fast.coh.bot.ability.stopped import Stop
from opfor.fast.coh.bot.order.pairs import (
    is_far,
    is_group,
    moves_carefully,
    order_cap,
)
from opfor.fast.coh.bot.seen.ends import find_ends
from opfor.fast.coh.bot.seen.survey import (
    enters_close_combat,
    goal_distance,
)
from opfor.fast.coh.deployment import can_move, is_locked, reach
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
    TO_REVEAL,
    TO_SPEND,
    TO_TURN_AND_ATTACK,
)
from opfor.fast.coh.rules.ar_and_dv import attack_rating, defence_value, is_spared
from opfor.fast.coh.rules.targets import aim_at, has_in_arc, may_shoot
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.values import NOTHING, Battle


@cite("COH-5.0.1-c", "V-1")
def what_stops(battle: Battle, ai: int, goal: int) -> int:
    """What stops an AI from doing the action to a goal; nothing if it is no rule of the action."""
    action = battle.order_action
    if action in (TO_ATTACK, TO_ATTACK_FAR, TO_ATTACK_AS_GROUP):
        if battle.order_scope == SAME_HEX and is_cornered(battle, ai):
            return Stop.CANNOT_DISENGAGE
        return what_stops_attack(battle, ai, goal, is_far(battle), is_group(battle))
    if action == TO_TURN_AND_ATTACK:
        return what_stops_attack(battle, ai, goal, False, False)
    if action in (TO_MOVE, TO_MOVE_CAREFULLY):
        return what_stops_move(battle, ai, goal)
    if action == TO_CLOSE_IN:
        return what_stops_entry(battle, ai, goal)
    if action == TO_PIVOT:
        if battle.order_scope == NEXT_TO:
            return what_stops_short_pivot(battle, ai)
        return what_stops_pivot(battle, ai, goal)
    if action == TO_EXIT:
        return what_stops_exit(battle, ai, goal)
    return what_stops_alone(battle, ai, action)


def what_stopped(battle: Battle, ai: int, goal: int) -> int:
    """The same of a goal that may have been passed over for another."""
    return Stop.NOTHING_SAID if can_do(battle, ai, goal) else what_stops(battle, ai, goal)


def what_stops_alone(battle: Battle, ai: int, action: int) -> int:
    """Of what is done without looking at the goal."""
    if action == TO_LAY_SMOKE:
        return Stop.CANNOT_LAY_SMOKE
    if action == TO_FRESHEN:
        return Stop.FRESH_ALREADY
    if action == TO_SPEND:
        return Stop.SPENT_ALREADY
    if action == TO_HIT:
        return Stop.ONLY_A_RUMOR if battle.is_rumored[ai] else Stop.HIT_ALREADY
    if action == TO_REVEAL:
        return Stop.NOT_RUMORED
    if action == TO_DIG_IN:
        return Stop.CANNOT_DIG_IN
    if action == TO_DISENGAGE:
        return what_stops_leaving(battle, ai) if is_engaged(battle, ai) else Stop.NOT_ENGAGED
    is_rallied = action == TO_RALLY and battle.hit[ai] > 0
    return Stop.HIT_STAYS if is_rallied else Stop.NOT_HIT


def what_stops_attack(battle: Battle, ai: int, unit: int, is_long: bool, is_grouped: bool) -> int:
    """First what the base rules forbid, then the limits of 5.1."""
    cell = battle.cell[unit]
    if battle.is_rumored[ai]:
        if into_close_combat(battle, unit):
            return Stop.UNIT_IN_CLOSE_COMBAT
        seen = can_see(battle, battle.cell[ai], cell)
        return Stop.OUT_OF_RANGE if seen else Stop.OUT_OF_SIGHT
    if not may_shoot(battle, ai):
        return Stop.CANNOT_ATTACK
    battle.helpers = 0
    if is_locked(battle, ai):
        if cell != battle.cell[ai]:
            return Stop.LOCKED
        aim_as_seen(battle, ai, unit)
    else:
        if into_close_combat(battle, unit):
            return Stop.UNIT_IN_CLOSE_COMBAT
        manner = manner_of_shot(battle, ai, cell)
        if manner == NOTHING:
            return what_stops_shot(battle, ai, cell)
        battle.supporters = 0
        aim_at(battle, manner, ai, cell)
        if is_spared(battle, unit):
            return Stop.CANNOT_ATTACK
        is_distant = battle.distance[battle.cell[ai]][cell] > reach(battle, ai)
        if is_distant and not is_long:
            return Stop.LONG_RANGE
        if is_long and battle.long_only and not is_distant:
            return Stop.NOT_AT_LONG_RANGE
    if is_spared(battle, unit):
        return Stop.CANNOT_ATTACK
    if is_grouped:
        find_helpers(battle)
    battle.supporters = battle.helpers
    needed = defence_value(battle, unit) - attack_rating(battle, unit)
    battle.stop_needs = needed if battle.cap_ignored else needed - order_cap(battle)
    return Stop.NEEDS


def what_stops_shot(battle: Battle, ai: int, cell: int) -> int:
    """Why there is no shot at a hex."""
    away = battle.distance[battle.cell[ai]][cell]
    if away < battle.minimum_range[ai]:
        return Stop.MINIMUM_RANGE
    if away > 2 * reach(battle, ai):
        return Stop.OUT_OF_RANGE
    if not can_see(battle, battle.cell[ai], cell):
        return Stop.OUT_OF_SIGHT
    return Stop.CANNOT_ATTACK if has_in_arc(battle, ai, cell) else Stop.OUTSIDE_ARC


def what_stops_move(battle: Battle, ai: int, goal: int) -> int:
    """Of a move, and of the turn that may stand in for it."""
    if battle.is_pivoting or battle.each_ai_turns:
        return what_stops_turn_instead(battle, ai)
    if is_locked(battle, ai):
        return what_stops_leaving(battle, ai)
    if not can_move(battle, ai):
        return Stop.CANNOT_MOVE
    return Stop.TOO_RISKY if has_risky_hex(battle, ai, goal) else Stop.NO_OPEN_HEX


def has_risky_hex(battle: Battle, ai: int, goal: int) -> bool:
    """Whether a hex would be open to it, were that not too risky."""
    is_careful = moves_carefully(battle, ai)
    if not is_careful:
        return False
    find_ends(battle, ai)
    for place in range(battle.ends):
        cell = battle.end_cell[place]
        farther = change(battle, ai, goal, cell)
        if farther <= 0 and is_free_of_ai(battle, ai, cell):
            if may_meet(battle, ai, cell, goal, is_careful):
                is_useful_there = farther < 0 or instead(battle, ai, goal, cell) > 0
                if is_useful_there and not is_permitted(battle, ai, goal, cell, farther):
                    return True
    return False


def what_stops_leaving(battle: Battle, ai: int) -> int:
    if not can_move(battle, ai):
        return Stop.CANNOT_MOVE
    return Stop.NOTHING_SAID if can_disengage(battle, ai) else Stop.NO_REFUGE


def what_stops_turning(battle: Battle, ai: int) -> int:
    """Why an AI has nothing to turn; nothing if it can."""
    if battle.is_rumored[ai]:
        return Stop.HAS_NO_FACING
    if is_locked(battle, ai):
        return Stop.LOCKED
    return Stop.NOTHING_SAID if can_move(battle, ai) else Stop.CANNOT_TURN


def what_stops_turn_instead(battle: Battle, ai: int) -> int:
    stuck = what_stops_turning(battle, ai)
    if stuck != Stop.NOTHING_SAID:
        return stuck
    can_stand = stand_instead(battle, ai, moves_carefully(battle, ai))
    return Stop.FACES_RIGHT if can_stand else Stop.NOT_FLANKED


def what_stops_pivot(battle: Battle, ai: int, goal: int) -> int:
    """Of a tactical Pivot."""
    if has_goal_in_front(battle, ai, goal):
        return Stop.IN_ARC_ALREADY
    if goal_distance(battle, battle.cell[ai], goal) == 0:
        return Stop.STANDS_ON_IT
    return what_stops_turning(battle, ai)


def what_stops_short_pivot(battle: Battle, ai: int) -> int:
    stuck = what_stops_turning(battle, ai)
    if stuck != Stop.NOTHING_SAID:
        return stuck
    if not is_flanked_beside(battle, ai):
        return Stop.NOT_FLANKED
    if can_attack_beside(battle, ai):
        return Stop.CAN_ATTACK
    can = can_turn_at_short_range(battle, ai)
    return Stop.NOTHING_SAID if can else Stop.NO_BETTER_FACING


def what_stops_entry(battle: Battle, ai: int, goal: int) -> int:
    """Of a move into close combat."""
    if goal < 0:
        return Stop.UNITS_ONLY
    if not enters_close_combat(battle, ai):
        return Stop.SHUNS_CLOSE_COMBAT
    if is_locked(battle, ai):
        return Stop.LOCKED
    if not can_step_to(battle, ai, battle.cell[goal]):
        return Stop.NOT_ADJACENT if can_move(battle, ai) else Stop.CANNOT_MOVE
    is_free = is_free_of_ai(battle, ai, battle.cell[goal])
    return Stop.NOTHING_SAID if is_free else Stop.OTHER_AI_THERE


def what_stops_exit(battle: Battle, ai: int, goal: int) -> int:
    if goal_distance(battle, battle.cell[ai], goal) > 0:
        return Stop.NOT_THERE
    if not battle.is_exit[battle.bot][battle.cell[ai]] or battle.exits_shut:
        return Stop.NO_WAY_OFF
    return Stop.ONLY_A_RUMOR if battle.is_rumored[ai] else Stop.CANNOT_MOVE
