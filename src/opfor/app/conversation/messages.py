"""What a surface is told about one moment: the view of a seat, what is asked, what is offered."""

from __future__ import annotations

from msgspec import Struct

from opfor.core.cues import Motion
from opfor.core.shown import Facts, Gain, Mark, Piece, Ref

ROLL = "roll"
PERSON, OPPONENT, OVER = "person", "opponent", "over"


class Offer(Struct, frozen=True):
    """One legal answer. A client sends back ``number``; ``typed`` is what a person may type.

    ``refs`` are the things to point at, in order. ``whole`` says that follow-up questions belong
    to the act: ``describe`` tells them all.
    """

    number: int
    label: str
    typed: str
    refs: tuple[Ref, ...] = ()
    cost: str = ""
    odds: str = ""
    consequence: str = ""
    group: str = ""
    usual: bool = False
    whole: bool = False
    untyped: bool = False
    """Whether nobody has typed yet what is printed on it: that comes first."""
    edge: bool = False
    """Pointed at by the side of the last thing that faces the one before (a turn, not a move)."""


class Asking(Struct, frozen=True):
    """The pending request in words. ``dice`` and ``sides`` are for a roll: its answers are
    numbered as the dice read in base ``sides`` (one die: 0 for a 1)."""

    kind: str
    seat: str
    text: str
    rule: str = ""
    source: str = ""
    dice: int = 0
    sides: int = 0
    offers: tuple[Offer, ...] = ()


class Ended(Struct, frozen=True):
    """How the game ended: sentences to show, and the same as data."""

    winner: str | None
    lines: tuple[str, ...]
    scores: dict[str, int]
    rule: str = ""


class SeatTitle(Struct, frozen=True):
    """Who sits at the table: ``by`` is ``person``, ``rules``, or the name of a player."""

    id: str
    title: str
    by: str


class About(Struct, frozen=True):
    """What a table is: the game, how it was begun, what it makes if it makes missions."""

    game: str
    title: str
    subtitle: str
    seed: int
    mode: str
    makes: str = ""
    leads: str = ""
    takes_corrections: bool = False
    has_map: bool = False
    """Whether the board can be drawn with letters; otherwise it is told in words."""


class View(Struct, frozen=True):
    """Everything one seat sees at one moment. ``turn`` says whose answer is awaited.

    ``moment`` is the count of record lines; ``latest`` the newest one, which is larger while an
    earlier moment is looked at (then nothing can be answered).
    """

    moment: int
    latest: int
    seat: str
    turn: str
    title: str
    subtitle: str
    ground: str
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...]
    facts: Facts
    question: Asking | None
    board_text: str
    outcome: Ended | None
    seats: tuple[SeatTitle, ...] = ()
    notices: tuple[str, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    within: int | None = None
    """How many things of the last line have happened, where it is the middle of that line."""
    is_red: bool = False
    """Whether who looks plays the side that is red: its colours change places with the other's."""


class Told(Struct, frozen=True):
    """One line of the story. ``number`` is the record line it belongs to, counted from 1: the
    moment after it.

    ``kind`` is ``event``, ``pile`` (of a pile that only the program has, so nobody at a table is
    told), ``adjusted`` (by hand), ``step`` (a turn begins) or ``decision``;
    ``decision`` numbers the reasons of that record line.
    """

    number: int
    kind: str
    text: str = ""
    seat: str = ""
    refs: tuple[Ref, ...] = ()
    instruction: str = ""
    can_undo: bool = False
    decision: int | None = None
    gains: tuple[Gain, ...] = ()
    brief: str | None = None
    """The same for somebody who sees the board: empty where that says it; ``None``: as ``text``."""
    aloud: str = ""
    """What a table is told beside the instruction: what the program rolled and drew, and by which
    line of which card the opponent acts."""
    part: str = ""
    """Whether it begins an entry of the play, follows, or is no step (``core/cues.py``)."""
    motion: Motion | None = None
    place: int = 0
    """How many things of its record line have happened when it has."""


class Because(Struct, frozen=True):
    """A reason of the opponent, by its line and number."""

    text: str
    number: int
    decision: int


class Beat(Struct, frozen=True):
    """One entry of the play: what one unit did, with what came of it. ``until`` is the record line
    after which the board looks as it is shown then, ``within`` how many things of that line have
    happened, where the next entry tells the rest; ``spoken`` is for each motion the place in
    ``said`` of the sentence it goes with."""

    until: int
    said: tuple[str, ...]
    within: int | None = None
    motions: tuple[Motion, ...] = ()
    spoken: tuple[int, ...] = ()
    refs: tuple[Ref, ...] = ()
    reasons: tuple[Because, ...] = ()
    seat: str = ""


class Played(Struct, frozen=True):
    """What happened, to be looked at beat by beat; at the end what has ``changed``, in a line."""

    beats: tuple[Beat, ...] = ()
    changed: str = ""


class Story(Struct, frozen=True):
    """What counts at ``until`` and did not at ``since``, as a seat may hear of it.

    Whatever was told under a number above ``parted`` at ``since`` counts no more (it was undone).
    """

    since: int
    until: int
    parted: int
    told: tuple[Told, ...]


class Note(Struct, frozen=True):
    """What a seat wrote about a moment."""

    moment: int
    text: str


class Branch(Struct, frozen=True):
    """What was undone and can be taken up again. ``line`` is where it left off; it ``parted`` from
    the branch ``on`` which it hangs (0 is what counts now). ``began`` and ``stands`` say how the
    game stood there and at its end; ``name`` is what somebody called it."""

    line: int
    parted: int
    entries: int
    text: str
    on: int = 0
    name: str = ""
    began: str = ""
    stands: str = ""


class Typed(Struct, frozen=True):
    """What a typed line means: the path to answer, and the words left for what comes after."""

    path: tuple[int, ...]
    left: str = ""
    taken: tuple[str, ...] = ()
    """The usual answers that were taken because nothing was said."""
    warnings: tuple[str, ...] = ()
    """What should be known before the act counts."""


class Position(Struct, frozen=True):
    """The position as the document that ``opfor decide`` and ``--position`` read."""

    game: str
    document: str


class Report(Struct, frozen=True):
    """What somebody needs who looks into a complaint; ``packs`` are contents with their hashes."""

    version: str
    python: str
    packs: dict[str, str]
    game: str
    moment: int
    seat: str
    question: str
    reasons: tuple[str, ...]
    board: str
    record: str


class Exported(Struct, frozen=True):
    """The record as a seat may have it: the file itself where nothing in it is secret any more,
    and the story as this seat heard it."""

    game: str
    title: str
    seat: str
    moment: int
    whole: bool
    record: str
    story: tuple[Told, ...]


class SourceOfChance(Struct, frozen=True):
    """Who rolls or draws: the table or the program, ``by`` says it in words.

    Named ``untold`` it is the switch for the person's own draws: whether they stay untold.
    """

    name: str
    said: str
    at_table: bool
    by: str = ""
