"""A book in one language: how its messages are put together from their values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

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
from opfor.core.pseudo import accented

if TYPE_CHECKING:
    from opfor.core.phrasebook import PhraseBook

COMMA = ("es", "de", "fr", "it")
"""Languages that write 0,5."""
ONE_AND_LESS = ("fr",)
"""Languages in which less than two is said in the singular: 0 unité."""

OWN_TITLE = "own-title"
"""The entry of a book for what it has no name for: ``$name``, and ``$ends``, its last letter."""
TITLE = "en"
"""The attribute of an entry that says what the content calls it in English."""


class Thing(Struct, frozen=True):
    """Something with a name in the book: ``OWN($side)`` is its attribute ``own``.

    ``given`` are the values of its message: ``unit`` with a card and a number is a thing with forms
    of its own. ``title`` is what the content calls it. Where that is not what the book translates
    (English that stands only in the content, or a title of the owner's), it is called so, and what
    is given stands for its attributes.
    """

    book: PhraseBook
    id: str
    title: str = ""
    given: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return self.form("")

    def form(self, name: str) -> str:
        """The thing as it is called, or an attribute of it; without one, as it is called."""
        if language() == IDS:
            told = with_values(self.id, self.given)
            return f"{name}({told})" if name else told
        if not self.is_own:
            return self.book.form(self.id, name, None, self.given)
        if name in self.given:
            return self._declared(str(self.given[name]))
        if not name or not self.book.has(OWN_TITLE, ENGLISH):
            return self._declared(self.title)
        own = {**self.given, "name": self._declared(self.title), "ends": self.title[-1:]}
        return self.book.form(OWN_TITLE, name, None, own)

    def trait(self, name: str) -> str:
        """What sentences depend on, such as a gender: an attribute, or a value that is given; empty
        if there is none."""
        written = "" if self.is_own else self.book.trait(self.id, name, self.given)
        return written or str(self.given.get(name, ""))

    def __format__(self, _spec: str) -> str:
        return str(self)

    @property
    def is_own(self) -> bool:
        """Whether it is called as the content does, not as a book says."""
        return bool(self.title) and self.title != self.book.translated(self.id)

    def _declared(self, english: str) -> str:
        return accented(english) if language() == PSEUDO else english


Said: TypeAlias = str | Thing
"""What can stand in a sentence: a text, or a thing that takes the form the sentence asks for."""


class Voice:
    """A book in one language."""

    def __init__(self, spoken: str, path: Path) -> None:
        self.spoken, self.path = spoken, path
        self._read: dict[str, Phrase] = {}

    @cached_property
    def texts(self) -> dict[str, str]:
        """Every entry by its id, not yet read."""
        if not self.path.exists():
            return {}
        return {name: body for name, body, _ in self._entries()}

    @property
    def twice(self) -> list[str]:
        """What is written more than once: only the last would count."""
        names = [name for name, _, _ in self._entries()] if self.path.exists() else []
        return sorted({name for name in names if names.count(name) > 1})

    def _entries(self) -> Iterator[tuple[str, str, int]]:
        return entries(self.path.read_text(encoding="utf-8"))

    def entry(self, name: str) -> Phrase:
        """A message or a term; one that nobody wrote is a mistake of the program."""
        if name not in self._read:
            if name not in self.texts:
                raise LookupError(f"{self.path}: nobody wrote {name!r}")
            self._read[name] = read_entry(name, self.texts[name])
        return self._read[name]

    def render(self, pattern: Pattern, values: Mapping[str, Any]) -> str:
        if len(pattern) == 1:
            return self._say(pattern[0], values)
        return "".join([self._say(part, values) for part in pattern])

    def _say(self, part: Expression, values: Mapping[str, Any]) -> str:
        match part:
            case Text(said):
                return accented(said) if self.spoken == PSEUDO else said
            case Variable(name):
                return self.said(values[name])
            case Literal(said):
                return said
            case Select():
                return self.render(self._variant(part, values), values)
            case Call(name, argument) if name in FUNCTIONS:
                return FUNCTIONS[name](self, self._value(argument, values))
            case Call(name, argument):
                return self.said(self._value(argument, values), name.lower())
            case Reference(name, attribute):
                entry = self.entry(name)
                return self.render(
                    entry.attributes[attribute] if attribute else entry.value, values
                )

    def said(self, value: Any, form: str = "") -> str:
        """A value as it stands in a sentence: a thing in one of its forms, a number as the language
        writes it, of several things a list."""
        match value:
            case Thing():
                return value.form(form)
            case list() | tuple():
                return _listed([self.said(each, form) for each in value])
            case float() if self.spoken in COMMA:
                return str(value).replace(".", ",")
        return str(value)

    def _value(self, part: Expression, values: Mapping[str, Any]) -> Any:
        return values[part.name] if isinstance(part, Variable) else self._say(part, values)

    def _variant(self, choice: Select, values: Mapping[str, Any]) -> Pattern:
        """The variant of an exact value first, then of a plural, then the one with the star."""
        selector = choice.selector
        if isinstance(selector, Call):
            thing = self._value(selector.argument, values)
            value: Any = _trait(thing, selector.name.lower())
        else:
            value = self._value(selector, values)
        variants = dict(choice.variants)
        value = len(value) if isinstance(value, list | tuple) else value
        exact = _key(value)
        if exact in variants:
            return variants[exact]
        if isinstance(value, int | float) and self._is_one(value) and "one" in variants:
            return variants["one"]
        return variants[choice.default]

    def _is_one(self, value: float) -> bool:
        return value < 2 if self.spoken in ONE_AND_LESS else value == 1


def _listed(said: list[str]) -> str:
    from opfor.core.phrases import listed  # which speaks from a book itself

    return listed(said)


def _trait(value: Any, name: str) -> Any:
    """What sentences depend on: of several things what they share, of anything else itself."""
    if isinstance(value, list | tuple):
        shared = {_trait(each, name) for each in value}
        return shared.pop() if len(shared) == 1 else ""
    return value.trait(name) if isinstance(value, Thing) else value


def _contracted(preposition: str) -> Callable[[Voice, Any], str]:
    """Spanish: ``al camión`` for ``a el camión``; ``a la columna`` stays."""

    def said(voice: Voice, value: Any) -> str:
        text = voice.said(value)
        before = preposition if text.startswith("el ") else f"{preposition} "
        return before + text.removeprefix("e" if before == preposition else "")

    return said


def capitalised(text: str) -> str:
    """With its first letter large; what is written leFH18 or sMG stays so."""
    word = text.partition(" ")[0]
    return text if word[1:] != word[1:].lower() else text[:1].upper() + text[1:]


def _capital(voice: Voice, value: Any) -> str:
    return capitalised(voice.said(value))


def _signed(_voice: Voice, value: Any) -> str:
    return f"{value:+d}".replace("-", "−")


def _percent(_voice: Voice, value: Any) -> str:
    return f"{round(100 * value)} %"


FUNCTIONS: Mapping[str, Callable[[Voice, Any], str]] = {
    "CAP": _capital,
    "AL": _contracted("a"),
    "DEL": _contracted("de"),
    "SMALL": lambda voice, value: voice.said(value).lower(),
    "SIGNED": _signed,
    "PERCENT": _percent,
    "TENTHS": lambda voice, value: voice.said(round(float(value), 1)),
    "COUNT": lambda _voice, value: str(len(value)),
}
"""What every language can do with a value; any other name is a form of a thing."""


def _key(value: Any) -> str:
    """What a variant is called that fits a value: ``[yes]``, ``[none]``, ``[axis]``, ``[3]``."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Thing():
            return value.id
    return "none" if value is None else str(value)


def with_values(message: str, values: Mapping[str, Any]) -> str:
    told = ", ".join(f"{name}={_plain(value)}" for name, value in values.items())
    return f"{message}({told})" if told else message


def _plain(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_plain, value))
    return value.form("") if isinstance(value, Thing) else str(value)
