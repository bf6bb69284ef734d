"""The cards of the AI's hand as the Deployment phase looks at them."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.deployment import deploy_cost, is_free_transport, may_enter
from opfor.games.tactics2gm.rules.piles import is_first_in_hand
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    Type,
)


def look_at_hand(battle: Battle) -> None:
    """See what is in hand, each card once, and in the treasury now."""
    battle.hand_ap = battle.ap[AI]
    battle.cards_in_hand = 0
    for place in range(battle.hands[AI]):
        if is_first_in_hand(battle, AI, place):
            sort_in(battle, battle.hand[AI][place])


def cards_held(battle: Battle) -> Iterator[int]:
    """The cards in hand, each once."""
    for i in range(battle.cards_in_hand):
        yield battle.in_hand[i]


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
    return any(can_ride(battle, transport, rider) for rider in cards_held(battle))


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
    return any(may_enter(battle, AI, card, cell) for cell in range(battle.columns))


def first_ride(battle: Battle, card: int) -> int:
    """The first empty transport on the deployment line that takes a card aboard; 0 if none."""
    units = battle.units
    return next((u for u in range(1, units + 1) if is_free_transport(battle, AI, card, u)), 0)


def punch(battle: Battle, card: int) -> int:
    """Expected damage of a shot at a soft target: how strong a card is off the board."""
    return (11 - battle.to_hit[card]) * battle.damage[card] if battle.can_fire[card] else 0


def damage_of_card(battle: Battle, card: int) -> int:
    """The damage of a hit; none for a card without a weapon."""
    return battle.damage[card] if is_troop(battle, card) and battle.can_fire[card] else 0
