"""Boards and units of Blitzkrieg! as the rules use them: flat tables indexed by small integers.

The same shape carries both boards. On the base board a theatre holds several campaigns, opened
top to bottom; on the Nippon board a theatre is one city with one campaign and is opened by choice.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from opfor.core.errors import BadPack
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
from opfor.kit.packs import read_toml

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


@lru_cache(maxsize=32)
def load_board(folder: Path) -> Board:
    """The board of the pack in ``folder``."""
    return board_of(folder.name, read_toml(folder / "board.toml", BoardTable))


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


@lru_cache(maxsize=32)
def load_units(folder: Path) -> Units:
    """The tokens of the pack in ``folder``."""
    path = folder / "units.toml"
    table = read_toml(path, UnitTable)
    by_id = {unit.id: unit for unit in table.units}
    for name in ("first_bag", "second_bag", "pile"):
        for unit in getattr(table, name):
            if unit not in by_id:
                raise BadPack(f"{path}: {name} names the unknown unit {unit!r}")
    bags = (_tokens(table.first_bag), _tokens(table.second_bag))
    return Units(by_id, bags, _tokens(table.pile))


@lru_cache(maxsize=32)
def load_constants(folder: Path) -> Constants:
    """The numbers of the game frame of the pack in ``folder``."""
    return read_toml(folder / "constants.toml", Constants)


def _tokens(counts: dict[str, int]) -> tuple[str, ...]:
    """Counts as a sorted tuple of tokens: the canonical form of a bag."""
    return tuple(sorted(unit for unit, n in counts.items() for _ in range(n)))
