"""Support cards: every legal way to play one. What they do is in ``support_effects``.

A card is played in Deployment unless its timing says otherwise, is paid in AP, and never affects
a unit it has affected before.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.board import enemies_of, is_held_by, neighbours, units_on
from opfor.games.tactics2gm.rules.deployment import deploy_cost, is_unit_card, may_enter
from opfor.games.tactics2gm.rules.movement import reachable
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.rules.piles import is_first_in_hand
from opfor.games.tactics2gm.rules.targets import (
    defence_of,
    in_range,
    is_weapon_ready,
)
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NO_MOVE,
    NOTHING,
    Act,
    Effect,
    Timing,
    Trait,
    Type,
)


@cite("2GM-CON-5")
def offer_supports(battle: Battle, side: int, timing: int) -> None:
    """Every support card of a hand that can be played and paid at this moment."""
    for place in range(battle.hands[side]):
        card = battle.hand[side][place]
        if battle.cost[card] <= battle.ap[side] and is_first_in_hand(battle, side, place):
            offer_plays(battle, side, card, timing)


def offer_plays(battle: Battle, side: int, card: int, timing: int) -> None:
    """Every way to play one card now; none if it is the wrong moment or cannot be paid."""
    if battle.type[card] != Type.SUPPORT:
        if battle.traits[card] >> Trait.DROP & 1 and timing == Timing.DEPLOYMENT:
            offer_drops(battle, side, card)
    elif battle.timing[card] == timing and battle.cost[card] <= battle.ap[side]:
        offer_effect(battle, side, card)


def offer_effect(battle: Battle, side: int, card: int) -> None:
    """The ways to play a card by what it does: freely, on a unit of one's own, on an enemy."""
    effect = battle.effect[card]
    if effect in (Effect.SUPPLIES, Effect.GENERAL, Effect.ENIGMA, Effect.ESPIONAGE):
        offer_support(battle, card, 0, 0, NOTHING, NOTHING)
    elif effect == Effect.SABOTAGE:
        if battle.ap[1 - side] > 0:
            offer_support(battle, card, 0, 0, NOTHING, NOTHING)
    elif effect == Effect.REPLACEMENTS:
        offer_replacements(battle, side, card)
    elif effect == Effect.PARATROOPERS:
        offer_drops(battle, side, card)
    elif effect == Effect.FIRE:
        offer_fires(battle, side, card)
    else:
        for unit in range(1, battle.units + 1):
            if may_affect(battle, card, unit):
                if battle.side[unit] == side:
                    offer_on_own(battle, side, card, unit)
                else:
                    offer_on_enemy(battle, card, unit)


def offer_support(battle: Battle, card: int, unit: int, target: int, cell: int, other: int) -> None:
    offer(battle, Act.PLAY_SUPPORT, unit=unit, played=card, target=target, cell=cell, other=other)


@cite("2GM-CON-1")
def may_affect(battle: Battle, card: int, unit: int) -> bool:
    """Whether a card may be used on a unit: of a fitting type, and not for the second time."""
    if battle.cell[unit] < 0 or battle.is_touched[unit] >> battle.number[card] & 1:
        return False
    return battle.types[card] >> battle.type[battle.card[unit]] & 1 == 1


def offer_on_enemy(battle: Battle, card: int, unit: int) -> None:
    """Mines lie where the enemy has advanced, and must be able to hurt."""
    effect = battle.effect[card]
    if effect == Effect.MINES:
        is_open = battle.depth[battle.side[unit]][battle.cell[unit]] > 1
        if is_open and battle.defence[battle.card[unit]] <= battle.penetration[card]:
            offer_support(battle, card, 0, unit, NOTHING, NOTHING)
    elif effect in (Effect.BARRAGE, Effect.STUN, Effect.HALT, Effect.DAZZLE):
        offer_support(battle, card, 0, unit, NOTHING, NOTHING)


def offer_on_own(battle: Battle, side: int, card: int, unit: int) -> None:
    """What a card does with a unit of one's own."""
    effect = battle.effect[card]
    if effect == Effect.HIT:
        offer_hits(battle, card, unit)
    elif effect == Effect.RAM:
        offer_rams(battle, side, card, unit)
    elif effect == Effect.MARCH:
        offer_marches(battle, card, unit)
    elif is_of_use(battle, effect, unit):
        offer_support(battle, card, unit, 0, NOTHING, NOTHING)


