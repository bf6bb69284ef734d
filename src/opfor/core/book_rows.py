"""What stands in the files of a rule book: rows, rulings, definitions, examples."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from opfor.core.topics import Topic

Status: TypeAlias = Literal["open", "partial", "done"]


class BookEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``prose`` names the fields that are said in every language."""

    prose: ClassVar[tuple[str, ...]] = ()


class Row(BookEntry, frozen=True, kw_only=True):
    id: str
    prose: ClassVar[tuple[str, ...]] = ("title",)


class Chapter(Row, frozen=True, kw_only=True):
    """A heading of the rule index."""

    title: str


class Rule(Row, frozen=True, kw_only=True):
    """A catalogue row: the rule in our words, and how far it is claimed to be carried out.

    ``title`` reads well inside a sentence. ``inferred`` marks a rule drawn from an example.
    ``refs`` are the rulings and definitions it rests on; ``gap`` says what a partial row lacks.
    """

    prose: ClassVar[tuple[str, ...]] = ("title", "text")
    chapter: str
    title: str
    text: str
    inferred: bool = False
    refs: tuple[str, ...] = ()
    status: Status = "open"
    gap: str = ""


class Ruling(Row, frozen=True, kw_only=True):
    """What is played where the rules are silent or contradict themselves.

    ``resolution`` says what ``default`` means, ``alternative`` what the other choices mean.
    """

    prose: ClassVar[tuple[str, ...]] = ("problem", "resolution", "alternative")
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


class Definition(Row, frozen=True, kw_only=True):
    """A vague phrase of the rules and its exact meaning; ``tunable`` if the numbers are ours."""

    prose: ClassVar[tuple[str, ...]] = ("phrase", "meaning")
    phrase: str
    meaning: str
    tunable: bool = False


class Golden(Row, frozen=True, kw_only=True):
    """A worked example that must come out exactly."""

    title: str


class Claim(BookEntry, frozen=True, kw_only=True):
    """How far a game carries out a row that holds for every game."""

    id: str
    status: Status
    gap: str = ""


class SharedFile(BookEntry, frozen=True, kw_only=True):
    provenance: str
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]


class RulesFile(SharedFile, frozen=True, kw_only=True):
    game: str
    shared: tuple[Claim, ...] = ()


class RulingsFile(BookEntry, frozen=True, kw_only=True):
    provenance: str
    rulings: tuple[Ruling, ...] = ()


class DefinitionsFile(BookEntry, frozen=True, kw_only=True):
    provenance: str
    definitions: tuple[Definition, ...] = ()


class GoldenFile(BookEntry, frozen=True, kw_only=True):
    provenance: str
    golden: tuple[Golden, ...] = ()


class ReferenceFile(BookEntry, frozen=True, kw_only=True):
    provenance: str
    texts: dict[str, str] = {}
    topics: tuple[Topic, ...] = ()
