"""What can stand in a gap: a number, a name, a word of a vocabulary, a list, one of several.

Every kind of slot says how it is written, how what was read becomes a value, and how a value is
printed. Slots are known by name; templates name them in their gaps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from opfor.cardboard.coh.orders.template import Element, Repeat, elements_of, gaps_in, plural


class Said(msgspec.Struct, frozen=True):
    """What was read, the column where it begins and what it is made of."""

    value: Any
    column: int
    parts: Sequence[Any] = ()


Build = Callable[[Sequence[Any], int, set[str]], Said]
"""Makes a value of the parts of a phrase, its column and what was heard earlier in the line."""


class Alternative(msgspec.Struct, frozen=True):
    """One way to write what a slot takes: a phrase of a vocabulary, or elements and what is made of
    them (nothing if they are one part that is a value already)."""

    elements: tuple[Element, ...]
    build: Build | None = None
    phrase: str = ""


class Slot(Protocol):
    """What may stand in a gap."""

    def alternatives(self) -> Iterator[Alternative]:
        """The ways to write it; none for a terminal of the grammar."""

    def read(self, said: Any) -> Said:
        """The value that a part of a parsed line stands for."""

    def text(self, value: Any, amount: int) -> str:
        """How a value is printed behind a number."""

    def fits(self, value: Any) -> bool:
        """Whether a value can be printed so."""


SLOTS: dict[str, Slot] = {}
"""Every slot by the name that templates give it."""


def slots(**named: Slot) -> None:
    """Name some slots; a name belongs to one."""
    twice = SLOTS.keys() & named.keys()
    assert not twice, f"{twice}: declared twice"
    SLOTS.update(named)


class Shaped:
    """A terminal of the grammar: known by its shape, such as a number or a hex."""

    def __init__(
        self,
        terminal: str,
        value: Callable[[Any], Any] = str,
        text: Callable[[Any], str] = str,
        fits: Callable[[Any], bool] = bool,
    ) -> None:
        self.terminal, self.value, self.printed, self.fits = terminal, value, text, fits

    def alternatives(self) -> Iterator[Alternative]:
        yield from ()

    def read(self, said: Any) -> Said:
        return Said(self.value(said), said.column, (said,))

    def text(self, value: Any, amount: int) -> str:  # noqa: ARG002
        return self.printed(value)


class OneOf:
    """Some members of a vocabulary; ``counted`` ones agree with the number before them."""

    def __init__(self, members: Iterable[str], *, counted: bool = False) -> None:
        self.members, self.counted = tuple(members), counted
        self.phrases = {str(member): member for member in self.members}
        if counted:
            self.phrases |= {plural(member): member for member in self.members}

    def alternatives(self) -> Iterator[Alternative]:
        for phrase in self.phrases:
            yield Alternative(elements_of(phrase), phrase=phrase)

    def read(self, said: Said) -> Said:
        return Said(self.phrases[said.value], said.column)

    def text(self, value: Any, amount: int) -> str:
        return plural(str(value), amount) if self.counted else str(value)

    def fits(self, value: Any) -> bool:
        return value in self.members


class Listed:
    """A list of what another slot takes, with a word or sign between; ``first`` if less may begin
    it than go on."""

    def __init__(self, item: str, separator: str, least: int = 1, first: str = "") -> None:
        self.item, self.separator, self.least = item, separator, least
        self.first = first or item

    def alternatives(self) -> Iterator[Alternative]:
        yield Alternative((Repeat(self.first, self.item, self.separator, self.least),), self._build)

    def _build(self, children: Sequence[Any], column: int, _heard: set[str]) -> Said:
        parts = [SLOTS[self.item].read(child) for child in children]
        return Said(self.gathered(parts), column, parts)

    def gathered(self, parts: Sequence[Said]) -> tuple[Any, ...]:
        """The list of what its parts stand for."""
        return tuple(part.value for part in parts)

    def spread(self, value: Any) -> Iterable[Any]:
        """The parts of a list as they are printed."""
        return tuple(value)

    def read(self, said: Said) -> Said:
        return said

    def text(self, value: Any, amount: int) -> str:
        between = ", " if self.separator == "," else f" {self.separator} "
        return between.join(SLOTS[self.item].text(each, amount) for each in self.spread(value))

    def fits(self, value: Any) -> bool:
        item = SLOTS[self.item]
        return len(value) >= self.least and all(item.fits(each) for each in value)


class Choice:
    """Several ways to write a value: a template with one gap, or words that stand for one."""

    def __init__(self, *templates: str, constants: Mapping[str, Any] | None = None) -> None:
        self.templates = templates
        self.constants: Mapping[str, Any] = constants or {}

    def alternatives(self) -> Iterator[Alternative]:
        for template in self.templates:
            yield Alternative(elements_of(template), _of_gap(template))
        for template, value in self.constants.items():
            yield Alternative(elements_of(template), _of_words(value))

    def read(self, said: Said) -> Said:
        return said

    def text(self, value: Any, amount: int) -> str:
        for template in self.templates:
            (gap,) = gaps_in(elements_of(template))
            if SLOTS[gap.slot].fits(value):
                written = SLOTS[gap.slot].text(value, amount)
                return template.replace(f"{{:{gap.slot}}}", written)
        return next(words for words, meant in self.constants.items() if meant == value)

    def fits(self, value: Any) -> bool:
        gaps = [gap for t in self.templates for gap in gaps_in(elements_of(t))]
        return value in self.constants.values() or any(SLOTS[b.slot].fits(value) for b in gaps)


def _of_gap(template: str) -> Build:
    (gap,) = gaps_in(elements_of(template))

    def build(children: Sequence[Any], column: int, _heard: set[str]) -> Said:
        return Said(SLOTS[gap.slot].read(children[0]).value, column)

    return build


def _of_words(value: Any) -> Build:
    return lambda _children, column, _heard: Said(value, column)
