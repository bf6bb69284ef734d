"""Hidden units: who stays unseen, who is found, and firing at suspicion."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.fast.coh.apply import show_unit
from opfor.fast.coh.choices import Throw
from opfor.fast.coh.deployment import find_enemies
from opfor.fast.coh.rules.rolls import rolled, sum_of
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.sizes import FACINGS, NO_LIMIT, UNITS
from opfor.fast.coh.values import NEVER, NOTHING, OFF, Battle
from opfor.fast.coh.whys import For, Seen
from opfor.games.coh.values.unit_events import NothingFound


def come_into_view(battle: Battle, unit: int, why: int, towards: int) -> None:
    """Put a hidden unit on the map in the open, facing its target or the nearest enemy."""
    if battle.hidden[unit]:
        show_unit(battle, unit, facing_nearest(battle, unit, towards), why)


def facing_nearest(battle: Battle, unit: int, towards: int) -> int:
    """A facing with the target (else the nearest enemy) in front, and as many as can be."""
    own, nearest = battle.cell[unit], NO_LIMIT
    find_enemies(battle, battle.side_of[unit])
    for place in range(battle.enemies):
        if battle.enemy_cell[place] != own:
            nearest = min(nearest, battle.distance[own][battle.enemy_cell[place]])
    if nearest == NO_LIMIT:
        return battle.facing[unit]
    best, most = 0, faced(battle, own, 0, nearest, towards)
    for facing in range(1, FACINGS):
        covered = faced(battle, own, facing, nearest, towards)
        if covered > most:
            best, most = facing, covered
    return best


def faced(battle: Battle, own: int, facing: int, nearest: int, towards: int) -> int:
    """What is in front that way, as one number: the target before all, then the nearest enemies,
    then any."""
    total = 0
    for place in range(battle.enemies):
        cell = battle.enemy_cell[place]
        if cell != own and is_in_front(battle, own, facing, cell):
            total += 1
            if battle.distance[own][cell] == nearest:
                total += UNITS
            if cell == towards:
                total += UNITS * UNITS
    return total


def is_watched(battle: Battle, unit: int, cell: int, reach: int) -> bool:
    """Whether an enemy in the open sees a hex from so near."""
    for enemy in range(battle.units):
        if battle.side_of[enemy] != battle.side_of[unit] and battle.cell[enemy] != OFF:
            if not battle.hidden[enemy] and battle.distance[cell][battle.cell[enemy]] <= reach:
                if can_see(battle, cell, battle.cell[enemy]):
                    return True
    return False


def conceals(battle: Battle, cell: int) -> bool:
    """Ground that hides: any DM, or heavy smoke."""
    return battle.dm[cell] > 0 or battle.smoke[cell] >= battle.heavy_smoke


def has_open(battle: Battle, cell: int) -> bool:
    """Whether anybody is in the open in a hex."""
    return battle.manned[0][cell] + battle.manned[1][cell] > 0


def stays_hidden(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a hidden unit at a cell goes unnoticed: not with anybody in the open in its hex,
    friend or enemy. A vehicle in the open is noticed by anyone who sees it, a foot unit or gun only
    from two hexes or less."""
    if has_open(battle, cell):
        return False
    if conceals(battle, cell):
        return True
    reach = NO_LIMIT if battle.is_vehicle[unit] else battle.hidden_in_open
    return not is_watched(battle, unit, cell, reach)


def find_exposed(battle: Battle) -> None:
    """After every action: hidden units that can now be noticed are put on the map."""
    if battle.lurkers == 0:
        return
    for unit in range(battle.units):
        if battle.hidden[unit] and battle.cell[unit] != OFF:
            if not stays_hidden(battle, unit, battle.cell[unit]):
                come_into_view(battle, unit, Seen.NOTICED, NOTHING)


def probe(battle: Battle, unit: int, cell: int, is_certain: bool) -> bool:
    """Fire at a suspected hex: 6 plus its DM shows who hides there (flames always do)."""
    needed, side, found = battle.find_hidden + battle.dm[cell], battle.side_of[unit], False
    throw = Throw(For.A_SEARCH, needed, unit, cell, 0)
    if not is_certain and sum_of(rolled(battle, side, throw, NEVER, True, False)) < needed:
        tell(battle, NothingFound, cell)
        return False
    for other in range(battle.units):
        if battle.hidden[other] and battle.cell[other] == cell and battle.side_of[other] != side:
            come_into_view(battle, other, Seen.FIRE_FOUND, NOTHING)
            found = True
    if not found:
        tell(battle, NothingFound, cell)
    return found