def is_of_use(battle: Battle, effect: int, unit: int) -> bool:
    """Whether a card that helps one unit and needs no more can help this one."""
    if effect == Effect.PROMOTION:
        return battle.kills[unit] != 0
    if effect in (Effect.AMMUNITION, Effect.SPOTTER):
        return is_weapon_ready(battle, unit, 0)
    if effect == Effect.HEAL:
        return battle.wounds[unit] != 0
    return effect == Effect.SMOKE


def offer_hits(battle: Battle, card: int, unit: int) -> None:
    """An own unit that could shoot an enemy unit with its own weapon."""
    if not is_weapon_ready(battle, unit, 0):
        return
    for target in enemies_of(battle, battle.side[unit]):
        if in_range(battle, battle.card[unit], battle.cell[unit], battle.cell[target]):
            offer_support(battle, card, unit, target, NOTHING, NOTHING)


def offer_fires(battle: Battle, side: int, card: int) -> None:
    """Terrain that can burn down and is held by the enemy."""
    for unit in enemies_of(battle, side):
        if may_affect(battle, card, unit):
            cell = battle.cell[unit]
            if can_burn(battle, cell) and is_first_to_burn(battle, side, card, unit):
                offer_support(battle, card, 0, 0, cell, NOTHING)


def can_burn(battle: Battle, cell: int) -> bool:
    """Whether there is terrain on a space that can be destroyed."""
    return battle.ground[cell] != NOTHING and battle.terrain_hp[battle.ground[cell]] > 0


def is_first_to_burn(battle: Battle, side: int, card: int, unit: int) -> bool:
    """Whether nobody before it makes the same space burn."""
    return not any(
        other < unit and battle.side[other] != side and may_affect(battle, card, other)
        for other in units_on(battle, battle.cell[unit])
    )


def offer_replacements(battle: Battle, side: int, card: int) -> None:
    for other in range(battle.cards):
        if battle.draw[side][other] and battle.type[other] != Type.SUPPORT:
            offer_support(battle, card, 0, 0, NOTHING, other)


def offer_rams(battle: Battle, side: int, card: int, unit: int) -> None:
    """A tank and what stands beside it: an enemy unit, or terrain that can be destroyed."""
    for cell in neighbours(battle, battle.cell[unit]):
        if is_held_by(battle, side, cell):
            continue
        for other in units_on(battle, cell):
            if battle.penetration[card] >= battle.defence[battle.card[other]]:
                offer_support(battle, card, unit, other, NOTHING, NOTHING)
        if can_burn(battle, cell):
            if battle.penetration[card] >= defence_of(battle, side, -1 - cell):
                offer_support(battle, card, unit, -1 - cell, NOTHING, NOTHING)


@cite("2GM-PH-10")
def offer_marches(battle: Battle, card: int, unit: int) -> None:
    """An extra move; a unit deployed this turn is barred unless its card says otherwise."""
    is_prompt = battle.traits[battle.card[unit]] >> Trait.READY & 1 == 1
    if (battle.fresh[unit] and not is_prompt) or battle.halted[unit] & NO_MOVE:
        return
    if battle.pace[battle.card[unit]] == 0:
        return
    found = reachable(battle, unit, -1, battle.reach, battle.spent)
    for i in range(found):
        offer_support(battle, card, unit, 0, battle.reach[i], NOTHING)


def offer_drops(battle: Battle, side: int, card: int) -> None:
    """An infantry card of the hand dropped on a free space beside no enemy."""
    left = battle.ap[side] - battle.cost[card]
    find_near_enemies(battle, side)
    for place in range(battle.hands[side]):
        troops = battle.hand[side][place]
        if battle.type[troops] == Type.INFANTRY and is_unit_card(battle, side, place):
            if deploy_cost(battle, side, troops) <= left:
                for cell in range(battle.size):
                    if is_in_drop_zone(battle, side, cell) and may_enter(
                        battle, side, troops, cell
                    ):
                        offer_support(battle, card, 0, 0, cell, troops)


def find_near_enemies(battle: Battle, side: int) -> None:
    """Mark the spaces where an enemy is or beside which he is."""
    for cell in range(battle.size):
        battle.is_near[cell] = 0
    for unit in enemies_of(battle, side):
        battle.is_near[battle.cell[unit]] = 1
        for cell in neighbours(battle, battle.cell[unit]):
            battle.is_near[cell] = 1


def is_in_drop_zone(battle: Battle, side: int, cell: int) -> bool:
    """Spaces beside no enemy, the enemy's deployment line left out."""
    return not battle.is_near[cell] and battle.depth[1 - side][cell] != 1
