"""Why nothing comes of pointing at some things."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.app.conversation.eyes import Eyes
from opfor.core.door import entry
from opfor.core.requests import Choose


def refused(eyes: Eyes, refs: Sequence[str]) -> str:
    """One sentence with its rule, if the game knows; the things in the order they were pointed
    at."""
    session = eyes.table.session
    request, words = session.pending, session.game.words
    if not refs or words.refused is None or not isinstance(request, Choose):
        return ""
    seen = eyes.sight.state(session.state)
    for line in session.game.shown.meant(session.setting, seen, [entry(ref) for ref in refs]):
        if found := words.refused(session.setting, seen, request, line):
            return found
    return ""
