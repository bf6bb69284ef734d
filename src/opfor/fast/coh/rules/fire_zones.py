"""The hexes a unit covers with its fire."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.deployment import reach
from opfor.fast.coh.rules.targets import has_in_arc
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.values import Battle


@cite("COH-5.2-c", "QC-32")
def is_in_fire_zone(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a unit covers a hex: sight, arc and normal range, with an AR of 0 or better. Who is
    hidden covers none."""
    if battle.hidden[unit] or not battle.has_zone[unit][battle.hit[unit]]:
        return False
    own = battle.cell[unit]
    if battle.distance[own][cell] > reach(battle, unit):
        return False
    return has_in_arc(battle, unit, cell) and can_see(battle, own, cell)
