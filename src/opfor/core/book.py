"""Rule books as data: every catalogue row of a game, its rulings, definitions and golden tests.

A game folder holds ``books/rules.toml``, ``rulings.toml``, ``definitions.toml`` and
``golden.toml``. Rows that hold for every game (``X-…``) lie beside this file; each game claims
them in its own ``rules.toml`` under ``[[shared]]``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.door import read_file, toml_of
from opfor.core.errors import BadPack, OpforError, one_of

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


class Book(Struct, frozen=True, kw_only=True):
    """Everything a game's rules say, by id. ``rulings`` is by name."""

    game: str
    chapters: tuple[Chapter, ...]
    rules: dict[str, Rule]
    rulings: dict[str, Ruling]
    definitions: dict[str, Definition]
    golden: dict[str, Golden]
    titles: dict[str, str]
    """What every citable id is called: rows, rulings by id and by name, definitions, examples."""

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
        from difflib import get_close_matches

        near = get_close_matches(name, self.rulings, n=3, cutoff=0.6)
        return f" near it: {', '.join(near)};" if near else ""


@cache
def load_book(game_folder: Path) -> Book:
    """Read the book of the game in ``game_folder``; read once, then remembered."""
    books = game_folder / "books"
    shared = _read(SHARED / "rules.toml", _SharedFile)
    own = _read(books / "rules.toml", _RulesFile)
    rules = (*own.rules, *_claimed(shared.rules, own.shared))
    rulings = _read(books / "rulings.toml", _RulingsFile).rulings
    definitions = _read(books / "definitions.toml", _DefinitionsFile).definitions
    golden = _read(books / "golden.toml", _GoldenFile).golden
    titles = {rule.id: rule.title for rule in rules} | {g.id: g.title for g in golden}
    titles |= {r.id: r.name.replace("-", " ") for r in rulings}
    titles |= {r.name: r.name.replace("-", " ") for r in rulings}
    titles |= {d.id: d.phrase for d in definitions}
    return Book(
        game=own.game,
        chapters=(*own.chapters, *shared.chapters),
        rules={rule.id: rule for rule in rules},
        rulings={ruling.name: ruling for ruling in rulings},
        definitions={definition.id: definition for definition in definitions},
        golden={example.id: example for example in golden},
        titles=titles,
    )


@cite("X-7")
def resolve(book: Book, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every ruling of the book by name with its value: the chosen one, else the default."""
    values = {name: ruling.default for name, ruling in book.rulings.items()}
    for name, value in chosen.items():
        ruling = book.ruling(name)
        if value not in ruling.choices:
            raise OpforError(one_of(f"ruling {name}", value, ruling.choices))
        values[name] = value
    return values


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
        return msgspec.convert(toml_of(read_file(path, BadPack), str(path), BadPack), kind)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path}: {error}") from None
