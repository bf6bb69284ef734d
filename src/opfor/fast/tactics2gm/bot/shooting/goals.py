"""The AI's goals among targets, in order, after whatever the stance says first.

Candidates are shots of the acting unit, by their numbers.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.ground import is_link
from opfor.fast.tactics2gm.bot.sight.danger import danger, is_armed, is_threat
from opfor.fast.tactics2gm.bot.sight.open_board import is_foe
from opfor.fast.tactics2gm.bot.sight.victory import any_left, shot_wins
from opfor.fast.tactics2gm.rules.targets import weapon


@cite("V-31")
def can_damage(battle: Battle, shot: int) -> bool:
    """An ordinary hit does damage."""
    return battle.shot_hurts[shot] == 1


@cite("2GM-GOAL-1")
def threatens(battle: Battle, shot: int) -> bool:
    """The target is a threat."""
    return is_threat(battle, battle.shot_target[shot])


@cite("2GM-GOAL-1")
def is_otherwise_dangerous(battle: Battle, shot: int) -> bool:
    """The target could break the AI's supply line, or is dangerous in some degree."""
    target = battle.shot_target[shot]
    return danger(battle, target) > 0 or could_break_supply(battle, target)


@cite("V-14")
def could_break_supply(battle: Battle, target: int) -> bool:
    """The Player unit has in range an AI unit that holds a line of the supply line alone."""
    if not is_foe(battle, target):
        return False
    for i in range(battle.friends):
        link = battle.friend[i]
        if is_link(battle, link) and could_damage(battle, target, link):
            return True
    return False


def could_damage(battle: Battle, shooter: int, unit: int) -> bool:
    """Whether a unit has another in range of a weapon that pierces it."""
    away = battle.distance[battle.cell[shooter]][battle.cell[unit]]
    defence = battle.defence[battle.card[unit]]
    for slot in range(battle.carried[shooter] + 1):
        if is_armed(battle, shooter, slot):
            arm = weapon(battle, shooter, slot)
            is_in_range = battle.min_range[arm] <= away <= battle.range[arm]
            if is_in_range and battle.penetration[arm] >= defence:
                return True
    return False


@cite("2GM-GOAL-1", "V-13")
def is_sure_kill(battle: Battle, shot: int) -> bool:
    """One shot destroys it with at least an even chance."""
    return battle.shot_kill[shot] >= battle.sure_kill_from


@cite("2GM-GOAL-1")
def distance_to(battle: Battle, shot: int) -> int:
    """How far the target is from the shooter."""
    return battle.distance[battle.cell[battle.acting]][battle.shot_spot[shot]]


def a_shot_wins(battle: Battle) -> bool:
    """A shot may win."""
    return any_left(battle, shot_wins)
