"""Where something is put, aimed or measured to."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from opfor.cardboard.coh.orders.words import Distance, TargetKind, Word


class MapEdge(StrEnum):
    """An outer edge of the map; the entry edge is that of the side concerned."""

    NORTH = "north edge"
    SOUTH = "south edge"
    WEST = "west edge"
    EAST = "east edge"
    ENTRY = "entry edge"


class AtHex(msgspec.Struct, frozen=True, tag=True):
    """``D14``, ``D14 or E09`` (one of them) or, with ``every``, ``D14 and E09`` (one on each)."""

    hexes: tuple[str, ...]
    every: bool = False


class AtEdge(msgspec.Struct, frozen=True, tag=True):
    """Any hex of a map edge."""

    edge: MapEdge


class AtDrawnHex(msgspec.Struct, frozen=True, tag=True):
    """The hex number of the Order Card that the same line has drawn before."""


Place = AtHex | AtEdge


class Pick(msgspec.Struct, frozen=True, tag=True):
    """``Lowest DV Unit closest to Objective``: one counter or Objective picked by words."""

    kind: TargetKind
    words: tuple[Word, ...] = ()
    distance: Distance | None = None
    anchor: TargetKind | None = None
    place: Place | None = None


Spot = AtHex | AtEdge | AtDrawnHex | Pick


class Within(msgspec.Struct, frozen=True, tag=True):
    """``within 3 of E09``: any hex at most that far from the spot."""

    hexes: int
    of: Spot


Where = AtHex | AtEdge | AtDrawnHex | Pick | Within
