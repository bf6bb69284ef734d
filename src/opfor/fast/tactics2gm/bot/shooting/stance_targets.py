"""Shooting by stance: the rungs each stance adds between the goals of the AI."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.shooting.goals import could_damage, distance_to
from opfor.fast.tactics2gm.bot.sight.danger import danger, has_trait, is_threat
from opfor.fast.tactics2gm.bot.sight.open_board import is_foe
from opfor.fast.tactics2gm.bot.sight.survey import is_breaker
from opfor.fast.tactics2gm.names import (
    HQ,
    Trait,
)


def danger_of_target(battle: Battle, shot: int) -> int:
    return danger(battle, battle.shot_target[shot])


@cite("V-15")
def is_nearby(battle: Battle, shot: int) -> bool:
    """Close to the shooter."""
    return battle.shot_target[shot] > HQ and distance_to(battle, shot) <= battle.nearby


@cite("V-16")
def is_in_middle(battle: Battle, shot: int) -> bool:
    """A Player unit on the middle lines."""
    line = battle.line[battle.shot_spot[shot]]
    return battle.shot_target[shot] > HQ and battle.is_middle_line[line] == 1


def supply_command_hq(battle: Battle, shot: int) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then the HQ, then others."""
    return 2 if battle.shot_target[shot] == HQ else supply_command(battle, shot)


def supply_command(battle: Battle, shot: int) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then others."""
    target = battle.shot_target[shot]
    if is_breaker(battle, target):
        return 0
    if is_foe(battle, target) and has_trait(battle, target, Trait.COMMAND_GROUP):
        return 1
    return 3


def is_aim(battle: Battle, shot: int) -> bool:
    """What must be destroyed."""
    return battle.shot_target[shot] == battle.aim_destroy


@cite("V-15")
def defends(battle: Battle, shot: int) -> bool:
    """A Player unit on or near the target."""
    return defends_aim(battle, battle.shot_target[shot])


def defends_aim(battle: Battle, target: int) -> bool:
    """A Player unit on or near the mission target."""
    if not is_foe(battle, target):
        return False
    return battle.distance[battle.cell[target]][battle.aim_spot] <= battle.nearby


def is_one_of_the_best(battle: Battle, unit: int) -> bool:
    """One of the AI's best units: the dearest ones, of equal ones those that came first."""
    dearer = 0
    for i in range(battle.friends):
        other = battle.friend[i]
        ahead = battle.cost[battle.card[other]] - battle.cost[battle.card[unit]]
        if ahead > 0 or (ahead == 0 and battle.id[other] < battle.id[unit]):
            dearer += 1
    return dearer < battle.best_units


def hurts_the_best(battle: Battle, shot: int) -> bool:
    """A Player unit that could damage one of the AI's best units from where it stands."""
    foe = battle.shot_target[shot]
    if not is_foe(battle, foe):
        return False
    for i in range(battle.friends):
        unit = battle.friend[i]
        if could_damage(battle, foe, unit) and is_one_of_the_best(battle, unit):
            return True
    return False


def threatens_nearby(battle: Battle, shot: int) -> bool:
    return is_nearby(battle, shot) and is_threat(battle, battle.shot_target[shot])


def must_fall_and_is_there(battle: Battle) -> bool:
    """The target must be destroyed and is in range."""
    for i in range(battle.left):
        shot = battle.candidates[i]
        if is_aim(battle, shot) and battle.shot_hurts[shot]:
            return True
    return False


def are_units(battle: Battle) -> bool:
    """There are only units left."""
    for i in range(battle.left):
        if battle.shot_target[battle.candidates[i]] <= HQ:
            return False
    return True
