"""Support cards: every legal way to play one. What they do is in ``support_effects``.

A card is played in Deployment unless its timing says otherwise, is paid in AP, and never affects
a unit it has affected before.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.apply_cards import is_first_in_hand
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    AMMUNITION_EFFECT,
    BARRAGE_EFFECT,
    DAZZLE_EFFECT,
    DEPLOYMENT_TIMING,
    DROP_TRAIT,
    ENIGMA_EFFECT,
    ESPIONAGE_EFFECT,
    FIRE_EFFECT,
    GENERAL_EFFECT,
    HALT_EFFECT,
    HEAL_EFFECT,
    HIT_EFFECT,
    INFANTRY,
    MARCH_EFFECT,
    MINES_EFFECT,
    NO_MOVE,
    NOTHING,
    PARATROOPERS_EFFECT,
    PLAY_SUPPORT_ACT,
    PROMOTION_EFFECT,
    RAM_EFFECT,
    READY_TRAIT,
    REPLACEMENTS_EFFECT,
    SABOTAGE_EFFECT,
    SMOKE_EFFECT,
    SPOTTER_EFFECT,
    STUN_EFFECT,
    SUPPLIES_EFFECT,
    SUPPORT,
)
from opfor.fast.tactics2gm.rules.deployment import deploy_cost, is_unit_card, may_enter
from opfor.fast.tactics2gm.rules.movement import reachable
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.targets import (
    defence_of,
    is_enemy_in_range,
    is_weapon_ready,
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
    if battle.type[card] != SUPPORT:
        if battle.traits[card] >> DROP_TRAIT & 1 and timing == DEPLOYMENT_TIMING:
            offer_drops(battle, side, card)
    elif battle.timing[card] == timing and battle.cost[card] <= battle.ap[side]:
        offer_effect(battle, side, card)


def offer_effect(battle: Battle, side: int, card: int) -> None:
    """The ways to play a card by what it does: freely, on a unit of one's own, on an enemy."""
    effect = battle.effect[card]
    if effect in (SUPPLIES_EFFECT, GENERAL_EFFECT, ENIGMA_EFFECT, ESPIONAGE_EFFECT):
        offer_support(battle, card, 0, 0, NOTHING, NOTHING)
    elif effect == SABOTAGE_EFFECT:
        if battle.ap[1 - side] > 0:
            offer_support(battle, card, 0, 0, NOTHING, NOTHING)
    elif effect == REPLACEMENTS_EFFECT:
        offer_replacements(battle, side, card)
    elif effect == PARATROOPERS_EFFECT:
        offer_drops(battle, side, card)
    elif effect == FIRE_EFFECT:
        offer_fires(battle, side, card)
    else:
        for unit in range(1, battle.units + 1):
            if may_affect(battle, card, unit):
                if battle.side[unit] == side:
                    offer_on_own(battle, side, card, unit)
                else:
                    offer_on_enemy(battle, card, unit)


def offer_support(battle: Battle, card: int, unit: int, target: int, cell: int, other: int) -> None:
    offer(battle, PLAY_SUPPORT_ACT, unit, card, target, cell, other)


@cite("2GM-CON-1")
def may_affect(battle: Battle, card: int, unit: int) -> bool:
    """Whether a card may be used on a unit: of a fitting type, and not for the second time."""
    if battle.cell[unit] < 0 or battle.is_touched[unit] >> battle.number[card] & 1:
        return False
    return battle.types[card] >> battle.type[battle.card[unit]] & 1 == 1


def offer_on_enemy(battle: Battle, card: int, unit: int) -> None:
    """Mines lie where the enemy has advanced, and must be able to hurt."""
    effect = battle.effect[card]
    if effect == MINES_EFFECT:
        is_open = battle.depth[battle.side[unit]][battle.cell[unit]] > 1
        if is_open and battle.defence[battle.card[unit]] <= battle.penetration[card]:
            offer_support(battle, card, 0, unit, NOTHING, NOTHING)
    elif effect in (BARRAGE_EFFECT, STUN_EFFECT, HALT_EFFECT, DAZZLE_EFFECT):
        offer_support(battle, card, 0, unit, NOTHING, NOTHING)


