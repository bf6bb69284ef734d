"""Corrections by hand: a word says what is put right, those behind it how it really is.

A game gives a function for each kind; it takes the words it needs one by one. Too few or too many
are answered with how it is written, which the game's book says (``usage-ap``); its first word is
what the correction is called in the language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook

SAY = PhraseBook.of_the_program("corrections")
E = TypeVar("E")


class Corrections(Struct, Generic[E], frozen=True):
    """What can be corrected in a game, by its first word."""

    book: PhraseBook
    known: Mapping[str, Callable[[Any, Any, Typed], E]]

    def __call__(self, setting: Any, state: Any, text: str) -> E:
        """The event a typed correction amounts to, or one line saying what is wrong with it."""
        typed = Typed(text.casefold().replace(",", " ").split())
        if not typed.words:
            raise OpforError(SAY("what", usages="; ".join(map(self._usage, self.known))))
        own = {self._usage(name).split()[0]: name for name in self.known}
        name = typed.name(SAY("correction"), {name: name for name in self.known} | own)
        name = own.get(name, name)
        try:
            found = self.known[name](setting, state, typed)
        except Half:
            found = None
        if found is None or typed.words:
            raise OpforError(SAY("half", text=repr(text), usage=self._usage(name)))
        return found

    def _usage(self, name: str) -> str:
        return self.book(f"usage-{name}")


class Half(Exception):
    """Too few words."""


class Typed:
    """The words of a correction, taken from the front."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)

    def word(self) -> str:
        if not self.words:
            raise Half
        return self.words.pop(0)

    def rest(self) -> list[str]:
        """All that follow, at least one."""
        found = [self.word(), *self.words]
        self.words.clear()
        return found

    def name(self, what: str, names: Iterable[str]) -> str:
        """The name meant by a unique beginning of it."""
        return matching(what, self.word(), names)

    def number(self, what: str, low: int, high: int) -> int:
        given = self.word()
        digits = given.removeprefix("+")
        if not digits.removeprefix("-").isdecimal() or not low <= int(digits) <= high:
            raise OpforError(SAY("number", what=what, given=repr(given), low=low, high=high))
        return int(digits)


def matching(what: str, given: str, names: Iterable[str]) -> str:
    """The name meant by a unique beginning of it; ``what`` says what is named."""
    choices = list(names)
    if given in choices:
        return given
    found = [name for name in choices if name.startswith(given)]
    if len(found) == 1:
        return found[0]
    fault = "unknown" if not found else "several"
    listed = ", ".join(found or choices)
    raise OpforError(SAY(fault, what=what, given=repr(given), names=listed))
