"""Events of old saves in today's form: what they said in English becomes an id."""

from __future__ import annotations

from typing import Any

BOT_CLOSED = "the bot closed the campaign before"


def renewed(event: dict[str, Any]) -> dict[str, Any]:
    """An event of an old save as it would be written today: causes were told in words."""
    if event.get("type") not in ("track-moved", "points-scored"):
        return event
    why = event["why"]
    return {**event, "why": "bot-closed-before" if why == BOT_CLOSED else why.replace(" ", "-")}
