"""AR and DV: what an attack adds up to. The dice must show DV − AR. Everybody's DR is red."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.deployment import is_sheltered, reach
from opfor.fast.coh.sight import haze_between, is_in_front
from opfor.fast.coh.values import Battle


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


def attack_rating(battle: Battle) -> int:
    """AR: printed, hit effects, range or close combat, height, smoke, supporters."""
    unit = battle.shooter
    rating = battle.flame_red if battle.shot_is_flame else battle.red[unit]
    rating += battle.hit_red[battle.hit[unit]] + battle.supporters * battle.support
    if not is_close(battle):
        return rating + distant_parts(battle)
    if battle.boxed[unit] and not battle.shot_is_flame:
        return rating + battle.close_combat_boxed
    return rating + battle.close_combat


def distant_parts(battle: Battle) -> int:
    """What range, height and smoke do to an attack on another hex."""
    origin, parts = battle.cell[battle.shooter], 0
    distance = battle.distance[origin][battle.shot_cell]
    if distance == 1:
        parts = battle.short_range
    elif distance > reach(battle, battle.shooter):
        parts = battle.long_range
    if battle.level[origin] > battle.level[battle.shot_cell]:
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
        value += ground_parts(battle)
        if is_sheltered(battle, target):
            value += battle.hasty_dm
    if battle.smokes and not is_close(battle):
        value += smoke_parts(battle)
    return value


def ground_parts(battle: Battle) -> int:
    """Terrain (trees burst over soft targets), walls, height."""
    origin, cell, parts = battle.cell[battle.shooter], battle.shot_cell, 0
    if not (is_explosive(battle) and battle.bursts[cell]):
        parts = battle.dm[cell]
    if is_close(battle):
        return parts
    if battle.walled[origin][cell] and not is_explosive(battle):
        parts += battle.wall_dm
    if battle.level[cell] > battle.level[origin]:
        parts += battle.higher_target_dm
    return parts


def smoke_parts(battle: Battle) -> int:
    """Smoke on the target and light smoke on the line, together 2 at most."""
    value = battle.smoke[battle.shot_cell]
    if haze_between(battle, battle.cell[battle.shooter], battle.shot_cell) == 1:
        value += 1
    return min(value, battle.smoke_cap)
