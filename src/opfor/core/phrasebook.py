"""Phrase books: what is said, as data. Code says which message with which values.

A book is a file for each language, ``words/LANGUAGE/NAME.ftl``, read when it is first asked for and
each of its messages when it is first said. A message that a language lacks is said in English.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.core.fluent import (
    Call,
    Expression,
    Literal,
    Pattern,
    Phrase,
    Reference,
    Select,
    Text,
    Variable,
    entries,
    read_entry,
)
from opfor.core.language import ENGLISH, IDS, PSEUDO, language
from opfor.core.pseudo import accented, framed

PRODUCT = Path(__file__).parents[1] / "words"
"""Where the program's own words lie; those of a game lie in its folder."""
COMMA = ("es", "de")
"""Languages that write 0,5."""


OWN_TITLE = "own-title"
"""The entry of a book for what it has no name for: ``$name``, and ``$ends``, its last letter."""


class Thing(Struct, frozen=True):
    """Something with a name in the book: ``OWN($side)`` is its attribute ``own``.

    ``title`` is what the content calls it: where an owner calls it otherwise than the book does in
    English, it is called so in every language, and ``traits`` stand for its attributes.
    """

    book: PhraseBook
    id: str
    title: str = ""
    traits: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.form("")

    def form(self, name: str) -> str:
        """The thing as it is called, or an attribute of it; without one, as it is called."""
        if language() == IDS:
            return f"{name}({self.id})" if name else self.id
        if not self._is_own:
            return self.book.form(self.id, name)
        if not self.book.has(OWN_TITLE, ENGLISH):
            return self.title
        return self.book.form(OWN_TITLE, name, name=self.title, ends=self.title[-1:])

    def trait(self, name: str) -> str:
        """An attribute that sentences depend on, such as a gender; empty if it has none."""
        if self._is_own:
            return dict(self.traits).get(name, "")
        return self.book.trait(self.id, name)

    @property
    def _is_own(self) -> bool:
        return bool(self.title) and self.title != self.book.english(self.id)


class PhraseBook(Struct, frozen=True, dict=True):
    """The messages of a game or of a part of the program."""

    folder: Path
    name: str

    def __call__(self, message: str, **values: Any) -> str:
        """A message in the language in force."""
        spoken = language()
        if spoken == IDS:
            told = ", ".join(f"{name}={_plain(value)}" for name, value in values.items())
            return f"{message}({told})" if values else message
        voice = self._voice(spoken, message)
        said = voice.render(voice.entry(message).value, values)
        return framed(said) if spoken == PSEUDO else said

    @classmethod
    def of_the_program(cls, name: str) -> PhraseBook:
        return cls(PRODUCT, name)

    def thing(self, name: str, title: str = "", **traits: str) -> Thing:
        return Thing(self, name, title, tuple(traits.items()))

    def form(
        self, entry_id: str, attribute: str, otherwise: str | None = None, **values: Any
    ) -> str:
        """The attribute of an entry; where it has none, its value, or what is given."""
        voice = self._voice(language(), entry_id)
        entry = voice.entry(entry_id)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None and otherwise is not None:
            return otherwise
        return voice.render(entry.value if pattern is None else pattern, values)

    def trait(self, entry_id: str, attribute: str) -> str:
        """An attribute as it is written: nobody hears it."""
        spoken = ENGLISH if language() == PSEUDO else language()
        voice = self._voice(spoken, entry_id)
        pattern = voice.entry(entry_id).attributes.get(attribute)
        return "" if pattern is None else voice.render(pattern, {})

    def has(self, name: str, spoken: str = "") -> bool:
        """Whether the language in force (or another) has such a message."""
        return name in self.voice(spoken or language()).texts

    def english(self, name: str) -> str:
        voice = self.voice(ENGLISH)
        return voice.render(voice.entry(name).value, {}) if name in voice.texts else ""

    def voice(self, spoken: str) -> Voice:
        """The book in one language; the pseudo-language is made from English."""
        voices: dict[str, Voice] = self.__dict__.setdefault("_voices", {})
        if spoken not in voices:
            written = ENGLISH if spoken in (PSEUDO, IDS) else spoken
            voices[spoken] = Voice(self, spoken, self.folder / written / f"{self.name}.ftl")
        return voices[spoken]

    def _voice(self, spoken: str, message: str) -> Voice:
        found = self.voice(spoken)
        return found if message in found.texts else self.voice(ENGLISH)


class Voice:
    """A book in one language."""

    def __init__(self, book: PhraseBook, spoken: str, path: Path) -> None:
        self.book, self.spoken, self.path = book, spoken, path
        self._read: dict[str, Phrase] = {}

    @cached_property
    def texts(self) -> dict[str, str]:
        """Every entry by its id, not yet read."""
        if not self.path.exists():
            return {}
        text = self.path.read_text(encoding="utf-8")
        return {name: body for name, body, _ in entries(text)}

    def entry(self, name: str) -> Phrase:
        """A message or a term; one that nobody wrote is a mistake of the program."""
        if name not in self._read:
            if name not in self.texts:
                raise LookupError(f"{self.path}: nobody wrote {name!r}")
            self._read[name] = read_entry(name, self.texts[name])
        return self._read[name]

    def render(self, pattern: Pattern, values: dict[str, Any]) -> str:
        if len(pattern) == 1:
            return self._say(pattern[0], values)
        return "".join([self._say(part, values) for part in pattern])

    def _say(self, part: Expression, values: dict[str, Any]) -> str:
        match part:
            case Text(said):
                return accented(said) if self.spoken == PSEUDO else said
            case Variable(name):
                return self._number(values[name])
            case Literal(said):
                return said
            case Select():
                return self.render(self._variant(part, values), values)
            case Call("CAP", argument):
                said = self._say(argument, values)
                return said[:1].upper() + said[1:]
            case Call(name, argument):
                thing = self._value(argument, values)
                return thing.form(name.lower()) if isinstance(thing, Thing) else str(thing)
            case Reference(name, attribute):
                entry = self.entry(name)
                return self.render(
                    entry.attributes[attribute] if attribute else entry.value, values
                )

    def _number(self, value: Any) -> str:
        said = str(value)
        return said.replace(".", ",") if isinstance(value, float) and self.spoken in COMMA else said

    def _value(self, part: Expression, values: dict[str, Any]) -> Any:
        return values[part.name] if isinstance(part, Variable) else self._say(part, values)

    def _variant(self, choice: Select, values: dict[str, Any]) -> Pattern:
        """The variant of an exact value first, then of a plural, then the one with the star."""
        selector = choice.selector
        if isinstance(selector, Call):
            thing = self._value(selector.argument, values)
            value: Any = thing.trait(selector.name.lower()) if isinstance(thing, Thing) else thing
        else:
            value = self._value(selector, values)
        variants = dict(choice.variants)
        exact = value.id if isinstance(value, Thing) else str(value)
        if exact in variants:
            return variants[exact]
        if isinstance(value, int | float) and self._is_one(value) and "one" in variants:
            return variants["one"]
        return variants[choice.default]

    def _is_one(self, value: float) -> bool:
        return value == 1


def _plain(value: Any) -> str:
    return value.id if isinstance(value, Thing) else str(value)
