"""Espionage: which card of the Player's hand is lost?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, prefer
from opfor.games.tactics2gm.bot.sight.named import card_called
from opfor.games.tactics2gm.rules.piles import is_held
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    PERSON,
    Stream,
    Which,
)


@measure("point|points", id="points", brief="the dearest card")
def points_of_card(battle: Battle, card: int) -> int:
    return battle.points[card]


ESPIONAGE: Asked = Question(
    "espionage",
    "Which card does the Player lose by Espionage?",
    "the cards of the Player's hand",
    (prefer("2GM-CE-3", points_of_card),),
    named=card_called,
    tie=Tie("uniform", "2GM-CE-3", "Espionage: equally dear cards"),
    chosen="Espionage takes {}",
)


@cite("2GM-CE-3")
def bots_loss(battle: Battle) -> int:
    """The dearest card of the hand; equally dear ones by chance."""
    ask(battle)
    for card in range(battle.cards):
        if is_held(battle, PERSON, card):
            propose(battle, card)
    narrow(battle, Which.ESPIONAGE)
    return one_of_equals(battle, Which.ESPIONAGE, Stream.TIE)
