"""A mission file on the drawing board: strokes come in, the file and how it lies come out.

Nothing is kept between strokes: whoever draws holds the text, so that undo is an earlier text and
any number of people draw at one engine.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from opfor.app.registry import listings, load_game
from opfor.core.drawing import Change, Drawing, Fault, Path, Plan
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.links import MISSION, mission_in
from opfor.kit.documents.document import Document

MOST_TEXT = 200_000
BRUSH = "paint"
STEP = re.compile(r"\[(\d+)\]|([\w-]+)")
WORD = re.compile(r"[a-z0-9]+")
SHOWN = 60
"""So many of the things that could stand somewhere are named."""


class Stroke(Struct, frozen=True, kw_only=True):
    """``set`` a value (nothing: take it out), ``insert`` one into a list, or ``put`` a thing of the
    tray, a piece or a deed somewhere on the map."""

    how: Literal["set", "insert", "put"]
    path: Path = ()
    value: Any = None
    thing: str = ""
    to: str = ""


class Drawn(Struct, frozen=True, kw_only=True):
    """A file after a stroke: its text, as the formatter writes it, how it lies, what is wrong."""

    text: str
    name: str
    plan: Plan
    faults: tuple[Fault, ...]


def drawing_of(game: Game[Any]) -> Drawing:
    """What a game knows of missions while they are written."""
    if game.drawing is None:
        raise OpforError(f"{game.title} has no missions that could be drawn up")
    return game.drawing


def whose_mission(text: str) -> str:
    """The game whose mission a file is: the one that knows most of its fields, of those the one
    that finds least wrong with it."""
    drawings = {name: load_game(name).drawing for name, each in listings().items() if each.draws}
    known = {name: drawing for name, drawing in drawings.items() if drawing is not None}
    if len(known) == 1:
        return next(iter(known))
    fields = _fields(text)

    def unfit(game: str) -> tuple[int, int]:
        return len(fields - {*known[game].order}), len(known[game].check(text, "mission"))

    return min(known, key=unfit)


def _fields(text: str) -> set[str]:
    """The names at the top of a file; none where it cannot be read."""
    try:
        return set(Document.of(text, "mission").values)
    except OpforError:
        return set()


def text_to_draw(drawing: Drawing, mission: str, text: str) -> str:
    """What is opened: a text that somebody brought, a mission by name or link, or an empty file."""
    if text:
        return text
    if mission.startswith(MISSION):
        return mission_in(mission)
    blanks = drawing.blanks()
    if mission:
        return blanks.get(mission) or drawing.text(mission)
    if not blanks:
        raise OpforError("there is no empty mission to begin with")
    return next(iter(blanks.values()))


def drawn(drawing: Drawing, text: str, strokes: Sequence[Stroke] = ()) -> Drawn:
    """The file with the strokes done, one after the other."""
    if len(text) > MOST_TEXT:
        raise OpforError("the file is too large to be drawn")
    document = Document.of(text, "the file", drawing.order)
    refused: list[OpforError] = []
    for stroke in strokes:
        try:
            for change in _changes(drawing, document, stroke):
                make(document, change)
        except OpforError as error:
            refused.append(error)
            if not _is_brushed(strokes) or len(refused) == len(strokes):
                raise
    if strokes and drawing.measured:
        _remove(document, (drawing.measured,))
    values = document.values
    name = file_name(values)
    written = document.text
    faults = tuple(_short(fault) for fault in drawing.check(written, name))
    return Drawn(text=written, name=f"{name}.toml", plan=drawing.plan(values), faults=faults)


def _is_brushed(strokes: Sequence[Stroke]) -> bool:
    """Whether strokes are one, drawn over many places: where it can do nothing it goes on."""
    return {(each.how, each.thing.partition(":")[0]) for each in strokes} == {("put", BRUSH)}


def file_name(values: Mapping[str, Any]) -> str:
    """What the file of a mission is called: by its id, or else by its title."""
    if "id" in values:
        return str(values["id"])
    return "-".join(WORD.findall(str(values.get("title", "")).casefold())) or "mission"


def could_stand(drawing: Drawing, text: str, path: Path, typed: str) -> tuple[str, ...]:
    """What could stand at a place where ``typed`` stands now; what begins like it first."""
    document = Document.of(text, "the file", drawing.order)
    if typed:
        make(document, Change(path=path, value=typed))
    found = list(drawing.choices(document.values, path))
    alike = [each for each in found if typed.casefold() in each.casefold()]
    return tuple((alike or found)[:SHOWN])


def line_written(text: str, where: str) -> str:
    """A line as it is written, by its place in the file (``track[2].event[0]``)."""
    path = tuple(int(n) if n else name for n, name in STEP.findall(where))
    document = Document.of(text, "the file")
    return str(document.get(path)) if document.has(path) else where


def _changes(drawing: Drawing, document: Document, stroke: Stroke) -> Sequence[Change]:
    if stroke.how == "put":
        return drawing.put(document.values, stroke.thing, stroke.to)
    return (Change(path=stroke.path, value=stroke.value, how=stroke.how),)


def make(document: Document, change: Change) -> None:
    """One change. A list that is empty is written anew: its entries may be tables from now on."""
    path, value = change.path, change.value
    if not path:
        raise OpforError("a stroke says what it changes")
    if change.how == "insert":
        return _insert(document, path, value)
    if value is None:
        return _remove(document, path)
    if value == [] and document.has(path):
        document.remove(path)
    parent = path[:-1]
    if parent and isinstance(path[-1], str) and not document.has(parent):
        return make(document, Change(path=parent, value={path[-1]: value}))
    is_new = isinstance(path[-1], int) and not document.has(path)
    return _insert(document, path, value) if is_new else document.set(path, value)


def _insert(document: Document, path: Path, value: Any) -> None:
    rows = path[:-1]
    if document.has(rows) and document.get(rows):
        document.insert(path, value)
        return
    if document.has(rows):
        document.remove(rows)
    document.set(rows, [value])


def _remove(document: Document, path: Path) -> None:
    """With the list or the table it was the last of."""
    if not document.has(path):
        return
    document.remove(path)
    parent = path[:-1]
    if parent and document.get(parent) in ({}, []) and not isinstance(parent[-1], int):
        document.remove(parent)


def _short(fault: Fault) -> Fault:
    could_be = fault.could_be[:SHOWN]
    return Fault(
        what=fault.what,
        where=fault.where,
        path=fault.path,
        line=fault.line,
        column=fault.column,
        could_be=could_be,
    )
