"""Shooting as questions: which weapons, which targets, what a shot meets."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.board import units_on
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    HQ,
    NO_FIRE,
    NOBODY,
    NOTHING,
    Use,
)


def weapon(battle: Battle, unit: int, slot: int) -> int:
    """The card's own weapon (slot 0) or that of its n-th token."""
    return battle.card[unit] if slot == 0 else battle.token[unit][slot]


def is_weapon_ready(battle: Battle, unit: int, slot: int) -> bool:
    """Whether a slot holds a weapon that may still fire this turn."""
    if battle.cell[unit] < 0 or battle.halted[unit] & NO_FIRE:
        return False
    if slot == 0:
        is_free = not battle.fired[unit] & 1 or battle.extra[unit] > 0
        return is_free and battle.can_fire[battle.card[unit]] != 0
    return is_ready(battle, unit, slot) and battle.use[battle.token[unit][slot]] == Use.WEAPON


@cite("2GM-CON-4")
def is_ready(battle: Battle, unit: int, slot: int) -> bool:
    """Whether a token may be used: once a turn, and an arrow token only while face up."""
    if battle.fired[unit] >> slot & 1:
        return False
    return not (battle.used[unit][slot] and battle.arrow[battle.token[unit][slot]])


def cell_of(battle: Battle, side: int, target: int) -> int:
    """Where a side's target is."""
    if target > 0:
        return battle.cell[target]
    return battle.size + 1 - side if target == HQ else -1 - target


def defence_of(battle: Battle, side: int, target: int) -> int:
    """What a side's shot at a target has to penetrate."""
    if target > 0:
        return battle.defence[battle.card[target]]
    if target == HQ:
        return battle.hq_defence
    return battle.terrain_defence[battle.ground[-1 - target]]


def hp_left(battle: Battle, side: int, target: int) -> int:
    """The hit points a side's target has left."""
    if target > 0:
        return battle.hp[battle.card[target]] - battle.wounds[target]
    if target == HQ:
        return battle.hq_hp - battle.hq[1 - side]
    cell = -1 - target
    return battle.terrain_hp[battle.ground[cell]] - battle.worn[cell]


def in_range(battle: Battle, arm: int, origin: int, cell: int) -> bool:
    """Distance is all that counts: terrain never blocks sight."""
    distance = battle.distance[origin][cell]
    return battle.min_range[arm] <= distance and distance <= battle.range[arm]


def holder(battle: Battle, cell: int) -> int:
    """The side that stands on a space: that of the unit which came last."""
    held_by = NOBODY
    for unit in units_on(battle, cell):
        held_by = battle.side[unit]
    return held_by


def find_spots(battle: Battle, side: int) -> None:
    """Spaces whose terrain a side may shoot at: held by the enemy, in the way, or the mission's.

    Only what can be destroyed counts, and nobody shells the house their own unit is in.
    """
    battle.spots = 0
    for cell in range(battle.size):
        if battle.ground[cell] != NOTHING and battle.terrain_hp[battle.ground[cell]]:
            if is_spot(battle, side, cell):
                battle.spot[battle.spots] = cell
                battle.spots += 1


def is_spot(battle: Battle, side: int, cell: int) -> bool:
    """Whether a side may shoot at the terrain on a space, which can be destroyed."""
    held_by = holder(battle, cell)
    if held_by == side:
        return False
    is_goal = battle.must_destroy[side] != 0 and cell == battle.target
    return held_by != NOBODY or battle.in_the_way[battle.ground[cell]] != 0 or is_goal
