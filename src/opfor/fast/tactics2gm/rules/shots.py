"""Shots carried out: the roll, a card that repeats a miss, and what the hit does."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.fast.tactics2gm.apply_cards import is_first_in_hand, pay_for_card
from opfor.fast.tactics2gm.apply_shots import fire_shot, touch, wound_unit
from opfor.fast.tactics2gm.apply_units import unload_unit
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    AFTER_MISS_TIMING,
    DONE_ACT,
    INFANTRY,
    NOTHING,
    ROLL_AGAIN_ACT,
    SUPPORT,
)
from opfor.fast.tactics2gm.rules.choice import choose, worth_of_yes
from opfor.fast.tactics2gm.rules.d10 import roll_d10
from opfor.fast.tactics2gm.rules.night import reveal
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.targets import hp_left, weapon
from opfor.fast.tactics2gm.rules.to_hit import can_hurt, need
from opfor.fast.tactics2gm.rules.victory import check_goals

Again = Callable[[Battle, int, int], int]


@cite("2GM-CON-6")
def damage_done(battle: Battle, rolled: int, needed: int, arm: int, side: int, target: int) -> int:
    """Damage a roll does to a side's target.

    A natural 10 destroys a unit whatever its defence; against HQ and terrain it is a plain hit.
    """
    is_critical = rolled >= battle.critical
    left = hp_left(battle, side, target)
    if is_critical and target > 0:
        return left
    if (rolled < needed and not is_critical) or not can_hurt(battle, arm, side, target):
        return 0
    return min(battle.damage[arm], left)


@cite("2GM-CON-6")
def is_destroyed(
    battle: Battle, rolled: int, needed: int, arm: int, side: int, target: int
) -> bool:
    """Whether a roll destroys a side's target."""
    is_critical = rolled >= battle.critical
    if is_critical and target > 0:
        return True
    if (rolled < needed and not is_critical) or not can_hurt(battle, arm, side, target):
        return False
    return battle.damage[arm] >= hp_left(battle, side, target)


def shoot(battle: Battle, unit: int, slot: int, target: int, how: int, again: Again) -> None:
    """Fire one weapon at one target and carry out what it does.

    ``again`` is asked after a miss: the card that repeats the shot, or ``NOTHING``.
    """
    side = battle.side[unit]
    arm = weapon(battle, unit, slot)
    needed = need(battle, unit, arm, target)
    rolled = roll_d10(battle)
    if rolled < needed and rolled < battle.critical:
        card = again(battle, unit, target)
        if card != NOTHING:
            pay_for_card(battle, side, card, False)
            rolled = roll_d10(battle)
    damage = damage_done(battle, rolled, needed, arm, side, target)
    destroyed = is_destroyed(battle, rolled, needed, arm, side, target)
    loose = bail_out(battle, target) if destroyed and target > 0 else 0
    fire_shot(battle, unit, slot, target, damage, destroyed, how)
    if loose:
        hurt(battle, loose, battle.bail_out_damage, NOTHING)
        reveal(battle)
    if damage:
        check_goals(battle)


@cite("2GM-CON-5")
def is_payable_luck(battle: Battle, side: int, card: int) -> bool:
    """Whether a card repeats a missed shot and can be paid."""
    if battle.type[card] != SUPPORT or battle.timing[card] != AFTER_MISS_TIMING:
        return False
    return battle.cost[card] <= battle.ap[side]


def offer_luck(battle: Battle, unit: int, target: int) -> int:
    """Ask a person whose shot missed whether to repeat it."""
    side = battle.side[unit]
    battle.offered = 0
    for place in range(battle.hands[side]):
        card = battle.hand[side][place]
        if is_payable_luck(battle, side, card) and is_first_in_hand(battle, side, place):
            offer(battle, ROLL_AGAIN_ACT, 0, card, 0, 0, 0)
    if battle.offered == 0:
        return NOTHING
    offer(battle, DONE_ACT, 0, 0, 0, 0, 0)
    chosen = choose(battle, side, worth_of_yes)
    return battle.played[chosen] if battle.act[chosen] == ROLL_AGAIN_ACT else NOTHING


def bail_out(battle: Battle, unit: int) -> int:
    """Infantry aboard a transport about to be destroyed gets out; the rider, or 0."""
    rider = battle.cargo[unit]
    if not rider or battle.type[battle.card[rider]] != INFANTRY:
        return 0
    unload_unit(battle, rider, battle.cell[unit])
    return rider


def hurt(battle: Battle, unit: int, damage: int, card: int) -> None:
    """A unit takes damage that needs no roll; ``card`` may not do so twice (``NOTHING``: may)."""
    left = battle.hp[battle.card[unit]] - battle.wounds[unit]
    destroyed = damage >= left
    loose = bail_out(battle, unit) if destroyed else 0
    if card != NOTHING:
        touch(battle, unit, card)
    wound_unit(battle, unit, min(damage, left), destroyed)
    if loose:
        hurt(battle, loose, battle.bail_out_damage, NOTHING)
        reveal(battle)
