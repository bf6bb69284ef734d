"""Default orders: what is bought when the stance's own order names nothing in hand.

Two lists for each kind of AI, by the AP it has when its Deployment phase begins.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.deployment.clauses import fits
from opfor.fast.tactics2gm.sight import DEFAULT_ORDERS, NOT_NAMED


@cite("Q2-13")
def default_list(battle: Battle) -> int:
    """The number of the list in force: by the AP at the start of the phase, or by ruling before
    every card."""
    ap = battle.hand_ap if battle.five_ap_each_card else battle.ap_at_start
    return battle.ai_kind * 2 + (0 if ap < battle.default_order_ap else 1)


def rank_in(battle: Battle, order: int, card: int) -> int:
    """The first clause of an order that names a card."""
    for rank in range(battle.clauses[order]):
        if fits(battle, battle.clause[order][rank], card):
            return rank
    return NOT_NAMED


def stance_rank(battle: Battle, card: int) -> int:
    """Where the stance's order names a card."""
    return rank_in(battle, battle.orders_of[battle.code], card)


def default_rank(battle: Battle, card: int) -> int:
    """Where the default list in force names a card."""
    return rank_in(battle, DEFAULT_ORDERS + default_list(battle), card)
