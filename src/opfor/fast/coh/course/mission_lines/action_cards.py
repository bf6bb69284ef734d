"""Action cards that a mission's line gives to the Player, or takes."""

from __future__ import annotations

from opfor.fast.coh.apply import lay_down
from opfor.fast.coh.choices import ON_DISCARD, choose, offer
from opfor.fast.coh.course.solo_setup import deal_cards
from opfor.fast.coh.values import DISCARD, NOTHING, Battle


def deal_actions(battle: Battle, player: int, count: int) -> None:
    """Cards from the deck, or back to its discards: the Player says which."""
    deal_cards(battle, player, max(0, count))
    for _ in range(-count):
        if battle.held[player] == 0:
            return
        lay_down(battle, player, chosen_discard(battle, player))


def chosen_discard(battle: Battle, player: int) -> int:
    """The card that goes; who has one kind only is not asked."""
    battle.offered = 0
    for card in range(battle.cards):
        if battle.hand[player][card]:
            offer(battle, DISCARD, NOTHING, card)
    chosen = choose(battle, player, ON_DISCARD) if battle.offered > 1 else 0
    return battle.offer_at[chosen]
