"""A person at a terminal of a given size who types what the game's own player would answer."""

from __future__ import annotations

import io
from collections.abc import Callable

from opfor.app.conversation import Table
from opfor.app.conversation.hints import hint
from opfor.core.record import STEP


class Shown(io.StringIO):
    """What a terminal has shown."""

    def isatty(self) -> bool:
        return True


class Typist:
    """Types an answer whenever the prompt waits, until the game is over or patience ends.

    ``says(table)`` may give the line instead; the lines it typed are kept in ``typed``.
    """

    def __init__(
        self,
        table: Table,
        most: int,
        says: Callable[[Table], str | None] | None = None,
        echo: io.StringIO | None = None,
    ) -> None:
        self.table, self.most, self.says, self.echo = table, most, says, echo
        self.typed: list[str] = []
        self.closed = False

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        if self.table.awaits is None or len(self.typed) >= self.most:
            return ""
        said = self.says(self.table) if self.says is not None else None
        self.typed.append(self.advised() if said is None else said)
        if self.echo is not None:
            self.echo.write(f"{self.typed[-1]}\n")
        return f"{self.typed[-1]}\n"

    def advised(self) -> str:
        eyes = self.table.seen_by(self.table.awaits or "")
        number = max(hint(eyes).offer, 0)
        return eyes.offers()[number].typed


class Counting(Typist):
    """Counts how often somebody else has moved before it types again."""

    turns, seen = 1, 0

    def readline(self) -> str:
        lines = self.table.lines
        steps = sum(getattr(line, "log", ()).count(STEP) for line in lines[self.seen :])
        self.turns, self.seen = self.turns + (steps > 1), len(lines)
        return super().readline()
