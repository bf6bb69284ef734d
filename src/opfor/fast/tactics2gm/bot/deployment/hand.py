"""The cards of the AI's hand as the Deployment phase looks at them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    AI,
    Type,
)
from opfor.fast.tactics2gm.rules.deployment import deploy_cost, is_free_transport, may_enter
from opfor.fast.tactics2gm.rules.piles import is_first_in_hand


def look_at_hand(battle: Battle) -> None:
    """See what is in hand, each card once, and in the treasury now."""
    battle.hand_ap = battle.ap[AI]
    battle.cards_in_hand = 0
    for place in range(battle.hands[AI]):
        if is_first_in_hand(battle, AI, place):
            sort_in(battle, battle.hand[AI][place])


def sort_in(battle: Battle, card: int) -> None:
    """Put a card among those of the hand, by name."""
    place = battle.cards_in_hand
    while place and battle.in_hand[place - 1] > card:
        battle.in_hand[place] = battle.in_hand[place - 1]
        place -= 1
    battle.in_hand[place] = card
    battle.cards_in_hand += 1


def is_troop(battle: Battle, card: int) -> bool:
    """A unit card that stands on the board; supports and airplanes do not."""
    return battle.type[card] < Type.AIRPLANE


def is_plane(battle: Battle, card: int) -> bool:
    return battle.type[card] == Type.AIRPLANE


def is_support(battle: Battle, card: int) -> bool:
    return battle.type[card] == Type.SUPPORT


def cost_now(battle: Battle, card: int) -> int:
    """What the card costs now."""
    if is_troop(battle, card):
        return deploy_cost(battle, AI, card)
    return battle.cost[card]


def can_ride(battle: Battle, transport: int, card: int) -> bool:
    """Whether a card could be deployed aboard a transport card and paid with it."""
    if not is_troop(battle, card) or not battle.carries[transport] >> battle.type[card] & 1:
        return False
    return cost_now(battle, card) <= battle.hand_ap - cost_now(battle, transport)


def has_rider(battle: Battle, transport: int) -> bool:
    """Whether the hand holds a card that could ride in a transport card."""
    for i in range(battle.cards_in_hand):
        if can_ride(battle, transport, battle.in_hand[i]):
            return True
    return False


def is_transport_card(battle: Battle, card: int) -> bool:
    return battle.type[card] == Type.TRANSPORT


def is_loaded(battle: Battle, card: int) -> bool:
    """A transport for which the hand holds a rider that can be paid too."""
    return is_transport_card(battle, card) and has_rider(battle, card)


@cite("V-11")
def can_enter(battle: Battle, card: int) -> bool:
    """A unit card that has a free space on the deployment line, or a ride."""
    return has_entry(battle, card) or first_ride(battle, card) > 0


def has_entry(battle: Battle, card: int) -> bool:
    """Whether some space of the deployment line is free for a card."""
    for cell in range(battle.columns):
        if may_enter(battle, AI, card, cell):
            return True
    return False


def first_ride(battle: Battle, card: int) -> int:
    """The first empty transport on the deployment line that takes a card aboard; 0 if none."""
    for unit in range(1, battle.units + 1):
        if is_free_transport(battle, AI, card, unit):
            return unit
    return 0
