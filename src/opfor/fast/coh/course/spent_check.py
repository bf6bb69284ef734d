"""The AP Spent Check of solo play: its number comes from the order deck."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.rumored_enemies import reveal_exposed
from opfor.fast.coh.rules.order_deck import count_losses, discard_order, drawn_order
from opfor.fast.coh.sizes import NO_LIMIT
from opfor.fast.coh.values import Battle
from opfor.fast.coh.whys import Purpose


@cite("COH-3.1.1-b", "COH-3.1.1-d", "COH-3.1.2-a", "remain-fresh")
def number_drawn(battle: Battle) -> int:
    """The AP Spent Number of a card drawn for a check, out of reach for Remain Fresh; nothing else
    on the card counts. What the action has caused is settled first."""
    reveal_exposed(battle)
    if not battle.loses_after_check:
        count_losses(battle)
    card = drawn_order(battle, Purpose.CHECK)
    discard_order(battle, card)
    is_ignored = battle.mover == battle.bot and battle.units_only_remain
    if battle.remains_fresh[card] and not is_ignored:
        return NO_LIMIT
    return battle.spent_number[card]
