"""What happened since a moment as a play, and what changed by it."""

from __future__ import annotations

from opfor.app.conversation.drawing.views import seen_at
from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.messages import Played
from opfor.app.conversation.telling.beats import beats
from opfor.app.conversation.telling.changed import changed


def played(eyes: Eyes, since: int) -> Played:
    """Nothing where a seat heard of nothing, or only of what it did itself."""
    story = eyes.story(since)
    if not since or all(told.seat == eyes.seat for told in story.told if told.text):
        return Played()
    line = changed(seen_at(eyes, since), seen_at(eyes, story.until))
    return Played(beats(story), line)
