"""What cards say about scores and special rules, looked up where it is told."""

from __future__ import annotations

from opfor.cardboard.coh import texts
from opfor.cardboard.coh.generator_cards.content import Content
from opfor.cardboard.coh.generator_cards.effects import HideUnit
from opfor.cardboard.coh.generator_cards.tables import ConditionHalf, Half, Top
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values.state import RuleAt, VictoryCondition

NOTES = {"tile-fires-artillery": "artillery", "exit-edge-is-objective": "exit-edge"}
"""What the Player must know beyond tiles and sheet, by what the book calls it."""


def half_of(content: Content, side: str, card: str, half: Half) -> Top | ConditionHalf:
    """The half of a Condition Card, or the upper half of a side's card."""
    condition = content.conditions.get(card)
    if condition is None:
        return texts.card_top(side, content.card(side, card))
    condition = texts.condition(condition)
    return condition.top if half == "top" else condition.bottom


def rule_half(content: Content, rule: RuleAt) -> Top | ConditionHalf:
    """Where a rule stands: of a Condition Card the top holds for both."""
    return half_of(content, rule.side, rule.card, "bottom" if rule.side else "top")


def rule_title(content: Content, rule: RuleAt) -> str:
    condition = content.conditions.get(rule.card)
    if condition is not None:
        return texts.condition(condition).title
    return texts.card_top(rule.side, content.card(rule.side, rule.card)).title


def score_text(content: Content, score: VictoryCondition) -> str:
    """What a side must do for it. By ruling the enemy that hides is a Unit of one's own."""
    half = half_of(content, score.side, score.card, score.half)
    if score.kind == "survive" and any(isinstance(effect, HideUnit) for effect in half.does):
        return SAY("made-hider", n=score.vp)
    return half.text
