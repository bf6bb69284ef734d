"""AR and DV: what an attack adds up to. The dice must show DV − AR."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.deployment import reach, shelter
from opfor.fast.coh.sight import haze_between, is_in_front
from opfor.fast.coh.values import NOTHING, OFF, RED, Battle


def is_close(battle: Battle) -> bool:
    """Whether the attack stays in the attacker's own hex."""
    return battle.cell[battle.shooter] == battle.shot_cell


def is_explosive(battle: Battle) -> bool:
    """High explosive falls from above (in close combat it is a crew with rifles)."""
    return battle.has_explosive[battle.shooter] == 1 and not is_close(battle)


@cite("V-3", "high-explosive-defence")
def is_flank(battle: Battle, target: int) -> bool:
    """Whether the target defends with its flank DR: close combat, flame, high explosive, or an
    attacker outside its front arc."""
    if is_close(battle) or battle.shot_is_flame:
        return True
    if battle.falls_on_flank and is_explosive(battle):
        return True
    origin = battle.cell[battle.shooter]
    return not is_in_front(battle, battle.cell[target], battle.facing[target], origin)


def struck_colour(battle: Battle, target: int) -> int:
    """The colour of the DR that is struck: it chooses the AR and the pile of hit counters. An
    open-topped vehicle counts as soft against high explosive, flame and red close combat."""
    if battle.is_open_topped[target] and is_from_above(battle):
        return RED
    if is_flank(battle, target):
        return battle.flank_colour[target]
    return battle.front_colour[target]


def is_from_above(battle: Battle) -> bool:
    if battle.shot_is_flame or is_explosive(battle):
        return True
    return is_close(battle) and battle.is_foot[battle.shooter] == 1


@cite("COH-6.2.2-a")
def is_spared(battle: Battle, target: int) -> bool:
    """Whether damage keeps a weapon from striking a target; flames always do, and a Rumored Enemy,
    whose colour nobody knows, may be fired at with anything."""
    if battle.shot_is_flame or battle.is_rumored[target]:
        return False
    return battle.hit_silences[struck_colour(battle, target)][battle.hit[battle.shooter]] == 1


def attack_rating(battle: Battle, target: int) -> int:
    """AR against the DR that is struck."""
    return rating_against(battle, struck_colour(battle, target))


def rating_against(battle: Battle, colour: int) -> int:
    """AR against a colour: printed, hit effects, range or close combat, height, smoke,
    supporters. A fortification is red."""
    unit = battle.shooter
    rating = printed_against(battle, colour) + battle.supporters * battle.support
    if not is_close(battle):
        return rating + distant_parts(battle)
    if battle.boxed[colour][unit] and not battle.shot_is_flame:
        return rating + battle.close_combat_boxed
    return rating + battle.close_combat


def printed_against(battle: Battle, colour: int) -> int:
    """The AR of a colour with what a hit changes."""
    unit, hit = battle.shooter, battle.hit[battle.shooter]
    if colour == RED:
        return (battle.flame_red if battle.shot_is_flame else battle.red[unit]) + battle.hit_red[
            hit
        ]
    return (battle.flame_blue if battle.shot_is_flame else battle.blue[unit]) + battle.hit_blue[hit]


def distant_parts(battle: Battle) -> int:
    """What range, height and smoke do to an attack on another hex."""
    origin, parts = battle.cell[battle.shooter], 0
    distance = battle.distance[origin][battle.shot_cell]
    if distance == 1:
        parts = battle.short_range
    elif distance > reach(battle, battle.shooter):
        parts = battle.long_range
    if battle.level[battle.shot_eye] > battle.level[battle.shot_cell]:
        parts += battle.higher_attacker_ar
    return parts - battle.smoke[origin]


@cite("COH-5.1.2-a")
def defence_value(battle: Battle, target: int) -> int:
    """DV: front or flank DR, hit effects, then every DM that holds against this attack."""
    hit = battle.hit[target]
    if is_flank(battle, target):
        value = battle.flank_dr[target] + battle.hit_flank_dr[hit]
    else:
        value = battle.front_dr[target] + battle.hit_front_dr[hit]
    if not battle.shot_is_flame:
        value += ground_parts(battle, target)
        if battle.works:
            value += shelter_parts(battle, target)
        if battle.carrier[target] != OFF and battle.is_apc[battle.carrier[target]]:
            value += battle.passenger_shield
    if battle.smokes and not is_close(battle):
        value += smoke_parts(battle)
    return value


@cite("vehicle-cover-from-shells")
def ground_parts(battle: Battle, target: int) -> int:
    """Terrain (trees burst over soft targets), walls, height, and a vehicle to crouch behind."""
    origin, cell = battle.cell[battle.shooter], battle.shot_cell
    if is_close(battle):
        return 0 if battle.is_vehicle[target] else battle.dm[cell]
    parts = battle.dm[cell]
    if battle.bursts[cell] and is_explosive(battle) and struck_colour(battle, target) == RED:
        parts = 0
    if battle.walled[origin][cell] and not is_explosive(battle):
        parts += battle.wall_dm
    if battle.level[cell] > battle.level[battle.shot_eye]:
        parts += battle.higher_target_dm
    if battle.shells_miss_vehicles and is_explosive(battle):
        return parts
    if battle.is_foot[target] and has_vehicle_beside(battle, target):
        parts += battle.behind_vehicle
    return parts


def has_vehicle_beside(battle: Battle, target: int) -> bool:
    """Whether a vehicle of its side shares the hex of somebody on foot."""
    if battle.carrier[target] != OFF:
        return False
    for unit in range(battle.units):
        if battle.is_vehicle[unit] and battle.cell[unit] == battle.cell[target]:
            if unit != target and battle.side_of[unit] == battle.side_of[target]:
                return True
    return False


@cite("cover-in-close-combat")
def shelter_parts(battle: Battle, target: int) -> int:
    """What a fortification adds; a bunker less from behind and in close combat."""
    work = shelter(battle, target)
    if work == NOTHING:
        return 0
    kind, origin = battle.work_kind[work], battle.cell[battle.shooter]
    if battle.work_has_facing[kind]:
        if is_close(battle) or not is_in_front(
            battle, battle.work_cell[work], battle.work_facing[work], origin
        ):
            return battle.work_dm_flank[kind]
    elif battle.bunkers_only and is_close(battle):
        return 0
    return battle.work_dm_front[kind]


def smoke_parts(battle: Battle) -> int:
    """Smoke on the target and light smoke on the line by which it is seen, together 2 at most."""
    value = battle.smoke[battle.shot_cell]
    if haze_between(battle, battle.shot_eye, battle.shot_cell) == 1:
        value += 1
    return min(value, battle.smoke_cap)
