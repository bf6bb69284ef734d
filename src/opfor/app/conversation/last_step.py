"""What the opponent did last: the events and decisions of its last step, as a seat heard them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.conversation.sight import Sight
from opfor.core.codec import from_plain
from opfor.core.record import STEP, History, is_decision
from opfor.core.trace import Decision

FAR = 80
"""No further back than so many entries: a step that long ago lies on no table."""


def last_step(
    history: History, path: Sequence[int], sight: Sight
) -> tuple[list[Any], list[Decision]]:
    """Of the last step that had decisions; both empty if there is none near."""
    events: list[Any] = []
    decisions: list[Decision] = []
    for place in reversed(path[-FAR:]):
        entry: Any = history.lines[place]
        for item in reversed(entry.log):
            if item == STEP:
                if decisions:
                    return events[::-1], decisions[::-1]
                events.clear()
            elif is_decision(item):
                heard = sight.decision(from_plain(item, Decision))
                decisions += [] if heard is None else [heard]
            else:
                told = sight.event(from_plain(item, sight.game.events))
                events += [] if told is None else [told]
    return (events[::-1], decisions[::-1]) if decisions else ([], [])
