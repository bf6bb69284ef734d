"""Support cards carried out, one small function per effect."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.asking import pick
from opfor.core.cite import cite
from opfor.fast.tactics2gm.apply_cards import discard_card, draw_card, pay_for_card, take_card
from opfor.fast.tactics2gm.apply_shots import damage_terrain, touch
from opfor.fast.tactics2gm.apply_units import move_unit
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    AMMUNITION_EFFECT,
    BARRAGE_EFFECT,
    DAZZLE_EFFECT,
    DISCARD_ACT,
    ENIGMA_EFFECT,
    ESPIONAGE_EFFECT,
    FIRE_EFFECT,
    GENERAL_EFFECT,
    HALT_EFFECT,
    HAND_STREAM,
    HEAL_EFFECT,
    HIT_EFFECT,
    MARCH_EFFECT,
    MINES_EFFECT,
    NO_FIRE,
    NO_MOVE,
    PARATROOPERS_EFFECT,
    PROMOTION_EFFECT,
    RAM_EFFECT,
    REPLACEMENTS_EFFECT,
    SABOTAGE_EFFECT,
    SMOKE_EFFECT,
    SPOTTER_EFFECT,
    STUN_EFFECT,
    SUPPLIES_EFFECT,
    SUPPORT,
)
from opfor.fast.tactics2gm.rules.airplanes import comes_through
from opfor.fast.tactics2gm.rules.choice import choose, worth_of_dearest
from opfor.fast.tactics2gm.rules.d10 import roll_d10
from opfor.fast.tactics2gm.rules.deployment import deploy
from opfor.fast.tactics2gm.rules.night import reveal
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.shots import hurt
from opfor.fast.tactics2gm.rules.targets import hp_left
from opfor.fast.tactics2gm.rules.to_hit import terrain_cover, wounds_told
from opfor.fast.tactics2gm.rules.victory import check_goals

Spies = Callable[[Battle, int], int]


def is_held(battle: Battle, side: int, card: int) -> bool:
    """Whether a hand holds a card."""
    return copies_held(battle, side, card) > 0


def copies_held(battle: Battle, side: int, card: int) -> int:
    count = 0
    for place in range(battle.hands[side]):
        if battle.hand[side][place] == card:
            count += 1
    return count


def pick_lost_card(battle: Battle, side: int) -> int:
    """A person picks the card that Espionage takes from the enemy's hand."""
    battle.offered = 0
    for card in range(battle.cards):
        if is_held(battle, 1 - side, card):
            offer(battle, DISCARD_ACT, 0, card, 0, 0, 0)
    return battle.played[choose(battle, side, worth_of_dearest)]


def play_support(
    battle: Battle, side: int, card: int, unit: int, target: int, cell: int, other: int,
    spies: Spies,
) -> None:  # fmt: skip
    """Pay a card, put it away, and carry it out; ``spies`` names the card Espionage takes."""
    pay_for_card(battle, side, card, battle.effect[card] == GENERAL_EFFECT)
    if battle.type[card] != SUPPORT:
        drop(battle, side, cell, other)
        reveal(battle)
        return
    if battle.effect[card] == ESPIONAGE_EFFECT:
        espionage(battle, side, spies)
    elif battle.effect[card] == REPLACEMENTS_EFFECT:
        take_card(battle, side, other)
    elif battle.effect[card] == PARATROOPERS_EFFECT:
        drop(battle, side, cell, other)
    elif not carry_out_on_side(battle, side, card):
        carry_out_on_board(battle, side, card, unit, target, cell)
    reveal(battle)
    check_goals(battle)


def carry_out_on_side(battle: Battle, side: int, card: int) -> bool:
    """Cards that touch AP and hands; whether it was one of them."""
    effect = battle.effect[card]
    if effect == ENIGMA_EFFECT:
        enigma(battle, side)
    elif effect == SABOTAGE_EFFECT:
        battle.ap[1 - side] -= min(battle.amount[card], battle.ap[1 - side])
    elif effect == SUPPLIES_EFFECT:
        battle.ap[side] += battle.amount[card]
    else:
        return effect == GENERAL_EFFECT
    return True


def carry_out_on_board(
    battle: Battle, side: int, card: int, unit: int, target: int, cell: int
) -> None:
    """Cards that touch a unit, the own one or else the target, or terrain."""
    effect = battle.effect[card]
    if effect == HIT_EFFECT:
        score_hit(battle, card, unit, target)
    elif effect == MINES_EFFECT:
        hurt(battle, target, battle.amount[card], card)
    elif effect == FIRE_EFFECT:
        burn(battle, card, cell)
    elif effect == RAM_EFFECT:
        ram(battle, side, card, unit, target)
    elif effect == BARRAGE_EFFECT:
        barrage(battle, side, card, target)
    elif effect == MARCH_EFFECT:
        touch(battle, unit, card)
        move_unit(battle, unit, cell, 0)
    else:
        affect(battle, card, unit if unit else target)


