"""The order deck: drawing, discarding, and what destroyed AI cost it."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, kind_of_token, pick_token
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, tell, tokens
from opfor.fast.coh.mind import ORDERS
from opfor.fast.coh.sizes import ORDER_CARDS
from opfor.fast.coh.values import DESTROYED, NOBODY, NOTHING, Battle
from opfor.fast.coh.whys import Of, Purpose
from opfor.games.coh.values.solo_events import (
    LossCounted,
    OrderDiscarded,
    OrderDrawn,
    OrderRemoved,
    OrdersReshuffled,
)


def reshuffle_orders(battle: Battle) -> None:
    """Draw pile and discards become one draw pile."""
    for place in range(battle.used_cards):
        battle.in_pile[battle.used_card[place]] += 1
    battle.piled += battle.used_cards
    battle.used_cards = 0
    tell(battle, OrdersReshuffled)


@cite("COH-3.1.3-b", "SOLO-5.4-e")
def drawn_order(battle: Battle, purpose: int) -> int:
    """Turn over an order card; an empty pile is made anew from the discards."""
    if battle.piled == 0:
        reshuffle_orders(battle)
    if is_new(battle):
        pool = tokens(battle.in_pile, battle.order_cards)
        note(battle, REQUEST, DRAW, Of.ORDERS + purpose, NOBODY, 1, pool)
    number = pick_token(battle, ORDERS, battle.in_pile, battle.order_cards, battle.piled)
    card = kind_of_token(battle.in_pile, number)
    battle.in_pile[card] -= 1
    battle.piled -= 1
    tell(battle, OrderDrawn, card, purpose)
    return card


@cite("COH-3.1.3-a", "COH-3.1.3-c")
def discard_order(battle: Battle, card: int) -> None:
    """A used card goes to the discards before the next one is drawn."""
    if battle.order_in_use == card:
        battle.order_in_use = NOTHING
    if battle.used_cards == ORDER_CARDS:
        battle.overflowed = 1
        return
    battle.used_card[battle.used_cards] = card
    battle.used_cards += 1
    tell(battle, OrderDiscarded, card)


@cite("COH-7.3.1-a", "COH-7.3.1-d", "deck-loss-timing")
def count_losses(battle: Battle) -> None:
    """Every destroyed AI costs the deck a Command card, one after the other."""
    dead = 0
    for unit in range(battle.units):
        if battle.side_of[unit] == battle.bot and battle.place[unit] == DESTROYED:
            dead += 1
    while battle.fallen < dead:
        battle.fallen += 1
        tell(battle, LossCounted)
        lose_command_card(battle)


@cite("COH-7.3.1-a", "COH-7.3.1-b", "COH-7.3.1-c", "last-command-card-count")
def lose_command_card(battle: Battle) -> None:
    """Turn cards over until a blue one comes and remove it, unless it is the last; shuffle all."""
    is_lost = False
    while not is_lost and may_lose_one(battle):
        card = drawn_order(battle, Purpose.LOSS)
        if battle.is_command_card[card]:
            battle.removed_card[battle.removed_cards] = card
            battle.removed_cards += 1
            tell(battle, OrderRemoved, card)
            is_lost = True
        else:
            discard_order(battle, card)
    reshuffle_orders(battle)


def may_lose_one(battle: Battle) -> bool:
    """Whether more than one Command card is left, and one of them can be turned over."""
    piled, used = 0, 0
    for card in range(battle.order_cards):
        if battle.in_pile[card]:
            piled += battle.in_pile[card] * battle.is_command_card[card]
    for place in range(battle.used_cards):
        used += battle.is_command_card[battle.used_card[place]]
    if battle.counts_draw_pile:
        return piled > 1
    blue = piled + used
    if battle.order_in_use != NOTHING:
        blue += battle.is_command_card[battle.order_in_use]
    return blue > 1 and piled + used > 0
