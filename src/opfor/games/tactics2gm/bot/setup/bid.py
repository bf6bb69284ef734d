"""The AI's bid for the first turn."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.values.events import BidMade
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay


@cite("2GM-BR-7", "Q2-4")
def bid_for(setting: Setting, rolled: int, ap: int) -> int:
    """D10 less 5, never below 0 nor more than the AI can pay."""
    return min(max(rolled - setting.numbers.bid.ai_die_minus, 0), ap)


def make_bid(play: TacticsPlay) -> Procedure[None]:
    """Roll and bid."""
    rolled = yield from roll_d10(play.setting, "the AI's bid: D10 less 5", "2GM-BR-7")
    play.emit(BidMade(AI, bid_for(play.setting, rolled, play.state.ap[AI])))
