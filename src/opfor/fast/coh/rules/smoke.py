"""Laying smoke: thrown, or fired."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply_acts import act_alone
from opfor.fast.coh.apply_ground import lay_smoke_in
from opfor.fast.coh.choices import ON_SMOKE, choose, offer
from opfor.fast.coh.deployment import attack_cost, is_locked
from opfor.fast.coh.rules.aps_and_caps import budget, pay
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.targets import (
    can_fire_at,
    can_fire_indirectly,
    indirect_extra,
    may_shoot,
)
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.values import HEX, NOTHING, SMOKED, Battle
from opfor.fast.coh.whys import Seen


def may_lay_smoke(battle: Battle, unit: int, means: int) -> bool:
    """Whether a unit could lay smoke anywhere for so much."""
    if not battle.throws_smoke[unit] and not battle.fires_smoke[unit]:
        return False
    if attack_cost(battle, unit) > means or not may_shoot(battle, unit) or is_locked(battle, unit):
        return False
    for cell in range(battle.cells):
        if can_smoke(battle, unit, cell, means):
            return True
    return False


def can_smoke(battle: Battle, unit: int, cell: int, means: int) -> bool:
    """Whether a unit could lay smoke in a hex that holds it for so much: fired as far as it fires,
    or thrown next to it."""
    if not battle.holds_smoke[cell]:
        return False
    if battle.fires_smoke[unit]:
        if not can_fire_at(battle, unit, cell) and not can_fire_indirectly(battle, unit, cell):
            return False
        return smoke_cost(battle, unit, cell) <= means
    own = battle.cell[unit]
    return battle.distance[own][cell] <= battle.smoke_thrown_range and can_see(battle, own, cell)


def offer_smoke_cells(battle: Battle, unit: int, means: int) -> None:
    """Where a unit could lay smoke for so much."""
    for cell in range(battle.cells):
        if can_smoke(battle, unit, cell, means):
            offer(battle, HEX, unit, cell)


def lay_smoke(battle: Battle, unit: int) -> None:
    """Pick a hex for the smoke; indirect fire costs more."""
    battle.offered = 0
    offer_smoke_cells(battle, unit, budget(battle, unit))
    where = battle.offer_at[choose(battle, battle.side_of[unit], ON_SMOKE)]
    pay(battle, unit, smoke_cost(battle, unit, where))
    act_alone(battle, unit, SMOKED)
    come_into_view(battle, unit, Seen.LAID_SMOKE, NOTHING)
    lay_smoke_in(battle, where, battle.smoke_burst)


@cite("smoke-by-direct-fire")
def smoke_cost(battle: Battle, unit: int, cell: int) -> int:
    """The attack cost; a mortar that does not see the hex itself pays for indirect fire."""
    if battle.indirect_cost[unit] == 0 or can_fire_at(battle, unit, cell):
        return attack_cost(battle, unit)
    return attack_cost(battle, unit) + indirect_extra(battle, unit)
