"""The board of a position file: terrain written out, or boards of the pack by name.

Written out, it is one standard board; ``{"maps": ["1"]}`` or a list of placings (see
``opfor.games.coh.board.layout``) takes boards of the pack instead.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from opfor.cardboard.coh.board.battlefield import Battlefield, battlefield
from opfor.cardboard.coh.board.faults import hex_faults, hexside_faults, road_faults, terrain_faults
from opfor.cardboard.coh.board.layout import Layout, Placed, Placing
from opfor.cardboard.coh.board.own_boards import OwnBoards, laid, own_board_faults
from opfor.cardboard.coh.board.printed import Board, Hexside
from opfor.cardboard.coh.board.terrain import TerrainTable, terrain_table
from opfor.core.codec import convert, decode
from opfor.core.door import misfit
from opfor.core.errors import BadPosition, OpforError, one_of
from opfor.core.owned import keeping


class PositionBoard(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The ``board`` of a position; a board with ``maps`` has no other
    field but ``boards``, those of the mission's own."""

    default: str = "open"
    terrain: dict[str, tuple[str, ...]] = {}
    levels: dict[str, int] = {}
    walls: tuple[Hexside, ...] = ()
    roads: tuple[tuple[str, ...], ...] = ()
    maps: tuple[str | Placing, ...] = ()
    boards: OwnBoards = ()


DRAWN: Layout = (Placed(""),)
"""The layout of a board that is no board of the pack."""


def read_position_board(raw: object) -> PositionBoard:
    """The board object of a position, its shape checked."""
    try:
        return convert(raw, PositionBoard)
    except msgspec.ValidationError as error:
        what, place = misfit(error)
        raise BadPosition(f"board{f'.{place}' if place else ''}: {what}") from None


def position_battlefield(drawn: PositionBoard) -> Battlefield:
    """The battlefield a position describes; equal boards share one."""
    return _battlefield_of(msgspec.json.encode(drawn))


@keeping(64)
def _battlefield_of(content: bytes) -> Battlefield:
    drawn = decode(content, PositionBoard)
    try:
        return _placed_boards(drawn) if drawn.maps else _one_board(drawn)
    except OpforError as fault:
        raise BadPosition(f"board: {fault}") from None


def _placed_boards(drawn: PositionBoard) -> Battlefield:
    if drawn != PositionBoard(maps=drawn.maps, boards=drawn.boards):
        raise OpforError("maps and terrain written out exclude each other; give one of them")
    for fault in own_board_faults(drawn.boards):
        raise OpforError(fault)
    return laid(drawn.maps, drawn.boards)


def _one_board(drawn: PositionBoard) -> Battlefield:
    table = terrain_table()
    for fault in _faults(drawn, table):
        raise OpforError(fault)
    ground = Board(
        default=drawn.default,
        terrain={name: kind for kind, names in drawn.terrain.items() for name in names},
        levels=drawn.levels,
        walls=drawn.walls,
        roads=drawn.roads,
    )
    return battlefield(DRAWN, lambda _: ground, table)


def _faults(drawn: PositionBoard, table: TerrainTable) -> Iterator[str]:
    yield from terrain_faults(drawn.default, drawn.terrain, table)
    known = range(table.slope.top_level + 1)
    for name, level in drawn.levels.items():
        yield from hex_faults("levels", [name])
        if level not in known:
            yield one_of(f"levels.{name}", level, known)
    yield from hexside_faults("walls", drawn.walls)
    yield from road_faults(drawn.roads)


def drawn_from(field: Battlefield) -> PositionBoard:
    """A battlefield as the board of a position: the pack's boards by name, one that was drawn by
    hand hex by hex."""
    if field.layout == DRAWN:
        return _drawn_by_hand(field)
    return PositionBoard(
        maps=tuple(Placing(board=p.board, at=p.at, rotated=p.rotated) for p in field.layout),
        boards=field.own,
    )


def _drawn_by_hand(field: Battlefield) -> PositionBoard:
    terrain: dict[str, list[str]] = {}
    for name, ground in zip(field.names, field.terrain, strict=True):
        if ground.id != PositionBoard().default:
            terrain.setdefault(ground.id, []).append(name)
    steps = [(a, b) for a in range(len(field)) for b in field.adjacent(a) if a < b]
    roads = [(a, b) for a, b in steps if field.road_between(a, b)]
    along = {cell for step in roads for cell in step}
    alone = [(cell,) for cell, has_one in enumerate(field.road) if has_one and cell not in along]
    return PositionBoard(
        terrain={kind: tuple(names) for kind, names in terrain.items()},
        levels={field.name(a): level for a, level in enumerate(field.level) if level},
        walls=tuple((field.name(a), field.name(b)) for a, b in steps if field.wall_between(a, b)),
        roads=tuple(tuple(map(field.name, way)) for way in (*roads, *alone)),
    )
