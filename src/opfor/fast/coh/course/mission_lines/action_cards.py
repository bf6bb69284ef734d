"""Action cards that a mission's line gives to the Player, or takes."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.fast.coh.apply_acts import lay_down
from opfor.fast.coh.choices import ON_DISCARD, choose, offer
from opfor.fast.coh.course.firefight_rounds import draw_cards
from opfor.fast.coh.deployment import may_hold
from opfor.fast.coh.values import DISCARD, NOTHING, Battle
from opfor.fast.coh.whys import Of
from opfor.games.coh.values.round_events import CardDropped


def deal_actions(battle: Battle, player: int, count: int) -> None:
    """Cards from the deck, or back to its discards: the Player says which."""
    draw_cards(battle, player, max(0, count), Of.ACTION_CARDS)
    for _ in range(-count):
        card = chosen_discard(battle, player)
        if card == NOTHING:
            return
        lay_down(battle, player, card)
        tell(battle, CardDropped, player, card)


def chosen_discard(battle: Battle, player: int) -> int:
    """The card that goes, if there is any; who may have one kind only is not asked."""
    battle.offered = 0
    for card in range(battle.cards):
        if may_hold(battle, player, card):
            offer(battle, DISCARD, NOTHING, card)
    if battle.offered == 0:
        return NOTHING
    chosen = choose(battle, player, ON_DISCARD) if battle.offered > 1 else 0
    return battle.offer_at[chosen]
