"""What can be compared with the cardboard: a short line, and the facts one by one."""

from __future__ import annotations

from msgspec import Struct

from opfor.core.marks import Ref

NONE = "none"
"""Told of a thing that carries nothing of the kind: not worth a word when the thing comes back."""


class Fact(Struct, frozen=True):
    """Something that lies on the table: what it is, how it stands by the program, and the
    correction that sets it right with ``{}`` for how it really stands (empty: none by itself);
    ``gone`` is what to do where it should not lie there at all, ``back`` what to do so that it lies
    as it stands here: sentences to a person at the table. What is true ``of`` a thing is not told
    beside that thing when it comes back: its own sentence says it."""

    what: str
    value: str
    mend: str = ""
    gone: str = ""
    back: str = ""
    of: str = ""
    source: str = ""
    """What it is drawn from: where the program draws, it lies on no table."""
    shown: str = ""
    """How it stands, in words, where the value is not."""
    ref: Ref = ""
    """The thing of the drawing that it is about."""
    ways: tuple[tuple[str, str], ...] = ()
    """Whole corrections that may set it right, each with how the thing lies then, in words."""
    onto: str = ""
    """The kind of place (``hex``) that stands for ``{}`` when it is pointed at."""

    def mended(self, value: str) -> str:
        """The correction for another value."""
        return self.mend.format(value)


class Compared(Struct, frozen=True):
    """``line`` is read at a glance beside the board; ``facts`` are told apart where it differs;
    ``lying`` is what lies there besides, to be put back when something is taken back."""

    line: str = ""
    facts: tuple[Fact, ...] = ()
    lying: tuple[Fact, ...] = ()
    more: tuple[Fact, ...] = ()
    """What does not lie there and might: each is put on the table by pointing at a place."""

    @property
    def all(self) -> tuple[Fact, ...]:
        """Everything that can differ."""
        return (*self.facts, *self.lying)

    def lying_with(self, table: frozenset[str]) -> Compared:
        """Only what lies on a table that draws from these sources; all of it where none is."""
        if not table:
            return self
        facts, lying, more = (
            tuple(fact for fact in each if not fact.source or fact.source in table)
            for each in (self.facts, self.lying, self.more)
        )
        return Compared(self.line, facts, lying, more)

    def put_back(self, before: Compared) -> list[str]:
        """What to do on the table so that it lies as it lay ``before``."""
        now, then = self._standing(), before._standing()
        gone = [fact.gone for what, fact in now.items() if fact.gone and what not in then]
        lain = [
            fact
            for what, fact in then.items()
            if _value(now, what) != fact.value and (not fact.of or fact.of in now)
        ]
        return [*gone, *(fact.back or f"{fact.what}: {fact.value}" for fact in lain)]

    def _standing(self) -> dict[str, Fact]:
        return {fact.what: fact for fact in self.all}


def _value(standing: dict[str, Fact], what: str) -> str:
    return standing[what].value if what in standing else NONE
