"""Order cards that a mission's line draws, discards, executes, adds or removes."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, pick
from opfor.core.rows import REQUEST, note, row, tell
from opfor.fast.coh.apply import add_member
from opfor.fast.coh.course.ai_turn import play_order_card
from opfor.fast.coh.mind import ADD_CARD, COMMAND_CARDS, EXECUTE_CARD, REMOVE_CARD
from opfor.fast.coh.rules.order_deck import (
    discard_order,
    drawn_order,
    lose_command_card,
    reshuffle_orders,
)
from opfor.fast.coh.values import NOBODY, OVER, Battle
from opfor.fast.coh.whys import Of, Purpose
from opfor.games.coh.values.solo_events import OrderAdded


def can_deal_orders(battle: Battle, deed: int) -> bool:
    """Whether there is a card for it: in the deck or its discards, or one left in the box."""
    if deed == ADD_CARD:
        return any(is_spare(battle, card) for card in range(battle.order_cards))
    return battle.piled + battle.used_cards > 0


def deal_orders(battle: Battle, deed: int, count: int) -> None:
    """So many cards, as long as there are any and the mission goes on."""
    for _ in range(count):
        if battle.stage == OVER or not can_deal_orders(battle, deed):
            return
        if deed == ADD_CARD:
            add_command_card(battle)
        elif deed == REMOVE_CARD:
            lose_command_card(battle)
        elif deed == EXECUTE_CARD:
            play_order_card(battle)
        else:
            discard_order(battle, drawn_order(battle, Purpose.HEX))


def is_spare(battle: Battle, card: int) -> bool:
    """A Command card outside the deck: never in it, or removed from it."""
    if battle.in_pile[card] or battle.order_in_use == card:
        return False
    for place in range(battle.used_cards):
        if battle.used_card[place] == card:
            return False
    return not battle.is_in_deck[card] or place_removed(battle, card) < battle.removed_cards


def place_removed(battle: Battle, card: int) -> int:
    """Where a card lies among those removed; behind the last if it does not."""
    for place in range(battle.removed_cards):
        if battle.removed_card[place] == card:
            return place
    return battle.removed_cards


def add_command_card(battle: Battle) -> None:
    """A Command card joins the order deck, which is shuffled."""
    battle.members = 0
    for each in range(battle.order_cards):
        if is_spare(battle, each):
            add_member(battle, each)
    if is_new(battle):
        note(battle, REQUEST, DRAW, Of.COMMAND_CARDS, NOBODY, 1, row(battle.member, battle.members))
    card = battle.member[pick(battle, COMMAND_CARDS, battle.members)]
    battle.removed_cards = keep_removed(battle, card)
    battle.in_pile[card] += 1
    battle.piled += 1
    tell(battle, OrderAdded, card)
    reshuffle_orders(battle)


def keep_removed(battle: Battle, card: int) -> int:
    """The cards removed, without this one."""
    left = 0
    for place in range(battle.removed_cards):
        if battle.removed_card[place] != card:
            battle.removed_card[left] = battle.removed_card[place]
            left += 1
    return left
