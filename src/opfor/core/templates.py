"""Finds the message that an English text was made from: the way back from words to a message.

For texts that are put together where they are declared, below ``told/`` or in an error. A message
of nothing but text and variables is a pattern; of several that fit, the one that says most itself.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import NamedTuple

from opfor.core.fluent import Literal, Pattern, Text, Variable
from opfor.core.language import ENGLISH
from opfor.core.phrasebook import PhraseBook


class Template(NamedTuple):
    """A message as a regular expression; ``weight`` is how much of it is its own text."""

    name: str
    pattern: re.Pattern[str]
    weight: int


class Templates:
    """The messages of a book by what they look like in English."""

    def __init__(self, book: PhraseBook) -> None:
        self._book = book

    @cached_property
    def _all(self) -> list[Template]:
        voice = self._book.voice(ENGLISH)
        found = [_template(name, voice.entry(name).value) for name in voice.texts]
        return sorted(filter(None, found), key=lambda each: -each.weight)

    @cached_property
    def plain(self) -> dict[str, str]:
        """Messages that are nothing but text, by that text."""
        voice = self._book.voice(ENGLISH)
        plain = {name: voice.entry(name).value for name in voice.texts}
        return {
            "".join(part.said for part in value if isinstance(part, Text | Literal)): name
            for name, value in plain.items()
            if all(isinstance(part, Text | Literal) for part in value)
        }

    def match(self, english: str) -> tuple[str, dict[str, str]] | None:
        """The message, and what stands where its variables are."""
        if english in self.plain:
            return self.plain[english], {}
        for template in self._all:
            if (found := template.pattern.fullmatch(english)) is not None:
                return template.name, found.groupdict()
        return None


def _template(name: str, value: Pattern) -> Template | None:
    """A message with at least one variable that can be told apart; others are no patterns."""
    parts, weight, known = [], 0, set()
    for part in value:
        match part:
            case Text(said) | Literal(said):
                parts.append(re.escape(said))
                weight += len(said)
            case Variable(variable) if variable in known:
                parts.append(f"(?P={variable})")
            case Variable(variable):
                known.add(variable)
                parts.append(f"(?P<{variable}>.+?)")
            case _:
                return None
    if not known or weight < 3:
        return None
    return Template(name, re.compile("".join(parts), re.DOTALL), weight)
