"""The record of a game: answers and the events they caused, appended and never erased.

``fold`` applies the stored events and always works. Undo, redo and corrections are lines of their
own; ``effective`` says which answers count now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

FORMAT = 2
REASONS_FROM = 2
"""Since this format decisions are written as they are today; of older ones only the events must
come out the same."""


class Header(Struct, frozen=True, kw_only=True):
    """First line of a save: everything needed to set the game up again."""

    opfor: int = FORMAT
    version: str
    game: str
    title: str = ""
    mode: str = "play"
    seed: int
    options: dict[str, Any]
    rulings: dict[str, str]
    packs: dict[str, str] = {}
    table_sources: tuple[str, ...] = ()
    players: dict[str, str] = {}
    """Seats played by the program, and by which of the game's players."""
    start: Any = None
    """The state the record begins with, so that old saves fold under any later set-up rules."""


class Started(Struct, frozen=True, tag="start"):
    """What happened before the first request."""

    log: tuple[Any, ...] = ()


class Answered(Struct, frozen=True, tag="answer"):
    """One answer, who gave it, and everything that followed until the next request.

    Log entries are events in their stored form, decisions (``type: decision``), and ``"step"``
    where a step begins.
    """

    ask: str
    source: str
    answer: Any
    by: str
    log: tuple[Any, ...] = ()


class Undone(Struct, frozen=True, tag="undo"):
    """From here on only the first ``keep`` answers count."""

    keep: int


class Redone(Struct, frozen=True, tag="redo"):
    """The first ``keep`` answers count again."""

    keep: int


class Adjusted(Struct, frozen=True, tag="adjust"):
    """A correction made by hand: the event it amounts to, and what was typed.

    A correction before the first answer of a step starts the step again (``restart``), so that
    everything asked and offered fits it. Later in a step ``log`` holds the decisions that were
    taken anew with the right fact (see ``fold.adjust_play``).
    """

    event: Any
    text: str
    restart: bool = False
    log: tuple[Any, ...] = ()


class Sources(Struct, frozen=True, tag="sources"):
    """From here on these sources of chance are answered at the table."""

    table: tuple[str, ...]


Line: TypeAlias = Started | Answered | Undone | Redone | Adjusted | Sources
Entry: TypeAlias = Started | Answered | Adjusted
"""Lines that carry events."""

STEP = "step"


def is_decision(item: Any) -> bool:
    """True for a stored decision, False for a stored event."""
    return isinstance(item, dict) and item.get("type") == "decision"


class History:
    """The lines of a record read as a history: which entries count, which could be redone."""

    def __init__(self, lines: Sequence[Line] = ()) -> None:
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Append one line and update what counts."""
        match line:
            case Undone(keep=keep):
                self.undone = self.entries[keep:] + self.undone
                del self.entries[keep:]
            case Redone(keep=keep):
                count = keep - len(self.entries)
                self.entries += self.undone[:count]
                del self.undone[:count]
            case Started() | Answered() | Adjusted():
                self.entries.append(line)
                self.undone.clear()
            case Sources():
                pass

    def log(self) -> list[Any]:
        """All stored events and decisions that count, in order, ``"step"`` marks included."""
        return [item for entry in self.entries for item in entry.log]
