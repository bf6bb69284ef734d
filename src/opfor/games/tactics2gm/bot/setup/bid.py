"""The AI's bid for the first turn."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled, short
from opfor.core.measure import measure, with_numbers
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must
from opfor.games.tactics2gm.bot.sight.named import number_called
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.terrain import pay_bid
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    For,
    Which,
)

NOT_OF_THE_DIE = -1
"""Why a bid is not made."""


@cite("2GM-BR-7", "Q2-4")
def bid_for(battle: Battle, rolled: int) -> int:
    """D10 less 5, never below 0 nor more than the AI can pay."""
    return min(max(rolled - battle.ai_die_minus, 0), battle.ap[AI])


@measure(
    words={"die": "a roll of {} gives {}"},
    brief="D10 less 5, as far as it can pay",
    shortfalls={NOT_OF_THE_DIE: with_numbers("die", 2)},
)
def is_bid_of_the_die(battle: Battle, bid: int) -> int:
    rolled = battle.bid_rolled
    right = bid_for(battle, rolled)
    return 1 if bid == right else short(battle, NOT_OF_THE_DIE, rolled, right)


BID: Asked = Question(
    "bid",
    "How much does the AI bid for the first turn?",
    "what it can pay",
    (must("2GM-BR-7", is_bid_of_the_die, by="Q2-4"),),
    named=number_called,
    chosen="The AI bids {} AP",
)


def make_bid(battle: Battle) -> None:
    """Roll and bid."""
    battle.bid_rolled = roll_d10(battle, For.THE_BID)
    ask(battle)
    for bid in range(battle.ap[AI] + 1):
        propose(battle, bid)
    narrow(battle, Which.BID)
    pay_bid(battle, AI, settled(battle))
