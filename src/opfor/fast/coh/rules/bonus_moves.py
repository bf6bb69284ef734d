"""The card that lets a unit go one hex further after its move."""

from __future__ import annotations

from opfor.fast.coh.choices import AFTER_MOVE, ON_DRIVING, choose, offer
from opfor.fast.coh.deployment import can_move, is_locked
from opfor.fast.coh.rules.movement_steps import can_step, take_step
from opfor.fast.coh.rules.rolls import choose_card, offer_cards
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import DONE, MOVE_ON, NOTHING, STEP, Battle


def move_on(battle: Battle, unit: int) -> None:
    """Offer the card; then the steps out of the hex, in any direction."""
    side = battle.side_of[unit]
    if not battle.held[side] or is_locked(battle, unit) or not can_move(battle, unit):
        return
    if not offer_cards(battle, side, MOVE_ON, MOVE_ON):
        return
    if choose_card(battle, side, AFTER_MOVE) == NOTHING:
        return
    battle.offered = 0
    offer(battle, DONE, unit, NOTHING)
    for direction in range(FACINGS):
        if can_step(battle, unit, direction):
            offer(battle, STEP, unit, direction)
    chosen = choose(battle, side, ON_DRIVING)
    if battle.offer_act[chosen] == STEP:
        battle.facing[unit] = battle.offer_at[chosen]
        take_step(battle, unit, battle.offer_at[chosen])
