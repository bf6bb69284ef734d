"""What a thing is: its name, how it stands, what it sees, and its page of the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.app.conversation.telling.reasons import Details
from opfor.core.phrases import capital
from opfor.core.topics import Topic

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes


def details(eyes: Eyes, ref: str, origin: str) -> Details:
    """About a thing; with an origin, as it is seen from there."""
    session, sight = eyes.table.session, eyes.sight
    view, shown, setting = sight.state(session.state), session.game.shown, session.setting
    lines = shown.details(setting, view, sight.stands_at, ref)
    look = shown.looked_at(setting, view, sight.stands_at, ref, origin)
    topic = eyes.table.reference.about(view, ref)
    name = _name(eyes, ref, topic)
    return Details(ref, name, (*lines, *look.lines), look.marks, topic)


def _name(eyes: Eyes, ref: str, topic: Topic | None) -> str:
    """As it is labelled, up to the first comma or colon; without a label, as its page is called."""
    from opfor.app.conversation.telling.things import labels

    found = labels(eyes).get(ref, "")
    label = found.partition(",")[0].partition(":")[0].strip()
    if label:
        return capital(label)
    return topic.title if topic is not None else ref.partition(":")[2]
