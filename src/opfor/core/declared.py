"""Words that are declared in English beside what they belong to: the titles and texts of a rule
book, what a measure counts, the condition of a rung. Other languages find them by their English or
by the row's id, in ``words/LANGUAGE/rules.ftl`` of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from opfor.core.language import ENGLISH, IDS, LANGUAGES, PSEUDO, language
from opfor.core.phrasebook import PhraseBook, Thing
from opfor.core.pseudo import accented, framed
from opfor.core.templates import Templates
from opfor.core.topics import Topic
from opfor.core.voice import TITLE

VALUES = "abcdef"
"""How the values of a phrase are called in a message, in their order: ``no {0} goes to {1}``."""
WITH = "with"
"""The form of an entry that says a phrase with its values, where the bare word is one too: a phase
and ``movement {}``."""
MOST_KNOWN = 4000
_HOLE = re.compile(r"\{[^}]*\}")
_COUNTED = re.compile(r"(\d+) ([^\W\d].*)")


class Declared:
    """The declared words of one game."""

    def __init__(self, folder: Path, book: str = "rules") -> None:
        self.book = PhraseBook(folder / "words", book)
        self._templates = Templates(self.book)
        self._known: dict[tuple[str, str], str] = {}

    def __call__(self, english: str, *values: Any) -> str:
        """A phrase with its values (``no {0} goes to {1}``) in the language in force."""
        if not english or language() in (ENGLISH, IDS):
            return _filled(english, *(_in_english(value) for value in values))
        said = [self(value) if isinstance(value, str) else value for value in values]
        name = slug(english)
        if not values and language() != PSEUDO and not self.book.has(name):
            return self._matched(english)
        if language() == PSEUDO:
            parts = [accented(part) for part in _HOLE.split(english)]
            holes = _HOLE.findall(english)
            pattern = "".join(f"{a}{b}" for a, b in zip(parts, [*holes, ""], strict=True))
            return framed(_filled(pattern, *said))
        if not self.book.has(name):
            return _filled(english, *said)
        given = dict(zip(VALUES, said, strict=False))
        return self.book.form(name, WITH if values else "", None, given)

    def _matched(self, english: str) -> str:
        """A phrase that rules have put together, found by the English it was put together from."""
        key = language(), english
        if key not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._translated(english)
        return self._known[key]

    @cached_property
    def _names(self) -> Templates:
        """What the game itself names: its units and its ground, by their English."""
        return Templates(PhraseBook(self.book.folder, "told"))

    @cached_property
    def _titles(self) -> dict[str, str]:
        """What the packs name, by its English title."""
        content = PhraseBook(self.book.folder, "content")
        voices = [content.voice(each) for each in LANGUAGES if each not in (ENGLISH, PSEUDO)]
        entries = {name: voice for voice in voices for name in voice.texts}
        titles = {name: entries[name].entry(name).attributes.get(TITLE) for name in entries}
        return {entries[name].render(title, {}): name for name, title in titles.items() if title}

    def _title(self, english: str, titles: Mapping[str, str], book: str) -> str:
        """``M4 Sherman`` or ``M4 Sherman 7`` in the language; empty if nothing is called so."""
        title, _, number = (
            english.rpartition(" ") if english[-1:].isdecimal() else (english, "", "")
        )
        for known, rest in ((english, ""), (title, f" {number}")):
            if known and known in titles:
                return f"{PhraseBook(self.book.folder, book)(titles[known])}{rest}"
        return ""

    def _translated(self, english: str) -> str:
        if titled := self._title(english, self._titles, "content"):
            return titled
        if (found := self._templates.match(english)) is not None:
            name, values = found
            if self.book.has(name):
                return self.book(name, **{key: self._part(text) for key, text in values.items()})
        if named := self._title(english, self._names.plain, "told"):
            return named
        parts = english.split(", ")
        return ", ".join(map(self, parts)) if len(parts) > 1 else english

    def _part(self, english: str) -> str:
        """What stands in a hole; ``12 front DR`` keeps its number."""
        counted = _COUNTED.fullmatch(english)
        if counted is None or self._templates.match(english) is not None:
            return self(english)
        if self._title(english, self._names.plain, "told"):
            return self(english)
        return f"{counted[1]} {self(counted[2])}"

    def counted(self, english: str, value: Any) -> str:
        """``empty space|empty spaces`` with how many there are."""
        one, _, many = english.partition("|")
        phrase = one if value == 1 or not many else many
        if language() in (ENGLISH, IDS, PSEUDO) or not self.book.has(slug(one)):
            said = _HOLE.search(phrase) is not None
            return self(phrase, value) if said else f"{value} {self(phrase)}".rstrip()
        return self.book.form(slug(one), WITH, None, {"a": value})

    def then(self, values: Sequence[Any]) -> str:
        """Of several the first counts most."""
        return f" {self('then')} ".join(map(str, values))

    def knows(self, cited: str) -> bool:
        """Whether the language in force has words for a row."""
        return self.book.has(row_id(cited))

    def row(self, cited: str, part: str, english: str) -> str:
        """A title or text of a rule book, by the row's id and its field."""
        if not english or language() in (ENGLISH, IDS):
            return english
        if language() == PSEUDO:
            return framed(accented(english))
        name = row_id(cited)
        if not self.book.has(name):
            return english
        return self.book.form(name, "" if part == "title" else part, english)

    def text(self, name: str, english: str) -> str:
        """A sentence of the reference, with its holes left open: ``for every {kinds} unit``."""
        holes = {hole[1:-1]: hole for hole in _HOLE.findall(english)}
        if language() in (ENGLISH, IDS):
            return english
        if language() == PSEUDO:
            return self(english)
        known = f"text-{name}"
        return self.book(known, **holes) if self.book.has(known) else english

    def topic(self, topic: Topic) -> Topic:
        """A page of the reference; its English names are understood in every language."""
        if language() in (ENGLISH, IDS):
            return topic
        name = f"topic-{row_id(topic.id)}"
        group = self(topic.group)
        if language() == PSEUDO or not self.book.has(name):
            return replace(topic, title=self(topic.title), text=self(topic.text), group=group)
        names = (*topic.names, topic.title, *self.book.form(name, "names", "").split(", "))
        text = self.book.form(name, "text", topic.text)
        title = self.book.form(name, "")
        return replace(topic, title=title, text=text, group=group, names=names)


def slug(english: str) -> str:
    """``no-goes-to`` for ``no {0} goes to {1}``: how a declared phrase is called in a book."""
    plain = _HOLE.sub(" ", english.partition("|")[0]).casefold().replace("'", "")
    return "-".join(re.findall(r"[^\W_]+", plain)).lstrip("0123456789-")


def row_id(cited: str) -> str:
    """``BLZ-1_5`` for ``BLZ-1.5``, which Fluent does not take for a name; ``row-2GM-GOAL-1`` and
    ``chapter-6_1`` for what begins with a number."""
    name = cited.replace(".", "_")
    if name[:1].isalpha():
        return name
    return f"{'row' if '-' in name else 'chapter'}-{name}"


def _in_english(value: Any) -> Any:
    """A thing in an English phrase has its article."""
    return value.form("the") if isinstance(value, Thing) else value


def _filled(phrase: str, *values: Any) -> str:
    """A phrase with its values; a share stands there as everywhere, ``37 %``."""
    return phrase.format(*values).replace("%", " %") if values else phrase


@cache
def declared(folder: Path) -> Declared:
    """The declared words of the game in a folder."""
    return Declared(folder)


PLAIN = Declared(Path("nowhere"))
"""Of nobody: they stay as they are declared."""
