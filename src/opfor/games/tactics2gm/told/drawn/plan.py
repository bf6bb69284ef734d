"""A scenario file as it lies on the board: field, cards of terrain, target, tray and forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from opfor.core.door import read_file, text_of
from opfor.core.drawing import Plan, Thing, ref_at
from opfor.core.errors import BadPack, one_of
from opfor.core.phrases import capital
from opfor.core.shown import Piece
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.drawn.field import OPEN, SAY, Values, laid
from opfor.games.tactics2gm.told.drawn.parts import parts
from opfor.games.tactics2gm.told.pictures.grid import middle
from opfor.games.tactics2gm.told.pictures.pieces import plate
from opfor.games.tactics2gm.told.pictures.terrain import WATERS, terrain
from opfor.games.tactics2gm.told.scene import ground
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import SCENARIOS, own_scenarios
from opfor.kit.drawing.markers import target as target_mark

LOW, CARD, TARGET = 1, 2, 3
SMALL = 0.62
"""Of its size on the field a symbol fits into the tray."""
SWATCH = 'x="-24" y="-18" width="48" height="36" rx="6"'
BLANK = FOLDER / "told" / "drawn" / "blank.toml"


def plan(values: Values) -> Plan:
    """The file laid out; where its field cannot be laid, only its forms are there."""
    setting, title = laid(values), str(values.get("title", ""))
    found = tuple(parts(values))
    if setting is None:
        return Plan(title=title, ground=None, parts=found)
    return Plan(
        title=title,
        ground=ground(setting),
        pieces=tuple(_pieces(setting, values)),
        tray=tuple(_tray(setting, values)),
        parts=found,
    )


def _pieces(setting: Setting, values: Values) -> Iterator[Piece]:
    """Printed ground, cards on it, and the target above them."""
    board = setting.board
    spots = values.get("terrain", ())
    cards = {board.cell(spot["line"], spot["column"]) for spot in spots}
    for cell, kind in enumerate(setting.mission.printed):
        if kind and kind not in WATERS and cell not in cards:
            at = f"ground:{say.spot(setting, cell)}"
            yield _piece(setting, cell, at, kind, LOW)
    for n, spot in enumerate(spots):
        cell = board.cell(spot["line"], spot["column"])
        yield _piece(setting, cell, ref_at("terrain", n), spot["card"], CARD)
    if aim := values.get("target"):
        cell = board.cell(aim["line"], aim["column"])
        if aim.get("card"):
            yield _piece(setting, cell, f"ground:{say.spot(setting, cell)}", aim["card"], LOW)
        label = SAY("part-target", where=say.spot(setting, cell))
        x, y = middle(board, cell)
        yield Piece(ref_at("target"), x, y, target_mark("★"), label, "", TARGET)


def _piece(setting: Setting, cell: int, ref: str, kind: str, height: int) -> Piece:
    name = str(say.card(setting, kind))
    svg = f'<g transform="translate(0 -6)">{terrain(kind)}</g>{plate(name)}'
    return Piece(ref, *middle(setting.board, cell), svg, name, "", height)


def _tray(setting: Setting, values: Values) -> Iterator[Thing]:
    """Ground to paint the field with, cards to lay, the target."""
    used = Counter(spot["card"] for spot in values.get("terrain", ()))
    ground_, cards = SAY("group-ground"), SAY("group-cards")
    yield Thing(f"paint:{OPEN}", SAY("thing-open"), _small(""), ground_, brush="place")
    for row in setting.cards.terrain.values():
        if row.letter:
            name = capital(str(say.card(setting, row.id)))
            yield Thing(f"paint:{row.letter}", name, _small(row.id), ground_, brush="place")
    for row in setting.cards.terrain.values():
        if row.copies:
            name = capital(str(say.card(setting, row.id)))
            left = row.copies - used[row.id]
            yield Thing(f"card:{row.id}", name, _small(row.id), cards, "", max(0, left))
    left = 0 if values.get("target") else 1
    yield Thing("target:", SAY("thing-target"), target_mark("★"), cards, "", left)


def _small(kind: str) -> str:
    if not (svg := terrain(kind)):
        return f'<rect class="{"m-wa" if kind in WATERS else "m-a"}" {SWATCH}/>'
    return f'<g transform="scale({SMALL})">{svg}</g>'


def blanks() -> Mapping[str, str]:
    return {SAY("blank-scenario"): text_of(read_file(BLANK), str(BLANK))}


def text_named(name: str) -> str:
    """The file of a scenario of the game's own, or of the owner's."""
    files = {path.stem: path for path in SCENARIOS.glob("*.toml") if path.stem != "pack"}
    files |= own_scenarios()
    if name not in files:
        raise BadPack(one_of("scenario", name, sorted(files)))
    return text_of(read_file(files[name], BadPack), name, BadPack)