def offer_on_own(battle: Battle, side: int, card: int, unit: int) -> None:
    """What a card does with a unit of one's own."""
    effect = battle.effect[card]
    if effect == HIT_EFFECT:
        offer_hits(battle, card, unit)
    elif effect == RAM_EFFECT:
        offer_rams(battle, side, card, unit)
    elif effect == MARCH_EFFECT:
        offer_marches(battle, card, unit)
    elif is_of_use(battle, effect, unit):
        offer_support(battle, card, unit, 0, NOTHING, NOTHING)


def is_of_use(battle: Battle, effect: int, unit: int) -> bool:
    """Whether a card that helps one unit and needs no more can help this one."""
    if effect == PROMOTION_EFFECT:
        return battle.kills[unit] != 0
    if effect in (AMMUNITION_EFFECT, SPOTTER_EFFECT):
        return is_weapon_ready(battle, unit, 0)
    if effect == HEAL_EFFECT:
        return battle.wounds[unit] != 0
    return effect == SMOKE_EFFECT


def offer_hits(battle: Battle, card: int, unit: int) -> None:
    """An own unit that could shoot an enemy unit with its own weapon."""
    if not is_weapon_ready(battle, unit, 0):
        return
    for target in range(1, battle.units + 1):
        if is_enemy_in_range(battle, unit, battle.card[unit], target):
            offer_support(battle, card, unit, target, NOTHING, NOTHING)


def offer_fires(battle: Battle, side: int, card: int) -> None:
    """Terrain that can burn down and is held by the enemy."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] != side and may_affect(battle, card, unit):
            cell = battle.cell[unit]
            if can_burn(battle, cell) and is_first_to_burn(battle, side, card, unit):
                offer_support(battle, card, 0, 0, cell, NOTHING)


def can_burn(battle: Battle, cell: int) -> bool:
    """Whether there is terrain on a space that can be destroyed."""
    return battle.ground[cell] != NOTHING and battle.terrain_hp[battle.ground[cell]] > 0


def is_first_to_burn(battle: Battle, side: int, card: int, unit: int) -> bool:
    """Whether nobody before it makes the same space burn."""
    other = battle.first_on[battle.cell[unit]]
    while other != unit:
        if battle.side[other] != side and may_affect(battle, card, other):
            return False
        other = battle.next_on[other]
    return True


def offer_replacements(battle: Battle, side: int, card: int) -> None:
    for other in range(battle.cards):
        if battle.draw[side][other] and battle.type[other] != SUPPORT:
            offer_support(battle, card, 0, 0, NOTHING, other)


def offer_rams(battle: Battle, side: int, card: int, unit: int) -> None:
    """A tank and what stands beside it: an enemy unit, or terrain that can be destroyed."""
    here = battle.cell[unit]
    for j in range(battle.nears[here]):
        cell = battle.near[here][j]
        if not is_held_by(battle, side, cell):
            other = battle.first_on[cell]
            while other:
                if battle.penetration[card] >= battle.defence[battle.card[other]]:
                    offer_support(battle, card, unit, other, NOTHING, NOTHING)
                other = battle.next_on[other]
            if can_burn(battle, cell):
                if battle.penetration[card] >= defence_of(battle, side, -1 - cell):
                    offer_support(battle, card, unit, -1 - cell, NOTHING, NOTHING)


def is_held_by(battle: Battle, side: int, cell: int) -> bool:
    """Whether any unit of a side stands on a space."""
    unit = battle.first_on[cell]
    while unit:
        if battle.side[unit] == side:
            return True
        unit = battle.next_on[unit]
    return False


@cite("2GM-PH-10")
def offer_marches(battle: Battle, card: int, unit: int) -> None:
    """An extra move; a unit deployed this turn is barred unless its card says otherwise."""
    is_prompt = battle.traits[battle.card[unit]] >> READY_TRAIT & 1 == 1
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
        if battle.type[troops] == INFANTRY and is_unit_card(battle, side, place):
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
    for unit in range(1, battle.units + 1):
        if battle.side[unit] != side and battle.cell[unit] >= 0:
            here = battle.cell[unit]
            battle.is_near[here] = 1
            for j in range(battle.nears[here]):
                battle.is_near[battle.near[here][j]] = 1


def is_in_drop_zone(battle: Battle, side: int, cell: int) -> bool:
    """Spaces beside no enemy, the enemy's deployment line left out."""
    return not battle.is_near[cell] and battle.depth[1 - side][cell] != 1
