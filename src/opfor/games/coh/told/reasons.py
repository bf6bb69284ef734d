"""Why the AI did it, in words: how a choice is told, and what each step has measured."""

from __future__ import annotations

from typing import Any

from opfor.core.game import in_words
from opfor.core.trace import Decision, Step

OPENINGS = {
    "acting": "{said} acts",
    "target": "It aims at {said}",
    "hex": "It goes to {said}",
    "facing": "It faces {said}",
}

HEXES = "{value} hexes"
MEASURES = {
    "COH-5.0.1-d": HEXES,
    "COH-5.0.1-e": HEXES,
    "COH-5.0.1-f": HEXES,
    "COH-5.2.2-d": HEXES,
    "COH-5.3-a": HEXES,
    "COH-5.0-c": "DV {value}",
    "COH-5.1.2-a": "DV {value}",
    "COH-5.0-d": "AR {value}",
    "COH-5.1.1-b": "AR {value}",
    "COH-5.1.2-d": "AR {value}",
    "COH-5.1.1-c": "cost {value}",
    "COH-5.1.2-e": "cost {value}",
    "COH-5.1.2-f": "cost {value}",
    "COH-5.2.1-a": "cost {value}",
    "COH-5.1.1-d": "DM {value}",
    "COH-5.3-c": "DM {value}",
    "COH-5.0-i": "{value} AI",
    "COH-5.3.1-a": "{value} covered",
    "COH-5.3.1-b": "{value} covered",
    "COH-5.3.1-c": "{value} covered",
}
"""What a row's number counts; other numbers stand alone."""

NOTHING = {"COH-5.0-c": 99, "COH-5.0-d": -99, "COH-5.1.1-b": -99, "COH-5.1.2-d": -99}
"""The values that stand for "unknown": those of a Rumored Enemy."""

SILENT = ("COH-5.2-b", "COH-5.3-d")
"""Ranks that say nothing to a person: the row's title says it all."""


def chosen(_setting: Any, decision: Decision, said: str) -> str:
    """The beginning of the sentence about a choice; of an order also how the line reads."""
    if decision.question == "order":
        text = decision.details.get("text")
        return f"The order is {said}" + (f" ({text})" if text else "")
    opening = OPENINGS.get(decision.question)
    asked = decision.question.replace("-", " ").capitalize()
    return opening.format(said=said) if opening else f"{asked}: {said}"


def measure(_setting: Any, step: Step, value: Any) -> str:
    """What a step has measured. A yes or no is told by who stays and who goes."""
    if isinstance(value, bool) or step.rule in SILENT:
        return ""
    if not isinstance(value, int):
        return in_words(value)
    if NOTHING.get(step.rule) == value:
        return "nothing known"
    if MEASURES.get(step.rule) == HEXES and value == 1:
        return "1 hex"
    return MEASURES.get(step.rule, "{value}").format(value=value)
