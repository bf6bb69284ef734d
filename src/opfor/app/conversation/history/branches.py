"""Branches of a game: what was undone stays, grows as a tree, and can be taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opfor.app.conversation.drawing.views import seen_at, standing
from opfor.app.conversation.messages import Branch, Story
from opfor.app.session import Session
from opfor.core.errors import OpforError
from opfor.core.record import History, Noted, shared

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

NOW = 0
"""The branch that counts."""


def branches(eyes: Eyes) -> tuple[Branch, ...]:
    """Every branch that does not count now, the one left last first. Each hangs on the one it has
    most in common with, and is called what was noted on it last."""
    history = eyes.table.session.history
    known: dict[int, Sequence[int]] = {NOW: history.path}
    found = []
    for tip in reversed(history.left()):
        path = history.path_at(tip + 1)
        on, same = max(((line, shared(path, other)) for line, other in known.items()), key=_common)
        known[tip + 1] = path
        found.append(_branch(eyes, path, on, same))
    return tuple(found)


def _common(parting: tuple[int, int]) -> int:
    return parting[1]


def _branch(eyes: Eyes, path: Sequence[int], on: int, same: int) -> Branch:
    line, parted = path[-1] + 1, path[same - 1] + 1
    told = eyes.story(parted, line).told
    first = next((each.text for each in told if each.kind == "event" and each.text), "")
    return Branch(
        line,
        parted,
        len(path) - same,
        first or "nothing that is told",
        on=on,
        name=_name(eyes, [place + 1 for place in path[same:]]),
        began=standing(seen_at(eyes, parted)[1]),
        stands=standing(seen_at(eyes, line)[1]),
    )


def _name(eyes: Eyes, moments: Sequence[int]) -> str:
    lines = eyes.table.lines
    noted = {n.moment: n.text for n in lines if isinstance(n, Noted) and n.seat == eyes.seat}
    return next((noted[moment] for moment in reversed(moments) if noted.get(moment)), "")


def along(eyes: Eyes, line: int) -> Story:
    """What happened on the way to the end of a branch."""
    _known(eyes.table.session.history, line)
    return eyes.story(0, line)


def take_up(session: Session, line: int) -> None:
    """Stand at the end of a branch again."""
    _known(session.history, line)
    session.return_to(line)


def _known(history: History, line: int) -> None:
    ends = [tip + 1 for tip in history.left()]
    if line not in ends:
        known = ", ".join(map(str, ends)) or "there are none"
        raise OpforError(f"line {line} ends no branch; branches end at: {known}")
