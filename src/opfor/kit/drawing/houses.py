"""Villages: roofs lit from the north-west, standing along the nearest road."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from opfor.kit.drawing.areas import at
from opfor.kit.drawing.pen import Spot, chance, line
from opfor.kit.hexes import Place

Stretch: TypeAlias = tuple[float, float, float]
"""The middle and direction of a stretch of road."""
Footprint: TypeAlias = tuple[float, float, float, float]
"""Across, along, width, depth, as seen from the road."""

FARM: tuple[Footprint, ...] = ((-10, -9, 27, 16), (15, 2, 14, 25), (-12, 14, 19, 12))
STONE: tuple[Footprint, ...] = ((-2, -3, 37, 22), (13, 16, 17, 13))
BESIDE, CLOSE = 12, 26
"""How far a house stands back from a road that runs so close to its hex's centre."""


class Roofs:
    """Roofs of one kind: the parts of all of them go into one path each."""

    def __init__(self) -> None:
        self.lit = self.dark = self.walls = self.ridges = ""

    def add(self, spot: Spot, size: Spot, turn: float, *, hip: bool) -> None:
        """One roof; the faces towards the north-west go into the lit path."""
        wide, deep = size[0] / 2, size[1] / 2
        inset = 0.9 * deep if hip else 0
        nw, ne, se, sw = (
            _turned(spot, turn, u, v)
            for u, v in ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
        )
        west, east = _turned(spot, turn, inset - wide, 0), _turned(spot, turn, wide - inset, 0)
        c, s = math.cos(turn), math.sin(turn)
        self._face((nw, ne, east, west), s - c)
        self._face((sw, se, east, west), c - s)
        if hip:
            self._face((ne, se, east), c + s)
            self._face((nw, sw, west), -c - s)
        self.walls += line((nw, ne, se, sw), closed=True)
        self.ridges += line((west, east))

    def _face(self, corners: Sequence[Spot], slope: float) -> None:
        path = line(corners, closed=True)
        if slope < -0.05:
            self.lit += path
        else:
            self.dark += path


def _turned(spot: Spot, turn: float, u: float, v: float) -> Spot:
    c, s = math.cos(turn), math.sin(turn)
    return spot[0] + u * c - v * s, spot[1] + u * s + v * c


def village(
    hexes: Iterable[Place], roads: Sequence[Stretch], footprints: Sequence[Footprint]
) -> Roofs:
    """The houses of these hexes, beside the road where one runs through their hex."""
    roofs = Roofs()
    for place in sorted(hexes):
        x, y = at(place)
        mx, my, turn = min(roads, key=lambda m: math.dist(m[:2], (x, y)), default=(-99, 0, 0))
        turn += (chance(place, 2) - 0.5) * 0.16
        off = BESIDE if math.dist((mx, my), (x, y)) < CLOSE else 0
        away = math.atan2(y - my, x - mx)
        yard = x + off * math.cos(away), y + off * math.sin(away)
        flip = 1 if chance(place, 3) < 0.5 else -1
        for u, v, wide, deep in footprints[: 2 if off else 3]:
            size = wide * (0.88 + 0.24 * chance(place, u)), deep * (0.9 + 0.2 * chance(place, v))
            spot = _turned(yard, turn, u * flip, v)
            roofs.add(spot, size, turn, hip=footprints is STONE and size[0] > 25)
    return roofs
