"""Boards and units of Blitzkrieg! as the rules use them: flat tables indexed by small integers.

The same shape carries both boards. On the base board a theatre holds several campaigns, opened
top to bottom; on the Nippon board a theatre is one city with one campaign and is opened by choice.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.core.errors import BadPack
from opfor.kit.packs import Table, read_toml

PACKS = Path(__file__).parent / "packs"

Terrain = Literal["land", "sea", "either"]
Kind = Literal["army", "navy", "airforce"]
EffectKind = Literal[
    "none",
    "propaganda",
    "strategic-advantage",
    "tactical-advantage",
    "industrial-production",
    "research",
    "improved-research",
    "research-industry",
    "bombing",
]


class SpaceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A space as written in a pack."""

    terrain: Terrain
    effect: EffectKind = "none"
    amount: int = 1


class CampaignRow(Struct, frozen=True, forbid_unknown_fields=True):
    vp: int
    spaces: tuple[SpaceRow, ...]


class TheatreRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A theatre as written in a pack; ``red`` is the modifier resolved when it is opened."""

    id: str
    title: str
    steps: int
    shields: tuple[int, int]
    campaigns: tuple[CampaignRow, ...]
    open_at_start: bool = True
    red: int = 0


class BoardTable(Table, frozen=True, kw_only=True):
    """``board.toml``."""

    title: str
    first_side: str
    second_side: str
    theatres: tuple[TheatreRow, ...]


class UnitRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit token. ``leads`` lists the kinds a general or admiral counts."""

    id: str
    title: str
    kind: Kind
    strength: int
    special: bool = False
    blitz: bool = False
    bomber: bool = False
    task_force: bool = False
    nuclear: bool = False
    spy: bool = False
    scientist: bool = False
    leads: tuple[Kind, ...] = ()


class UnitTable(Table, frozen=True, kw_only=True):
    """``units.toml``: the tokens, and how many of each go into which bag or pile."""

    units: tuple[UnitRow, ...]
    first_bag: dict[str, int]
    second_bag: dict[str, int]
    pile: dict[str, int]


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
    """A whole board. Theatres are in reading order, which is also the set-up die's order."""

    id: str
    title: str
    sides: tuple[str, str]
    theatres: tuple[Theatre, ...]
    spaces: tuple[Space, ...]
    theatre_index: dict[str, int]


class Units(Struct, frozen=True):
    """All tokens of a board, by id, and the full bags and pile at the start."""

    by_id: dict[str, UnitRow]
    bags: tuple[tuple[str, ...], tuple[str, ...]]
    pile: tuple[str, ...]


@lru_cache(maxsize=32)
def load_board(folder: Path) -> Board:
    """The board of the pack in ``folder``."""
    table = read_toml(folder / "board.toml", BoardTable)
    spaces: list[Space] = []
    theatres: list[Theatre] = []
    for t, row in enumerate(table.theatres):
        campaigns: list[Campaign] = []
        for c, campaign in enumerate(row.campaigns):
            first = len(spaces)
            for p, space in enumerate(campaign.spaces, start=1):
                spaces.append(
                    Space(len(spaces), t, c, p, space.terrain, space.effect, space.amount)
                )
            campaigns.append(Campaign(campaign.vp, tuple(range(first, len(spaces)))))
        theatres.append(
            Theatre(
                t,
                row.id,
                row.title,
                row.steps,
                row.shields,
                tuple(campaigns),
                row.open_at_start,
                row.red,
            )
        )
    return Board(
        folder.name,
        table.title,
        (table.first_side, table.second_side),
        tuple(theatres),
        tuple(spaces),
        {theatre.id: theatre.index for theatre in theatres},
    )


@lru_cache(maxsize=32)
def load_units(folder: Path) -> Units:
    """The tokens of the pack in ``folder``."""
    table = read_toml(folder / "units.toml", UnitTable)
    by_id = {unit.id: unit for unit in table.units}
    for name, counts in (
        ("first_bag", table.first_bag),
        ("second_bag", table.second_bag),
        ("pile", table.pile),
    ):
        for unit in counts:
            if unit not in by_id:
                raise BadPack(f"{folder / 'units.toml'}: {name} names the unknown unit {unit!r}")
    return Units(
        by_id,
        (_tokens(table.first_bag), _tokens(table.second_bag)),
        _tokens(table.pile),
    )


def _tokens(counts: dict[str, int]) -> tuple[str, ...]:
    """Counts as a sorted tuple of tokens: the canonical form of a bag."""
    return tuple(sorted(unit for unit, n in counts.items() for _ in range(n)))
