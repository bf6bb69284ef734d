"""Branches of a game: what was undone stays, and can be taken up again."""

from __future__ import annotations

from opfor.app.conversation.messages import Branch
from opfor.app.conversation.telling.news import Teller
from opfor.app.session import Session
from opfor.core.errors import OpforError
from opfor.core.record import shared


def branches(session: Session, teller: Teller) -> tuple[Branch, ...]:
    """Every branch that does not count now, the one left last first."""
    history = session.history
    found = []
    for tip in reversed(history.left()):
        path = history.path_at(tip + 1)
        same = shared(path, history.path)
        told = teller.story(path[same - 1] + 1, tip + 1).told
        first = next((each.text for each in told if each.kind == "event" and each.text), "")
        text = first or "nothing that is told"
        found.append(Branch(tip + 1, path[same - 1] + 1, len(path) - same, text))
    return tuple(found)


def take_up(session: Session, line: int) -> None:
    """Stand at the end of a branch again."""
    ends = [tip + 1 for tip in session.history.left()]
    if line not in ends:
        known = ", ".join(map(str, ends)) or "there are none"
        raise OpforError(f"line {line} ends no branch; branches end at: {known}")
    session.return_to(line)
