"""What the baseline player remembers about hexes and units while it thinks."""

from __future__ import annotations

from typing import NamedTuple


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
