"""Who may fire at which hex, in which manner, at what cost."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.choices import offer
from opfor.fast.coh.deployment import attack_cost, is_locked, reach
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.values import ASSAULT, BURN, FIRE, FLAME, Battle


def may_shoot(battle: Battle, unit: int) -> bool:
    """Whether a unit can use its weapon at all: on its feet, not in water."""
    if battle.hit_disarms[battle.hit[unit]]:
        return False
    return battle.attacks_from[battle.cell[unit]] == 1


def has_in_arc(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a unit can point its weapon at a hex."""
    return is_in_front(battle, battle.cell[unit], battle.facing[unit], cell)


@cite("V-1")
def can_fire_at(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a unit could fire at a hex directly: arc, from minimum to long range, sight."""
    normal, distance = reach(battle, unit), battle.distance[battle.cell[unit]][cell]
    if normal == 0 or distance > 2 * normal or distance < battle.minimum_range[unit]:
        return False
    return has_in_arc(battle, unit, cell) and can_see(battle, battle.cell[unit], cell)


def can_burn(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a flamethrower reaches a hex."""
    if not battle.has_flame[unit] or battle.distance[battle.cell[unit]][cell] > battle.flame_range:
        return False
    return has_in_arc(battle, unit, cell) and can_see(battle, battle.cell[unit], cell)


def is_able_to_fire(battle: Battle, unit: int, means: int) -> bool:
    """Whether a unit may attack somebody, and can pay for it; everybody's DR is red."""
    if not may_shoot(battle, unit) or battle.hit_silences[battle.hit[unit]]:
        return False
    return attack_cost(battle, unit) <= means


def offer_shots(battle: Battle, unit: int, means: int) -> None:
    """Every attack a unit could make on another hex with an enemy in it."""
    if is_locked(battle, unit) or not is_able_to_fire(battle, unit, means):
        return
    for place in range(battle.enemies):
        if can_fire_at(battle, unit, battle.enemy_cell[place]):
            offer(battle, FIRE, unit, battle.enemy_cell[place])
    for place in range(battle.enemies):
        if can_burn(battle, unit, battle.enemy_cell[place]):
            offer(battle, FLAME, unit, battle.enemy_cell[place])


def offer_assaults(battle: Battle, unit: int, means: int) -> None:
    """Every close combat attack a unit could make: one enemy in its hex."""
    if not is_locked(battle, unit) or not is_able_to_fire(battle, unit, means):
        return
    for enemy in range(battle.units):
        if battle.cell[enemy] == battle.cell[unit]:
            if battle.side_of[enemy] != battle.side_of[unit]:
                offer(battle, ASSAULT, unit, enemy)
                if battle.has_flame[unit]:
                    offer(battle, BURN, unit, enemy)


def find_targets(battle: Battle, cell: int) -> None:
    """Everyone an attack on a hex is rolled against, friends too."""
    battle.targets = 0
    for unit in range(battle.units):
        if battle.cell[unit] == cell:
            battle.target[battle.targets] = unit
            battle.targets += 1


def can_support(battle: Battle, unit: int) -> bool:
    """Whether a comrade may support the shot: the target in arc, sight and normal range, firepower
    unharmed; in close combat from the same hex."""
    if not may_shoot(battle, unit) or battle.hit_weakens[battle.hit[unit]]:
        return False
    if battle.shot_cell == battle.cell[battle.shooter]:
        return battle.cell[unit] == battle.shot_cell
    if is_locked(battle, unit):
        return False
    distance = battle.distance[battle.cell[unit]][battle.shot_cell]
    return distance <= reach(battle, unit) and can_fire_at(battle, unit, battle.shot_cell)
