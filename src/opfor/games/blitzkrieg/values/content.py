"""Boards and units of Blitzkrieg! as the rules use them: flat tables indexed by small integers.

The same shape carries both boards. On the base board a theatre holds several campaigns, opened
top to bottom; on the Nippon board a theatre is one city with one campaign and is opened by choice.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from opfor.core.door import path_of
from opfor.core.errors import BadPack, OpforError, one_of
from opfor.core.owned import in_force, kept
from opfor.games.blitzkrieg.values.tables import (
    BoardTable,
    Constants,
    SideRow,
    UnitTable,
)
from opfor.games.blitzkrieg.values.tables import EffectKind as EffectKind
from opfor.games.blitzkrieg.values.tables import Kind as Kind
from opfor.games.blitzkrieg.values.tables import Terrain as Terrain
from opfor.games.blitzkrieg.values.tables import UnitRow as UnitRow
from opfor.kit.own_tables import joined, manifest_of
from opfor.kit.packs import MANIFEST, converted, raw_toml, read_toml

PACKS = Path(__file__).parents[1] / "packs"


class Space(Struct, frozen=True):
    """A space with its place on the board; ``position`` counts from 1, left to right."""

    index: int
    theatre: int
    campaign: int
    position: int
    terrain: Terrain
    effect: EffectKind
    amount: int


class Campaign(Struct, frozen=True):
    vp: int
    spaces: tuple[int, ...]


class Theatre(Struct, frozen=True):
    index: int
    id: str
    title: str
    steps: int
    shields: tuple[int, int]
    campaigns: tuple[Campaign, ...]
    open_at_start: bool
    red: int

    @property
    def spaces(self) -> tuple[int, ...]:
        """All spaces of the theatre, campaign by campaign, left to right."""
        return tuple(s for campaign in self.campaigns for s in campaign.spaces)


class Board(Struct, frozen=True):
    """A whole board. Theatres are in reading order, which is also the set-up die's order.

    ``by_row`` is the other reading order: across the printed board, row by row.
    """

    id: str
    title: str
    sides: tuple[str, str]
    theatres: tuple[Theatre, ...]
    spaces: tuple[Space, ...]
    theatre_index: dict[str, int]
    by_row: tuple[int, ...] = ()
    side_rows: tuple[SideRow, ...] = ()

    @property
    def opens_by_choice(self) -> bool:
        """Whether theatres are opened one by one during the game (Nippon)."""
        return not all(theatre.open_at_start for theatre in self.theatres)


class Units(Struct, frozen=True):
    """All tokens of a board, by id, and the full bags and pile at the start."""

    by_id: dict[str, UnitRow]
    bags: tuple[tuple[str, ...], tuple[str, ...]]
    pile: tuple[str, ...]


BASE = "base"
OWN = ("board.toml", "units.toml", "constants.toml")
T = TypeVar("T", bound=Struct)


@kept
def boards() -> dict[str, Path]:
    """Every board by its name: each owner's pack that has a table, then those of the game."""
    ours = {path.parent.name: path.parent for path in sorted(PACKS.glob("*/board.toml"))}
    own = {
        pack.id: Path(pack.folder)
        for pack in in_force().packs
        if any(name in pack.files for name in OWN)
    }
    return own | {name: path for name, path in ours.items() if name not in own}


def our_boards() -> list[str]:
    """Those that come with the game."""
    return sorted(path.parent.name for path in PACKS.glob("*/board.toml"))


def is_file(folder: Path) -> bool:
    """Whether a board is a file of its own, and not a pack."""
    return folder.suffix == ".toml"


def board_folder(name: str) -> Path:
    """Where a board lies; it may be a file of its own."""
    if name.endswith(".toml"):
        return path_of(name)
    if name not in boards():
        raise OpforError(one_of("board", name, boards()))
    return boards()[name]


def read_part(folder: Path, table: str, kind: type[T]) -> T:
    """A table of a board; what an owner's pack leaves out is that of the board it extends."""
    if is_file(folder):
        return _part_of_a_file(folder, table, kind)
    pack = next((p for p in in_force().packs if Path(p.folder) == folder), None)
    if pack is None:
        return read_toml(folder / table, kind)
    manifest = manifest_of(pack)
    extended = PACKS / Path(manifest.extends or BASE).name
    if extended.name not in our_boards():
        raise BadPack(f"{folder / MANIFEST}: {one_of('extends', manifest.extends, our_boards())}")
    if table not in pack.files:
        return read_toml(extended / table, kind)
    is_alone = table == "board.toml" or table.removesuffix(".toml") in manifest.replaces
    below = {} if is_alone else raw_toml(extended / table)
    return converted(folder / table, joined(below, raw_toml(folder / table)), kind)


def _part_of_a_file(file: Path, table: str, kind: type[T]) -> T:
    """The board itself; tokens and numbers are those of the board of ours that it names."""
    if table == "board.toml":
        return read_toml(file, kind)
    whose = read_toml(file, BoardTable).tokens
    if whose not in our_boards():
        raise BadPack(f"{file}: {one_of('tokens', whose, our_boards())}")
    return read_toml(PACKS / whose / table, kind)


def _name_of(folder: Path) -> str:
    own = [pack.id for pack in in_force().packs if Path(pack.folder) == folder]
    return own[-1] if own else folder.name


@kept
def load_board(folder: Path) -> Board:
    """The board of the pack in ``folder``."""
    return board_of(_name_of(folder), read_part(folder, "board.toml", BoardTable))


def board_of(board_id: str, table: BoardTable) -> Board:
    """A board from its table: spaces and theatres numbered in reading order."""
    spaces: list[Space] = []
    theatres: list[Theatre] = []
    for t, row in enumerate(table.theatres):
        campaigns: list[Campaign] = []
        for c, campaign in enumerate(row.campaigns):
            first = len(spaces)
            for p, s in enumerate(campaign.spaces, start=1):
                spaces.append(Space(len(spaces), t, c, p, s.terrain, s.effect, s.amount))
            campaigns.append(Campaign(campaign.vp, tuple(range(first, len(spaces)))))
        fields = (row.id, row.title, row.steps, row.shields, tuple(campaigns))
        theatres.append(Theatre(t, *fields, row.open_at_start, row.red))
    index = {theatre.id: theatre.index for theatre in theatres}
    by_row = tuple(index[name] for name in table.by_row if name in index)
    return Board(
        board_id,
        table.title,
        (table.sides[0].id, table.sides[1].id),
        tuple(theatres),
        tuple(spaces),
        index,
        by_row or tuple(range(len(theatres))),
        table.sides,
    )


@kept
def load_units(folder: Path) -> Units:
    """The tokens of the pack in ``folder``."""
    path = folder / "units.toml"
    table = read_part(folder, "units.toml", UnitTable)
    by_id = {unit.id: unit for unit in table.units}
    for name in ("first_bag", "second_bag", "pile"):
        for unit in getattr(table, name):
            if unit not in by_id:
                raise BadPack(f"{path}: {name} names the unknown unit {unit!r}")
    bags = (_tokens(table.first_bag), _tokens(table.second_bag))
    return Units(by_id, bags, _tokens(table.pile))


@kept
def load_constants(folder: Path) -> Constants:
    """The numbers of the game frame of the pack in ``folder``."""
    return read_part(folder, "constants.toml", Constants)


def _tokens(counts: dict[str, int]) -> tuple[str, ...]:
    """Counts as a sorted tuple of tokens: the canonical form of a bag."""
    return tuple(sorted(unit for unit, n in counts.items() for _ in range(n)))
