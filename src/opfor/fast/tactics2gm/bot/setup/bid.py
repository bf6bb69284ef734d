"""The AI's bid for the first turn."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled
from opfor.core.narrow import narrow
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    AI,
    For,
    Which,
)
from opfor.fast.tactics2gm.rules.d10 import roll_d10
from opfor.fast.tactics2gm.rules.terrain import pay_bid


@cite("2GM-BR-7", "Q2-4")
def is_bid_of_the_die(battle: Battle, bid: int) -> bool:
    """D10 less 5, never below 0 nor more than the AI can pay."""
    return bid == min(max(battle.bid_rolled - battle.ai_die_minus, 0), battle.ap[AI])


def make_bid(battle: Battle) -> None:
    """Roll and bid."""
    battle.bid_rolled = roll_d10(battle, For.THE_BID)
    ask(battle)
    for bid in range(battle.ap[AI] + 1):
        propose(battle, bid)
    narrow(battle, Which.BID)
    pay_bid(battle, AI, settled(battle))
