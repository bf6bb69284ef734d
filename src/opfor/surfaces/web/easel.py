"""The drawing board in the page: a file opened, drawn on, played, printed and shared."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from opfor.app import drawing_board
from opfor.app.drawing_board import (
    Stroke,
    could_stand,
    drawing_of,
    drawn,
    text_to_draw,
    whose_mission,
)
from opfor.app.own_content import with_owned
from opfor.core.drawing import Fault, Path, Plan
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.links import mission_link
from opfor.core.owned import Owned
from opfor.core.shown import Ground
from opfor.surfaces.web.asks import New, Opened
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.links import MOST_IN_QR, Link, qr
from opfor.surfaces.web.printed import Printed, mission_printed
from opfor.surfaces.web.shop import OfGame, Value
from opfor.surfaces.web.visitor import Visitor

NAME = re.compile(r"[\w-]{1,80}")


class Draw(Struct, frozen=True):
    """A file as the page has it, and what is done to it; ``ground`` is the map it has drawn."""

    game: str
    text: str
    strokes: tuple[Stroke, ...] = ()
    ground: str = ""


class ToDraw(Struct, frozen=True):
    """What is opened: a mission by name or link, an empty file by what it becomes, or a text."""

    game: str
    mission: str = ""
    text: str = ""


class OnTheBoard(Struct, frozen=True):
    """A file on the board. ``key`` names its map (empty: its boards cannot be laid), which comes
    along where the page does not have it."""

    game: str
    text: str
    name: str
    plan: Plan
    faults: tuple[Fault, ...]
    key: str


class Place(Struct, frozen=True):
    """A place of a file, and what somebody has begun to write there."""

    game: str
    text: str
    path: Path
    typed: str = ""


class Fitting(Struct, frozen=True):
    choices: tuple[str, ...]


class Openable(Struct, frozen=True):
    """Missions that can be opened, and empty files."""

    title: str
    missions: tuple[Value, ...]
    blanks: tuple[str, ...]


class Shared(Struct, frozen=True):
    """A file to be shared by a link; ``address`` is where the page was opened."""

    game: str
    text: str
    address: str = ""


def openable(visitor: Visitor, asked: OfGame) -> Openable:
    game = visitor.desk.game(asked.game)
    drawing = drawing_of(game)
    missions = tuple(Value(card.name, card.title) for card in game.missions(()))
    return Openable(game.title, missions, tuple(drawing.blanks()))


def opened(visitor: Visitor, asked: ToDraw) -> OnTheBoard:
    game = visitor.desk.game(asked.game or whose_mission(asked.text))
    drawing = drawing_of(game)
    text = text_to_draw(drawing, asked.mission, asked.text)
    return _told(game.id, drawn(drawing, text), "")


def draw(visitor: Visitor, asked: Draw) -> OnTheBoard:
    drawing = drawing_of(visitor.desk.game(asked.game))
    return _told(asked.game, drawn(drawing, asked.text, asked.strokes), asked.ground)


def _told(game: str, found: drawing_board.Drawn, known: str) -> OnTheBoard:
    ground: Ground | None = found.plan.ground
    key = "" if ground is None else ground.key
    plan = replace(found.plan, ground=None) if key == known else found.plan
    return OnTheBoard(game, found.text, found.name, plan, found.faults, key)


def fitting(visitor: Visitor, asked: Place) -> Fitting:
    drawing = drawing_of(visitor.desk.game(asked.game))
    return Fitting(could_stand(drawing, asked.text, asked.path, asked.typed))


def played(visitor: Visitor, asked: Draw) -> Opened:
    """The mission of a file begun at a table; the record keeps it, so that no file is needed."""
    game, name = _mission(visitor, asked)
    first = game.options.__struct_fields__[0]
    return visitor.begin(game, {first: name}, New(game.id))


def printed(visitor: Visitor, asked: Draw) -> Printed:
    """The mission of a file as it begins, for paper."""
    return mission_printed(*_mission(visitor, asked))


def _mission(visitor: Visitor, asked: Draw) -> tuple[Game[Any], str]:
    game = visitor.desk.game(asked.game)
    found = drawn(drawing_of(game), asked.text)
    if found.faults:
        raise OpforError(f"{found.name}: {found.faults[0]}")
    if not NAME.fullmatch(found.name.removesuffix(".toml")):
        raise OpforError("id: letters, digits and hyphens make the name of a file")
    return with_owned(game, Owned((), {found.name: found.text})), found.name


def shared(_visitor: Visitor, asked: Shared) -> Link:
    """A link that holds the whole file."""
    query = f"draw={asked.game}&mission={mission_link(asked.text)}"
    address = f"{asked.address.split('?')[0].split('#')[0]}?{query}"
    return Link(query, qr(address) if asked.address and len(address) <= MOST_IN_QR else "")


CALLS = {
    "openable": Call(OfGame, Openable, openable, "missions that can be drawn on"),
    "draw_open": Call(ToDraw, OnTheBoard, opened, "a mission file on the drawing board"),
    "draw": Call(Draw, OnTheBoard, draw, "strokes on a mission file"),
    "fitting": Call(Place, Fitting, fitting, "what could stand at a place of a file"),
    "draw_play": Call(Draw, Opened, played, "play a mission file"),
    "draw_printed": Call(Draw, Printed, printed, "a mission file for the printer"),
    "draw_link": Call(Shared, Link, shared, "a link that holds a mission file"),
}
