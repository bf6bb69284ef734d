"""A game to take along: the whole record where that tells no secret, and the story as heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.app.conversation.messages import Exported
from opfor.app.session import Session
from opfor.app.store import written

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes


def export(eyes: Eyes) -> Exported:
    """After the end everything may be known; before it a seat has its own story."""
    session = eyes.table.session
    is_over = session.pending is None
    return Exported(
        game=session.game.id,
        title=session.game.title,
        seat=eyes.seat,
        moment=eyes.table.moment,
        whole=is_over,
        record=record(session) if is_over else "",
        story=eyes.story().told,
    )


def record(session: Session) -> str:
    """The whole record as the text of a save file."""
    return written(session.header, session.history.lines)
