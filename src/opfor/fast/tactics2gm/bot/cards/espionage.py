"""Espionage: which card of the Player's hand is lost?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import prefer
from opfor.fast.run import ask, pick, propose, settle
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.ladder import CE_3
from opfor.fast.tactics2gm.names import PERSON, TIE
from opfor.fast.tactics2gm.rules.support_effects import is_held


def points_of_card(battle: Battle, card: int) -> int:
    return battle.points[card]


@cite("2GM-CE-3")
def spied(battle: Battle, _side: int) -> int:
    """The dearest card of the hand; equally dear ones by chance."""
    ask(battle)
    for card in range(battle.cards):
        if is_held(battle, PERSON, card):
            propose(battle, card)
    prefer(battle, CE_3, points_of_card)
    if battle.left == 1:
        settle(battle)
        return battle.candidates[0]
    battle.settled_by = CE_3
    settle(battle)
    return battle.candidates[pick(battle, TIE, battle.left)]
