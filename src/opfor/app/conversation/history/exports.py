"""A game to take along: the record where that tells no secret, the position, a report."""

from __future__ import annotations

import json
import platform
from typing import TYPE_CHECKING, Any

import msgspec

from opfor import __version__
from opfor.app.conversation.messages import Exported, Position, Report
from opfor.app.session import Session
from opfor.app.store import written
from opfor.core.errors import OpforError
from opfor.core.trace import decision_json

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes
    from opfor.app.conversation.table import Table


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


def ending(table: Table) -> dict[str, Any]:
    """The contract's document about a game that was left."""
    session = table.session
    outcome = session.outcome
    return {
        "game": session.game.id,
        "seed": session.header.seed,
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
        "saved": None if table.path is None else str(table.path),
        "decisions": [decision_json(decision) for decision in session.decisions()],
    }


def record(session: Session) -> str:
    """The whole record as the text of a save file."""
    return written(session.header, session.history.lines)


def position(eyes: Eyes) -> Position:
    """Where the game stands, for one who plays alone or after the end: it shows both sides."""
    session = eyes.table.session
    positions = session.game.positions
    if positions is None:
        raise OpforError(f"{session.game.title} has no position files")
    if session.pending is not None and not (eyes.seat and eyes.table.is_solo):
        raise OpforError("a position shows both sides; wait for the end of the game")
    document = positions.write(session.setting, session.state)
    return Position(session.game.id, json.dumps(document, ensure_ascii=False))


def report(eyes: Eyes) -> Report:
    """Everything about this moment in one message; the record only where it tells no secret."""
    session = eyes.table.session
    question = eyes.question()
    is_open = session.pending is None or (bool(eyes.seat) and eyes.table.is_solo)
    return Report(
        version=__version__,
        python=platform.python_version(),
        packs=dict(session.header.packs),
        game=session.game.id,
        moment=eyes.table.moment,
        seat=eyes.seat,
        question="" if question is None else question.text,
        reasons=tuple(line for reason in eyes.why().reasons for line in reason.full),
        board=eyes.view().board_text,
        record=record(session) if is_open else "",
    )
