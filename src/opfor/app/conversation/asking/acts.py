"""The whole act in one reply: every follow-up question, what is chosen, the chances."""

from __future__ import annotations

from msgspec import Struct

from opfor.core.shown import Chance, Mark, Ref


class ActOption(Struct, frozen=True):
    """An answer to a follow-up question; ``chances`` are those of the act with this answer."""

    number: int
    label: str
    typed: str = ""
    note: str = ""
    refs: tuple[Ref, ...] = ()
    chances: tuple[Chance, ...] = ()


class ActChoice(Struct, frozen=True):
    """A follow-up question, in order; ``kind`` is ``toggle`` (yes or no) or ``pick``."""

    title: str
    options: tuple[ActOption, ...]
    chosen: int
    kind: str = "pick"
    said: bool = False
    """Whether the path says it, or the usual answer was taken."""


class Act(Struct, frozen=True):
    """An offered act with all that must be decided inside it.

    ``path`` is complete: confirming it answers every question up to the first roll or draw.
    """

    moment: int
    path: tuple[int, ...]
    title: str
    button: str
    typed: str
    refs: tuple[Ref, ...] = ()
    cost: str = ""
    consequence: str = ""
    choices: tuple[ActChoice, ...] = ()
    odds: tuple[Chance, ...] = ()
    later: tuple[str, ...] = ()
    """Questions that may still come after a roll or draw of the act."""
    sums: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    """What who acts will cover then."""


class Answered(Struct, frozen=True):
    """An answer was stored: the record stands at ``moment`` now; it stood at ``before``."""

    moment: int
    before: int
    told: int
    """How many questions were answered: fewer than the path has where something hidden gave the
    act another course; the person is then asked anew."""
