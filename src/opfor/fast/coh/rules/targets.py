"""Who may fire at which hex, in which manner, at what cost."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.choices import offer
from opfor.fast.coh.deployment import attack_cost, bunker, is_locked, reach
from opfor.fast.coh.rules.ar_and_dv import is_close, is_spared
from opfor.fast.coh.sight import can_see, haze_between, is_in_front
from opfor.fast.coh.values import (
    ASSAULT,
    BLUE,
    BURN,
    FIRE,
    FLAME,
    INDIRECT,
    NOTHING,
    OFF,
    RED,
    Battle,
)


def may_shoot(battle: Battle, unit: int) -> bool:
    """Whether a unit can use its weapon at all: armed, on its feet, not in water."""
    if battle.hit_disarms[battle.hit[unit]] or not battle.is_armed[unit]:
        return False
    if battle.carrier[unit] != OFF:
        return False
    return battle.attacks_from[battle.cell[unit]] == 1


def has_in_arc(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a unit can point its weapon at a hex: one in its arc, or any other all round, as
    for who is hidden; a bunker narrows it."""
    own = battle.cell[unit]
    if battle.work_in[own] != NOTHING and not is_in_slit(battle, unit, cell):
        return False
    if is_in_front(battle, own, battle.facing[unit], cell):
        return True
    return cell != own and battle.fires_all_round[unit] + battle.hidden[unit] > 0


