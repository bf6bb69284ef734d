"""Old saves in today's form: what they said in English becomes an id."""

from __future__ import annotations

from typing import Any

ENDINGS = {
    "the enemy HQ is destroyed": "destroy-hq",
    "the mission target is destroyed": "destroy-target",
    "the enemy has lost too many units": "losses",
    "the mission target is held": "hold-target",
    "the enemy's deployment line is reached": "reach",
    "the position was held to the end": "endure",
    "the last turn is over: the healthier HQ wins": "last-turn",
    "the deck has run out": "deck-out",
}


def renewed(event: dict[str, Any]) -> dict[str, Any]:
    """An event of an old save as it would be written today."""
    match event:
        case {"type": "game-ended", "why": str(why)}:
            return {**event, "why": ENDINGS.get(why, why)}
        case {"type": "unit-damaged", "card": "bailing out"}:
            return {**event, "card": "bailing-out"}
    return event


def renamed(name: str) -> str:
    """``3-4 by sniper#7`` is ``3-4/sniper#7`` today, ``terrain 3-4`` is ``terrain:3-4``."""
    return name.replace(" by ", "/").replace("terrain ", "terrain:")
