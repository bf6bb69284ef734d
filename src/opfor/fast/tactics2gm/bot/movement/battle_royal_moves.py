"""Movement of the Dynamic AI: the rungs of each stance of a Battle Royal."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.ground import is_controlled
from opfor.fast.tactics2gm.bot.sight.danger import is_armed, most_dangerous
from opfor.fast.tactics2gm.names import (
    AI,
)
from opfor.fast.tactics2gm.rules.targets import weapon


def to_most_dangerous(battle: Battle, cell: int) -> int:
    """Distance to the most dangerous Player unit."""
    most_dangerous(battle)
    nearest = battle.distance[cell][battle.cell[battle.top[0]]]
    for i in range(1, battle.tops):
        nearest = min(nearest, battle.distance[cell][battle.cell[battle.top[i]]])
    return nearest


@cite("V-31")
def can_damage_most_dangerous(battle: Battle) -> bool:
    """Whether the acting unit's penetration is enough for the most dangerous Player unit."""
    most_dangerous(battle)
    for i in range(battle.tops):
        if pierces_card(battle, battle.acting, battle.card[battle.top[i]]):
            return True
    return False


def pierces_card(battle: Battle, unit: int, card: int) -> bool:
    """Whether some weapon of a unit is enough for a card's defence."""
    for slot in range(battle.carried[unit] + 1):
        if is_armed(battle, unit, slot):
            if battle.penetration[weapon(battle, unit, slot)] >= battle.defence[card]:
                return True
    return False


@cite("Q2-30")
def rear_line(battle: Battle, cell: int) -> int:
    """Lines away from where Defense sends the unit: line 2 from the front, line 1 from line 2.
    Lines behind it come before all those in front of it."""
    is_ahead = battle.line[battle.cell[battle.acting]] > battle.rear_lines
    goal = battle.rear_lines if is_ahead else 1
    ahead = battle.line[cell] - goal
    return -ahead if ahead <= 0 else ahead + goal - 1


def to_home(battle: Battle, cell: int) -> int:
    return battle.distance[cell][battle.size + AI]


def takes_control(battle: Battle, cell: int) -> bool:
    """The line of the space is not controlled without this unit."""
    return not is_controlled(battle, battle.line[cell])


def cannot_damage_most_dangerous(battle: Battle) -> bool:
    """Nor can anything be won."""
    return not battle.may_win_now and not can_damage_most_dangerous(battle)
