"""Laying smoke: thrown."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import act_alone, lay_density
from opfor.fast.coh.choices import ON_SMOKE, choose, offer
from opfor.fast.coh.deployment import attack_cost, is_locked
from opfor.fast.coh.rules.aps_and_caps import pay
from opfor.fast.coh.rules.targets import may_shoot
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.values import HEX, SMOKED, Battle


def may_lay_smoke(battle: Battle, unit: int, means: int) -> bool:
    """Whether a unit could lay smoke anywhere for so much; what is on offer stays as it was."""
    if not battle.throws_smoke[unit] or attack_cost(battle, unit) > means:
        return False
    if not may_shoot(battle, unit) or is_locked(battle, unit):
        return False
    before = battle.offered
    offer_smoke_cells(battle, unit)
    found = battle.offered > before
    battle.offered = before
    return found


def offer_smoke_cells(battle: Battle, unit: int) -> None:
    """Where a unit could lay smoke: in hexes next to it, in its sight, that hold smoke."""
    own = battle.cell[unit]
    for cell in range(battle.cells):
        if battle.distance[own][cell] <= battle.smoke_thrown_range and battle.holds_smoke[cell]:
            if can_see(battle, own, cell):
                offer(battle, HEX, unit, cell)


@cite("smoke-by-direct-fire")
def lay_smoke(battle: Battle, unit: int) -> None:
    """Pick a hex for the smoke, and pay for an attack."""
    battle.offered = 0
    offer_smoke_cells(battle, unit)
    where = battle.offer_at[choose(battle, battle.side_of[unit], ON_SMOKE)]
    pay(battle, unit, attack_cost(battle, unit))
    act_alone(battle, unit, SMOKED)
    lay_density(battle, where, battle.smoke_burst)
