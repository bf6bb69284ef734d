"""Events of old saves in today's form: what they said in English becomes an id, or is left to the
card that says it."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.generator_cards.content import content

NOTES = {
    "The AI plots no artillery before the rounds; its tile resolves the strikes.": (
        "tile-fires-artillery"
    ),
    "The edge by which AI leave the map is an Objective of the AI's.": "exit-edge-is-objective",
}


def renewed(event: dict[str, Any]) -> dict[str, Any]:
    """An event of an old save as it would be written today."""
    match event:
        case {"type": "rule-added", "rule": {"text": _} as rule}:
            return {**event, "rule": _without(rule, "text", "title")}
        case {"type": "score-added", "score": {"text": text} as score}:
            half = {"half": _half(score["card"], text)}
            return {**event, "score": _without(score, "text") | half}
        case {"type": "mission-developed", "solo": {"notes": notes} as solo}:
            ids = [NOTES.get(note, note) for note in notes]
            return {**event, "solo": {**solo, "notes": ids}}
    return event


def _without(value: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: each for name, each in value.items() if name not in names}


def _half(card: str, text: str) -> str:
    """Only Condition Cards score by either half."""
    condition = content().conditions.get(card)
    return "bottom" if condition is not None and condition.bottom.text == text else "top"
