"""The AP Spent Check of solo play: its number comes from the order deck."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.rules.order_deck import count_losses, discard, draw
from opfor.games.coh.values.play import CohPlay


@cite("COH-3.1.1-b", "COH-3.1.1-d", "COH-3.1.2-a", "remain-fresh")
def spent_number(play: CohPlay) -> Procedure[int | None]:
    """The AP Spent Number of a card drawn for a check, None for Remain Fresh; nothing else on
    the card counts. What the action has caused is settled first."""
    from opfor.games.coh.bot.rumored_enemies import reveal_exposed

    yield from reveal_exposed(play)
    if play.setting.rulings.deck_loss_timing != "after-check":
        yield from count_losses(play)
    card = yield from draw(play, "check")
    discard(play, card)
    ignores = play.state.mover == play.setting.bot
    ignores = ignores and play.setting.rulings.remain_fresh == "units-only"
    return None if card.remain_fresh and not ignores else card.spent
