"""Missions that are drawn up: what a game knows about a file while it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from opfor.core.door import is_whole
from opfor.core.marks import Ref
from opfor.core.shown import Ground, Piece

Path = tuple[str | int, ...]
"""A way into a file: ``("sides", 0, "forces", 2, "hex")``."""


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong with a file, and where: the place in words and as a way into the values, line
    and column (0: nowhere in it), and what could stand there instead."""

    what: str
    where: str = ""
    path: Path = ()
    line: int = 0
    column: int = 0
    could_be: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what


class Turn(Struct, frozen=True, kw_only=True):
    """A mission turned by one step: ``words`` say what is done to it (``one German Rifle fewer``),
    ``path`` and ``value`` what stands in the file then (``None``: nothing). ``dial`` names what is
    turned; two turns of a dial go different ways (``step`` 1 or -1). ``number`` is the value where
    it is one that can be turned further; ``is_open``: a generator's booklet leaves it open."""

    dial: str
    words: str
    path: Path
    value: Any
    step: int
    number: int | None = None
    is_open: bool = False


class Change(Struct, frozen=True, kw_only=True):
    """One thing done to a file: a value set (``None``: taken out) or put into a list."""

    path: Path
    value: Any = None
    how: Literal["set", "insert"] = "set"


FieldKind = Literal[
    "text", "long", "number", "switch", "word", "list", "numbers", "places", "lines"
]


class Field(Struct, frozen=True, kw_only=True):
    """A place of a file that somebody fills in. ``could_be`` are the words of a closed list;
    ``usual`` is what holds where nothing stands; ``said`` reads each line back."""

    path: Path
    label: str
    kind: FieldKind
    value: Any
    usual: Any = None
    could_be: tuple[str, ...] = ()
    said: tuple[str, ...] = ()


class Deed(Struct, frozen=True):
    """Something that can be done to a part at once; ``thing`` is what ``put`` is told."""

    thing: str
    label: str


class FormPart(Struct, frozen=True, kw_only=True):
    """A part of a file that a person sees as one thing. ``group`` is the heading under which it is
    found; ``lit`` is the ground it speaks of."""

    path: Path
    title: str
    group: str
    fields: tuple[Field, ...]
    deeds: tuple[Deed, ...] = ()
    lit: tuple[Ref, ...] = ()


Brush = Literal["", "place", "way", "side"]


class Thing(Struct, frozen=True):
    """Something in the tray that can be put on the map; ``left`` of them are there. A ``brush``
    paints: every ``place`` it is drawn over, a ``way`` from place to place, or the ``side`` between
    two; of these ``put`` is told where it came from (``paint:road:F08`` to ``hex:F09``)."""

    key: str
    label: str
    svg: str
    group: str
    side: str = ""
    left: int = 1
    brush: Brush = ""


class Stocked(Struct, frozen=True):
    """A kind of counter, or a board: ``numbers`` are those on the counters, ``said`` what is to be
    known of it in a line, ``drawn`` makes its bare drawing."""

    id: str
    title: str
    group: str
    said: str
    numbers: tuple[str, ...]
    drawn: Callable[[], str]


class Tag(Struct, frozen=True):
    """A few letters at a piece."""

    ref: Ref
    text: str


class Plan(Struct, frozen=True, kw_only=True):
    """A file as it lies on the board: map, pieces (``at:`` and the way to what each stands for),
    tray and parts. Without a map the file cannot be laid out; its faults say why."""

    title: str
    ground: Ground | None
    pieces: tuple[Piece, ...] = ()
    tags: tuple[Tag, ...] = ()
    tray: tuple[Thing, ...] = ()
    parts: tuple[FormPart, ...] = ()


AT = "at:"


def ref_at(*path: str | int) -> Ref:
    """The ref of a piece that stands for a place of the file."""
    return AT + ".".join(map(str, path))


def path_at(ref: Ref) -> Path:
    """The place of the file that a piece stands for."""
    steps = ref.removeprefix(AT).split(".")
    return tuple(int(step) if is_whole(step) else step for step in steps)


def _no_plan(_values: Mapping[str, Any]) -> Plan:
    return Plan(title="", ground=None)


class Drawing(Struct, frozen=True, kw_only=True):
    """``option`` chooses the mission of a file. ``order`` are the fields of a file in the order in
    which new ones are put between others."""

    option: str
    order: Sequence[str]
    check: Callable[[str, str], Sequence[Fault]]
    """``check(text, name)``: every fault of a file called ``name``."""
    choices: Callable[[Mapping[str, Any], Path], Sequence[str]] = lambda _values, _path: ()
    """``choices(values, path)``: what could stand at a place of a file."""
    turns: Callable[[Mapping[str, Any], int], Sequence[Turn]] = lambda _values, _by: ()
    """``turns(values, by)``: what a designer may turn by so many steps."""
    plan: Callable[[Mapping[str, Any]], Plan] = _no_plan
    """``plan(values)``: a file as it lies on the drawing board."""
    put: Callable[[Mapping[str, Any], str, Ref], Sequence[Change]] = lambda _values, _thing, _to: ()
    """``put(values, thing, to)``: what changes when a thing of the tray, a piece or a deed comes to
    a place of the map (empty: off it)."""
    blanks: Callable[[], Mapping[str, str]] = dict
    """Texts of files to begin with, by what they become."""
    measured: str = ""
    """The field that says how often who wins; a stroke takes it out, because it holds no longer."""
    text: Callable[[str], str] = lambda _name: ""
    """The file of a mission that the game has under that name."""
    dials: Sequence[str] = ()
    """Options of the game that a designer turns beside the file."""
    units: Callable[[], Iterable[Stocked]] = tuple
    boards: Callable[[], Iterable[Stocked]] = tuple
    """What missions can be made of."""
