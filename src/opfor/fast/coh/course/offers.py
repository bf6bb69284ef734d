"""Everything a side may do on its turn. Nothing else is ever accepted."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.choices import offer
from opfor.fast.coh.deployment import (
    can_move,
    find_enemies,
    is_locked,
    is_speakers,
    is_with,
    move_cost,
)
from opfor.fast.coh.rules.action_cards import offer_playable
from opfor.fast.coh.rules.aps_and_caps import budget
from opfor.fast.coh.rules.demolition import offer_demolitions
from opfor.fast.coh.rules.entry_and_exit import is_due, may_leave
from opfor.fast.coh.rules.groups import could_group, has_hit_neighbour, offer_entries
from opfor.fast.coh.rules.hasty_defenses import can_dig_in
from opfor.fast.coh.rules.hidden_actions import offer_stealth
from opfor.fast.coh.rules.movement import turn_cost
from opfor.fast.coh.rules.movement_steps import can_step, stride_cost
from opfor.fast.coh.rules.rally import may_rally
from opfor.fast.coh.rules.smoke import may_lay_smoke
from opfor.fast.coh.rules.targets import offer_assaults, offer_shots
from opfor.fast.coh.rules.transport import offer_rides
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import (
    DIG_IN,
    GROUP_MOVE,
    GROUP_RALLY,
    LAY_SMOKE,
    LEAVE,
    MOVE,
    NOBODY,
    NOTHING,
    PASS,
    PIVOT,
    RALLY,
    STALL,
    Battle,
)


@cite("COH-2.1-a", "COH-2.1-b", "COH-2.1-c", "COH-2.1-d", "COH-2.1-e", "COH-2.1-f")
def offer_turn(battle: Battle, side: int) -> None:
    """All actions of a side's turn, passing first; each can be paid for somehow."""
    battle.offered = 0
    find_enemies(battle, side)
    offer(battle, PASS, NOBODY, NOTHING)
    for unit in range(battle.units):
        if battle.side_of[unit] == side and not is_speakers(battle, unit):
            continue
        if is_with(battle, unit, side):
            means = budget(battle, unit)
            if means > 0:
                offer_actions(battle, unit, means)
        elif battle.side_of[unit] == side and is_due(battle, unit):
            offer_entries(battle, unit, budget(battle, unit), False)
    if battle.held[side]:
        offer_playable(battle, side)
    if battle.caps[side] >= battle.stall_cost:
        offer(battle, STALL, NOBODY, NOTHING)


@cite("close-combat-and-sight")
def offer_actions(battle: Battle, unit: int, means: int) -> None:
    """Attacks first, then smoke, hiding and riding, then moving, then what takes comrades, then the
    spade."""
    offer_shots(battle, unit, means)
    offer_demolitions(battle, unit, means)
    offer_assaults(battle, unit, means)
    if may_lay_smoke(battle, unit, means):
        offer(battle, LAY_SMOKE, unit, NOTHING)
    if battle.has_hiders:
        offer_stealth(battle, unit, means)
    offer_rides(battle, unit, means)
    if can_move(battle, unit):
        offer_moves(battle, unit, means)
        if could_group(battle, unit, means):
            offer(battle, GROUP_MOVE, unit, NOTHING)
    if means >= battle.rally_cost and may_rally(battle, unit):
        offer(battle, RALLY, unit, NOTHING)
        if has_hit_neighbour(battle, unit):
            offer(battle, GROUP_RALLY, unit, NOTHING)
    if means >= battle.dig_in_cost and can_dig_in(battle, unit, False):
        offer(battle, DIG_IN, unit, NOTHING)
    if not battle.spent[unit]:
        offer(battle, STALL, unit, NOTHING)


def offer_moves(battle: Battle, unit: int, means: int) -> None:
    """Steps, then turns in place, then the way off the map."""
    for direction in range(FACINGS):
        if can_step(battle, unit, direction) and stride_cost(battle, unit, direction) <= means:
            offer(battle, MOVE, unit, direction)
    if turn_cost(battle, unit) <= means and not is_locked(battle, unit):
        for facing in range(FACINGS):
            if facing != battle.facing[unit]:
                offer(battle, PIVOT, unit, facing)
    if may_leave(battle, unit) and move_cost(battle, unit) <= means:
        offer(battle, LEAVE, unit, NOTHING)
