"""Moves and pivots as whole actions."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import turn_unit
from opfor.fast.coh.apply_acts import act_alone
from opfor.fast.coh.choices import ON_FACING, choose, offer
from opfor.fast.coh.deployment import is_locked
from opfor.fast.coh.rules.aps_and_caps import pay
from opfor.fast.coh.rules.bonus_moves import drive_on, may_drive_on, move_on
from opfor.fast.coh.rules.control_and_fieldworks import set_off
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.hits import abandon
from opfor.fast.coh.rules.movement_steps import charge, is_ahead, stride_cost, take_step
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import FACE, MOVED, NOTHING, ON_MAP, PIVOTED, Battle
from opfor.fast.coh.whys import Seen


@cite("COH-2.0-b")
def move(battle: Battle, unit: int, direction: int, is_free: bool) -> None:
    """Go one hex, drive on with bonus moves, then turn as you like."""
    if not is_free:
        pay(battle, unit, stride_cost(battle, unit, direction))
    act_alone(battle, unit, MOVED)
    come_into_view(battle, unit, Seen.MOVED, NOTHING)
    go(battle, unit, direction)


def go(battle: Battle, unit: int, direction: int) -> None:
    """One unit's whole movement in an action: the step, bonus moves, a card, the facing."""
    origin = battle.cell[unit]
    is_forward = is_ahead(battle.facing[unit], direction)
    extra = take_step(battle, unit, direction)
    if extra:
        charge(battle, unit, extra)
    if is_forward and may_drive_on(battle, unit, origin, direction):
        drive_on(battle, unit)
    move_on(battle, unit)
    choose_facing(battle, unit)


def choose_facing(battle: Battle, unit: int) -> None:
    """After a move a unit turns as it likes; in close combat facing does not matter."""
    if battle.place[unit] != ON_MAP or is_locked(battle, unit):
        return
    battle.offered = 0
    for turn in range(FACINGS):
        offer(battle, FACE, unit, (battle.facing[unit] + turn) % FACINGS)
    facing = battle.offer_at[choose(battle, battle.side_of[unit], ON_FACING, 0, unit)]
    if facing != battle.facing[unit]:
        turn_unit(battle, unit, facing)


def turn_cost(battle: Battle, unit: int) -> int:
    """What a pivot costs."""
    return battle.pivot_cost + battle.hit_move_cost[battle.hit[unit]]


def pivot(battle: Battle, unit: int, facing: int) -> None:
    """Turn in place; mines do not like it."""
    pay(battle, unit, turn_cost(battle, unit))
    act_alone(battle, unit, PIVOTED)
    come_into_view(battle, unit, Seen.TURNED, NOTHING)
    abandon(battle, unit)
    turn_unit(battle, unit, facing)
    set_off(battle, unit)
