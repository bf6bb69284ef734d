"""What the opponent did last: the events and decisions of its last step, as a seat heard them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.conversation.sight import Sight
from opfor.core.codec import convert
from opfor.core.record import STEP, History, is_decision
from opfor.core.trace import Decision

FAR = 80
"""No further back than so many entries: a step that long ago lies on no table."""


def last_step(
    history: History, path: Sequence[int], sight: Sight
) -> tuple[list[Any], list[Decision]]:
    """Of the last step that had decisions; both empty if there is none near."""
    items = _stored(history, path)
    heard = [sight.decision(convert(i, Decision)) for i in items if is_decision(i)]
    told = [sight.event(convert(i, sight.game.events)) for i in items if not is_decision(i)]
    return [e for e in told if e is not None], [d for d in heard if d is not None]


def _stored(history: History, path: Sequence[int]) -> list[Any]:
    """The stored items of that step, in order; nothing is decoded before it is found."""
    items: list[Any] = []
    has_decided = False
    for place in reversed(path[-FAR:]):
        entry: Any = history.lines[place]
        for item in reversed(entry.log):
            if item != STEP:
                items.append(item)
                has_decided = has_decided or is_decision(item)
            elif has_decided:
                return items[::-1]
            else:
                items.clear()
    return items[::-1] if has_decided else []
