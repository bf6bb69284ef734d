"""The Solo Mission Sheet: which side is up, where tiles lie, how they travel along the track."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, takewhile
from typing import Any, NamedTuple

from opfor.cardboard.coh.generator_cards.lanes import along
from opfor.cardboard.coh.generator_cards.tables import Nation, SheetSide, Tile, TileKind, TileSymbol
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, lowest, must, prefer
from opfor.core.requests import Roll
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State

SPACES = 3
"""Counteraction and Mission Order spaces printed on the sheet."""
TRACK_TILES = 2


SIDES: tuple[SheetSide, SheetSide] = ("defense", "offense")
CALLED_FOR: dict[SheetSide, TileSymbol] = {"defense": "shield", "offense": "burst"}


class SheetTiles:
    """The tiles of the AI, and the die if it was needed."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.tiles = tiles
        self.die = 0


@measure("tiles", said="{} tile for it|{} tiles for it", brief="the side most tiles call for")
def symbols(sheet: SheetTiles, side: SheetSide) -> int:
    """How many tiles call for a side of the sheet."""
    return sum(tile.symbol == CALLED_FOR[side] for tile in sheet.tiles)


def _by_die(
    _play: GeneratorPlay, sheet: SheetTiles, left: Sequence[SheetSide]
) -> Procedure[tuple[SheetSide, dict[str, Any] | None]]:
    why = "As many Shields as Bursts: which side of the sheet?"
    (sheet.die,) = yield Roll("sheet die", 1, 6, why, "SOLO-5.3.1-b")
    return left[sheet.die > 3], {"kind": "die", "rolled": sheet.die, "rule": "SOLO-5.3.1-b"}


SHEET_SIDE: Question[SheetTiles, SheetSide] = Question(
    "sheet-side",
    "Which side of the Mission Sheet is up?",
    "the Defense and the Offense side",
    (prefer("SOLO-5.3.1-a", symbols),),
    named=lambda _sheet, side: side,
    tie=Tie("die", "SOLO-5.3.1-b", broken=_by_die),
    chosen="The sheet lies on its {} side",
)


@cite("SOLO-5.3.1-a", "SOLO-5.3.1-b", "QS-2", "QS-12")
def choose_sheet(play: GeneratorPlay, tiles: Sequence[Tile]) -> Procedure[tuple[SheetSide, int]]:
    """More Shields: Defense; more Bursts: Offense; as many: a die, up to 3 Defense. The side, and
    the die if there was one."""
    sheet = SheetTiles(tiles)
    side = yield from decide(play, SHEET_SIDE, sheet, SIDES)
    assert side is not None, "one of two is up"
    return side, sheet.die


class TileInHand(NamedTuple):
    """A tile looking for its space, and what lies on the sheet already."""

    tile: Tile
    spaces: tuple[str, ...]
    taken: dict[str, str]


@measure(brief="a space of the tile's own kind")
@cite("SOLO-5.3.1-c")
def is_of_its_kind(at: TileInHand, space: str) -> bool:
    return space.startswith(f"{at.tile.kind}/")


@measure(brief="free")
def is_free(at: TileInHand, space: str) -> bool:
    return space not in at.taken


@measure(silent=True, brief="the first from the left")
@cite("SOLO-5.3.1-d")
def place_on_sheet(at: TileInHand, space: str) -> int:
    """Left to right from space 1."""
    return at.spaces.index(space)


TILE_SPACE: Question[TileInHand, str] = Question(
    "tile-space",
    "On which space of the sheet does a tile lie?",
    "the spaces of the sheet for tiles",
    (
        must("SOLO-5.3.1-c", is_of_its_kind),
        must("SOLO-5.3.1-d", is_free),
        lowest("SOLO-5.3.1-d", place_on_sheet),
    ),
    named=lambda _at, space: space,
)


