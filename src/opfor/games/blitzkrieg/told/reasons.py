"""How the bot's decisions are told: what it chose, and what its rules measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.trace import Decision, Step
from opfor.games.blitzkrieg.told.names import points
from opfor.games.blitzkrieg.values.options import Setting

CHANGES = {
    1: "your lead turned into the bot's",
    2: "a tie turned into the bot's lead",
    3: "your lead turned into a tie",
    4: "the bot's lead raised",
    5: "your lead lowered",
    6: "no change for the better",
    7: "a campaign or theatre handed to you",
}
"""The ladder of greatest change in words."""

LIST = {
    1: "propaganda close to the end",
    2: "a strategic advantage",
    3: "propaganda when far behind",
    4: "production when short of units",
    5: "research",
    6: "plain research",
    7: "bombing",
    8: "a tactical advantage",
    9: "production",
    10: "propaganda",
    11: "no effect",
}
"""Places on the priority list (``bot.position.place_on_list``) in words."""


def chosen(_setting: Setting, decision: Decision, said: str) -> str:
    """The beginning of a sentence: ``The bot goes to Pacific Ocean``."""
    beginnings = {
        "theatre": "The bot goes to",
        "space": "It takes",
        "unit": "It places",
        "strategic-advantage": "Its strategic advantage goes to",
    }
    return f"{beginnings[decision.question]} {said}"


def measure(_setting: Setting, step: Step, value: Any) -> str:
    """What a step measured; orders of theatres, spaces and slots are not worth a number."""
    say = _MEASURES.get((step.rule, step.by)) or _MEASURES.get((step.rule, ""))
    return say(value) if say is not None else ""


def _empty_spaces(value: int) -> str:
    return f"{value} empty space{'s' * (value != 1)}"


def _marker(value: int) -> str:
    return f"the marker at {value:+d}"


def _lead(value: int) -> str:
    return f"a lead of {value}"


def _strength(value: int) -> str:
    return f"strength {value}"


_MEASURES: dict[tuple[str, str], Callable[[Any], str]] = {
    ("BLZ-1.4", "BLZ-T-4"): points,
    ("BLZ-1.5", ""): _empty_spaces,
    ("BLZ-1.6", ""): points,
    ("BLZ-2.4", ""): LIST.__getitem__,
    ("BLZ-3.3", "BLZ-T-1"): CHANGES.__getitem__,
    ("BLZ-3.3", "BLZ-T-2"): CHANGES.__getitem__,
    ("BLZ-3.3", "R-BLZ-3"): _marker,
    ("BLZ-3.6", ""): _strength,
    ("BLZ-G-1", ""): CHANGES.__getitem__,
    ("BLZ-G-2", ""): _lead,
}
