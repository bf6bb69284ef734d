"""How the baseline player faces and sets up, by its appraisal of the position."""

from __future__ import annotations

from opfor.fast.coh.course.players.danger import to_goal
from opfor.fast.coh.deployment import crowd_in
from opfor.fast.coh.sight import is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import OFF, Battle


def best_facing(battle: Battle, unit: int) -> int:
    """Most enemies in front, the nearer the better; else towards the goal; else as it is."""
    facing, most = 0, in_view(battle, unit, 0)
    for other in range(1, FACINGS):
        covered = in_view(battle, unit, other)
        is_kept = covered == most and other == battle.facing[unit]
        if covered > most or is_kept:
            facing, most = other, covered
    return facing


def in_view(battle: Battle, unit: int, facing: int) -> float:
    """What a unit has in front of it that way: enemies, or goals where there are no enemies."""
    own, seen = battle.cell[unit], 0.0
    if has_enemy_elsewhere(battle, own):
        for place in range(battle.enemies):
            seen += weight_in_front(battle, own, facing, battle.enemy_cell[place])
        return seen
    for place in range(battle.goals):
        seen += weight_in_front(battle, own, facing, battle.goal[place])
    return seen


def has_enemy_elsewhere(battle: Battle, cell: int) -> bool:
    return battle.enemies > (1 if battle.manned[1 - battle.thinker][cell] else 0)


def weight_in_front(battle: Battle, own: int, facing: int, cell: int) -> float:
    """The nearer the more; nothing in the own hex or outside the arc."""
    if cell == own or not is_in_front(battle, own, facing, cell):
        return 0.0
    return 1.0 / battle.distance[own][cell]


def crowd_around(battle: Battle, cell: int) -> int:
    """Hexes with enemies less those with friends, in a hex and around it."""
    total = hostility(battle, cell)
    for direction in range(FACINGS):
        if battle.neighbour[cell][direction] != OFF:
            total += hostility(battle, battle.neighbour[cell][direction])
    return total


def hostility(battle: Battle, cell: int) -> int:
    """1 where enemies stand, 2 less where friends do."""
    value = 1 if battle.manned[1 - battle.thinker][cell] else 0
    return value - 2 if battle.manned[battle.thinker][cell] else value


def worth_of_place(battle: Battle, cell: int) -> float:
    """Set-up: cover, near the goal, not crowded."""
    return battle.dm[cell] - 0.5 * to_goal(battle, cell) - 2 * crowd_in(battle, cell)