@cite("SOLO-5.3.1-c", "SOLO-5.3.1-d", "QS-3")
def lay_tiles(
    play: GeneratorPlay,
    tiles: Sequence[Tile],
    lanes: tuple[tuple[int, ...], tuple[int, ...]],
    overflow: str,
) -> Procedure[dict[TileKind, tuple[str, ...]]]:
    """Each tile to its space, lowest number first: by kind, the tiles from left to right.

    More tiles than spaces lengthen their track, or by ruling have no effect.
    """
    spaces = sheet_spaces(tiles, lanes, overflow)
    taken: dict[str, str] = {}
    for tile in sorted(tiles, key=lambda each: each.id):
        about = {"side": tile.side, "tile": tile.id}
        at = TileInHand(tile, spaces, taken)
        space = yield from decide(play, TILE_SPACE, at, spaces, about.copy)
        if space is not None:
            taken[space] = tile.id
    return {
        kind: tuple(taken[s] for s in spaces if s in taken and s.startswith(f"{kind}/"))
        for kind in ROOM
    }


ROOM: dict[TileKind, int] = {
    "counteraction": SPACES,
    "mission-order": SPACES,
    "track": TRACK_TILES,
}
"""Spaces printed on the sheet, by kind."""


def sheet_spaces(
    tiles: Sequence[Tile], lanes: tuple[tuple[int, ...], tuple[int, ...]], overflow: str
) -> tuple[str, ...]:
    """Every space of the sheet for tiles, in their order; a track that grew has more than are
    printed."""
    found: list[str] = []
    for kind, printed in ROOM.items():
        needed = sum(tile.kind == kind for tile in tiles)
        count = printed if overflow == "discarded" else max(printed, needed)
        numbers = track_numbers(count, lanes) if kind == "track" else range(1, count + 1)
        found += [f"{kind}/{number}" for number in numbers]
    return tuple(found)


@cite("SOLO-5.3.2-a", "SOLO-5.3.3-a")
def in_force(tiles: Sequence[str], default: str) -> tuple[str, ...]:
    """Orders from left to right, to be tried in that order: the default of space 3 counts until
    a third tile covers it."""
    return tuple(tiles) if len(tiles) >= SPACES else (*tiles, default)


@cite("SOLO-5.5-a", "SOLO-5.5-b", "QS-3")
def track_spaces(
    tiles: Sequence[str], lanes: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[tuple[int, str], ...]:
    """The first tile starts lane 1, the second lane 2, further ones the next spaces of each."""
    return tuple(zip(track_numbers(len(tiles), lanes), tiles, strict=True))


def track_numbers(count: int, lanes: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, ...]:
    """The spaces of the Mission Track on which so many tiles begin."""
    starts = [tuple(islice(along(lane), count)) for lane in lanes]
    return tuple(starts[n % 2][n // 2] for n in range(count))


@cite("SOLO-5.5-a", "SOLO-5.5-b", "QS-6")
def next_space(space: int, lanes: tuple[tuple[int, ...], ...], end: int) -> int | None:
    """Where a tile goes from its space: the next of its lane; None past the end of the track."""
    for lane in lanes:
        spaces = list(takewhile(lambda other: other <= end, along(lane)))
        if space in spaces[:-1]:
            return spaces[spaces.index(space) + 1]
    return None


@cite("SOLO-5.3-b", "SOLO-5.3-c", "QS-16")
def ai_tiles(setting: Setting, state: State, ai: Nation) -> tuple[Tile, ...]:
    """The tiles of the cards played for the AI's tops, in number order, its face up."""
    tops = sorted(p.card for p in state.log if p.side == ai and p.half == "top")
    return tuple(setting.content.tiles[ai][card] for card in tops)


@cite("SOLO-5.5.1-a", "QS-7", "QS-19")
def end_space(setting: Setting, state: State) -> int:
    """The space labelled with the mission's number of rounds."""
    return state.rounds * setting.content.sheet.round_spaces
