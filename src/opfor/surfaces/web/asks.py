"""What the page asks and what it gets beside the messages of the conversation."""

from __future__ import annotations

from msgspec import Struct, field

from opfor.app.conversation.messages import Branch, Note, Played, SourceOfChance, Story, View


class Nothing(Struct, frozen=True):
    """A call that needs nothing said."""


class New(Struct, frozen=True):
    """A new game. ``players`` are ``NAME`` or ``SEAT:NAME``; ``chance`` is ``program``, ``table``
    (own draws stay untold where they can), ``told`` (a table that tells everything) or sources of
    chance by name that the table answers."""

    game: str
    seed: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    rulings: dict[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    chance: tuple[str, ...] = ()
    offered: bool = False
    """Where nothing is said, take the first thing that the game offers a person."""
    box: dict[str, str] = field(default_factory=dict)
    """The files of the person's own box."""


class Text(Struct, frozen=True):
    """A saved game, or a position, as text."""

    text: str
    game: str = ""


class Opened(Struct, frozen=True):
    """A game that can be sat down to."""

    table: str
    seats: tuple[str, ...]
    solo: bool


class TableListed(Struct, frozen=True):
    """A game that was begun: newest first."""

    table: str
    game: str
    title: str
    about: str
    modified: str
    name: str = ""


class Naming(Struct, frozen=True):
    """What a game is to be called."""

    table: str
    name: str


class Removing(Struct, frozen=True):
    """A game to be put away; ``back``: to be brought back."""

    table: str
    back: bool = False


class Tables(Struct, frozen=True):
    tables: tuple[TableListed, ...]


class Who(Struct, frozen=True):
    """Whose eyes: a table and a seat; without a seat the only person's."""

    table: str
    seat: str = ""


class OfMoment(Struct, frozen=True):
    table: str
    seat: str = ""
    moment: int | None = None
    within: int | None = None


class Since(Struct, frozen=True):
    """``seen`` is the moment up to which somebody has seen the game; without it ``since`` is."""

    table: str
    seat: str = ""
    since: int = 0
    seen: int | None = None


class Path(Struct, frozen=True):
    """An offered answer and the answers to its follow-up questions, by number."""

    table: str
    moment: int
    path: tuple[int, ...]
    seat: str = ""


class Typed(Struct, frozen=True):
    table: str
    moment: int
    text: str
    seat: str = ""


class Back(Struct, frozen=True):
    """Undo: the last answer, or everything from a line of the story on."""

    table: str
    moment: int
    line: int | None = None
    seat: str = ""


class Forward(Struct, frozen=True):
    table: str
    moment: int
    seat: str = ""


class WhyAsked(Struct, frozen=True):
    table: str
    seat: str = ""
    line: int | None = None
    decision: int | None = None
    ref: str | None = None


class About(Struct, frozen=True):
    """A thing, by its ref; for details also what it is seen from."""

    table: str
    ref: str
    seat: str = ""
    line: int | None = None
    origin: str = ""


class RuleAsked(Struct, frozen=True):
    table: str
    id: str
    seat: str = ""


class ForecastAsked(Struct, frozen=True):
    table: str
    moment: int
    path: tuple[int, ...] | None = None
    seat: str = ""


class GroundAsked(Struct, frozen=True):
    table: str
    key: str


class Corrected(Struct, frozen=True):
    table: str
    moment: int
    text: str
    seat: str = ""


class Pointed(Struct, frozen=True):
    """Things in the order they were pointed at."""

    table: str
    refs: tuple[str, ...]
    seat: str = ""


class Put(Struct, frozen=True):
    """A thing, and where somebody has put it."""

    table: str
    ref: str
    to: str
    seat: str = ""


class Noting(Struct, frozen=True):
    """A note about a moment; an empty one takes it away."""

    table: str
    moment: int
    about: int
    text: str
    seat: str = ""


class Again(Struct, frozen=True):
    """A new game like another one, with its seed or a fresh one, for who sat there on the ``other``
    side."""

    table: str
    same: bool = False
    other: bool = False


class Rolled(Struct, frozen=True):
    """Who answers a source of chance: the table or the program."""

    table: str
    moment: int
    source: str
    at_table: bool
    seat: str = ""


class Along(Struct, frozen=True):
    """A branch to be looked at, by the line where it left off."""

    table: str
    line: int
    seat: str = ""


class Taking(Struct, frozen=True):
    """A branch to be taken up, by the line where it left off."""

    table: str
    moment: int
    line: int
    seat: str = ""


class Branches(Struct, frozen=True):
    """What can be taken up again, and who answers which source of chance."""

    branches: tuple[Branch, ...]
    sources: tuple[SourceOfChance, ...]


class Now(Struct, frozen=True):
    """A moment, with what happened since the one asked from. ``beside`` a real table ``compare``
    is the line to compare with the cardboard and ``back`` what to put back; ``made``: a mission
    that can be played."""

    view: View
    story: Story
    beside: bool = False
    made: bool = False
    sheets: bool = False
    """Whether there is a sheet to play from on paper."""
    notes: tuple[Note, ...] = ()
    compare: str = ""
    back: tuple[PutBack, ...] = ()
    played: Played = Played()


class PutBack(Struct, frozen=True):
    """Something to put back on the table, told like an instruction."""

    instruction: str
    refs: tuple[str, ...] = ()


class Words(Struct, frozen=True):
    text: str


class File(Struct, frozen=True):
    """A text to be kept as a file."""

    name: str
    text: str
