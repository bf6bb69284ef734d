"""What the baseline player thinks of spade, smoke and lorry."""

from __future__ import annotations

from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.rules.smoke import smoke_cells
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.prices import (
    BLINDED,
    DISMOUNT_AT,
    DISMOUNTING,
    DISMOUNTING_A_HEX,
    LEAST,
    MOUNT_FROM,
    MOUNTING,
    MOUNTING_A_HEX,
    SMOKE,
    SPADE,
)
from opfor.games.coh.values.state import OFF


def digging(appraisal: Appraisal, act: do.DigIn) -> float:
    """Worth it under fire for those who stay where they are."""
    stand = appraisal.stand(act.unit)
    if stand.pull and stand.distance > 1:
        return 0.0
    return SPADE * appraisal.exposure(appraisal.view.counters[act.unit].cell)


def smoking(appraisal: Appraisal, act: do.LaySmoke) -> float:
    """The best hex for it."""
    cells = smoke_cells(appraisal.look, act.unit, appraisal.means(act.unit))
    return max((veil(appraisal, cell) for cell in cells), default=0.0)


def veil(appraisal: Appraisal, cell: int) -> float:
    """What smoke on a hex does for hit units in it who are under fire, less the others' worse
    aim."""
    own = [u for u in appraisal.look.at.get(cell, ()) if _is_own(appraisal, u)]
    if cell in appraisal.look.smoke or not own:
        return 0.0
    hit = sum(bool(appraisal.view.counters[unit].hit) for unit in own)
    return SMOKE * hit * appraisal.exposure(cell) - BLINDED * (len(own) - hit)


def _is_own(appraisal: Appraisal, unit: int) -> bool:
    return appraisal.view.counters[unit].side == appraisal.side


def mounting(appraisal: Appraisal, act: do.Load) -> float:
    """Ride where it is far, out of the enemy's sight."""
    stand, cell = appraisal.stand(act.unit), appraisal.view.counters[act.unit].cell
    if stand.distance < MOUNT_FROM or not stand.pull or appraisal.exposure(cell):
        return 0.0
    return MOUNTING + MOUNTING_A_HEX * stand.distance


def dismounting(appraisal: Appraisal, act: do.Unload) -> float:
    """Get off near the goal, or where the vehicle is shot at; into the best hex."""
    counter = appraisal.view.counters[act.unit]
    if counter.carrier == OFF:
        return 0.0
    stand = appraisal.stand(act.unit)
    if stand.distance > DISMOUNT_AT and not appraisal.exposure(counter.cell):
        return 0.0
    worth = DISMOUNTING + appraisal.comfort_of(act.to) - DISMOUNTING_A_HEX * stand.row[act.to]
    return max(worth, LEAST)
