"""Rule books as data: every catalogue row of a game, its rulings, definitions and golden tests.

A game folder holds ``books/rules.toml``, ``rulings.toml``, ``definitions.toml`` and
``golden.toml``. Rows that hold for every game (``X-…``) lie beside this file; each game claims
them in its own ``rules.toml`` under ``[[shared]]``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from opfor.core.book_rows import (
    BookEntry,
    Claim,
    DefinitionsFile,
    GoldenFile,
    ReferenceFile,
    Row,
    RulesFile,
    RulingsFile,
    SharedFile,
)
from opfor.core.book_rows import Chapter as Chapter
from opfor.core.book_rows import Definition as Definition
from opfor.core.book_rows import Golden as Golden
from opfor.core.book_rows import Rule as Rule
from opfor.core.book_rows import Ruling as Ruling
from opfor.core.book_rows import Status as Status
from opfor.core.cite import cite
from opfor.core.codec import convert
from opfor.core.declared import declared
from opfor.core.errors import BadPack, OpforError, close_to, one_of
from opfor.core.language import language
from opfor.core.parsed_toml import toml_at
from opfor.core.phrasebook import PRODUCT
from opfor.core.topics import Topic

SHARED = Path(__file__).parent / "books"

E = TypeVar("E", bound=BookEntry)
F = TypeVar("F", bound=Row)


class Book(Struct, frozen=True, dict=True):
    """Everything a game's rules say, by id and in the language in force; each file is read when it
    is first asked for.

    A game that begins asks for its rulings only.
    """

    folder: Path
    _spoken: dict[tuple[str, str], Any] = msgspec.field(default_factory=dict)

    def _in_language(self, what: str, entries: Mapping[str, F]) -> dict[str, F]:
        """Entries with their titles and texts in the language in force."""
        key = language(), what
        if key not in self._spoken:
            self._spoken[key] = {name: self._said(each) for name, each in entries.items()}
        found: dict[str, F] = self._spoken[key]
        return found

    def _said(self, entry: F) -> F:
        own, shared = declared(self.folder.parent), declared(PRODUCT.parent)
        words = own if own.knows(entry.id) else shared
        said = {name: words.row(entry.id, name, getattr(entry, name)) for name in entry.prose}
        return msgspec.structs.replace(entry, **said)

    @cached_property
    def _own(self) -> RulesFile:
        return _read(self.folder / "rules.toml", RulesFile)

    @cached_property
    def _shared(self) -> SharedFile:
        return _read(SHARED / "rules.toml", SharedFile)

    @property
    def game(self) -> str:
        return self._own.game

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        own = (*self._own.chapters, *self._shared.chapters)
        return tuple(self._in_language("chapters", {each.id: each for each in own}).values())

    @property
    def rules(self) -> dict[str, Rule]:
        return self._in_language("rules", self._rules)

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        rules = (*self._own.rules, *_claimed(self._shared.rules, self._own.shared))
        return {rule.id: rule for rule in rules}

    @property
    def rulings(self) -> dict[str, Ruling]:
        """By name."""
        return self._in_language("rulings", self._rulings)

    @cached_property
    def _rulings(self) -> dict[str, Ruling]:
        rulings = _read(self.folder / "rulings.toml", RulingsFile).rulings
        return {ruling.name: ruling for ruling in rulings}

    @property
    def definitions(self) -> dict[str, Definition]:
        return self._in_language("definitions", self._definitions)

    @cached_property
    def _definitions(self) -> dict[str, Definition]:
        found = _read(self.folder / "definitions.toml", DefinitionsFile).definitions
        return {definition.id: definition for definition in found}

    @property
    def golden(self) -> dict[str, Golden]:
        return self._in_language("golden", self._golden)

    @cached_property
    def _golden(self) -> dict[str, Golden]:
        found = _read(self.folder / "golden.toml", GoldenFile).golden
        return {example.id: example for example in found}

    @cached_property
    def _reference(self) -> ReferenceFile:
        """A small game has none."""
        path = self.folder / "reference.toml"
        return _read(path, ReferenceFile) if path.exists() else ReferenceFile(provenance="")

    @property
    def topics(self) -> dict[str, Topic]:
        """The pages of the reference that are written, by id."""
        words = declared(self.folder.parent)
        return {topic.id: words.topic(topic) for topic in self._reference.topics}

    @property
    def texts(self) -> dict[str, str]:
        """Sentences for the pages that a game makes from its packs, by id."""
        words = declared(self.folder.parent)
        return {name: words.text(name, text) for name, text in self._reference.texts.items()}

    @property
    def titles(self) -> dict[str, str]:
        """What every citable id is called: rows, examples, rulings by id and name, definitions."""
        key = language(), "titles"
        if key not in self._spoken:
            self._spoken[key] = self._titles()
        found: dict[str, str] = self._spoken[key]
        return found

    def _titles(self) -> dict[str, str]:
        rulings = self.rulings.values()
        titles = {rule.id: rule.title for rule in self.rules.values()}
        titles |= {example.id: example.title for example in self.golden.values()}
        words = declared(self.folder.parent)
        said = {r.name: words.row(r.id, "title", r.name.replace("-", " ")) for r in rulings}
        titles |= {r.id: said[r.name] for r in rulings} | said
        return titles | {d.id: d.phrase for d in self.definitions.values()}

    def rule(self, rule_id: str) -> Rule:
        """The row with this id."""
        found = self.rules.get(rule_id)
        if found is None:
            raise OpforError(f"rules of {self.game}: there is no row {rule_id!r}")
        return found

    def ruling(self, name: str) -> Ruling:
        """The ruling of this name; a wrong name is answered with those that may be meant."""
        found = self.rulings.get(name)
        if found is None:
            raise OpforError(
                f"ruling of {self.game}: {name!r} is not known;{self._meant(name)} "
                f"opfor rules {self.game} lists them"
            )
        return found

    def title(self, cited: str) -> str:
        """What a cited id is called, in words; an unknown id stands for itself."""
        return self.titles.get(cited, cited)

    def knows(self, cited: str) -> bool:
        """Whether code and tests may cite this."""
        return cited in self.titles

    def _meant(self, name: str) -> str:
        """Names that look like a wrong one, as part of a sentence."""
        near = close_to(name, self.rulings)
        return f" near it: {', '.join(near)};" if near else ""


@cache
def load_book(game_folder: Path) -> Book:
    """The book of the game in ``game_folder``; what is read of it is remembered."""
    return Book(game_folder / "books")


@cite("X-7")
def resolve(book: Book, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every ruling of the book by name with its value: the chosen one, else the default."""
    values = {name: ruling.default for name, ruling in book.rulings.items()}
    for name, value in chosen.items():
        ruling = book.ruling(name)
        value = ruling.formerly.get(value, value)
        if value not in ruling.choices:
            raise OpforError(one_of(f"ruling {name}", value, ruling.choices))
        values[name] = value
    return values


@cite("X-9")
def as_recorded(book: Book, recorded: Mapping[str, str]) -> dict[str, str]:
    """The rulings of a save, with what was played before a ruling existed where it lacks one."""
    older = {r.name: r.absent for r in book.rulings.values() if r.absent}
    return {**older, **recorded}


def _claimed(rules: Sequence[Rule], claims: Sequence[Claim]) -> list[Rule]:
    """The shared rows with what this game says about them."""
    by_id = {claim.id: claim for claim in claims}
    return [
        msgspec.structs.replace(rule, status=by_id[rule.id].status, gap=by_id[rule.id].gap)
        if rule.id in by_id
        else rule
        for rule in rules
    ]


def _read(path: Path, kind: type[E]) -> E:
    if not path.exists():
        raise BadPack(f"{path}: no such file; a book needs it")
    try:
        return convert(toml_at(path, BadPack), kind)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path}: {error}") from None
