"""A game as it stood."""

from __future__ import annotations

from typing import Any

from opfor.app.session import Session
from opfor.core.fold import recorded_play, rerun
from opfor.core.play import Play
from opfor.core.record import Started


def play_before(session: Session, number: int) -> Play[Any, Any]:
    """The play as it stood when an entry was asked for."""
    history = session.history
    standing = session.states.after(history, history.path[:number])
    play: Play[Any, Any] = recorded_play(session.game, session.setting, standing.step_start)
    for _ in rerun(play, [Started(), *history.entries[standing.begun : number]]):
        pass
    return play
