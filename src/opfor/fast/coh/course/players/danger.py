"""What the baseline player makes of hexes: how many enemies cover them, how far goals are."""

from __future__ import annotations

from opfor.fast.coh.deployment import is_with
from opfor.fast.coh.rules.fire_zones import is_in_fire_zone
from opfor.fast.coh.values import Battle

FAR = 99


def exposure(battle: Battle, cell: int) -> int:
    """How many enemies cover a hex; found out once in a thought."""
    if battle.exposed_in[cell] != battle.thought:
        battle.exposed_in[cell] = battle.thought
        battle.exposed[cell] = covering(battle, cell)
    return battle.exposed[cell]


def covering(battle: Battle, cell: int) -> int:
    count = 0
    for enemy in range(battle.units):
        if is_with(battle, enemy, 1 - battle.thinker) and is_in_fire_zone(battle, enemy, cell):
            count += 1
    return count


def risk(battle: Battle, cell: int) -> float:
    """Danger in a hex, softened by its cover."""
    return exposure(battle, cell) * max(0.0, 1.0 - battle.shield * battle.dm[cell])


def comfort_of(battle: Battle, cell: int) -> float:
    return battle.cover * battle.dm[cell] - risk(battle, cell)


def to_goal(battle: Battle, cell: int) -> int:
    """The distance to the nearest goal."""
    nearest = FAR
    for place in range(battle.goals):
        nearest = min(nearest, battle.distance[battle.goal[place]][cell])
    return nearest


def to_enemy(battle: Battle, cell: int) -> int:
    """The distance to the nearest enemy."""
    nearest = FAR
    for place in range(battle.enemies):
        nearest = min(nearest, battle.distance[battle.enemy_cell[place]][cell])
    return nearest
