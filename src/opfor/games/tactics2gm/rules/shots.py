"""Shots carried out: the roll, a card that repeats a miss, and what the hit does."""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.board import as_told, is_played_by_ai
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.damage import (
    note_shooter,
    note_shot_by,
    touch,
    wear_terrain,
    wound_unit,
)
from opfor.games.tactics2gm.rules.decider import bots_luck, choose
from opfor.games.tactics2gm.rules.deeds import unload_unit
from opfor.games.tactics2gm.rules.night import reveal
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.rules.piles import is_first_in_hand, pay_for_card
from opfor.games.tactics2gm.rules.targets import hp_left, weapon
from opfor.games.tactics2gm.rules.to_hit import can_hurt, need
from opfor.games.tactics2gm.rules.victory import check_goals
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import HQ, NOTHING, Act, For, How, Timing, To, Type
from opfor.games.tactics2gm.values.events import Missed, ShotFired, UnitDamaged


class Hit(NamedTuple):
    """Damage done, and whether the target is destroyed."""

    damage: int
    destroyed: bool


@cite("2GM-CON-6")
def hit(battle: Battle, rolled: int, needed: int, arm: int, side: int, target: int) -> Hit:
    """What a roll does to a side's target.

    A natural 10 destroys a unit whatever its defence; against HQ and terrain it is a plain hit.
    """
    is_critical = rolled >= battle.critical
    left = hp_left(battle, side, target)
    if is_critical and target > HQ:
        return Hit(left, True)
    if (rolled < needed and not is_critical) or not can_hurt(battle, arm, side, target):
        return Hit(0, False)
    return Hit(min(battle.damage[arm], left), battle.damage[arm] >= left)


def shoot(battle: Battle, unit: int, slot: int, target: int, how: int) -> None:
    """Fire one weapon at one target and carry out what it does."""
    side, shooter, met = battle.side[unit], battle.id[unit], as_told(battle, target)
    arm = weapon(battle, unit, slot)
    needed = need(battle, unit, arm, target)
    rolled = roll_d10(battle, For.A_SHOT, shooter, met, needed, slot)
    if rolled < needed and rolled < battle.critical:
        card = luck_after(battle, unit, target)
        if card != NOTHING:
            tell(battle, Missed, shooter, met, rolled, needed)
            pay_for_card(battle, side, card, False)
            rolled = roll_d10(battle, For.THE_SHOT_AGAIN, shooter, met, needed, slot)
    damage, destroyed = hit(battle, rolled, needed, arm, side, target)
    loose = bail_out(battle, target) if destroyed and target > HQ else 0
    tell(battle, ShotFired, shooter, slot, met, rolled, needed, damage, destroyed, how)
    note_shooter(battle, unit, slot, target, destroyed, how)
    if target > HQ:
        if how != How.ASSAULT:
            note_shot_by(battle, target, shooter)
        wound_unit(battle, target, damage, destroyed)
    elif target == HQ:
        battle.hq[1 - side] += damage
    elif damage:
        wear_terrain(battle, -1 - target, damage, destroyed)
    if loose:
        bruise(battle, loose)
    if damage:
        check_goals(battle)


@cite("2GM-CON-5")
def is_payable_luck(battle: Battle, side: int, card: int) -> bool:
    """Whether a card repeats a missed shot and can be paid."""
    if battle.type[card] != Type.SUPPORT or battle.timing[card] != Timing.AFTER_MISS:
        return False
    return battle.cost[card] <= battle.ap[side]


def luck_after(battle: Battle, unit: int, target: int) -> int:
    """The card that repeats a shot that missed; nothing if none is played."""
    if is_played_by_ai(battle, battle.side[unit]):
        return bots_luck(battle, unit, target)
    return persons_luck(battle, battle.side[unit])


def persons_luck(battle: Battle, side: int) -> int:
    """Ask a person whose shot missed whether to repeat it."""
    clear_offers(battle)
    for place in range(battle.hands[side]):
        card = battle.hand[side][place]
        if is_payable_luck(battle, side, card) and is_first_in_hand(battle, side, place):
            offer(battle, Act.ROLL_AGAIN, played=card)
    if battle.offered == 0:
        return NOTHING
    offer(battle, Act.DONE)
    chosen = choose(battle, side, To.LUCK)
    return chosen.played if chosen.act == Act.ROLL_AGAIN else NOTHING


def bail_out(battle: Battle, unit: int) -> int:
    """Infantry aboard a transport about to be destroyed gets out; the rider, or 0."""
    rider = battle.cargo[unit]
    if not rider or battle.type[battle.card[rider]] != Type.INFANTRY:
        return 0
    unload_unit(battle, rider, battle.cell[unit])
    return rider


def bruise(battle: Battle, rider: int) -> None:
    """Whoever bails out is hurt, and is seen."""
    hurt(battle, rider, battle.bail_out_damage, NOTHING, False)
    reveal(battle)


def hurt(battle: Battle, unit: int, damage: int, card: int, touches: bool) -> None:
    """A unit takes damage that needs no roll, from a card (``NOTHING``: from bailing out), which
    may not do so twice if it ``touches``."""
    left = battle.hp[battle.card[unit]] - battle.wounds[unit]
    destroyed = damage >= left
    loose = bail_out(battle, unit) if destroyed else 0
    tell(battle, UnitDamaged, battle.id[unit], min(damage, left), destroyed, card, touches)
    if touches:
        touch(battle, unit, card)
    wound_unit(battle, unit, min(damage, left), destroyed)
    if loose:
        bruise(battle, loose)
