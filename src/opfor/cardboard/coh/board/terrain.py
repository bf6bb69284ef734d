"""Terrain: what each kind of ground costs to enter, how it protects and whether it hides.

The numbers are data (``packs/boards/terrain.toml``), so an owner of another printing can change
them without touching a rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.cardboard.coh import PACKS
from opfor.core.errors import BadPack
from opfor.core.owned import kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable

BOARDS = PACKS / "boards"

Certainty = Literal["A", "B", "C"]
Movement = Literal["foot", "wheeled", "tracked"]
Barred = Literal["barred"]


class Crossing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What entering costs on top of a unit's move cost, by how the unit moves."""

    foot: int | Barred
    wheeled: int | Barred
    tracked: int | Barred
    dm: int
    blocks_sight: bool = False
    rally_cover: bool = False
    bonus_moves: bool = False
    certainty: Certainty
    vehicle_certainty: Certainty
    note: str = ""

    def extra_cost(self, movement: Movement) -> int | None:
        """The surcharge for entering; None if this way of moving is barred."""
        cost: int | Barred = getattr(self, movement)
        return None if cost == "barred" else cost


class Terrain(Crossing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of ground; the terrain under the centre dot is that of the whole hex."""

    id: str
    title: str
    unburdened_only: bool = False
    attacks_from: bool = True
    holds_smoke: bool = True


class Slope(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of level between neighbouring hexes; roads do not cancel them."""

    top_level: int
    up: int
    down: int
    steep: int
    steep_levels: int
    steep_bars_vehicles: bool
    vehicle_up: int
    higher_attacker_ar: int
    higher_target_dm: int
    certainty: Certainty
    note: str = ""


class TerrainTable(PackTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``terrain.toml``: every kind of ground, walls, slopes."""

    terrain: tuple[Terrain, ...]
    wall: Crossing
    slope: Slope

    def kinds(self) -> dict[str, Terrain]:
        return {kind.id: kind for kind in self.terrain}


def read_terrain(path: Path) -> TerrainTable:
    """Read a terrain table; no kind may be listed twice and open ground must be there."""
    table = read_table(path, TerrainTable)
    listed = [kind.id for kind in table.terrain]
    for name in listed:
        if listed.count(name) > 1:
            raise BadPack(f"{path}: terrain: {name!r} is listed twice; once is right")
    if "open" not in listed:
        raise BadPack(f"{path}: terrain: 'open' is missing; unlisted hexes need it")
    return table


@kept
def terrain_table() -> TerrainTable:
    """The terrain table of this game."""
    return read_terrain(BOARDS / "terrain.toml")
