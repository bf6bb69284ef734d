"""Saved games as they are listed: how far each has come, the score, whether it is over."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from opfor.app.conversation.history.tape import Tape
from opfor.app.soundness import doubted_file
from opfor.core.errors import OpforError
from opfor.core.shown import Facts


class Standing(Struct, frozen=True):
    """Where a saved game stands, in a few words."""

    is_over: bool
    said: str


def standing(path: Path) -> Standing | None:
    """``Turn 6, You 2 : The bot 11``; ``None`` where it cannot be opened."""
    try:
        with doubted_file(path):
            return _read(path)
    except OpforError:
        return None


def _read(path: Path) -> Standing:
    tape = Tape.read(path)
    ended = tape.ended()
    if ended is not None:
        return Standing(True, ended.lines[0].partition(". ")[0].rstrip("."))
    return Standing(False, _said(tape.facts()))


def _said(facts: Facts) -> str:
    when = (facts.when or facts.headline).partition(":")[0]
    scores = " : ".join(f"{score.title} {score.value}" for score in facts.scores)
    return ", ".join(part for part in (when, scores) if part)
