"""Forms: how an owner enters a card, a unit or a mission, one question after the other.

A form is declared once by its game (mostly read off the types of its tables, ``opfor.kit.forms``).
The prompt that asks, the check of a file and the line typed at a table all go by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

Row = dict[str, Any]
ONLY = "only"
"""The field of a row that names what is typed of a thing, where that is not all of it."""
Complete = Callable[[str], Sequence[str]]
"""What could be typed next, each as the whole line, given the line so far."""


class Blank(Struct, frozen=True):
    """One thing to fill in. ``read`` gives its value or says in a line what is wrong and what would
    be right; ``told`` reads it back. ``many`` takes line after line until an empty one; ``parts``
    are the questions about each of several things inside (a force of a mission)."""

    name: str
    question: str
    read: Callable[[str], Any] = str
    usual: Any = None
    needed: bool = True
    many: bool = False
    complete: Complete = lambda _typed: ()
    told: Callable[[str], Sequence[str]] = lambda _typed: ()
    parts: tuple[Blank, ...] = ()
    count: int = 0
    """Exactly so many things inside; 0: as many as there are."""
    when: Callable[[Mapping[str, Any]], bool] = lambda _row: True
    """Whether it is asked at all, after what was filled in so far."""


def told(blanks: Sequence[Blank], row: Mapping[str, Any]) -> Row:
    """A row with only what says something: nothing empty, nothing that would count anyway."""
    usual = {blank.name: blank.usual for blank in blanks if not blank.needed}
    return {
        name: value
        for name, value in row.items()
        if value not in (None, [], {}) and not (name in usual and value == usual[name])
    }


class Form(Struct, frozen=True):
    """A kind of thing: entry of the list ``rows`` in ``table``, or with no ``rows`` a file of its
    own named by its key. ``key`` is the blank that names it; ``expected`` are names still to come,
    in the order of the box."""

    name: str
    table: str
    rows: str
    key: str
    blanks: tuple[Blank, ...]
    check: Callable[[Row], None] = lambda _row: None
    expected: Callable[[Mapping[Any, Row]], Sequence[Any]] = lambda _known: ()
    one_line: Callable[[str], Row] | None = None
    """A thing typed on one line at a table (``card 37 green 3 AP: …``), with what was left out."""
    usage: str = ""
    """How that line is written."""
    fixed: Mapping[str, Any] = field(default_factory=dict)
    """What every such entry says and nobody is asked (whose tile it is)."""
    replaces: bool = False
    """Whether a pack begun with this form puts its table in the place of ours."""
    sources: tuple[str, ...] = ()
    """The sources of chance that such things are drawn from."""
    sheets: Callable[[], Mapping[str, Sequence[Row]]] = dict
    """What belongs together by name (an army), and what is known of each thing of it beforehand."""
    given: tuple[str, ...] = ()
    """What such rows come filled with: with no more than that they wait to be filled in."""
    part: Callable[[tuple[str, ...]], Form] | None = None
    """The form of only so much of it as counts now; its rows name that under ``ONLY``."""
