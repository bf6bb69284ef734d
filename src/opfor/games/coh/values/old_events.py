"""Events of old saves in today's form: what they said in English becomes an id."""

from __future__ import annotations

import re
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards

IDS = {
    "caps-set": {
        "a mission event": "mission-event",
        "a casualty stands on the CAP track": "casualty",
    },
    "caps-spent": {
        "for the barbed wire": "wire",
        "to change a roll": "roll",
        "to pay for an action": "action",
        "to stall": "stall",
    },
    "game-ended": {
        "the last round is over": "last-round",
        "the mission track is complete": "track-complete",
        "the mission is called off": "called-off",
    },
    "points-scored": {"a mission event": "mission-event"},
    "unit-revealed": {
        "it moved": "moved",
        "it turned": "turned",
        "it opened fire": "opened-fire",
        "it laid smoke": "laid-smoke",
        "it mounted up": "mounted",
        "it dug in": "dug-in",
        "an obstacle gave it away": "obstacle",
        "it was noticed": "noticed",
        "fire found it": "fire-found",
        "a shell found it": "shell-found",
    },
    "rumor-revealed": {
        "a Unit is next to it": "adjacent",
        "it is seen in the open": "in-the-open",
        "fire flushed it out": "flushed-out",
        "a mission's order": "mission-order",
        "a mission event": "mission-event",
        "it opens fire": "opens-fire",
    },
    "work-destroyed": {"shot up": "shot-up"},
    "entry-refused": {
        "the order is not for it": "not-for-it",
        "nothing there is what the order aims at": "no-goal",
        "no hex of its edge is open": "edge-closed",
        "no hex is free": "no-free-hex",
    },
}
"""By the event's tag: the words it once held, and their id."""

ABOUT = (
    (re.compile(r"for card (\w+)"), "card"),
    (re.compile(r"(\w+) destroyed"), "destroyed"),
    (re.compile(r"(\w+) got away"), "got-away"),
    (re.compile(r"(\w+) taken"), "taken"),
    (re.compile(r"(\w+) held"), "held"),
    (re.compile(r"nobody of the (.+) side is left to fight"), "beaten"),
)
"""Words about something, and their id."""

FIRST_WITH_NUMBERS = 3
"""The first step of set-up that tells a number."""


def renewed(event: dict[str, Any]) -> dict[str, Any]:
    """An event of an old save as it would be written today."""
    kind = event.get("type")
    if kind == "set-up-step-taken" and "what" in event:
        step, what = event["step"], event["what"]
        numbers = re.findall(r"-?\d+", what) if step >= FIRST_WITH_NUMBERS else []
        return {"type": kind, "step": step, "values": [int(each) for each in numbers]}
    if kind in IDS and isinstance(why := event.get("why"), str):
        return {**event, "why": IDS[kind].get(why) or _about(why)}
    return event


def _about(why: str) -> str:
    """``G10 destroyed`` was about G10; the gain of CAPs by a card had the card's title."""
    for words, name in ABOUT:
        if found := words.fullmatch(why):
            return f"{name}:{found[1].replace(' and ', '+')}"
    card = next((card for card in action_cards().values() if card.title == why), None)
    return f"card:{card.number}" if card else why
