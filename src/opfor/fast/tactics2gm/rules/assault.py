"""Assault: infantry attacks a neighbour in Movement; the enemy may answer with an extra shot."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import ASSAULT_ACT, INFANTRY, NO_FIRE, NO_MOVE, NOBODY, SHOOT_ACT
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.targets import in_range


@cite("2GM-CON-3")
def can_assault(battle: Battle, unit: int) -> bool:
    """Whether a unit may assault: infantry that has not done so this turn."""
    card = battle.card[unit]
    if battle.type[card] != INFANTRY or battle.assaulted[unit] or battle.fresh[unit]:
        return False
    if battle.cell[unit] < 0 or not battle.can_fire[card] or battle.min_range[card] > 1:
        return False
    return battle.halted[unit] & (NO_FIRE | NO_MOVE) == 0


@cite("2GM-CON-3")
def offer_assaults(battle: Battle, unit: int) -> None:
    """Enemies beside an infantry unit that it may assault, once a turn."""
    if not can_assault(battle, unit):
        return
    here = battle.cell[unit]
    for j in range(battle.nears[here]):
        other = battle.first_on[battle.near[here][j]]
        while other:
            if battle.side[other] != battle.side[unit]:
                offer(battle, ASSAULT_ACT, unit, 0, other, 0, 0)
            other = battle.next_on[other]


def unit_with(battle: Battle, number: int) -> int:
    """The unit with this id; 0 if it is no longer there."""
    for unit in range(1, battle.units + 1):
        if battle.id[unit] == number and battle.side[unit] != NOBODY:
            return unit
    return 0


@cite("2GM-CON-3")
def offer_extra_shots(battle: Battle, side: int) -> None:
    """Shots owed to units that were assaulted, while the attacker is in range."""
    for i in range(battle.owed):
        unit, enemy = unit_with(battle, battle.owed_to[i]), unit_with(battle, battle.owed_by[i])
        if unit and enemy and battle.side[unit] == side:
            if can_answer(battle, unit, enemy):
                offer(battle, SHOOT_ACT, unit, 0, enemy, 0, 1)


def can_answer(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a unit that was assaulted can shoot at its attacker."""
    if battle.cell[unit] < 0 or battle.cell[enemy] < 0 or battle.halted[unit] & NO_FIRE:
        return False
    arm = battle.card[unit]
    if not battle.can_fire[arm]:
        return False
    return in_range(battle, arm, battle.cell[unit], battle.cell[enemy])
