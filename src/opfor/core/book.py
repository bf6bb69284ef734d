"""Rule books as data: every catalogue row of a game, its rulings, definitions and golden tests.

A game folder holds ``books/rules.toml``, ``rulings.toml``, ``definitions.toml`` and
``golden.toml``. Rows that hold for every game (``X-…``) lie beside this file; each game claims
them in its own ``rules.toml`` under ``[[shared]]``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.errors import BadPack, OpforError, close_to, one_of
from opfor.core.parsed_toml import toml_at
from opfor.core.topics import Topic

SHARED = Path(__file__).parent / "books"

Status: TypeAlias = Literal["open", "partial", "done"]


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Chapter(_Entry, frozen=True, kw_only=True):
    """A heading of the rule index."""

    id: str
    title: str


class Rule(_Entry, frozen=True, kw_only=True):
    """A catalogue row: the rule in our words, and how far it is claimed to be carried out.

    ``title`` reads well inside a sentence. ``inferred`` marks a rule drawn from an example.
    ``refs`` are the rulings and definitions it rests on; ``gap`` says what a partial row lacks.
    """

    id: str
    chapter: str
    title: str
    text: str
    inferred: bool = False
    refs: tuple[str, ...] = ()
    status: Status = "open"
    gap: str = ""


class Ruling(_Entry, frozen=True, kw_only=True):
    """What is played where the rules are silent or contradict themselves.

    ``resolution`` says what ``default`` means, ``alternative`` what the other choices mean.
    """

    id: str
    name: str
    problem: str
    resolution: str
    alternative: str = ""
    choices: tuple[str, ...]
    default: str
    formerly: dict[str, str] = {}
    """Values of older saves by what they are called today, where a ruling has got choices since."""
    absent: str = ""
    """What was played by saves older than the ruling, if not its default."""

    @property
    def is_open_to_choice(self) -> bool:
        """Whether there is another way to play it."""
        return len(self.choices) > 1


class Definition(_Entry, frozen=True, kw_only=True):
    """A vague phrase of the rules and its exact meaning; ``tunable`` if the numbers are ours."""

    id: str
    phrase: str
    meaning: str
    tunable: bool = False


class Golden(_Entry, frozen=True, kw_only=True):
    """A worked example that must come out exactly."""

    id: str
    title: str


class Claim(_Entry, frozen=True, kw_only=True):
    """How far a game carries out a row that holds for every game."""

    id: str
    status: Status
    gap: str = ""


class _SharedFile(_Entry, frozen=True, kw_only=True):
    provenance: str
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]


class _RulesFile(_SharedFile, frozen=True, kw_only=True):
    game: str
    shared: tuple[Claim, ...] = ()


class _RulingsFile(_Entry, frozen=True, kw_only=True):
    provenance: str
    rulings: tuple[Ruling, ...] = ()


class _DefinitionsFile(_Entry, frozen=True, kw_only=True):
    provenance: str
    definitions: tuple[Definition, ...] = ()


class _GoldenFile(_Entry, frozen=True, kw_only=True):
    provenance: str
    golden: tuple[Golden, ...] = ()


class _ReferenceFile(_Entry, frozen=True, kw_only=True):
    provenance: str
    texts: dict[str, str] = {}
    topics: tuple[Topic, ...] = ()


class Book(Struct, frozen=True, dict=True):
    """Everything a game's rules say, by id; each file is read when it is first asked for.

    A game that begins asks for its rulings only.
    """

    folder: Path

    @cached_property
    def _own(self) -> _RulesFile:
        return _read(self.folder / "rules.toml", _RulesFile)

    @cached_property
    def _shared(self) -> _SharedFile:
        return _read(SHARED / "rules.toml", _SharedFile)

    @property
    def game(self) -> str:
        return self._own.game

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return (*self._own.chapters, *self._shared.chapters)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        rules = (*self._own.rules, *_claimed(self._shared.rules, self._own.shared))
        return {rule.id: rule for rule in rules}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """By name."""
        rulings = _read(self.folder / "rulings.toml", _RulingsFile).rulings
        return {ruling.name: ruling for ruling in rulings}

    @cached_property
    def definitions(self) -> dict[str, Definition]:
        found = _read(self.folder / "definitions.toml", _DefinitionsFile).definitions
        return {definition.id: definition for definition in found}

    @cached_property
    def golden(self) -> dict[str, Golden]:
        found = _read(self.folder / "golden.toml", _GoldenFile).golden
        return {example.id: example for example in found}

    @cached_property
    def _reference(self) -> _ReferenceFile:
        """A small game has none."""
        path = self.folder / "reference.toml"
        return _read(path, _ReferenceFile) if path.exists() else _ReferenceFile(provenance="")

    @cached_property
    def topics(self) -> dict[str, Topic]:
        """The pages of the reference that are written, by id."""
        return {topic.id: topic for topic in self._reference.topics}

    @property
    def texts(self) -> dict[str, str]:
        """Sentences for the pages that a game makes from its packs, by id."""
        return self._reference.texts

    @cached_property
    def titles(self) -> dict[str, str]:
        """What every citable id is called: rows, examples, rulings by id and name, definitions."""
        rulings = self.rulings.values()
        titles = {rule.id: rule.title for rule in self.rules.values()}
        titles |= {example.id: example.title for example in self.golden.values()}
        titles |= {r.id: r.name.replace("-", " ") for r in rulings}
        titles |= {r.name: r.name.replace("-", " ") for r in rulings}
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


F = TypeVar("F", bound=_Entry)


def _read(path: Path, kind: type[F]) -> F:
    if not path.exists():
        raise BadPack(f"{path}: no such file; a book needs it")
    try:
        return msgspec.convert(toml_at(path, BadPack), kind)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path}: {error}") from None