def is_in_slit(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a hex lies before the bunker a unit is in; before one that is in none all do."""
    work = bunker(battle, unit)
    if work == NOTHING:
        return True
    return is_in_front(battle, battle.work_cell[work], battle.work_facing[work], cell)


@cite("V-1")
def can_fire_at(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a unit could fire at a hex directly: arc, from minimum to long range, sight."""
    return has_in_reach(battle, unit, cell) and can_see(battle, battle.cell[unit], cell)


def has_in_reach(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a hex lies in a unit's arc, from minimum to long range."""
    normal, distance = reach(battle, unit), battle.distance[battle.cell[unit]][cell]
    if normal == 0 or distance > 2 * normal or distance < battle.minimum_range[unit]:
        return False
    if battle.is_mortar[unit] and battle.works and bunker(battle, unit) != NOTHING:
        return False
    return has_in_arc(battle, unit, cell)


def can_fire_indirectly(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a mortar reaches a hex over the heads of others: arc and range, seen by a spotter but
    not by itself."""
    if battle.indirect_cost[unit] == 0 or not has_in_reach(battle, unit, cell):
        return False
    return not can_see(battle, battle.cell[unit], cell) and eye_of(battle, unit, cell) != OFF


def eye_of(battle: Battle, unit: int, cell: int) -> int:
    """Where indirect fire is directed from: the highest of the hexes near a mortar and in its sight
    that see the target, of several one without light smoke on its line; none if none does."""
    own, eye = battle.cell[unit], OFF
    for place in range(battle.posts[own]):
        spot = battle.post[own][place]
        if eye == OFF or is_better_eye(battle, spot, eye, cell):
            if can_see(battle, own, spot) and can_see(battle, spot, cell):
                eye = spot
    return eye


def is_better_eye(battle: Battle, spot: int, eye: int, cell: int) -> bool:
    """Whether a spotter's hex is higher, or as high and its line clear of light smoke."""
    if battle.level[spot] != battle.level[eye] or battle.smokes == 0:
        return battle.level[spot] > battle.level[eye]
    return haze_between(battle, eye, cell) == 1 and haze_between(battle, spot, cell) == 0


def can_burn(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a flamethrower reaches a hex."""
    if not battle.has_flame[unit] or battle.distance[battle.cell[unit]][cell] > battle.flame_range:
        return False
    return has_in_arc(battle, unit, cell) and can_see(battle, battle.cell[unit], cell)


def fire_cost(battle: Battle, unit: int, cell: int, is_indirect: bool) -> int:
    """The attack cost: indirect fire by its own number; turning a turret costs more."""
    cost = attack_cost(battle, unit)
    if is_indirect:
        cost += indirect_extra(battle, unit)
    if battle.has_turret[unit] and not battle.hidden[unit]:
        if not is_in_front(battle, battle.cell[unit], battle.facing[unit], cell):
            cost += battle.turret_cost
    return cost


def indirect_extra(battle: Battle, unit: int) -> int:
    """By how much indirect fire costs more than direct."""
    return battle.indirect_cost[unit] - battle.printed_attack_cost[unit]


def price_of_shot(battle: Battle) -> int:
    """What the attack at hand costs: in close combat the attacker's cost, else that of its fire."""
    if is_close(battle):
        return attack_cost(battle, battle.shooter)
    unit, cell = battle.shooter, battle.shot_cell
    return fire_cost(battle, unit, cell, battle.shot_is_indirect == 1)


def is_able_to_fire(battle: Battle, unit: int, means: int) -> bool:
    """Whether a unit may use its weapon, and can pay for an attack straight ahead."""
    return may_shoot(battle, unit) and attack_cost(battle, unit) <= means


def offer_shots(battle: Battle, unit: int, means: int) -> None:
    """Every attack a unit could make on another hex with an enemy in it."""
    if is_locked(battle, unit) or not is_able_to_fire(battle, unit, means):
        return
    for place in range(battle.enemies):
        cell = battle.enemy_cell[place]
        if can_fire_at(battle, unit, cell) and not is_below_gun(battle, unit, cell):
            offer_shot(battle, FIRE, unit, cell, means)
    if battle.indirect_cost[unit]:
        for place in range(battle.enemies):
            if can_fire_indirectly(battle, unit, battle.enemy_cell[place]):
                offer_shot(battle, INDIRECT, unit, battle.enemy_cell[place], means)
    for place in range(battle.enemies):
        if can_burn(battle, unit, battle.enemy_cell[place]):
            offer_shot(battle, FLAME, unit, battle.enemy_cell[place], means)


def offer_shot(battle: Battle, act: int, unit: int, cell: int, means: int) -> None:
    """An attack that can be paid for, if the weapon still works against somebody there."""
    if fire_cost(battle, unit, cell, act == INDIRECT) <= means:
        if act == FLAME or not is_damaged(battle, unit) or has_target(battle, act, unit, cell):
            offer(battle, act, unit, cell)


def is_below_gun(battle: Battle, unit: int, cell: int) -> bool:
    """A vehicle cannot fire down a steep side into the next hex."""
    own = battle.cell[unit]
    if not battle.is_vehicle[unit] or battle.distance[own][cell] != 1:
        return False
    return battle.level[own] - battle.level[cell] >= battle.steep_levels


def is_damaged(battle: Battle, unit: int) -> bool:
    """Whether one of a unit's guns is silent."""
    hit = battle.hit[unit]
    return battle.hit_silences[RED][hit] + battle.hit_silences[BLUE][hit] > 0


def has_target(battle: Battle, act: int, unit: int, cell: int) -> bool:
    """Whether a damaged gun still works against somebody in a hex."""
    aim_at(battle, act, unit, cell)
    for target in range(battle.units):
        if battle.cell[target] == cell and not battle.hidden[target]:
            if not is_spared(battle, target):
                return True
    return False


def aim_at(battle: Battle, act: int, unit: int, cell: int) -> None:
    """The attack to be rated: who, at which hex, by which act; directed from where the unit stands,
    or from its spotter's hex."""
    battle.shooter = unit
    battle.shot_cell = cell
    battle.shot_is_flame = act in (FLAME, BURN)
    battle.shot_is_indirect = act == INDIRECT
    battle.shot_eye = eye_of(battle, unit, cell) if act == INDIRECT else battle.cell[unit]


def offer_assaults(battle: Battle, unit: int, means: int) -> None:
    """Every close combat attack a unit could make: one enemy in its hex."""
    if not is_locked(battle, unit) or not is_able_to_fire(battle, unit, means):
        return
    aim_at(battle, ASSAULT, unit, battle.cell[unit])
    for enemy in range(battle.units):
        if battle.cell[enemy] == battle.cell[unit]:
            if battle.side_of[enemy] != battle.side_of[unit] and not battle.hidden[enemy]:
                if not is_spared(battle, enemy):
                    offer(battle, ASSAULT, unit, enemy)
                if battle.has_flame[unit]:
                    offer(battle, BURN, unit, enemy)


def find_targets(battle: Battle, cell: int) -> None:
    """Everyone an attack on a hex is rolled against, friends too; riders before vehicles."""
    battle.targets = 0
    if battle.carried:
        find_targets_that(battle, cell, True)
    find_targets_that(battle, cell, False)


def find_targets_that(battle: Battle, cell: int, ride: bool) -> None:
    for unit in range(battle.units):
        if battle.cell[unit] == cell and (battle.carrier[unit] != OFF) == ride:
            if not battle.hidden[unit]:
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
