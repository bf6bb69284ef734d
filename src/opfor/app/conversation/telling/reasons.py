"""Why, why not, what next, and the rules behind it."""

from __future__ import annotations

from msgspec import Struct

from opfor.core.shown import Mark, Ref
from opfor.core.topics import Topic


class Named(Struct, frozen=True):
    """A candidate, with what a rung measured for it."""

    ref: Ref
    label: str
    value: str = ""


class Rung(Struct, frozen=True):
    """One criterion of the ladder. ``decided`` marks the one that left the chosen alone."""

    rule: str
    by: str
    title: str
    kept: tuple[Named, ...]
    dropped: tuple[Named, ...]
    applied: bool
    decided: bool


class Reason(Struct, frozen=True):
    """A decision in three lengths: ``brief`` for a story, ``short`` what settled it, ``full`` the
    ladder. ``line`` is the record line it stands in."""

    line: int
    number: int
    question: str
    title: str
    short: str
    full: tuple[str, ...]
    rungs: tuple[Rung, ...]
    chosen: Named | None
    chance: str = ""
    brief: str = ""


class Why(Struct, frozen=True):
    """Reasons, or a sentence where no rule decided."""

    reasons: tuple[Reason, ...]
    said: tuple[str, ...] = ()


class WhyNot(Struct, frozen=True):
    """Why something was not done, a sentence for each question, with the rules that say so."""

    ref: Ref
    lines: tuple[str, ...]
    rules: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()


class Foretold(Struct, frozen=True):
    """One thing the opponent may do next; ``consequence`` says what it would bring."""

    key: str
    label: str
    probability: float
    because: tuple[str, ...] = ()
    refs: tuple[Ref, ...] = ()
    consequence: str = ""


class ForecastTold(Struct, frozen=True):
    """All outcomes, likeliest first; together they make 1. ``assumptions`` are what was taken for
    granted where the person must still decide something."""

    outcomes: tuple[Foretold, ...]
    assumptions: tuple[str, ...] = ()
    after: str = ""


class RulePage(Struct, frozen=True):
    """A rule, ruling or definition; ``rungs`` are those of the opponent's ladders that stand on
    it under the rulings in force, ``decided`` the lines where it decided in this game."""

    id: str
    title: str
    text: str
    refs: tuple[str, ...] = ()
    ruling: str = ""
    other: str = ""
    rungs: tuple[str, ...] = ()
    decided: tuple[int, ...] = ()


class Details(Struct, frozen=True):
    """What a thing is called, how it is just now, and the page of the reference about it;
    ``marks`` are what it sees and covers, to be lit on wish."""

    ref: Ref
    label: str
    lines: tuple[str, ...]
    marks: tuple[Mark, ...] = ()
    topic: Topic | None = None
