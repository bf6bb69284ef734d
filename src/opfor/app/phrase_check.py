"""What is wrong with the phrase books of a language: what is missing, what is too much, and which
variables a message has that English does not give it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from opfor.app.registry import listings, load_game
from opfor.core.book import load_book
from opfor.core.declared import Declared, row_id, slug
from opfor.core.errors import OpforError
from opfor.core.fluent import Call, Expression, Phrase, Reference, Select, Variable
from opfor.core.game import Game
from opfor.core.language import ENGLISH, LANGUAGES, PSEUDO
from opfor.core.phrasebook import PRODUCT, PhraseBook, Voice
from opfor.core.reasons import reason_words

RULES = "rules"
"""The book of declared words, which English has in the rule books and in the code."""


class PhraseFault(NamedTuple):
    """Where something is wrong, in which message, and what."""

    book: str
    message: str
    what: str

    def __str__(self) -> str:
        return f"{self.book}: {self.message}: {self.what}"


def phrase_books() -> dict[str, PhraseBook]:
    """Every book that English has, by where it lies: ``race/told``."""
    folders = {"opfor": PRODUCT} | {name: folder / "words" for name, folder in _folders().items()}
    return {
        f"{name}/{path.stem}": PhraseBook(folder, path.stem)
        for name, folder in folders.items()
        for path in sorted((folder / ENGLISH).glob("*.ftl"))
    }


def _folders() -> dict[str, Path]:
    return {name: load_game(name).folder for name in listings()}


def phrase_faults(spoken: str) -> list[PhraseFault]:
    """Everything that is wrong in a language; nothing where it is whole."""
    if spoken == PSEUDO:
        return []  # it is made from English, word by word
    if spoken not in LANGUAGES:
        raise OpforError(f"language: {spoken!r} has no folder yet; docs/translating.md says how")
    found: list[PhraseFault] = []
    for name, book in phrase_books().items():
        found += _book_faults(f"{spoken}/{name}", book, spoken)
    if spoken != ENGLISH:
        for name in listings():
            found += _declared_faults(f"{spoken}/{name}/{RULES}", load_game(name), spoken)
    return found


def _book_faults(where: str, book: PhraseBook, spoken: str) -> Iterator[PhraseFault]:
    english, voice = book.voice(ENGLISH), book.voice(spoken)
    for name in english.texts:
        if name not in voice.texts:
            yield PhraseFault(where, name, "nobody wrote it")
    for name in voice.texts:
        try:
            own = variables_of(voice, voice.entry(name))
        except (OpforError, LookupError) as error:
            yield PhraseFault(where, name, str(error))
            continue
        if name not in english.texts:
            if book.name != RULES and not _is_spoken_of(voice, name):
                yield PhraseFault(where, name, "English has no such message")
            continue
        given = variables_of(english, english.entry(name))
        for variable in sorted(own - given - OPTIONAL):
            yield PhraseFault(where, name, f"English gives it no ${variable}")
        for variable in sorted(given - own - OPTIONAL):
            yield PhraseFault(where, name, f"it does not say ${variable}")


def _is_spoken_of(voice: Voice, name: str) -> bool:
    """Whether other messages of the language are made with it: a helper of its own."""
    return any(re.search(rf"\{{ *{name} *\}}", text) for text in voice.texts.values())


OPTIONAL = {"sound", "again", "ends"}
"""What only some languages look at."""


def variables_of(voice: Voice, entry: Phrase) -> set[str]:
    """The variables of a message and of the messages it speaks of."""
    found: set[str] = set()
    for pattern in (entry.value, *entry.attributes.values()):
        for part in pattern:
            found |= _inside(voice, part)
    return found


def _inside(voice: Voice, part: Expression) -> set[str]:
    match part:
        case Variable(name):
            return {name}
        case Call(_, argument):
            return _inside(voice, argument)
        case Reference(name):
            return variables_of(voice, voice.entry(name))
        case Select(selector, variants):
            inner = (_inside(voice, each) for _, pattern in variants for each in pattern)
            return _inside(voice, selector).union(*inner)
    return set()


def _declared_faults(where: str, game: Game[Any], spoken: str) -> Iterator[PhraseFault]:
    """Rows of the rule book and words beside the rules that the language has no words for."""
    own, shared = Declared(game.folder).book, Declared(PRODUCT.parent).book
    texts = own.voice(spoken).texts.keys() | shared.voice(spoken).texts.keys()
    for name, english in {**_rows(game), **_words(game)}.items():
        if name not in texts:
            yield PhraseFault(where, name, f"nobody wrote it: {english}")


def _rows(game: Game[Any]) -> Mapping[str, str]:
    book = load_book(game.folder)
    rows = [*book.chapters, *book.rules.values(), *book.rulings.values()]
    rows += [*book.definitions.values(), *book.golden.values()]
    return {row_id(row.id): getattr(row, row.prose[0]) for row in rows}


def _words(game: Game[Any]) -> Mapping[str, str]:
    """What is declared in English beside the opponent's questions."""
    found: list[str] = []
    for question in game.questions:
        found += [question.name.replace("-", " "), question.title, question.candidates]
        found += [question.chosen]
        for rung in question.criteria:
            measure = rung.measure
            found += [measure.unit, measure.said, measure.brief, *measure.words.values()]
            found += [rung.case, rung.when.said if rung.when is not None else ""]
    reasons = reason_words(game.folder)
    for book in (reasons.has, reasons.lower, reasons.higher, reasons.by):
        found += book.values()
    return {slug(text): text for text in found if slug(text)}