def affect(battle: Battle, card: int, unit: int) -> None:
    """A card whose whole effect is a change to one unit."""
    effect = battle.effect[card]
    amount = battle.amount[card]
    touch(battle, unit, card)
    if effect == PROMOTION_EFFECT:
        battle.rank[unit] += amount
        battle.wounds[unit] -= min(1, battle.wounds[unit])
    elif effect == HEAL_EFFECT:
        battle.wounds[unit] -= min(amount, battle.wounds[unit])
    elif effect == AMMUNITION_EFFECT:
        battle.extra[unit] += amount
    elif effect == SMOKE_EFFECT:
        battle.cover[unit] += amount
    elif effect == SPOTTER_EFFECT:
        battle.aim[unit] -= amount
    elif effect == DAZZLE_EFFECT:
        battle.aim[unit] += amount
    elif effect == STUN_EFFECT:
        battle.halted[unit] |= NO_MOVE | NO_FIRE
    elif effect == HALT_EFFECT:
        battle.halted[unit] |= NO_MOVE


@cite("2GM-CE-4")
def score_hit(battle: Battle, card: int, unit: int, target: int) -> None:
    """The target is destroyed without a roll; the unit that scored it has fired."""
    left = battle.hp[battle.card[target]] - battle.wounds[target]
    touch(battle, unit, card)
    battle.halted[unit] |= NO_FIRE
    hurt(battle, target, left, card)


def burn(battle: Battle, card: int, cell: int) -> None:
    """Everyone inside and the terrain itself take damage."""
    battle.struck_count = 0
    unit = battle.first_on[cell]
    while unit:
        battle.struck[battle.struck_count] = unit
        battle.struck_count += 1
        unit = battle.next_on[unit]
    for i in range(battle.struck_count):
        if not battle.is_touched[battle.struck[i]] >> battle.number[card] & 1:
            hurt(battle, battle.struck[i], battle.amount[card], card)
    left = battle.terrain_hp[battle.ground[cell]] - battle.worn[cell]
    damage = min(battle.amount[card], left)
    damage_terrain(battle, cell, damage, damage >= left)


def enigma(battle: Battle, side: int) -> None:
    """The enemy loses a card by chance (or draws one fewer), and one is drawn."""
    enemy = 1 - side
    if battle.hands[enemy]:
        number = pick(battle, HAND_STREAM + enemy, battle.hands[enemy])
        discard_card(battle, enemy, nth_in_hand(battle, enemy, number))
    else:
        battle.short_draw[enemy] += 1
    if battle.draw_pile[side]:
        draw_card(battle, side)


def nth_in_hand(battle: Battle, side: int, number: int) -> int:
    """The card with this number (from 0) in a hand, sorted."""
    card = 0
    while number >= copies_held(battle, side, card):
        number -= copies_held(battle, side, card)
        card += 1
    return card


@cite("2GM-CE-3")
def espionage(battle: Battle, side: int, spies: Spies) -> None:
    """A card of the enemy's hand is discarded."""
    if battle.hands[1 - side]:
        discard_card(battle, 1 - side, spies(battle, side))
    else:
        battle.short_draw[1 - side] += 1


def ram(battle: Battle, side: int, card: int, unit: int, target: int) -> None:
    """Damage to what is rammed, and a dent in the ram."""
    if target > 0:
        hurt(battle, target, battle.amount[card], card)
    else:
        left = hp_left(battle, side, target)
        damage = min(battle.amount[card], left)
        damage_terrain(battle, -1 - target, damage, damage >= left)
    hurt(battle, unit, 1, card)


def barrage(battle: Battle, side: int, card: int, target: int) -> None:
    """A roll against one unit; the usual modifiers for cover and wounds apply."""
    needed = battle.to_hit[card] + battle.cover[target] - wounds_told(battle, target)
    needed += terrain_cover(battle, battle.cell[target])
    rolled = roll_d10(battle)
    if rolled >= battle.critical:
        hurt(battle, target, hp_left(battle, side, target), card)
    elif rolled >= needed and battle.penetration[card] >= battle.defence[battle.card[target]]:
        hurt(battle, target, battle.amount[card], card)
    else:
        touch(battle, target, card)


def drop(battle: Battle, side: int, cell: int, troops: int) -> None:
    """Troops come down on a space, if the airplane gets there; if not, they stay in hand."""
    if comes_through(battle, side, battle.dropper, cell):
        deploy(battle, side, troops, cell, 0)
