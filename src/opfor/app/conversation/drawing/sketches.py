"""The board as a picture of text, for one pair of eyes."""

from __future__ import annotations

from opfor.app.conversation.sight import Sight
from opfor.app.session import Session
from opfor.core.sketch import Run, Sketched, Window


def sketch(session: Session, sight: Sight, window: Window) -> Sketched:
    """The game's own picture, or the board in words where it draws none."""
    seen, seat = sight.state(session.state), sight.stands_at
    drawn = session.game.shown.sketch
    if drawn is not None:
        return drawn(session.setting, seen, seat, window)
    told = session.game.words.board(session.setting, seen, seat).rstrip().splitlines()
    if window.whole and 0 < window.lines < len(told):
        return ()
    return tuple((Run(line),) for line in told)


def sketch_key(session: Session, sight: Sight) -> tuple[str, ...]:
    """What the signs mean, a line each."""
    return tuple(session.game.shown.sketch_key(session.setting, sight.state(session.state)))
