"""The AI's bid for the first turn."""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must
from opfor.games.tactics2gm.values.events import BidMade
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.rules.d10 import roll_d10


class BidRoll:
    """The situation of the bid: what the die showed, and what the AI can pay."""

    __slots__ = ("ap", "rolled", "setting")

    def __init__(self, setting: Setting, rolled: int, ap: int) -> None:
        self.setting, self.rolled, self.ap = setting, rolled, ap


@cite("2GM-BR-7", "Q2-4")
def bid_for(setting: Setting, rolled: int, ap: int) -> int:
    """D10 less 5, never below 0 nor more than the AI can pay."""
    return min(max(rolled - setting.numbers.bid.ai_die_minus, 0), ap)


@measure(words={"die": "a roll of {} gives {}"}, brief="D10 less 5, as far as it can pay")
def is_bid_of_the_die(offer: BidRoll, bid: int) -> bool | Shortfall:
    right = bid_for(offer.setting, offer.rolled, offer.ap)
    return bid == right or Shortfall("die", (offer.rolled, right))


BID: Question[BidRoll, int] = Question(
    "bid",
    "How much does the AI bid for the first turn?",
    "what it can pay",
    (must("2GM-BR-7", is_bid_of_the_die, by="Q2-4"),),
    named=lambda _offer, bid: bid,
    chosen="The AI bids {} AP",
)


def make_bid(play: TacticsPlay) -> Procedure[None]:
    """Roll and bid."""
    setting: Setting = play.setting
    rolled = yield from roll_d10(setting, "the AI's bid: D10 less 5", "2GM-BR-7")
    ap = play.state.ap[AI]
    bid = yield from decide(play, BID, BidRoll(setting, rolled, ap), range(ap + 1))
    assert bid is not None
    play.emit(BidMade(AI, bid))
