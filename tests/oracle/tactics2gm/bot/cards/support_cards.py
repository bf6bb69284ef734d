"""Support cards: is one of use now? Then it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.content import SupportRow
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.bot.cards.espionage import spied
from tests.oracle.tactics2gm.bot.cards.support_targets import (
    SUPPORT,
    WAYS,
    best_shot,
    danger,
    gain,
    keeps_supply,
    marches_to_win,
    suffering,
)
from tests.oracle.tactics2gm.bot.cards.winning_card import way_wins
from tests.oracle.tactics2gm.bot.deployment.hand import Hand, can_enter
from tests.oracle.tactics2gm.bot.sight.victory import comes_first
from tests.oracle.tactics2gm.rules.support_cards import plays_of
from tests.oracle.tactics2gm.rules.support_effects import play_support


def ways_worth_it(hand: Hand, card: SupportRow) -> Iterator[PlaySupport]:
    """Ways to play a card that would have an effect, one after the other."""
    survey = hand.survey
    keep = WORTH.get(card.effect)
    for way in plays_of(survey.setting, survey.state, AI, card.id, card.timing):
        if keep is None or keep(hand, way):
            yield way


def legal_ways(hand: Hand, card: SupportRow) -> list[PlaySupport]:
    """All of them; looked for once while the hand stays as it is."""
    found = hand.ways.get(card.id)
    if found is None:
        found = hand.ways[card.id] = list(ways_worth_it(hand, card))
    return found


def _can_be_deployed(hand: Hand, way: PlaySupport) -> bool:
    left = hand.ap - hand.survey.cards.supports[way.card].cost
    card = hand.survey.cards.units[way.other]
    return card.type != "airplane" and card.cost <= left and can_enter(hand, way.other)


def _barrage_hurts(hand: Hand, way: PlaySupport) -> bool:
    foe = hand.survey.foe(way.target)
    pierces = hand.survey.cards.supports[way.card].penetration
    return foe is not None and pierces >= hand.survey.card(foe).defence


WORTH: dict[str, Callable[[Hand, PlaySupport], bool]] = {
    "hit": lambda hand, way: (
        danger(hand, way) > 0 or (comes_first(hand.survey) and way_wins(hand.survey, way) > 0)
    ),
    "barrage": _barrage_hurts,
    "halt": lambda hand, way: danger(hand, way) > 0,
    "dazzle": lambda hand, way: danger(hand, way) > 0,
    "stun": lambda hand, way: danger(hand, way) > 0,
    "ammunition": lambda hand, way: best_shot(hand, way) > 0,
    "spotter": lambda hand, way: best_shot(hand, way) > 0,
    "smoke": lambda hand, way: suffering(hand, way) > 0,
    "replacements": _can_be_deployed,
    "march": lambda hand, way: (
        marches_to_win(hand, way) or (gain(hand, way) > 0 and keeps_supply(hand, way))
    ),
}
NEVER = ("general", "paratroopers", "promotion", "luck")
"""Not played in the AI's Deployment: removed cards, and those with a moment of their own."""


@cite("V-11")
def is_useful_support(hand: Hand, name: str) -> bool:
    """It is the moment for the card, it can be paid, and it would have an effect."""
    card = hand.support(name)
    if card is None or card.effect in NEVER or card.timing != "deployment":
        return False
    if card.effect == "replacements" and not hand.no_unit_drawn:
        return False
    return next(ways_worth_it(hand, card), None) is not None


def play_card(play: TacticsPlay, hand: Hand, name: str) -> Procedure[None]:
    """Choose on whom a support card is played, and play it."""
    card = hand.survey.cards.supports[name]
    ways = legal_ways(hand, card)
    if card.effect not in WAYS:
        yield from play_support(play, AI, ways[0], spied)
        return
    hand.playing = name
    way = yield from decide(play, SUPPORT, hand, ways, lambda: {"card": name})
    assert way is not None
    yield from play_support(play, AI, way)
