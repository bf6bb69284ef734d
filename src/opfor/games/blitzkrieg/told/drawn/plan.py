"""A board file as it lies: theatres with their tracks, the tray of terrain and effects, forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from opfor.core.door import read_file, text_of
from opfor.core.drawing import Plan, Thing, ref_at
from opfor.core.errors import BadPack, one_of
from opfor.core.phrases import capital
from opfor.core.shown import Piece
from opfor.games.blitzkrieg.told.drawn.parts import fields_in_order, parts
from opfor.games.blitzkrieg.told.drawn.table import SAY, Values, laid, spaces_of
from opfor.games.blitzkrieg.told.names import SAY as TOLD
from opfor.games.blitzkrieg.told.pictures.layout import layout
from opfor.games.blitzkrieg.told.pictures.symbols import EFFECTS
from opfor.games.blitzkrieg.told.scene import ground
from opfor.games.blitzkrieg.values.content import BASE, board_folder, our_boards
from opfor.games.blitzkrieg.values.options import FOLDER, Setting
from opfor.games.blitzkrieg.values.tables import EffectKind, Terrain
from opfor.kit.documents.document import Document

BLANK = FOLDER / "told" / "drawn" / "blank.toml"
SWATCH = '<rect class="b-{}" x="-24" y="-18" width="48" height="36" rx="6"/>'
HALF = '<path class="b-sea" d="M-24 18L24-18v36z"/>'


def plan(values: Values) -> Plan:
    """The file laid out; where it cannot be laid, only its forms are there."""
    title, found = str(values.get("title", "")), tuple(parts(values))
    setting, spaces = laid(values), list(spaces_of(values))
    if setting is None or not _has_ground(setting):
        return Plan(title=title, ground=None, parts=found)
    boxes, titles = layout(setting).spaces, {part.path: part.title for part in found}
    lying = tuple(
        Piece(
            ref_at(*path),
            *boxes[n].middle,
            f'<rect x="{-boxes[n].width / 2:g}" y="{-boxes[n].height / 2:g}" '
            f'width="{boxes[n].width:g}" height="{boxes[n].height:g}" fill="transparent"/>',
            titles[path],
            "",
            n,
        )
        for n, (ref, path) in enumerate(spaces)
    )
    tray = tuple(_tray())
    return Plan(title=title, ground=ground(setting), pieces=lying, tray=tray, parts=found)


def _has_ground(setting: Setting) -> bool:
    """Whether every theatre has campaigns, and every campaign spaces."""
    theatres = setting.board.theatres
    filled = all(t.campaigns and all(c.spaces for c in t.campaigns) for t in theatres)
    return bool(theatres) and filled


def _tray() -> Iterator[Thing]:
    """Terrain and effects to paint spaces with, a theatre to add."""
    for name in get_args(Terrain):
        svg = SWATCH.format("sea" if name == "sea" else "land") + HALF * (name == "either")
        label = capital(str(TOLD.thing(f"terrain-{name}")))
        yield Thing(f"paint:{name}", label, svg, SAY("group-terrain"), brush="place")
    for name in get_args(EffectKind):
        svg = f'<path class="b-e" d="{EFFECTS[name]}" transform="scale(2)"/>'
        label = capital(str(TOLD.thing(f"effect-{name}")))
        yield Thing(f"paint:{name}", label, svg, SAY("group-effects"), brush="place")
    plus = '<path class="b-e" d="M-9 0h18M0-9v18" transform="scale(2)"/>'
    yield Thing("theatre:", SAY("thing-theatre"), plus, SAY("group-theatres"))


def blanks() -> Mapping[str, str]:
    return {SAY("blank-board"): text_of(read_file(BLANK), str(BLANK))}


def text_named(name: str) -> str:
    """The file of a board of the game's own."""
    if name not in our_boards():
        raise BadPack(one_of("board", name, our_boards()))
    text = text_of(read_file(board_folder(name) / "board.toml"), name, BadPack)
    if name == BASE:
        return text
    document = Document.of(text, name, fields_in_order())
    document.set(("tokens",), name)
    return document.text
