"""Boards: the terrain of one printed board, from a pack or from a position file.

Everything is checked on reading: a kind of terrain that is not in the table, a hex that is not
on the board or listed twice, a wall between hexes that do not touch, a road that jumps. Each
mistake is one line naming file, entry and field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from opfor.cardboard.coh.board.faults import (
    hex_faults,
    hexside_faults,
    level_faults,
    road_faults,
    terrain_faults,
)
from opfor.cardboard.coh.board.terrain import (
    BOARDS,
    Certainty,
    TerrainTable,
    read_terrain,
    terrain_table,
)
from opfor.core.echo import shortened
from opfor.core.errors import BadPack, one_of
from opfor.core.owned import kept
from opfor.kit.own_tables import own_files, own_named
from opfor.kit.packs import PackTable, Provenance, read_toml

Hexside = tuple[str, str]


class Board(Struct, frozen=True, kw_only=True):
    """The ground of one board, hex by hex name; hexes not named are ``default`` at level 0."""

    id: str = ""
    title: str = ""
    default: str = "open"
    terrain: Mapping[str, str] = {}
    levels: Mapping[str, int] = {}
    walls: tuple[Hexside, ...] = ()
    rubble: tuple[Hexside, ...] = ()
    roads: tuple[tuple[str, ...], ...] = ()
    provenance: Provenance = "original"
    certainty: Certainty = "A"
    doubtful: tuple[str, ...] = ()
    note: str = ""

    def terrain_at(self, name: str) -> str:
        return self.terrain.get(name, self.default)

    def road_hexes(self) -> frozenset[str]:
        return frozenset(name for road in self.roads for name in road)


class BoardFile(PackTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``board-ID.toml``: terrain and levels as lists of hexes, walls as pairs, roads as chains.

    ``gates`` and ``rubble`` are gaps in walls, for drawing; ``doubtful`` lists hexes (also of
    roads) whose reading is not certain.
    """

    id: str
    title: str
    certainty: Certainty
    default: str = "open"
    terrain: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    levels: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    walls: tuple[Hexside, ...] = ()
    gates: tuple[Hexside, ...] = ()
    rubble: tuple[Hexside, ...] = ()
    roads: tuple[tuple[str, ...], ...] = ()
    doubtful: tuple[str, ...] = ()


def read_board(path: Path, table: TerrainTable | None = None) -> Board:
    """Read and check one board file; its name must be ``board-`` and the board's id."""
    file = read_toml(path, BoardFile)
    for fault in _faults(file, path, table or terrain_table()):
        raise BadPack(f"{path}: board {file.id!r}: {fault}")
    return Board(
        id=file.id,
        title=file.title,
        default=file.default,
        terrain={name: kind for kind, names in file.terrain.items() for name in names},
        levels={name: int(level) for level, names in file.levels.items() for name in names},
        walls=file.walls,
        rubble=file.rubble + file.gates,
        roads=file.roads,
        provenance=file.provenance,
        certainty=file.certainty,
        doubtful=file.doubtful,
        note=file.note,
    )


def _faults(file: BoardFile, path: Path, table: TerrainTable) -> Iterator[str]:
    if path.stem != f"board-{file.id}":
        yield f"id: the file must be called board-{shortened(file.id)}.toml"
    yield from terrain_faults(file.default, file.terrain, table)
    yield from level_faults(file.levels, table)
    yield from hexside_faults("walls", file.walls)
    yield from hexside_faults("gates", file.gates)
    yield from hexside_faults("rubble", file.rubble)
    yield from road_faults(file.roads)
    yield from hex_faults("doubtful", file.doubtful)


def read_boards(folder: Path) -> dict[str, Board]:
    """Every board of a pack folder by id, each checked."""
    table = _table_of(folder)
    boards = (read_board(path, table) for path in sorted(folder.glob("board-*.toml")))
    return {board.id: board for board in boards}


def _table_of(folder: Path) -> TerrainTable:
    """The folder's own terrain table if it has one, else the game's."""
    own = folder / "terrain.toml"
    return read_terrain(own) if own.exists() else terrain_table()


@kept
def board(board_id: str) -> Board:
    """A board by its id: the owner's, else the game's."""
    if board_id not in board_ids():
        raise BadPack(one_of("board", board_id, board_ids()))
    name = f"board-{board_id}.toml"
    return read_board(own_named(name) or BOARDS / name)


@kept
def board_ids() -> tuple[str, ...]:
    """The boards there are, in number order."""
    own = (file.path for file in own_files() if file.path.stem.startswith("board-"))
    found = {path.stem.removeprefix("board-") for path in (*BOARDS.glob("board-*.toml"), *own)}
    return tuple(sorted(found, key=lambda name: (len(name), name)))
