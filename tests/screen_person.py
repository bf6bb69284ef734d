"""A person at a terminal of a given size who types what the game's own player would answer."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

from opfor.app.conversation import Table
from opfor.core.record import STEP
from opfor.core.requests import Choose

FIRST_PROMPT = re.compile(r"[\n ]> ")


class Shown(io.StringIO):
    """What a terminal has shown."""

    def isatty(self) -> bool:
        return True


def after_the_first_prompt(shown: str) -> str:
    """What was shown without what stands before the first turn."""
    return FIRST_PROMPT.split(shown, maxsplit=1)[-1]


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
        """What the best of the game's own players without a net would answer who sees the same."""
        session, seat = self.table.session, self.table.awaits or ""
        eyes, request = self.table.seen_by(seat), session.pending
        offers = eyes.offers()
        if not isinstance(request, Choose) or not session.game.players:
            return offers[0].typed
        player = [each for name, each in session.game.players.items() if name != "net"][-1]
        seen = eyes.sight.state(session.state)
        chosen = player(session.setting, seen, request, lambda _sides: 0)
        return offers[request.options.index(chosen)].typed


class Counting(Typist):
    """Counts how often somebody else has moved before it types again."""

    turns, seen = 1, 0

    def readline(self) -> str:
        lines = self.table.lines
        steps = sum(getattr(line, "log", ()).count(STEP) for line in lines[self.seen :])
        self.turns, self.seen = self.turns + (steps > 1), len(lines)
        return super().readline()
