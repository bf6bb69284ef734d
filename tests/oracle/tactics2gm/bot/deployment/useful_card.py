"""Is a card of use now? It can be paid, it has a space or a target, and it does something."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.games.tactics2gm.values.state import PLAYER
from tests.oracle.tactics2gm.bot.cards.airplanes import is_useful_flight
from tests.oracle.tactics2gm.bot.cards.support_cards import is_useful_support
from tests.oracle.tactics2gm.bot.deployment.hand import Hand, can_enter

NO_ROOM, NO_TARGET, NO_EFFECT = map(Shortfall, ("no-room", "no-target", "no-effect"))
NOT_THE_TIME = Shortfall("not-the-time")

WHY_NOT = {
    "too-dear": "too dear at {} AP with {} left",
    "no-room": "no space of the deployment line is free for it",
    "no-target": "nothing it may attack would suffer",
    "no-effect": "it would have no effect now",
    "not-the-time": "it is not the time to spy",
}


@measure(words=WHY_NOT, brief="a card of use now")
@cite("2GM-GOAL-3", "V-11")
def is_useful(hand: Hand, name: str) -> bool | Shortfall:
    """Payable now, with a space or a target, and of some effect."""
    known = hand.useful.get(name)
    if known is None:
        known = hand.useful[name] = _looked_at(hand, name)
    return known


def _looked_at(hand: Hand, name: str) -> bool | Shortfall:
    if (cost := hand.cost(name)) > hand.ap:
        return Shortfall("too-dear", (cost, hand.ap))
    if hand.unit(name) is not None:
        return can_enter(hand, name) or NO_ROOM
    if hand.plane(name) is not None:
        return is_useful_flight(hand, name) or NO_TARGET
    if not is_useful_support(hand, name):
        return NO_EFFECT
    return not is_spy(hand, name) or is_time_to_spy(hand) or NOT_THE_TIME


def is_spy(hand: Hand, name: str) -> bool:
    card = hand.support(name)
    return card is not None and card.effect in ("enigma", "espionage")


@cite("2GM-CE-3")
def is_time_to_spy(hand: Hand) -> bool:
    """The Player holds more than five cards, and no other card of the AI is of use now."""
    survey = hand.survey
    if len(survey.state.decks[PLAYER].hand) <= survey.numbers.phrases.espionage_hand_over:
        return False
    return not any(is_useful(hand, name) for name in hand.names if not is_spy(hand, name))
