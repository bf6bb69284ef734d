"""A card that wins at once, or that makes a winning shot possible, before any other."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.bot.cards.airplanes import Flight, air_aims
from tests.oracle.tactics2gm.bot.cards.support_cards import legal_ways
from tests.oracle.tactics2gm.bot.cards.winning_card import (
    entering_wins,
    unit_shot,
    way_shot,
    way_wins,
)
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.sight.victory import STANDING, is_near
from tests.oracle.tactics2gm.rules.deployment import entry_cells


@measure(said="{:.0%} chance to win", brief="a card that wins")
@cite("2GM-GOAL-1", "Q2-27")
def wins_at_once(hand: Hand, name: str) -> float:
    """The chance that the card wins as soon as it is played."""
    survey = hand.survey
    if (plane := hand.plane(name)) is not None:
        return max((Flight(survey, plane).wins(t) for t in air_aims(survey, plane)), default=0.0)
    if (unit := hand.unit(name)) is not None:
        if not STANDING & survey.goals.keys():
            return 0.0
        cells = entry_cells(survey.setting, survey.state, AI, unit.id, survey.crowd)
        return float(any(entering_wins(survey, cell) for cell in cells))
    ways = legal_ways(hand, survey.cards.supports[name])
    return max((way_wins(survey, way) for way in ways), default=0.0)


@measure(said="{:.0%} chance of the winning shot", brief="the winning shot")
@cite("2GM-GOAL-1", "Q2-27")
def gives_winning_shot(hand: Hand, name: str) -> float:
    """The chance of the winning shot that the card makes possible this turn."""
    survey = hand.survey
    if not survey.decisive():
        return 0.0
    if (unit := hand.unit(name)) is not None:
        cells = entry_cells(survey.setting, survey.state, AI, unit.id, survey.crowd)
        return max((unit_shot(survey, unit, cell) for cell in cells), default=0.0)
    card = hand.support(name)
    ways = [] if card is None else legal_ways(hand, card)
    return max((way_shot(survey, way) for way in ways), default=0.0)


@condition("a card may win at once")
def can_win_at_once(hand: Hand, left: Sequence[str]) -> bool:
    return is_near(hand.survey) and any(wins_at_once(hand, name) > 0 for name in left)


@condition("a card gives a winning shot")
def can_shoot_to_win(hand: Hand, left: Sequence[str]) -> bool:
    return is_near(hand.survey) and any(gives_winning_shot(hand, name) > 0 for name in left)
