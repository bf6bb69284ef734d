"""What shooting is worth to the baseline player."""

from __future__ import annotations

from opfor.fast.coh.course.players.errands import is_keeping_down
from opfor.fast.coh.deployment import attack_cost, is_with
from opfor.fast.coh.rules.ar_and_dv import attack_rating, defence_value
from opfor.fast.coh.rules.targets import aim_at, can_support, find_targets, fire_cost
from opfor.fast.coh.thoughts import CHANCES
from opfor.fast.coh.values import ASSAULT, BURN, INDIRECT, Battle


def attacking(battle: Battle, place: int) -> float:
    """An attack on offer, of whatever kind."""
    act, unit, at = battle.offer_act[place], battle.offer_unit[place], battle.offer_at[place]
    if act in (ASSAULT, BURN):
        return assaulting(battle, act, unit, at)
    return firing(battle, act, unit, at)


def firing(battle: Battle, act: int, unit: int, cell: int) -> float:
    """The chances against everybody in the hex; who hides holds his fire."""
    if is_keeping_down(battle, unit):
        return 0.0
    aim_at(battle, act, unit, cell)
    find_targets(battle, cell)
    return shooting(battle, unit, fire_cost(battle, unit, cell, act == INDIRECT))


def assaulting(battle: Battle, act: int, unit: int, target: int) -> float:
    """As firing, and more urgent."""
    aim_at(battle, act, unit, battle.cell[unit])
    battle.target[0] = target
    battle.targets = 1
    return battle.at_close_quarters + shooting(battle, unit, attack_cost(battle, unit))


def shooting(battle: Battle, unit: int, cost: int) -> float:
    """Hits and kills to be expected with all help there is, the cheaper the better."""
    side = battle.side_of[unit]
    battle.supporters = 0
    aid = min(battle.caps_counted_on, battle.caps[side])
    aid += battle.support * able_to_support(battle, unit)
    worth = 0.0
    for place in range(battle.targets):
        target = battle.target[place]
        needed = defence_value(battle, target) - attack_rating(battle, target) - aid
        chance = chance_of(battle, needed)
        gain = battle.sure_hit * (chance + chance_of(battle, needed + battle.kill_margin))
        if battle.side_of[target] == side:
            worth -= 2 * gain
        elif chance >= battle.poor_shot:
            worth += gain * (2 if battle.hit[target] else 1) * battle.prize[target]
    return worth * 3 / (cost + 1)


def able_to_support(battle: Battle, unit: int) -> int:
    """How many comrades could support the shot."""
    count, side = 0, battle.side_of[unit]
    for other in range(battle.units):
        if other != unit and is_with(battle, other, side):
            if battle.distance[battle.cell[unit]][battle.cell[other]] <= 1:
                if can_support(battle, other):
                    count += 1
    return count


def chance_of(battle: Battle, needed: int) -> float:
    """The chance that two dice, or a single one, show at least so much."""
    place = max(0, min(needed, CHANCES - 1))
    return battle.chance_of_die[place] if battle.rolls_singly else battle.chance_of_dice[place]
