"""How shots and damage change the battle."""

from __future__ import annotations

from opfor.fast.tactics2gm.apply_cards import to_discard
from opfor.fast.tactics2gm.apply_units import leave, spend
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    BY_ASSAULT,
    BY_EXTRA,
    GONE,
    NOBODY,
    NOTHING,
    SHOOTERS,
    TOUCHED,
)


def remove_unit(battle: Battle, unit: int) -> None:
    """A unit is lost, with what it still carries; the cards go to the discards in their order."""
    cargo = battle.cargo[unit]
    if cargo and cargo < unit:
        bury(battle, cargo)
    bury(battle, unit)
    if cargo > unit:
        bury(battle, cargo)


def bury(battle: Battle, unit: int) -> None:
    side = battle.side[unit]
    to_discard(battle, side, battle.card[unit])
    battle.losses[side] += 1
    leave(battle, unit)
    battle.gone += 1
    battle.cell[unit] = GONE
    battle.side[unit] = NOBODY


def wound_unit(battle: Battle, unit: int, damage: int, destroyed: bool) -> None:
    if destroyed:
        remove_unit(battle, unit)
    else:
        battle.wounds[unit] += damage


def damage_terrain(battle: Battle, cell: int, damage: int, destroyed: bool) -> None:
    """Terrain is worn, or gone; what is not printed on the map is put aside."""
    if not destroyed:
        battle.worn[cell] += damage
        return
    if not battle.printed[cell]:
        battle.terrain_out[battle.terrains_out] = battle.ground[cell]
        battle.terrains_out += 1
    battle.ground[cell] = NOTHING
    battle.rough &= ~battle.bit[cell]
    battle.worn[cell] = 0
    battle.printed[cell] = 0


def fire_shot(
    battle: Battle, unit: int, slot: int, target: int, damage: int, destroyed: bool, how: int
) -> None:
    """A shot was fired: what it leaves with the shooter, with whom it was aimed at, and done."""
    enemy = 1 - battle.side[unit]
    note_shooter(battle, unit, slot, target, destroyed, how)
    if target > 0 and how != BY_ASSAULT:
        note_shot_by(battle, target, battle.id[unit])
    if how == BY_ASSAULT:
        battle.owed_to[battle.owed] = battle.id[target]
        battle.owed_by[battle.owed] = battle.id[unit]
        battle.owed += 1
    elif how == BY_EXTRA:
        forget_owed(battle, battle.id[unit], battle.id[target])
    if target > 0:
        wound_unit(battle, target, damage, destroyed)
    elif target == 0:
        battle.hq[enemy] += damage
    elif damage:
        damage_terrain(battle, -1 - target, damage, destroyed)


def note_shooter(
    battle: Battle, unit: int, slot: int, target: int, destroyed: bool, how: int
) -> None:
    battle.hidden[unit] = 0
    if destroyed and target > 0:
        battle.kills[unit] += 1
    if how == BY_ASSAULT:
        battle.assaulted[unit] = 1
        battle.moved[unit] = 1
    elif how != BY_EXTRA:
        if slot == 0 and battle.fired[unit] & 1:
            battle.extra[unit] -= 1
        else:
            spend(battle, unit, slot)


def note_shot_by(battle: Battle, target: int, shooter: int) -> None:
    """The unit with this id has fired at the target this turn."""
    if not is_shot_by(battle, target, shooter) and battle.shooters[target] < SHOOTERS:
        battle.shot_by[target][battle.shooters[target]] = shooter
        battle.shooters[target] += 1


def is_shot_by(battle: Battle, target: int, shooter: int) -> bool:
    for i in range(battle.shooters[target]):
        if battle.shot_by[target][i] == shooter:
            return True
    return False


def forget_owed(battle: Battle, to: int, by: int) -> None:
    """The extra shots of one id at another are taken."""
    kept = 0
    for i in range(battle.owed):
        if battle.owed_to[i] != to or battle.owed_by[i] != by:
            battle.owed_to[kept] = battle.owed_to[i]
            battle.owed_by[kept] = battle.owed_by[i]
            kept += 1
    battle.owed = kept


def touch(battle: Battle, unit: int, card: int) -> None:
    """A support card has affected a unit."""
    battle.is_touched[unit] |= 1 << battle.number[card]
    if battle.touches[unit] < TOUCHED:
        battle.touched[unit][battle.touches[unit]] = card
        battle.touches[unit] += 1
