"""Digging in: hasty defenses, and who may build one."""

from __future__ import annotations

from opfor.fast.coh.apply_acts import act_alone
from opfor.fast.coh.apply_works import build_work
from opfor.fast.coh.deployment import is_locked
from opfor.fast.coh.rules.aps_and_caps import pay
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.values import DUG_IN, NOTHING, OFF, Battle
from opfor.fast.coh.whys import Seen


def can_dig_in(battle: Battle, unit: int, with_card: bool) -> bool:
    """A hasty defence: foot only (a card lets others too), one fortification per hex."""
    cell = battle.cell[unit]
    if battle.carrier[unit] != OFF:
        return False
    if battle.hit_stuns[battle.hit[unit]] or is_locked(battle, unit):
        return False
    if not battle.is_foot[unit] and not with_card:
        return False
    return battle.work_in[cell] == NOTHING and battle.holds_smoke[cell] == 1


def dig_in(battle: Battle, unit: int) -> None:
    """Build a hasty defence; it protects its builder until it moves, pivots or dies."""
    pay(battle, unit, battle.dig_in_cost)
    act_alone(battle, unit, DUG_IN)
    come_into_view(battle, unit, Seen.DUG_IN, NOTHING)
    build_work(battle, unit)
