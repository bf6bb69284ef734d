"""AR, DV and rally numbers part by part, each with its section, for whoever wants to read them.

The rules (``rules.ar_and_dv``, ``rules.rally``) add the same numbers up without words. Sections
"AtB n" are those of the base game.
"""

from __future__ import annotations

from opfor.core.tally import Part, Tally
from opfor.fast.coh.deployment import reach, shelter
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.rules import rally
from opfor.fast.coh.rules.ar_and_dv import (
    has_vehicle_beside,
    is_close,
    is_explosive,
    is_flank,
    shelter_parts,
    smoke_parts,
    struck_colour,
)
from opfor.fast.coh.values import NOTHING, OFF, RED, Battle
from opfor.games.coh.values.options import Setting

PRINTED = ("red AR", "blue AR")


def attack_rating(battle: Battle, setting: Setting, target: int) -> Tally:
    """AR: printed, hit effects, range or close combat, height, smoke, supporters."""
    return rating_against(battle, setting, struck_colour(battle, target))


def rating_against(battle: Battle, setting: Setting, colour: int) -> Tally:
    """AR against a colour, whatever stands there."""
    unit, hit = battle.shooter, battle.hit[battle.shooter]
    printed = (battle.red, battle.blue)[colour][unit]
    if battle.shot_is_flame:
        printed = (battle.flame_red, battle.flame_blue)[colour]
    change = (battle.hit_red, battle.hit_blue)[colour][hit]
    tally = Tally("AR", (Part(PRINTED[colour], printed, "AtB 7.2"),))
    tally = tally.plus(_hit_title(setting, hit), change, "AtB 7.5")
    if is_close(battle):
        is_boxed = battle.boxed[colour][unit] and not battle.shot_is_flame
        value = battle.close_combat_boxed if is_boxed else battle.close_combat
        tally = Tally(tally.label, (*tally.parts, Part("close combat", value, "AtB 7.7.3")))
    else:
        tally = _from_afar(battle, tally)
    return tally.plus("group support", battle.supporters * battle.support, "AtB 9.1.2")


def _hit_title(setting: Setting, hit: int) -> str:
    known = numbering(setting).every_hit
    return str(known[hit].title).lower()


def _from_afar(battle: Battle, tally: Tally) -> Tally:
    """What range, height and smoke do to an attack on another hex."""
    origin = battle.cell[battle.shooter]
    distance = battle.distance[origin][battle.shot_cell]
    if distance == 1:
        tally = tally.plus("short range", battle.short_range, "AtB 7.7.2")
    elif distance > reach(battle, battle.shooter):
        tally = tally.plus("long range", battle.long_range, "AtB 7.7.1")
    if battle.level[battle.shot_eye] > battle.level[battle.shot_cell]:
        tally = tally.plus("higher ground", battle.higher_attacker_ar, "AtB 11.0")
    return tally.plus("firing out of smoke", -battle.smoke[origin], "AtB 13.0")


def defence_value(battle: Battle, setting: Setting, target: int) -> Tally:
    """DV: front or flank DR, hit effects, then every DM that holds against this attack."""
    hit, flank = battle.hit[target], is_flank(battle, target)
    value = battle.flank_dr[target] if flank else battle.front_dr[target]
    change = (battle.hit_flank_dr if flank else battle.hit_front_dr)[hit]
    tally = Tally("DV", (Part("flank DR" if flank else "front DR", value, "AtB 7.3"),))
    tally = tally.plus(_hit_title(setting, hit), change, "AtB 7.5")
    if not battle.shot_is_flame:
        tally = _sheltered(battle, setting, target, _on_ground(battle, setting, target, tally))
        if battle.carrier[target] != OFF and battle.is_apc[battle.carrier[target]]:
            tally = tally.plus("behind its armour", battle.passenger_shield, "AtB 15.0")
    if battle.smokes and not is_close(battle):
        tally = tally.plus("smoke", smoke_parts(battle), "AtB 13.0")
    return tally


def _on_ground(battle: Battle, setting: Setting, target: int, tally: Tally) -> Tally:
    """Terrain (trees burst over soft targets), walls, height, and a vehicle to crouch behind."""
    origin, cell = battle.cell[battle.shooter], battle.shot_cell
    title, explosive = setting.field.terrain[cell].title, is_explosive(battle)
    if is_close(battle):
        return tally if battle.is_vehicle[target] else tally.plus(title, battle.dm[cell], "AtB 4.0")
    if not (battle.bursts[cell] and explosive and struck_colour(battle, target) == RED):
        tally = tally.plus(title, battle.dm[cell], "AtB 4.0")
    if battle.walled[origin][cell] and not explosive:
        tally = tally.plus("wall", battle.wall_dm, "AtB 4.0")
    if battle.level[cell] > battle.level[battle.shot_eye]:
        tally = tally.plus("higher ground", battle.higher_target_dm, "AtB 11.0")
    falls = battle.shells_miss_vehicles and explosive
    if battle.is_foot[target] and not falls and has_vehicle_beside(battle, target):
        tally = tally.plus("behind a vehicle", battle.behind_vehicle, "AtB 14.0")
    return tally


def _sheltered(battle: Battle, setting: Setting, target: int, tally: Tally) -> Tally:
    """What a fortification adds."""
    work = shelter(battle, target)
    if work == NOTHING:
        return tally
    title = numbering(setting).works[battle.work_kind[work]].title.lower()
    return tally.plus(title, shelter_parts(battle, target), "AtB 18.0")


def rally_number(battle: Battle, unit: int) -> Tally:
    """What two dice must show to take a unit's hit off."""
    comrades = rally.unhit_comrades(battle, unit)
    tally = Tally("rally").plus("counter", battle.hit_rally[battle.hit[unit]], "AtB 7.6")
    tally = tally.plus("cover", -int(rally.has_cover(battle, unit)), "AtB 7.6")
    bonus = battle.rally_bonus[battle.side_of[unit]]
    tally = tally.plus("the mission's rule", -bonus, "GEN-3.9-a")
    counted = comrades if battle.each_comrade else min(comrades, 1)
    return tally.plus("comrades", -counted, "rally-friends")
