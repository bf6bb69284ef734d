"""Pages for paper: for the browser's printer what a seat sees, as PDF the sheet of a mission."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.drawing import pictures
from opfor.app.drawing_board import drawing_of
from opfor.app.ladders import ladders_told
from opfor.app.own_content import game_of_record
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.errors import MissingExtra, OpforError
from opfor.core.game import Game
from opfor.core.mission_card import REGULAR
from opfor.core.sheet import Sheet, SheetWish
from opfor.core.shown import CardView, Facts
from opfor.surfaces.web.missions import mission_made

SEED = 1


class Section(Struct, frozen=True):
    """A part of a printed page; ``kind`` is ``card`` for what is cut out or laid aside."""

    title: str
    lines: tuple[str, ...]
    kind: str = ""


class Printed(Struct, frozen=True):
    """A game as it stands, or a mission as it begins, for paper."""

    title: str
    subtitle: str
    svg: str
    sections: tuple[Section, ...]


class Face(Struct, frozen=True):
    """A side of a counter: a drawing by its name, or words, with a small one above them."""

    drawn: str = ""
    title: str = ""
    lines: tuple[str, ...] = ()
    tone: str = ""


class CounterBlock(Struct, frozen=True):
    """Counters that belong together: of each its front and its back."""

    title: str
    note: str
    counters: tuple[tuple[Face, Face], ...]


class Counters(Struct, frozen=True):
    """Counters to cut out: fronts above a fold, backs head to head below it."""

    title: str
    about: str
    size: float
    blocks: tuple[CounterBlock, ...]
    drawn: dict[str, str]
    """The drawing of each name."""


def printed(eyes: Eyes, name: str) -> Printed:
    """The game as it stands; of a finished generation the mission it made, as it begins."""
    if eyes.table.generated() is None:
        return _page(eyes)
    return mission_printed(*_mission(eyes.table, name))


def mission_printed(game: Game[Any], mission: str) -> Printed:
    """A mission as it begins, and how the opponent decides: it can be played from paper."""
    option = drawing_of(game).option
    page = _page(Table.new(game, Start(options={option: mission}, seed=SEED)).seen_by())
    ladders = (Section(title, lines, "ladder") for title, lines in ladders_told(game, {}))
    return replace(page, sections=(*page.sections, *ladders))


def has_sheet(table: Table) -> bool:
    """Whether there is a sheet as PDF."""
    generating = table.generating
    game = table.session.game if generating is None else load_game(generating.makes)
    return game.sheet is not None


def sheet(table: Table, name: str, wanted: Mapping[str, str], *, whole: bool = False) -> Sheet:
    """The sheet of the mission that was made here, or is played here; or all that its game has."""
    game, mission = _mission(table, name)
    if game.sheet is None:
        raise OpforError(f"{game.title} has no sheets")
    rulings = table.header.rulings if table.generating is None else {}
    level = str(table.header.options.get("level", REGULAR)) if table.generating is None else REGULAR
    return game.sheet(replace(_wish("" if whole else mission, wanted, rulings), level=level))


def counters(table: Table, name: str) -> Counters:
    """The counters of the mission that was made here, or is played here."""
    game, mission = _mission(table, name)
    if game.sheet is None:
        raise OpforError(f"{game.title} has no sheets")
    files = game.sheet(SheetWish(mission=mission, only=("counters",))).files
    told = msgspec.json.decode(files["sheet.json"])
    if not told["parts"]:
        raise OpforError(f"{game.title} has no counters to cut out")
    blocks = [_block(each) for each in told["parts"][0]["blocks"]]
    names = {face.drawn for block in blocks for pair in block.counters for face in pair} - {""}
    drawn = {name: files[name] for name in sorted(names)}
    title, about = told["parts"][0]["title"], told["parts"][0]["about"]
    return Counters(title, about, told["size"], tuple(blocks), drawn)


def _block(told: dict[str, Any]) -> CounterBlock:
    pairs = ((_face(each["front"]), _face(each.get("back") or {})) for each in told["counters"])
    return CounterBlock(told["title"], told["note"], tuple(pairs))


def _face(told: dict[str, Any]) -> Face:
    drawn = told.get("svg") or told.get("picture", "")
    words = "" if "svg" in told else told.get("title", "")
    return Face(drawn, words, tuple(told.get("lines", ())), told.get("tone", ""))


def _wish(mission: str, wanted: Mapping[str, str], rulings: Mapping[str, str]) -> SheetWish:
    try:
        from opfor.surfaces.sheets import wish_of
    except ModuleNotFoundError:
        raise MissingExtra("a PDF is made by a server: opfor web") from None
    paper, only, size, backs = (wanted[name] for name in ("paper", "only", "size", "backs"))
    return wish_of(mission, rulings=rulings, paper=paper, only=only, size=size, backs=backs)


def pdf(made: Sheet) -> bytes:
    """A sheet as it is set by Typst."""
    from opfor.surfaces.sheets import write_sheet

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.pdf"
        write_sheet(made, path)
        return path.read_bytes()


def _mission(table: Table, name: str) -> tuple[Game[Any], str]:
    """The game that a mission is for, and the mission as it is named."""
    if table.generating is not None:
        return mission_made(table, name)
    game = game_of_record(table.header)
    return game, str(table.header.options.get(game.sheet_option, ""))


def _page(eyes: Eyes) -> Printed:
    view = eyes.view()
    picture = pictures.whole(eyes)
    return Printed(
        view.title, view.facts.headline or view.subtitle, picture.svg, tuple(_sections(view.facts))
    )


def _sections(facts: Facts) -> Iterator[Section]:
    """What is listed, then tracks, then cards."""
    for each in facts.lists:
        lines = tuple(f"{item.label} {item.note}".strip() for item in each.items)
        if lines:
            yield Section(each.title, lines)
    for track in facts.tracks:
        noted = [f"{space.label}: {space.note}" for space in track.spaces if space.note]
        yield Section(track.title, (track.said, *noted))
    for card in facts.cards:
        yield Section(card.title, _words(card), "card")


def _words(card: CardView) -> tuple[str, ...]:
    return (*card.text.splitlines(), *(line.text for line in card.lines))
