"""Boards that a mission brings along: ground of its own, beside the printed boards or alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from opfor.cardboard.coh.board.battlefield import Battlefield, battlefield, standard_battlefield
from opfor.cardboard.coh.board.faults import (
    hexside_faults,
    level_faults,
    road_faults,
    terrain_faults,
)
from opfor.cardboard.coh.board.layout import Layout, Placing, settle
from opfor.cardboard.coh.board.printed import Board, Hexside, board, board_ids
from opfor.cardboard.coh.board.terrain import terrain_table
from opfor.core.codec import decode
from opfor.core.door import is_whole
from opfor.core.errors import BadPack
from opfor.core.owned import keeping


class OwnBoard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """``[[boards]]``: terrain and levels as lists of hexes, walls as pairs, roads as chains;
    ``rubble`` are gaps in walls. ``maps`` lays it by its ``id``."""

    id: str
    title: str = ""
    default: str = "open"
    terrain: dict[str, tuple[str, ...]] = {}
    levels: dict[str, tuple[str, ...]] = {}
    walls: tuple[Hexside, ...] = ()
    rubble: tuple[Hexside, ...] = ()
    roads: tuple[tuple[str, ...], ...] = ()


OwnBoards = tuple[OwnBoard, ...]


def laid(maps: Sequence[str | Placing], own: OwnBoards = ()) -> Battlefield:
    """The battlefield of boards of the game's and of the mission's own."""
    return on_layout(settle(maps), own)


def on_layout(layout: Layout, own: OwnBoards = ()) -> Battlefield:
    """The same where the boards have been placed; equal ones share one battlefield."""
    return _painted(layout, msgspec.json.encode(own)) if own else standard_battlefield(layout)


@keeping(32)
def _painted(layout: Layout, packed: bytes) -> Battlefield:
    own = {each.id: each for each in decode(packed, OwnBoards)}
    for each in own.values():
        for fault in ground_faults(each):
            raise BadPack(f"board {each.id}: {fault}")

    def found(name: str) -> Board:
        return as_printed(own[name]) if name in own else board(name)

    return battlefield(layout, found, own=tuple(own.values()))


def as_printed(own: OwnBoard) -> Board:
    """An own board hex by hex."""
    return Board(
        id=own.id,
        title=own.title,
        default=own.default,
        terrain={name: kind for kind, names in own.terrain.items() for name in names},
        levels={name: int(level) for level, names in own.levels.items() for name in names},
        walls=own.walls,
        rubble=own.rubble,
        roads=own.roads,
    )


def copied(name: str, called: str) -> OwnBoard:
    """A printed board as one of the mission's own."""
    printed = board(name)
    terrain: dict[str, list[str]] = {}
    for hex_, kind in sorted(printed.terrain.items()):
        terrain.setdefault(kind, []).append(hex_)
    levels: dict[str, list[str]] = {}
    for hex_, level in sorted(printed.levels.items()):
        levels.setdefault(str(level), []).append(hex_)
    return OwnBoard(
        id=called,
        title=printed.title,
        default=printed.default,
        terrain={kind: tuple(names) for kind, names in terrain.items()},
        levels={level: tuple(names) for level, names in levels.items()},
        walls=printed.walls,
        rubble=printed.rubble,
        roads=printed.roads,
    )


def own_board_faults(own: OwnBoards) -> Iterator[str]:
    """Everything wrong with the boards that a mission brings."""
    seen = set(board_ids())
    for n, each in enumerate(own):
        if not is_whole(each.id):
            yield f"boards[{n}].id: a number names a board, such as 21"
        if each.id in seen:
            yield f"boards[{n}].id: there is a board {each.id} already; give it another name"
        seen.add(each.id)
        yield from (f"boards[{n}].{fault}" for fault in ground_faults(each))


def ground_faults(own: OwnBoard) -> Iterator[str]:
    """Ground that there is not, hexes off the board, walls and roads that jump."""
    table = terrain_table()
    yield from terrain_faults(own.default, own.terrain, table)
    yield from level_faults(own.levels, table)
    yield from hexside_faults("walls", own.walls)
    yield from hexside_faults("rubble", own.rubble)
    yield from road_faults(own.roads)
