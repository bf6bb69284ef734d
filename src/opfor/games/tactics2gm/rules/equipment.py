"""Using equipment other than weapons, and the healing cards: whom it may help or hinder."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.deeds import spend
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.rules.targets import is_ready
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NO_FIRE,
    Act,
    Trait,
    Type,
    Use,
)
from opfor.games.tactics2gm.values.events import EquipmentUsed, UnitHealed


def is_tended_by(battle: Battle, unit: int, healer: int) -> bool:
    """Medics (``Use.HEAL``) tend infantry and artillery, mechanics (``Use.REPAIR``) the rest."""
    is_soft = battle.type[battle.card[unit]] <= Type.ARTILLERY
    return is_soft == (healer == Use.HEAL)


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
        is_healer = use in (Use.HEAL, Use.REPAIR)
        is_now = is_healer if is_shooting else use >= Use.SELF_COVER
        if is_now and is_ready(battle, unit, slot):
            for other in range(1, battle.units + 1):
                if may_use_on(battle, unit, slot, other):
                    offer(battle, Act.USE_TOKEN, unit=unit, played=slot, target=other)


def may_use_on(battle: Battle, unit: int, slot: int, other: int) -> bool:
    """Whether a token of a unit may be used on a unit."""
    token = battle.token[unit][slot]
    use = battle.use[token]
    if use == Use.SELF_COVER:
        return other == unit
    if use in (Use.SMOKE, Use.BLIND):
        is_friend = battle.side[other] == battle.side[unit]
        return is_friend == (use == Use.SMOKE) and is_within(
            battle, unit, other, battle.range[token]
        )
    return is_wounded_near(battle, unit, other, use, battle.range[token])


def use_token(battle: Battle, unit: int, slot: int, target: int) -> None:
    """Carry out a token's effect; an arrow token is thereby flipped."""
    token = battle.token[unit][slot]
    use, amount = battle.use[token], battle.amount[token]
    cover = amount if use in (Use.SELF_COVER, Use.SMOKE) else 0
    aim = amount if use == Use.BLIND else 0
    healed = min(amount, battle.wounds[target]) if use in (Use.HEAL, Use.REPAIR) else 0
    spend(battle, unit, slot)
    battle.cover[target] += cover
    battle.aim[target] += aim
    battle.wounds[target] -= healed
    tell(battle, EquipmentUsed, battle.id[unit], slot, battle.id[target], cover, aim, healed)


def offer_tending(battle: Battle, unit: int) -> None:
    """Whom a medic or mechanic (the unit card) can tend instead of shooting."""
    if battle.cell[unit] < 0 or battle.fired[unit] & 1 or battle.halted[unit] & NO_FIRE:
        return
    traits = battle.traits[battle.card[unit]]
    if traits >> Trait.MEDIC & 1:
        offer_tending_by(battle, unit, Use.HEAL)
    if traits >> Trait.MECHANIC & 1:
        offer_tending_by(battle, unit, Use.REPAIR)


def offer_tending_by(battle: Battle, unit: int, healer: int) -> None:
    for other in range(1, battle.units + 1):
        if is_wounded_near(battle, unit, other, healer, 1):
            offer(battle, Act.HEAL, unit=unit, target=other)


def tend(battle: Battle, unit: int, target: int) -> None:
    """Take one wound off."""
    battle.wounds[target] -= 1
    battle.fired[unit] |= 1
    tell(battle, UnitHealed, battle.id[target], 1, battle.id[unit])
