"""What damage does: units, terrain and HQs, and what a shot leaves with shooter and target."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.board import leave
from opfor.games.tactics2gm.rules.deeds import spend
from opfor.games.tactics2gm.rules.piles import to_discard
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import GONE, NOBODY, NOTHING, SHOOTERS, TOUCHED, How
from opfor.games.tactics2gm.values.events import HqDamaged, TerrainDamaged


def remove_unit(battle: Battle, unit: int) -> None:
    """A unit is lost, with what it still carries; the cards go to the discards in their order."""
    cargo, cell = battle.cargo[unit], battle.cell[unit]
    if cell >= 0:
        battle.fallen[battle.side[unit]][cell] += 2 if cargo else 1
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


def wear_terrain(battle: Battle, cell: int, damage: int, destroyed: bool) -> None:
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


def damage_terrain(battle: Battle, cell: int, damage: int, destroyed: bool, card: int) -> None:
    """A card damages the terrain on a space."""
    wear_terrain(battle, cell, damage, destroyed)
    tell(battle, TerrainDamaged, cell, damage, destroyed, card)


def damage_hq(battle: Battle, side: int, damage: int, card: int) -> None:
    battle.hq[side] += damage
    tell(battle, HqDamaged, side, damage, card)


def note_shooter(
    battle: Battle, unit: int, slot: int, target: int, destroyed: bool, how: int
) -> None:
    """What a shot leaves with whoever fired it."""
    battle.hidden[unit] = 0
    if destroyed and target > 0:
        battle.kills[unit] += 1
    if how == How.ASSAULT:
        battle.assaulted[unit] = 1
        battle.moved[unit] = 1
        battle.owed_to[battle.owed] = battle.id[target]
        battle.owed_by[battle.owed] = battle.id[unit]
        battle.owed += 1
    elif how == How.EXTRA:
        forget_owed(battle, battle.id[unit], battle.id[target])
    elif slot == 0 and battle.fired[unit] & 1:
        battle.extra[unit] -= 1
    else:
        spend(battle, unit, slot)


def note_shot_by(battle: Battle, target: int, shooter: int) -> None:
    """The unit with this id has fired at the target this turn."""
    if not is_shot_by(battle, target, shooter) and battle.shooters[target] < SHOOTERS:
        battle.shot_by[target][battle.shooters[target]] = shooter
        battle.shooters[target] += 1


def is_shot_by(battle: Battle, target: int, shooter: int) -> bool:
    return any(battle.shot_by[target][i] == shooter for i in range(battle.shooters[target]))


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
