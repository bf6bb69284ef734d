"""To hit: the number a shot must roll, and what it can be expected to do.

A D10 hits on the needed number or more, and always on a 10. A hit does damage if the weapon's
penetration is at least the target's defence; a natural 10 destroys a unit outright.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.damage import is_shot_by
from opfor.games.tactics2gm.rules.targets import defence_of, hp_left
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NOTHING,
    TOKEN,
)


def terrain_cover(battle: Battle, cell: int) -> int:
    """How much harder the terrain on a space makes it to hit a unit there."""
    if cell >= battle.size or battle.ground[cell] == NOTHING:
        return 0
    return battle.cover_of[battle.ground[cell]]


def wounds_told(battle: Battle, unit: int) -> int:
    """How much easier its wounds make it to hit a unit."""
    return min(battle.wounds[unit] * battle.wound, battle.wound_cap)


def is_suppressed(battle: Battle, target: int, shooter: int) -> bool:
    """Whether this shooter would be at least the second unit to fire at it this turn."""
    others = battle.shooters[target]
    if is_shot_by(battle, target, battle.id[shooter]):
        others -= 1
    return others + 1 >= battle.suppressing_shooters


@cite("2GM-MOD-1", "2GM-MOD-2", "2GM-MOD-5", "2GM-MOD-6", "2GM-MOD-7", "2GM-MOD-8", "Q2-16")
def need(battle: Battle, shooter: int, arm: int, target: int) -> int:
    """The number to roll: the weapon's, aim, rank, night; of units cover, wounds, suppression."""
    total = battle.to_hit[arm] + battle.aim[shooter] - battle.rank[shooter] + battle.night_fire
    if target <= 0:
        return total
    if arm < TOKEN or not battle.ignores_cover[arm]:
        total += terrain_cover(battle, battle.cell[target])
    total += battle.cover[target] - wounds_told(battle, target)
    if battle.shooters[target] and is_suppressed(battle, target, shooter):
        total -= battle.suppression
    return total


def can_hurt(battle: Battle, arm: int, side: int, target: int) -> bool:
    """Penetration at least the defence; what a lucky 10 might do is not counted."""
    return battle.penetration[arm] >= defence_of(battle, side, target)


def faces(needed: int) -> int:
    """How many faces of the die hit; a 10 always does."""
    return 11 - min(max(needed, 1), 10)


@cite("V-13")
def kill_chance(battle: Battle, needed: int, arm: int, side: int, target: int) -> float:
    """Exact chance that one shot destroys the target; a critical always destroys a unit."""
    if can_hurt(battle, arm, side, target):
        if battle.damage[arm] >= hp_left(battle, side, target):
            return faces(needed) / 10
    return 0.0 if target <= 0 else 0.1


def hurt_chance(battle: Battle, needed: int, arm: int, side: int, target: int) -> float:
    """Exact chance of at least one damage, a critical included."""
    if can_hurt(battle, arm, side, target):
        return faces(needed) / 10
    return 0.0 if target <= 0 else 0.1


def expected_damage(battle: Battle, needed: int, arm: int, side: int, target: int) -> float:
    """Expected HP removed by one shot; for HQ and terrain a 10 is an ordinary hit."""
    left = hp_left(battle, side, target)
    if can_hurt(battle, arm, side, target):
        ordinary = min(battle.damage[arm], left)
        if target <= 0:
            return faces(needed) * ordinary / 10
        return ((faces(needed) - 1) * ordinary + left) / 10
    return 0.0 if target <= 0 else left / 10
