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
from opfor.core.fluent import Call, Expression, Pattern, Phrase, Reference, Select, Variable
from opfor.core.game import Game
from opfor.core.language import ENGLISH, LANGUAGES, PSEUDO
from opfor.core.phrasebook import PRODUCT, PhraseBook, Voice
from opfor.core.reasons import reason_words
from opfor.core.voice import TITLE
from opfor.kit.titled import content_rows

RULES, CONTENT, HELP = "rules", "content", "help"
DECLARED = (RULES, CONTENT, HELP)
"""Books of words that English has in the rule books, in the code and in the packs."""
_REFERENCE = re.compile(r"[{(] *([a-z][\w-]*) *[)}]")


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
    """Each folder once, though two games may come out of one box."""
    named = {load_game(name).folder: name for name in reversed(listings())}
    return {name: folder for folder, name in named.items()}


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
            found += _content_faults(f"{spoken}/{name}/{CONTENT}", load_game(name).folder, spoken)
    return found


def _book_faults(where: str, book: PhraseBook, spoken: str) -> Iterator[PhraseFault]:
    english, voice = book.voice(ENGLISH), book.voice(spoken)
    parts = _spoken_of(english)
    for name in voice.twice:
        yield PhraseFault(where, name, "it is written twice")
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
            if book.name not in DECLARED and name not in _spoken_of(voice):
                yield PhraseFault(where, name, "English has no such message")
            continue
        if name in parts:
            continue  # a part of others: what it may say of depends on them
        given = variables_of(english, english.entry(name))
        for variable in sorted(own - given - OPTIONAL):
            yield PhraseFault(where, name, f"English gives it no ${variable}")
        for variable in sorted(given - own - OPTIONAL):
            yield PhraseFault(where, name, f"it does not say ${variable}")


def _spoken_of(voice: Voice) -> set[str]:
    """The messages that others of the book are made with."""
    return {name for text in voice.texts.values() for name in _REFERENCE.findall(text)}


OPTIONAL = {"sound", "again", "ends", "several", "of", "kind"}
"""What only some languages look at."""


def variables_of(voice: Voice, entry: Phrase) -> set[str]:
    """The variables of a message, of its forms and of the messages they speak of."""
    patterns = (entry.value, *entry.attributes.values())
    return {name for pattern in patterns for name in value_variables(voice, pattern)}


def value_variables(voice: Voice, pattern: Pattern, above: tuple[str, ...] = ()) -> set[str]:
    """The variables of a pattern; a message that speaks of itself is a fault."""
    return {name for part in pattern for name in _inside(voice, part, above)}


def _inside(voice: Voice, part: Expression, above: tuple[str, ...]) -> set[str]:
    match part:
        case Variable(name):
            return {name}
        case Call(_, argument):
            return _inside(voice, argument, above)
        case Reference(name, attribute):
            if (called := f"{name}.{attribute}") in above:
                raise OpforError(f"{called.rstrip('.')} speaks of itself")
            entry = voice.entry(name)
            pattern = entry.attributes.get(attribute, ()) if attribute else entry.value
            return value_variables(voice, pattern, (*above, called))
        case Select(selector, variants):
            inner = (value_variables(voice, pattern, above) for _, pattern in variants)
            return _inside(voice, selector, above).union(*inner)
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
    found = {row_id(row.id): getattr(row, row.prose[0]) for row in rows}
    topics = {f"topic-{row_id(topic.id)}": topic.title for topic in book.topics.values()}
    groups = {slug(topic.group): topic.group for topic in book.topics.values()}
    return found | topics | groups | {f"text-{name}": text for name, text in book.texts.items()}


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


def _content_faults(where: str, folder: Path, spoken: str) -> Iterator[PhraseFault]:
    """What the packs name and tell that the language has no words for, or for other words. A table
    counts once somebody has begun to translate it."""
    book = PhraseBook(folder / "words", CONTENT)
    begun = {name.partition("-")[0] for each in LANGUAGES for name in book.voice(each).texts}
    voice = book.voice(spoken)
    for name, row in content_rows(folder):
        if name.partition("-")[0] not in begun:
            continue
        if name not in voice.texts:
            yield PhraseFault(where, name, f"nobody wrote it: {row['title']}")
            continue
        entry = voice.entry(name)
        if voice.render(entry.attributes.get(TITLE, entry.value), {}) != row["title"]:
            yield PhraseFault(where, name, f"its .en is not {row['title']!r}")
        for field in row.keys() - {"title"} - entry.attributes.keys():
            yield PhraseFault(where, name, f"it has no .{field}")
