"""The drawing board in the page: a file opened, drawn on, played, printed and shared."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
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
from opfor.app.registry import listings, load_game
from opfor.app.setting_up import decode_options
from opfor.core.drawing import Fault, Path, Plan
from opfor.core.errors import OpforError
from opfor.core.game import Asked, Game, Generating
from opfor.core.links import mission_link
from opfor.core.owned import Owned
from opfor.core.shown import Ground
from opfor.surfaces.web.asks import New, Opened
from opfor.surfaces.web.balance import even_out
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.links import MOST_IN_QR, Link, qr
from opfor.surfaces.web.missions import refuse_paths
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
    """What is opened: a mission by name or link, an empty file by what it becomes, a text, or a
    ``draft`` by what its generator was told, drawn with ``seed`` and made ``even`` if so wished."""

    game: str
    mission: str = ""
    text: str = ""
    draft: dict[str, str] = {}
    seed: int = 0
    even: bool = False


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


class Wished(Struct, frozen=True):
    """What a generator is told: an option, as a question, with its answers. ``of`` is the answer to
    the first of all questions after which it is asked (empty: always)."""

    option: str
    question: str
    choices: tuple[Value, ...]
    of: str = ""


class Openable(Struct, frozen=True):
    """Missions that can be opened, empty files, and what a draft is made by; ``first_board`` and
    ``own_boards`` are options of the generator that name boards."""

    title: str
    missions: tuple[Value, ...]
    blanks: tuple[str, ...]
    draft: tuple[Wished, ...]
    first_board: str = ""
    own_boards: str = ""


class BoardDrawn(Struct, frozen=True):
    id: str
    title: str
    svg: str


class BoardsDrawn(Struct, frozen=True):
    """The boards that missions lie on, as pictures."""

    boards: tuple[BoardDrawn, ...]


class Shared(Struct, frozen=True):
    """A file to be shared by a link; ``address`` is where the page was opened."""

    game: str
    text: str
    address: str = ""


def openable(visitor: Visitor, asked: OfGame) -> Openable:
    game = visitor.desk.game(asked.game)
    drawing = drawing_of(game)
    missions = tuple(Value(card.name, card.title) for card in game.missions(()))
    made_by = _generating(game.id)
    named = () if made_by is None else (made_by[1].first_board, made_by[1].own_boards)
    wishes = tuple(wishes_of(game.id))
    return Openable(game.title, missions, tuple(drawing.blanks()), wishes, *named)


def boards_drawn(visitor: Visitor, asked: OfGame) -> BoardsDrawn:
    boards = drawing_of(visitor.desk.game(asked.game)).boards()
    return BoardsDrawn(tuple(BoardDrawn(each.id, each.title, each.drawn()) for each in boards))


def _generating(game: str) -> tuple[Game[Any], Generating] | None:
    """The game that makes missions for another, if there is one."""
    maker = listings()[game].generator if game in listings() else ""
    made_by = load_game(maker) if maker else None
    return None if made_by is None or made_by.generating is None else (made_by, made_by.generating)


def wishes_of(game: str) -> Iterator[Wished]:
    """The first question, then each as it is asked of who gives one of its answers and takes the
    usual one after that."""
    found = _generating(game)
    first = None if found is None else found[1].asks({})
    if found is None or first is None:
        return
    yield _wished(first)
    for value, _ in first.choices:
        usual = {first.option: value}
        while (asked := found[1].asks(usual)) is not None:
            yield _wished(asked, value)
            usual[asked.option] = asked.choices[0][0]


def _wished(asked: Asked, of: str = "") -> Wished:
    return Wished(asked.option, asked.question, tuple(Value(*each) for each in asked.choices), of)


def drafted(game: str, wishes: Mapping[str, str], seed: int) -> str:
    """A mission by the generator, as the file it would write."""
    found = _generating(game)
    if found is None:
        raise OpforError("nothing drafts missions for this game")
    made_by, generating = found
    refuse_paths(wishes)
    decode_options(made_by, wishes)
    return generating.mission(generating.automatic(wishes, {}, seed), f"draft-{seed}")


def opened(visitor: Visitor, asked: ToDraw) -> OnTheBoard:
    game = visitor.desk.game(asked.game or whose_mission(asked.text))
    drawing = drawing_of(game)
    if asked.draft:
        text = drafted(game.id, asked.draft, asked.seed)
        if asked.even:
            is_solo = asked.draft.get("solo") == "true"
            text = even_out(game.id, text, asked.seed, is_solo=is_solo)
    else:
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
    return visitor.begin(game, {drawing_of(game).option: name}, New(game.id))


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
    "boards_drawn": Call(OfGame, BoardsDrawn, boards_drawn, "the boards of a game as pictures"),
    "draw_open": Call(ToDraw, OnTheBoard, opened, "a mission file on the drawing board"),
    "draw": Call(Draw, OnTheBoard, draw, "strokes on a mission file"),
    "fitting": Call(Place, Fitting, fitting, "what could stand at a place of a file"),
    "draw_play": Call(Draw, Opened, played, "play a mission file"),
    "draw_printed": Call(Draw, Printed, printed, "a mission file for the printer"),
    "draw_link": Call(Shared, Link, shared, "a link that holds a mission file"),
}
