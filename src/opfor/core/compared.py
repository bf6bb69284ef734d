"""What can be compared with the cardboard: a short line, and the facts one by one."""

from __future__ import annotations

from msgspec import Struct


class Fact(Struct, frozen=True):
    """Something that lies on the table: what it is, how it stands by the program, and the
    correction that sets it right with ``{}`` for how it really stands (empty: none by itself)."""

    what: str
    value: str
    mend: str = ""

    def mended(self, value: str) -> str:
        """The correction for another value."""
        return self.mend.format(value)


class Compared(Struct, frozen=True):
    """``line`` is read at a glance beside the board; ``facts`` are told apart where it differs."""

    line: str = ""
    facts: tuple[Fact, ...] = ()
