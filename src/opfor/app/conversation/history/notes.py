"""Notes: what a seat writes about moments of the game, for itself; kept in the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.app.conversation.messages import Note
from opfor.core.errors import OpforError
from opfor.core.record import Noted

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

LONGEST = 500


def write(eyes: Eyes, moment: int, text: str) -> None:
    """Keep a note; of two about a moment the later counts."""
    said = " ".join(text.split())
    if not 1 <= moment <= eyes.table.moment:
        raise OpforError(f"moment {moment}: moments go from 1 to {eyes.table.moment}")
    if len(said) > LONGEST:
        raise OpforError(f"a note has at most {LONGEST} letters; this one has {len(said)}")
    eyes.table.session.note(Noted(moment, said, eyes.seat))


def of(eyes: Eyes) -> tuple[Note, ...]:
    """The notes of a seat that count now, by moment."""
    lines = eyes.table.lines
    said = {n.moment: n.text for n in lines if isinstance(n, Noted) and n.seat == eyes.seat}
    return tuple(Note(moment, said[moment]) for moment in sorted(said) if said[moment])
