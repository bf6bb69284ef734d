"""Reads Fluent, the language phrase books are written in (https://projectfluent.org/fluent/guide).

Of its syntax everything that the books use: messages, terms, attributes, placeables, selectors and
function calls. What is not understood is refused with its line.
``tests/core/test_fluent_reference.py`` holds this reader to the reference parser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from opfor.core.errors import OpforError

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_KEY = re.compile(r"\s*(\*?)\[ *([\w.-]+) *\]")
_STRING = re.compile(r'"([^"\\\n]*)"')
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_BLANK = re.compile(r"\s*")
_TEXT = re.compile(r"[^{}]+")


class Text(Struct, frozen=True):
    said: str


class Literal(Struct, frozen=True):
    said: str


class Variable(Struct, frozen=True):
    name: str


class Reference(Struct, frozen=True):
    """Another message or term of the book, or an attribute of it."""

    id: str
    attribute: str = ""


class Call(Struct, frozen=True):
    """``OWN($side)``: an attribute of a thing; ``CAP($side)``: a function of the language."""

    name: str
    argument: Expression


class Select(Struct, frozen=True):
    selector: Expression
    variants: tuple[tuple[str, Pattern], ...]
    default: str


Expression: TypeAlias = Text | Literal | Variable | Reference | Call | Select
Pattern: TypeAlias = tuple[Expression, ...]


class Phrase(Struct, frozen=True):
    """A message or term: its value, and its attributes by name."""

    id: str
    value: Pattern
    attributes: dict[str, Pattern]


def entries(text: str) -> Iterator[tuple[str, str, int]]:
    """The id, the text and the line of every entry, not yet read."""
    found, line, read = list(ENTRY.finditer(text)), 1, 0
    for match, after in zip(found, [*found[1:], None], strict=True):
        line, read = line + text.count("\n", read, match.start()), match.start()
        end = after.start() if after is not None else len(text)
        body = re.split(r"^#", text[match.end() : end], maxsplit=1, flags=re.MULTILINE)[0]
        yield match[1], body, line


def read_entry(name: str, body: str) -> Phrase:
    """An entry from the text behind its equals sign."""
    parts = list(_ATTRIBUTE.finditer(body))
    starts = [part.start() for part in parts] + [len(body)]
    value = body[: starts[0]]
    attributes = {
        part[1]: _pattern(f"{name}.{part[1]}", body[part.end() : end])
        for part, end in zip(parts, starts[1:], strict=True)
    }
    return Phrase(name, _pattern(name, value), attributes)


def _pattern(name: str, text: str) -> Pattern:
    first, _, rest = text.partition("\n")
    lines = rest.split("\n")
    indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    lines = [line[min(indents) :] if line.strip() else "" for line in lines]
    whole = "\n".join([first.strip(), *(line.rstrip() for line in lines)]).strip()
    reader = _Reader(name, whole)
    pattern = reader.pattern()
    if reader.at != len(whole):
        raise reader.fault("'{' wanted before '}'")
    return pattern


class _Reader:
    def __init__(self, name: str, text: str) -> None:
        self.name, self.text, self.at = name, text, 0

    def fault(self, what: str) -> OpforError:
        near = self.text[self.at : self.at + 20].replace("\n", " ")
        return OpforError(f"{self.name}: {what}, near {near!r}")

    def pattern(self) -> Pattern:
        """Text and placeables up to the end or a closing brace."""
        found: list[Expression] = []
        while self.at < len(self.text) and self.text[self.at] != "}":
            if (text := self._take(_TEXT)) is not None:
                found.append(Text(text[0]))
                continue
            self.at += 1
            found.append(self._placeable())
        return tuple(found)

    def _placeable(self) -> Expression:
        said = self._inline()
        self._take(_BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            said = self._select(said)
        self._take(_BLANK)
        if not self.text.startswith("}", self.at):
            raise self.fault("'}' wanted")
        self.at += 1
        return said

    def _inline(self) -> Expression:
        self._take(_BLANK)
        if (found := self._take(_STRING) or self._take(_NUMBER)) is not None:
            return Literal(found[found.lastindex or 0])
        sign = self.text[self.at : self.at + 1]
        if sign in "$-":
            self.at += 1
        name = self._take(_NAME)
        if not sign or name is None:
            raise self.fault("a name wanted")
        if sign == "$":
            return Variable(name[0])
        if self.text.startswith("(", self.at) and name[0].isupper():
            self.at += 1
            argument = self._inline()
            self._take(_BLANK)
            if not self.text.startswith(")", self.at):
                raise self.fault("')' wanted")
            self.at += 1
            return Call(name[0], argument)
        attribute = ""
        if self.text.startswith(".", self.at):
            self.at += 1
            attribute = (self._take(_NAME) or [""])[0]
        return Reference(f"{'-' * (sign == '-')}{name[0]}", attribute)

    def _select(self, selector: Expression) -> Select:
        """The variants; the one with a star is taken where no other fits."""
        variants: list[tuple[str, Pattern]] = []
        default = ""
        while (key := self._take(_KEY)) is not None:
            start, depth = self.at, 0
            while self.at < len(self.text):
                sign = self.text[self.at]
                depth += (sign == "{") - (sign == "}")
                if depth < 0 or (depth == 0 and sign == "\n" and _KEY.match(self.text, self.at)):
                    break
                self.at += 1
            variants.append((key[2], _pattern(self.name, self.text[start : self.at])))
            default = key[2] if key[1] else default
        if not default:
            raise self.fault("one variant must have a star")
        return Select(selector, tuple(variants), default)

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables a pattern speaks of."""
    return {name for part in pattern for name in _inside(part)}


def _inside(part: Expression) -> set[str]:
    match part:
        case Variable(name):
            return {name}
        case Call(_, argument):
            return _inside(argument)
        case Select(selector, variants):
            return _inside(selector).union(*(variables(each) for _, each in variants))
    return set()
