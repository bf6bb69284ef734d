"""The Solo Mission Sheet: which side is up, where tiles lie, how they travel along the track."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, takewhile

from opfor.cardboard.coh.generator_cards.lanes import along
from opfor.cardboard.coh.generator_cards.tables import SheetSide, Tile, TileKind, TileSymbol
from opfor.core.cascade import Criterion, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Roll
from opfor.games.coh_generator.values.state import State

SPACES = 3
"""Counteraction and Mission Order spaces printed on the sheet."""
TRACK_TILES = 2


SIDES: tuple[SheetSide, SheetSide] = ("defense", "offense")
CALLED_FOR: dict[SheetSide, TileSymbol] = {"defense": "shield", "offense": "burst"}


def symbols(tiles: Sequence[Tile], side: SheetSide) -> int:
    """How many tiles call for a side of the sheet."""
    return sum(tile.symbol == CALLED_FOR[side] for tile in tiles)


BY_SYMBOLS: tuple[Criterion[Sequence[Tile], SheetSide], ...] = (prefer("SOLO-5.3.1-a", symbols),)


@cite("SOLO-5.3.1-a", "SOLO-5.3.1-b", "QS-2", "QS-12")
def choose_sheet(play: Play[State], tiles: Sequence[Tile]) -> Procedure[tuple[SheetSide, int]]:
    """More Shields: Defense; more Bursts: Offense; as many: a die, up to 3 Defense. The side, and
    the die if there was one."""
    narrowed = narrow(play, "side of the sheet", BY_SYMBOLS, tiles, SIDES, str)
    if len(narrowed.survivors) == 1:
        (side,) = narrowed.survivors
        narrowed.settle(play, side)
        return side, 0
    rule = "SOLO-5.3.1-b"
    why = "As many Shields as Bursts: which side of the sheet?"
    (rolled,) = yield Roll("sheet die", 1, 6, why, rule)
    side = SIDES[rolled > 3]
    narrowed.settle(play, side, {"kind": "die", "rolled": rolled, "rule": rule}, rule)
    return side, rolled


@cite("SOLO-5.3.1-c", "SOLO-5.3.1-d", "QS-3")
def laid_tiles(tiles: Sequence[Tile], overflow: str) -> dict[TileKind, tuple[str, ...]]:
    """Tiles by kind, lowest number first: left to right from space 1.

    More tiles than spaces lengthen their track, or by ruling have no effect.
    """
    spaces: dict[TileKind, tuple[str, ...]] = {}
    room: dict[TileKind, int] = {
        "counteraction": SPACES,
        "mission-order": SPACES,
        "track": TRACK_TILES,
    }
    for kind, most in room.items():
        found = tuple(sorted(tile.id for tile in tiles if tile.kind == kind))
        spaces[kind] = found[:most] if overflow == "discarded" else found
    return spaces


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
    starts = [tuple(islice(along(lane), len(tiles))) for lane in lanes]
    return tuple((starts[n % 2][n // 2], tile) for n, tile in enumerate(tiles))


@cite("SOLO-5.5-a", "SOLO-5.5-b", "QS-6")
def next_space(space: int, lanes: tuple[tuple[int, ...], ...], end: int) -> int | None:
    """Where a tile goes from its space: the next of its lane; None past the end of the track."""
    for lane in lanes:
        spaces = list(takewhile(lambda other: other <= end, along(lane)))
        if space in spaces[:-1]:
            return spaces[spaces.index(space) + 1]
    return None
