"""Using equipment other than weapons, and the healing cards: whom it may help or hinder."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.apply_units import spend
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    ARTILLERY,
    BLIND_USE,
    HEAL_ACT,
    HEAL_USE,
    MECHANIC_TRAIT,
    MEDIC_TRAIT,
    NO_FIRE,
    REPAIR_USE,
    SELF_COVER_USE,
    SMOKE_USE,
    USE_TOKEN_ACT,
)
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.targets import is_ready


def is_tended_by(battle: Battle, unit: int, healer: int) -> bool:
    """Medics (``HEAL_USE``) tend infantry and artillery, mechanics (``REPAIR_USE``) the rest."""
    is_soft = battle.type[battle.card[unit]] <= ARTILLERY
    return is_soft == (healer == HEAL_USE)


def is_wounded_near(battle: Battle, unit: int, other: int, healer: int, reach: int) -> bool:
    """Whether a healer can tend an own wounded unit: on its space or near it, itself not."""
    if other == unit or battle.side[other] != battle.side[unit] or not battle.wounds[other]:
        return False
    return is_within(battle, unit, other, reach) and is_tended_by(battle, other, healer)


def is_within(battle: Battle, unit: int, other: int, reach: int) -> bool:
    """Whether another unit stands on the board so near."""
    there = battle.cell[other]
    return there >= 0 and battle.distance[battle.cell[unit]][there] <= reach


@cite("2GM-CON-4")
def offer_token_uses(battle: Battle, unit: int, is_shooting: bool) -> None:
    """Ways to use a unit's tokens now: healers in Shooting, smoke and cover in Deployment."""
    if battle.cell[unit] < 0:
        return
    for slot in range(1, battle.carried[unit] + 1):
        use = battle.use[battle.token[unit][slot]]
        is_healer = use in (HEAL_USE, REPAIR_USE)
        is_now = is_healer if is_shooting else use >= SELF_COVER_USE
        if is_now and is_ready(battle, unit, slot):
            for other in range(1, battle.units + 1):
                if may_use_on(battle, unit, slot, other):
                    offer(battle, USE_TOKEN_ACT, unit, slot, other, 0, 0)


def may_use_on(battle: Battle, unit: int, slot: int, other: int) -> bool:
    """Whether a token of a unit may be used on a unit."""
    token = battle.token[unit][slot]
    use = battle.use[token]
    if use == SELF_COVER_USE:
        return other == unit
    if use in (SMOKE_USE, BLIND_USE):
        is_friend = battle.side[other] == battle.side[unit]
        return is_friend == (use == SMOKE_USE) and is_within(
            battle, unit, other, battle.range[token]
        )
    return is_wounded_near(battle, unit, other, use, battle.range[token])


def use_token(battle: Battle, unit: int, slot: int, target: int) -> None:
    """Carry out a token's effect; an arrow token is thereby flipped."""
    token = battle.token[unit][slot]
    use = battle.use[token]
    spend(battle, unit, slot)
    if use in (SELF_COVER_USE, SMOKE_USE):
        battle.cover[target] += battle.amount[token]
    elif use == BLIND_USE:
        battle.aim[target] += battle.amount[token]
    else:
        battle.wounds[target] -= min(battle.amount[token], battle.wounds[target])


def offer_tending(battle: Battle, unit: int) -> None:
    """Whom a medic or mechanic (the unit card) can tend instead of shooting."""
    if battle.cell[unit] < 0 or battle.fired[unit] & 1 or battle.halted[unit] & NO_FIRE:
        return
    traits = battle.traits[battle.card[unit]]
    if traits >> MEDIC_TRAIT & 1:
        offer_tending_by(battle, unit, HEAL_USE)
    if traits >> MECHANIC_TRAIT & 1:
        offer_tending_by(battle, unit, REPAIR_USE)


def offer_tending_by(battle: Battle, unit: int, healer: int) -> None:
    for other in range(1, battle.units + 1):
        if is_wounded_near(battle, unit, other, healer, 1):
            offer(battle, HEAL_ACT, unit, 0, other, 0, 0)


def tend(battle: Battle, unit: int, target: int) -> None:
    """Take one wound off."""
    battle.wounds[target] -= 1
    battle.fired[unit] |= 1
