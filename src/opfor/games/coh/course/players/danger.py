"""What the baseline player remembers about hexes and units while it thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from opfor.cardboard.coh.board.battlefield import Battlefield

FAR = 99


class Danger:
    """What some enemies cover, and how every hex looked at so far is to be rated under it."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones
        self.risks: dict[int, float] = {}
        self.comforts: dict[int, float] = {}


class Stand(NamedTuple):
    """What a unit's moves are weighed against."""

    pull: float
    distance: int
    comfort: float
    shy: bool
    row: bytes
    """The distance of every cell to its goal."""


def distances(field: Battlefield, goals: Sequence[int]) -> bytes:
    """For every cell the distance to the nearest of some goals."""
    rows = [field.map.distances[goal] for goal in goals]
    row = bytes(map(min, zip(*rows, strict=True))) if len(rows) > 1 else b"".join(rows)
    return row or bytes([FAR]) * len(field)
