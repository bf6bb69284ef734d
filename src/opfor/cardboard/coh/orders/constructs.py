"""The constructs of the order language: each declared once, above the value it makes.

A declaration holds the templates it is written by, what it means in a sentence, and what a grammar
cannot check. Grammar, reader, text and meaning are derived from it; a game attaches the deed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Any, TypeVar

import msgspec

from opfor.cardboard.coh.orders.slots import SLOTS, Alternative, Said, slots
from opfor.cardboard.coh.orders.template import (
    Element,
    Gap,
    Literal,
    Option,
    elements_of,
    gaps_in,
    plural,
)

Value = TypeVar("Value", bound=type[msgspec.Struct])
Means = str | Callable[[Any], str]


class Parts(msgspec.Struct, frozen=True):
    """What a phrase says: the parts by field, its column, what was heard earlier in the line."""

    said: dict[str, Said]
    column: int
    heard: set[str]


Check = Callable[[Parts], None]


class Wording(msgspec.Struct, frozen=True):
    """One template of a construct: the fields it settles, its own meaning and check if any."""

    template: str
    settles: dict[str, Any]
    means: Means = ""
    check: Check | None = None


def wording(
    template: str, *, means: Means = "", check: Check | None = None, **settles: Any
) -> Wording:
    """A way to write a construct that says some of its fields by its words."""
    return Wording(template, settles, means, check)


class Rule(msgspec.Struct, frozen=True):
    """Some wordings of a construct under a name of their own, where only those may stand."""

    name: str
    wordings: tuple[str | Wording, ...]


class Construct(msgspec.Struct, frozen=True):
    """A construct as it was declared; ``defaults`` are what its fields hold if nothing is said."""

    makes: type[msgspec.Struct]
    rule: str
    wordings: tuple[Wording, ...]
    means: Means
    check: Check | None
    defaults: dict[str, Any]

    def meaning(self, value: Any) -> str:
        """What it makes the AI do, in a sentence."""
        means = self._wording_of(value).means or self.means
        return means if isinstance(means, str) else means(value)

    def text(self, value: Any, amount: int = 1) -> str:
        """The words that mean this value."""
        return _joined(self._words(elements_of(self._wording_of(value).template), value, [amount]))

    def _wording_of(self, value: Any) -> Wording:
        """The wording that says a value; the first if none says all (what an order goes on with is
        said behind it)."""
        first = self.wordings[0]
        if len(self.wordings) == 1:
            return first
        return next((wording for wording in self.wordings if self._says(wording, value)), first)

    def _says(self, wording: Wording, value: Any) -> bool:
        """Whether a wording says all there is to say of a value."""
        left = dict(self.defaults)
        for field, settled in wording.settles.items():
            left.pop(field, None)
            if getattr(value, field) != settled:
                return False
        for gap in gaps_in(elements_of(wording.template)):
            field, held = gap.field, getattr(value, gap.field)
            if not SLOTS[gap.slot].fits(held) and not (field in left and held == left[field]):
                return False
            left.pop(field, None)
        return all(getattr(value, field) == unsaid for field, unsaid in left.items())

    def _words(self, elements: Sequence[Element], value: Any, amount: list[int]) -> Iterator[str]:
        """The words of a value element by element; ``amount`` is the number said last."""
        for element in elements:
            if isinstance(element, Literal):
                yield plural(element.word, amount[-1]) if element.counted else element.word
            elif isinstance(element, Gap):
                held = getattr(value, element.field, None)
                if isinstance(held, int):
                    amount.append(abs(held))
                yield SLOTS[element.slot].text(held, amount[-1])
            elif isinstance(element, Option) and self._has_said(element, value):
                yield from self._words(element.elements, value, amount)

    def _has_said(self, option: Option, value: Any) -> bool:
        fields = [gap.field for gap in gaps_in(option.elements)]
        return any(getattr(value, field) != self.defaults[field] for field in fields)

    def build(
        self, wording: Wording, children: Sequence[Any], column: int, heard: set[str]
    ) -> Said:
        """The value that the parts of a phrase stand for."""
        gaps = gaps_in(elements_of(wording.template))
        said = {
            gap.field: SLOTS[gap.slot].read(child)
            for gap, child in zip(gaps, children, strict=True)
            if child is not None
        }
        for check in (self.check, wording.check):
            if check is not None:
                check(Parts(said, column, heard))
        known = self.makes.__struct_fields__
        fields = {name: part.value for name, part in said.items() if name in known}
        return Said(self.makes(**wording.settles, **fields), column)


def _joined(words: Iterator[str]) -> str:
    text = ""
    for word in words:
        text += word if word == ":" or not text else f" {word}"
    return text


class Ruled(msgspec.Struct, frozen=True):
    """Some wordings of a construct as a slot."""

    construct: Construct
    wordings: tuple[Wording, ...]

    def alternatives(self) -> Iterator[Alternative]:
        for each in self.wordings:
            yield Alternative(elements_of(each.template), self._builder(each))

    def _builder(self, each: Wording) -> Any:
        return lambda children, column, heard: self.construct.build(each, children, column, heard)

    def read(self, said: Said) -> Said:
        return said

    def text(self, value: Any, amount: int) -> str:  # noqa: ARG002
        return self.construct.text(value)

    def fits(self, value: Any) -> bool:
        return isinstance(value, self.construct.makes)


class Family:
    """Any of several kinds of construct; ``amount`` if they stand as behind a number."""

    def __init__(self, *rules: str, of: type | None = None, amount: int = 1) -> None:
        self.rules, self.of, self.amount = rules, of, amount

    def alternatives(self) -> Iterator[Alternative]:
        declared = [CONSTRUCTS[made].rule for made in constructs_of(self.of)] if self.of else []
        for name in (*self.rules, *declared):
            yield Alternative((Gap("", name),))

    def read(self, said: Said) -> Said:
        return said

    def text(self, value: Any, amount: int) -> str:  # noqa: ARG002
        return CONSTRUCTS[type(value)].text(value, self.amount)

    def fits(self, value: Any) -> bool:
        inner = (SLOTS[each.elements[0].slot] for each in self.alternatives())  # type: ignore[union-attr]
        return any(slot.fits(value) for slot in inner)


CONSTRUCTS: dict[type, Construct] = {}
"""Every construct by the value it makes."""


def construct(
    *said: str | Wording | Rule, means: Means = "", check: Check | None = None
) -> Callable[[Value], Value]:
    """Declare the construct that makes this value: its wordings, or named groups of them."""

    def declare(makes: Value) -> Value:
        fields, held = makes.__struct_fields__, makes.__struct_defaults__
        defaults = dict(zip(fields[len(fields) - len(held) :], held, strict=True))
        plain = tuple(each for each in said if not isinstance(each, Rule))
        rules = [each for each in said if isinstance(each, Rule)]
        if plain:
            rules.insert(0, Rule(_rule_of(makes), plain))
        wordings = {rule.name: tuple(map(_wording, rule.wordings)) for rule in rules}
        every = tuple(each for group in wordings.values() for each in group)
        made = CONSTRUCTS[makes] = Construct(makes, rules[0].name, every, means, check, defaults)
        slots(**{name: Ruled(made, group) for name, group in wordings.items()})
        return makes

    return declare


def _wording(said: str | Wording) -> Wording:
    return said if isinstance(said, Wording) else wording(said)


def _rule_of(makes: type) -> str:
    """The name of a construct's rule: ``place_counters``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", makes.__name__).lower()


def constructs_of(family: type) -> list[type]:
    """The constructs of a family in the order of their declaration."""
    return [makes for makes in CONSTRUCTS if issubclass(makes, family)]


def any_of(base: type) -> Any:
    """All kinds of something as one type, for whoever reads a tree that was written down."""
    return reduce(or_, base.__subclasses__())
