"""Who may pivot, and to whom: three different pivots, and the one before an attack."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.ability.low_risk_moves import starts_in_danger
from opfor.fast.coh.bot.facing import best_facings, stand, turn_to, units_in_zone
from opfor.fast.coh.bot.seen.survey import goal_cell, goal_cells, goal_distance, is_unit
from opfor.fast.coh.deployment import can_move, is_locked
from opfor.fast.coh.mind import Turn
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import Battle


@cite("COH-6.1-a")
def can_turn(battle: Battle, ai: int) -> bool:
    """Whether an AI has something to turn: no Rumored Enemy, not in close combat, not stopped."""
    return not battle.is_rumored[ai] and not is_locked(battle, ai) and can_move(battle, ai)


def has_in_front(battle: Battle, ai: int, cell: int) -> bool:
    """Whether a hex lies in an AI's front arc; who is hidden faces where it likes."""
    if battle.hidden[ai]:
        return cell != battle.cell[ai]
    return is_in_front(battle, battle.cell[ai], battle.facing[ai], cell)


def has_goal_in_front(battle: Battle, ai: int, goal: int) -> bool:
    """Whether any hex of a goal lies in an AI's front arc."""
    for place in range(goal_cells(battle, goal)):
        if has_in_front(battle, ai, goal_cell(battle, goal, place)):
            return True
    return False


def can_turn_to(battle: Battle, ai: int, goal: int) -> bool:
    """A tactical Pivot brings a goal into the arc that is not there yet."""
    if has_goal_in_front(battle, ai, goal):
        return False
    return goal_distance(battle, battle.cell[ai], goal) > 0 and can_turn(battle, ai)


@cite("COH-4.1.2-k", "pivot-cannot-attack", "V-6")
def can_turn_at_short_range(battle: Battle, ai: int) -> bool:
    """A short-range Pivot: flanked, unable to attack, and another facing covers more."""
    if not can_turn(battle, ai) or not is_flanked_beside(battle, ai):
        return False
    if can_attack_beside(battle, ai):
        return False
    stand_at_short_range(battle, ai)
    now, best, most = units_in_zone(battle, battle.facing[ai]), best_facings(battle), 0
    for facing in range(FACINGS):
        if (best >> facing) & 1:
            most = max(most, units_in_zone(battle, facing))
    return most > now


def can_attack_beside(battle: Battle, ai: int) -> bool:
    """Whether it could attack somebody next to it (by ruling, anybody) as it stands."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and (battle.attacks_nobody or is_beside(battle, ai, unit)):
            if can_attack(battle, ai, unit, False, 0, False):
                return True
    return False


def is_beside(battle: Battle, ai: int, unit: int) -> bool:
    return battle.distance[battle.cell[ai]][battle.cell[unit]] == 1


def is_flanked_beside(battle: Battle, ai: int) -> bool:
    """Whether a Unit next to an AI is outside its front arc."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and is_beside(battle, ai, unit):
            if not has_in_front(battle, ai, battle.cell[unit]):
                return True
    return False


def stand_at_short_range(battle: Battle, ai: int) -> None:
    """Turning to an adjacent Unit, as many Units as possible in the fire zone."""
    stand(battle, ai, battle.cell[ai])
    battle.at_most = 1
    for unit in range(battle.units):
        if is_unit(battle, unit) and is_beside(battle, ai, unit):
            turn_to(battle, unit, Turn.AT_SHORT_RANGE)


@cite("COH-5.2-b", "COH-5.3.2-h", "pivot-as-fallback", "low-risk-pivot")
def can_turn_instead(battle: Battle, ai: int, is_careful: bool) -> bool:
    """The last resort of a move order: a new facing."""
    if not can_turn(battle, ai) or not stand_instead(battle, ai, is_careful):
        return False
    return (best_facings(battle) >> battle.facing[ai]) & 1 == 0


@cite("low-risk-pivot-facing", "COH-5.3.2-h")
def stand_instead(battle: Battle, ai: int, is_careful: bool) -> bool:
    """How an AI turns instead of moving; whether it may. On a Low Risk order an AI inside a fire
    zone turns only to a Unit that flanks it."""
    stand(battle, ai, battle.cell[ai])
    if not is_careful:
        return True
    is_under_fire = starts_in_danger(battle, ai)
    if is_under_fire or battle.flanked_turn_any_time:
        turn_to_flankers(battle, ai)
        if battle.towards_count == 0 and is_under_fire:
            return False
    return True


@cite("V-6")
def turn_to_flankers(battle: Battle, ai: int) -> None:
    """The Units that see an AI from outside its front arc."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and not has_in_front(battle, ai, battle.cell[unit]):
            if can_see(battle, battle.cell[ai], battle.cell[unit]):
                turn_to(battle, unit, Turn.TO_FLANKER)


@cite("COH-4.1.2-n")
def can_attack_after_turning(battle: Battle, ai: int, unit: int, cap: int) -> bool:
    """Whether an AI that cannot attack a Unit because of its arc could, facing it."""
    if not can_turn(battle, ai):
        return False
    before = battle.facing[ai]
    can = False
    for facing in range(FACINGS):
        if not can and is_in_front(battle, battle.cell[ai], facing, battle.cell[unit]):
            battle.facing[ai] = facing
            can = can_attack(battle, ai, unit, False, cap, False)
    battle.facing[ai] = before
    return can
