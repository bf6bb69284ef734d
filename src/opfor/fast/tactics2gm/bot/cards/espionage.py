"""Espionage: which card of the Player's hand is lost?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose
from opfor.core.narrow import narrow
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    PERSON,
    Stream,
    Which,
)
from opfor.fast.tactics2gm.rules.piles import is_held


def points_of_card(battle: Battle, card: int) -> int:
    return battle.points[card]


@cite("2GM-CE-3")
def bots_loss(battle: Battle) -> int:
    """The dearest card of the hand; equally dear ones by chance."""
    ask(battle)
    for card in range(battle.cards):
        if is_held(battle, PERSON, card):
            propose(battle, card)
    narrow(battle, Which.ESPIONAGE)
    return one_of_equals(battle, Which.ESPIONAGE, Stream.TIE)
