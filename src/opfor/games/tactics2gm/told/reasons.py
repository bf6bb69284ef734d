"""The AI's reasons in words: who does what, and what was measured."""

from __future__ import annotations

from typing import Any

from opfor.core.trace import Decision, Step
from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.told.candidates import in_words
from opfor.games.tactics2gm.values.options import Setting


def chosen(setting: Setting, decision: Decision, said: str) -> str:
    """The beginning of a sentence about a decision: the unit or card, and what it does."""
    if decision.question == "stance":
        return _stance(setting, decision, said)
    details = decision.details
    unit = in_words(setting, decision, details["unit"]) if "unit" in details else "the AI"
    card = _title(setting, details.get("card", ""))
    match decision.question:
        case "move":
            stays = decision.candidates and decision.chosen == decision.candidates[0]
            return f"{unit} stays on {said}" if stays else f"{unit} moves to {said}"
        case "deploy" if "aboard" in details:
            return f"{said} rides in the {_title(setting, details['aboard'])}"
        case "deploy":
            return f"The next card is {said}"
        case "column":
            return f"{card} enters on {said}"
        case "equip":
            return f"{unit} gets {said}"
        case "shoot":
            return f"{unit} shoots at {said}{_weapon(setting, details)}"
        case "target" if "token" in details:
            return f"{unit} uses {_title(setting, details['token'])} on {said}"
        case "target" if "unit" in details:
            return f"{unit} tends {said}"
        case "target":
            return f"{card} is played on {said}"
    return f"{decision.question.replace('-', ' ').capitalize()}: {said}"


def _stance(setting: Setting, decision: Decision, said: str) -> str:
    """The stance, what made it, and what it is after."""
    parts = [f"{m['why']} {m['value']:+d}" for m in decision.details.get("modifiers", ())]
    sum_up = ", ".join([*parts, f"total {decision.details.get('total', '?')}"])
    aim = stance_named(setting.ai_kind, str(decision.chosen)).aim
    return f"Stance {said} ({sum_up}), to {aim}"


def _weapon(setting: Setting, details: dict[str, Any]) -> str:
    """``with Grenades``, where it is not the unit's own weapon."""
    weapon = details.get("weapon", "")
    return f" with {_title(setting, weapon)}" if weapon in setting.cards.tokens else ""


def _title(setting: Setting, name: str) -> str:
    cards = setting.cards
    for table in (cards.units, cards.supports, cards.tokens):
        if name in table:
            return table[name].title
    return name


def measure(_setting: Setting, step: Step, value: Any) -> str:
    """What a step measured; places in a list of orders say nothing to a person."""
    if step.by == "V-10":
        return f"danger {value:g}"
    if step.by == "V-22":
        return f"{value} enemies in range" if value != 1 else "1 enemy in range"
    if step.by == "V-37":
        return f"{value} turns" if value != 1 else "1 turn"
    match step.rule, value:
        case "2GM-FACE-3", int() | float():
            return f"{value:g} damage"
        case "2GM-PH-5", (_is_unit, int() as cost):
            return f"{cost} AP"
        case (("2GM-WND-1" | "2GM-WND-3" | "2GM-GOAL-1"), int()) if not step.by:
            return f"distance {value}"
        case "2GM-GOAL-1", float() if not step.by:
            return f"{value:g} expected"
    return ""
