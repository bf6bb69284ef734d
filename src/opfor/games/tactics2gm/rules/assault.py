"""Assault: infantry attacks a neighbour in Movement; the enemy may answer with an extra shot."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.board import neighbours, unit_with, units_on
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.rules.targets import in_range
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NO_FIRE,
    NO_MOVE,
    Act,
    Type,
)


@cite("2GM-CON-3")
def can_assault(battle: Battle, unit: int) -> bool:
    """Whether a unit may assault: infantry that has not done so this turn."""
    card = battle.card[unit]
    if battle.type[card] != Type.INFANTRY or battle.assaulted[unit] or battle.fresh[unit]:
        return False
    if battle.cell[unit] < 0 or not battle.can_fire[card] or battle.min_range[card] > 1:
        return False
    return battle.halted[unit] & (NO_FIRE | NO_MOVE) == 0


@cite("2GM-CON-3")
def offer_assaults(battle: Battle, unit: int) -> None:
    """Enemies beside an infantry unit that it may assault, once a turn."""
    if not can_assault(battle, unit):
        return
    for cell in neighbours(battle, battle.cell[unit]):
        for other in units_on(battle, cell):
            if battle.side[other] != battle.side[unit]:
                offer(battle, Act.ASSAULT, unit=unit, target=other)


@cite("2GM-CON-3")
def offer_extra_shots(battle: Battle, side: int) -> None:
    """Shots owed to units that were assaulted, while the attacker is in range."""
    for i in range(battle.owed):
        unit, enemy = unit_with(battle, battle.owed_to[i]), unit_with(battle, battle.owed_by[i])
        if unit and enemy and battle.side[unit] == side:
            if can_answer(battle, unit, enemy):
                offer(battle, Act.SHOOT, unit=unit, target=enemy, other=1)


def can_answer(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a unit that was assaulted can shoot at its attacker."""
    if battle.cell[unit] < 0 or battle.cell[enemy] < 0 or battle.halted[unit] & NO_FIRE:
        return False
    arm = battle.card[unit]
    if not battle.can_fire[arm]:
        return False
    return in_range(battle, arm, battle.cell[unit], battle.cell[enemy])
