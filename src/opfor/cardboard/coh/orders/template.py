"""How a construct is written: a template from which it is read and printed alike.

``Place {count:number} {counter} [{where}]``: words as they are printed, gaps in braces (the field
it fills and the slot it is read by, one name if they are the same), in brackets what may be left
out. ``Card(s)`` agrees with the number before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

_TOKEN = re.compile(r"\[|\]|\{\w*(?::\w+)?\}|:|[^\s\[\]{}:]+")
_UNCOUNTED = {"AI", "Smoke", "Light Smoke", "Wire", "Mortar or Inf Gun", "No Enemy"}


class Literal(msgspec.Struct, frozen=True):
    """A word as it stands; ``counted`` if it agrees with the number before it."""

    word: str
    counted: bool = False


class Gap(msgspec.Struct, frozen=True):
    """What an author fills in: the field it goes to and the slot that reads it."""

    field: str
    slot: str


class Option(msgspec.Struct, frozen=True):
    """What may be left out, if its gaps hold nothing worth saying."""

    elements: tuple[Element, ...]


class Repeat(msgspec.Struct, frozen=True):
    """A slot, then one again and again, at least so often, with a word or sign between."""

    first: str
    slot: str
    separator: str
    least: int


Element = Literal | Gap | Option | Repeat


def plural(noun: str, count: int = 2) -> str:
    """The noun as it stands behind a number (0 stands for ``Each``)."""
    if count <= 1 or noun in _UNCOUNTED:
        return noun
    return f"{noun}es" if noun.endswith("ch") else f"{noun}s"


@cache
def elements_of(template: str) -> tuple[Element, ...]:
    """The parts of a template in their order."""
    return _elements(iter(_TOKEN.findall(template)))


def _elements(tokens: Iterator[str]) -> tuple[Element, ...]:
    found: list[Element] = []
    for token in tokens:
        if token == "]":
            break
        if token == "[":
            found.append(Option(_elements(tokens)))
        elif token[0] == "{":
            field, _, slot = token[1:-1].partition(":")
            found.append(Gap(field, slot or field))
        else:
            found.append(Literal(token.removesuffix("(s)"), token.endswith("(s)")))
    return tuple(found)


def gaps_in(elements: tuple[Element, ...]) -> Iterator[Gap]:
    """The gaps from left to right, optional ones among them."""
    for element in elements:
        if isinstance(element, Option):
            yield from gaps_in(element.elements)
        elif isinstance(element, Gap):
            yield element
