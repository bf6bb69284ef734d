"""What an order asks of the AI that carries it out: the cases of its question."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.order.pairs import (
    is_move,
    said,
)
from opfor.fast.coh.bot.words.rungs import cases_of_words
from opfor.fast.coh.mind import (
    CLOSEST,
    FARTHEST,
    NO_WORD,
    ONLY_MORTARS,
    ONLY_NAMED,
    ONLY_RUMORS,
    ROW_AI_KIND,
    ROW_AI_WORD,
    ROW_DISTANCE,
    SAME_HEX,
    WORDS_EACH,
)
from opfor.fast.coh.values import NOBODY, Battle
from opfor.games.coh.values.ladder_cases import AI_SAYS, MOVE, NO_MOVE


@cite("COH-4.1.2-a", "ladders-of-priority-orders")
def goes_by_moving(battle: Battle) -> bool:
    """Whether the movers' ladder settles it: close-combat orders go by the attackers' ladder
    whatever their action, unless ruled otherwise."""
    return is_move(battle) and (battle.order_scope != SAME_HEX or battle.ladders_by_action == 1)


class Acts:
    """Cases of the question; words of the line come behind them, by their numbers."""

    TACTICAL, IN_HEX, NEXT_TO, MOVE, NO_MOVE, MISSION, RUMORS, MORTARS = range(8)
    CLOSEST, FARTHEST, WORDS = range(8, 11)


def cases_of_acting(battle: Battle) -> int:
    """What the order under the reader's eye asks for."""
    found = 1 << (Acts.TACTICAL + battle.order_scope)
    found |= 1 << (Acts.MOVE if goes_by_moving(battle) else Acts.NO_MOVE)
    kind, distance = said(battle, ROW_AI_KIND), said(battle, ROW_DISTANCE)
    if kind in (ONLY_RUMORS, ONLY_MORTARS):
        found |= 1 << (Acts.RUMORS if kind == ONLY_RUMORS else Acts.MORTARS)
    if distance in (CLOSEST, FARTHEST):
        found |= 1 << (Acts.CLOSEST if distance == CLOSEST else Acts.FARTHEST)
    return found | (1 << Acts.MISSION if is_for_some(battle) else 0)


def is_for_some(battle: Battle) -> bool:
    """Whether a mission's line speaks to some AI only."""
    is_named_so = said(battle, ROW_AI_KIND) == ONLY_NAMED
    return battle.only_ai != NOBODY or battle.bars_some == 1 or is_named_so


def said_of_acting(battle: Battle, place: int) -> int:
    """The word that the line says at a place before its AI; it is the word at hand."""
    if place == WORDS_EACH or said(battle, ROW_AI_WORD + place) == NO_WORD:
        return -1
    battle.word = said(battle, ROW_AI_WORD + place)
    return Acts.WORDS + battle.word


CASES = (
    "the line is a tactical order",
    "the line is for close combat",
    "the line is for short range",
    MOVE,
    NO_MOVE,
    "a mission's line speaks to some AI only",
    "the line is for RE",
    "the line is for Mortar or Inf Gun",
    "the line says closest to",
    "the line says farthest from",
    *cases_of_words(AI_SAYS),
)
