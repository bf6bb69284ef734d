"""Espionage: which card of the Player's hand is lost?"""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, prefer
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay


@measure("point|points", brief="the dearest card")
def points(setting: Setting, name: str) -> int:
    return setting.cards.points(name)


ESPIONAGE: Question[Setting, str] = Question(
    "espionage",
    "Which card does the Player lose by Espionage?",
    "the cards of the Player's hand",
    (prefer("2GM-CE-3", points),),
    named=lambda _setting, name: name,
    tie=Tie("uniform", "2GM-CE-3", "Espionage: equally dear cards"),
    chosen="Espionage takes {}",
)


@cite("2GM-CE-3")
def spied(play: TacticsPlay, _side: int, hand: tuple[str, ...]) -> Procedure[str]:
    """The dearest card of the hand."""
    lost = yield from decide(play, ESPIONAGE, play.setting, hand)
    assert lost is not None
    return lost
