"""Why nothing comes of what was typed, or of pointing at some things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from opfor.core.door import entry
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes


def refused(eyes: Eyes, refs: Sequence[str]) -> str:
    """One sentence with its rule, if the game knows; the things in the order they were pointed
    at."""
    if not refs:
        return ""
    session = eyes.table.session
    seen = eyes.sight.state(session.state)
    pointed = [entry(ref) for ref in refs]
    return why_illegal(eyes, session.game.shown.meant(session.setting, seen, pointed))


def why_illegal(eyes: Eyes, lines: Iterable[str]) -> str:
    """Why the first of these typed lines that the game knows about is not legal."""
    session = eyes.table.session
    request, refusal = session.pending, session.game.words.refused
    if refusal is None or not isinstance(request, Choose):
        return ""
    seen = eyes.sight.state(session.state)
    found = (refusal(session.setting, seen, request, line) for line in lines)
    return next(filter(None, found), "")
