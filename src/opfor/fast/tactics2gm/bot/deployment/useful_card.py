"""Is a card of use now? It can be paid, it has a space or a target, and it does something."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.airplanes import is_useful_flight
from opfor.fast.tactics2gm.bot.cards.support_cards import is_useful_support
from opfor.fast.tactics2gm.bot.deployment.hand import (
    can_enter,
    cost_now,
    is_plane,
    is_support,
    is_troop,
)
from opfor.fast.tactics2gm.names import (
    PERSON,
    Effect,
)


@cite("2GM-GOAL-3", "V-11")
def is_useful(battle: Battle, card: int) -> bool:
    """Payable now, with a space or a target, and of some effect."""
    if is_spy(battle, card):
        return is_useful_now(battle, card) and is_time_to_spy(battle)
    return is_useful_now(battle, card)


def is_useful_now(battle: Battle, card: int) -> bool:
    """The same, whether or not it is the time to spy."""
    if cost_now(battle, card) > battle.hand_ap:
        return False
    if is_troop(battle, card):
        return can_enter(battle, card)
    if is_plane(battle, card):
        return is_useful_flight(battle, card)
    return is_useful_support(battle, card)


def is_spy(battle: Battle, card: int) -> bool:
    effect = battle.effect[card]
    return is_support(battle, card) and effect in (Effect.ENIGMA, Effect.ESPIONAGE)


@cite("2GM-CE-3")
def is_time_to_spy(battle: Battle) -> bool:
    """The Player holds more than five cards, and no other card of the AI is of use now."""
    if battle.hands[PERSON] <= battle.espionage_hand_over:
        return False
    for i in range(battle.cards_in_hand):
        card = battle.in_hand[i]
        if not is_spy(battle, card) and is_useful_now(battle, card):
            return False
    return True
