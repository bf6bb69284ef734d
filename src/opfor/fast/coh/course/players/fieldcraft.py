"""What the baseline player thinks of spade, smoke and lorry."""

from __future__ import annotations

from opfor.fast.coh.course.players.appraisal import take_stand
from opfor.fast.coh.course.players.danger import comfort_of, exposure
from opfor.fast.coh.course.players.errands import away
from opfor.fast.coh.deployment import muster_in
from opfor.fast.coh.rules.aps_and_caps import budget
from opfor.fast.coh.rules.smoke import offer_smoke_cells
from opfor.fast.coh.values import NOTHING, Battle


def digging(battle: Battle, unit: int) -> float:
    """Worth it under fire for those who stay where they are."""
    take_stand(battle, unit)
    if battle.stand_pull[unit] != 0.0 and battle.stand_distance[unit] > 1:
        return 0.0
    return battle.spade * exposure(battle, battle.cell[unit])


def mounting(battle: Battle, unit: int) -> float:
    """Ride where it is far, out of the enemy's sight."""
    take_stand(battle, unit)
    if battle.stand_distance[unit] < battle.mount_from or battle.stand_pull[unit] == 0.0:
        return 0.0
    if exposure(battle, battle.cell[unit]):
        return 0.0
    return battle.mounting_worth + battle.mounting_a_hex * battle.stand_distance[unit]


def dismounting(battle: Battle, unit: int, direction: int) -> float:
    """Get off near the goal, or where the vehicle is shot at; into the best hex."""
    take_stand(battle, unit)
    cell = battle.cell[unit]
    if battle.stand_distance[unit] > battle.dismount_at and exposure(battle, cell) == 0:
        return 0.0
    to = cell if direction == NOTHING else battle.neighbour[cell][direction]
    worth = battle.dismounting_worth + comfort_of(battle, to)
    return max(worth - battle.dismounting_a_hex * away(battle, unit, to), battle.least_dismounting)


def smoking(battle: Battle, unit: int) -> float:
    """The best hex for it; what is on offer stays as it was."""
    before = battle.offered
    offer_smoke_cells(battle, unit, budget(battle, unit))
    best = veil(battle, battle.offer_at[before])
    for place in range(before + 1, battle.offered):
        best = max(best, veil(battle, battle.offer_at[place]))
    battle.offered = before
    return best


def veil(battle: Battle, cell: int) -> float:
    """What smoke on a hex does for hit units in it who are under fire, less the others' worse
    aim."""
    own = muster_in(battle, battle.thinker, cell)
    if battle.smoke[cell] or own == 0:
        return 0.0
    hit = 0
    for unit in range(battle.units):
        if battle.cell[unit] == cell and battle.side_of[unit] == battle.thinker:
            if battle.hit[unit]:
                hit += 1
    return battle.smoke_worth * hit * exposure(battle, cell) - battle.blinded * (own - hit)
