"""A stretch of hexes as plain data, to be drawn as ground."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from opfor.kit.drawing.areas import at
from opfor.kit.drawing.pen import num
from opfor.kit.hexes import Place

Link = tuple[Place, Place]
T = TypeVar("T")


class MapSheet(Struct, frozen=True):
    """A rectangle of the map, cut through the centres of its outer hexes."""

    west: int
    north: int
    east: int
    south: int

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width, height."""
        x, y = at((self.west, self.north))
        right, low = at((self.east, self.south))
        return x, y, right - x, low - y

    @property
    def markup(self) -> str:
        x, y, wide, high = (num(value) for value in self.box)
        return f'x="{x}" y="{y}" width="{wide}" height="{high}"'


class Land(Struct, frozen=True, kw_only=True):
    """A map as plain data; places begin at (0, 0), the north-western corner.

    ``names`` are the whole hexes in play; ``terrain`` by id where it is not open ground (also of
    hexes cut by the rim); ``notes`` stand behind a hex's name; ``roads`` may lead one place past
    the rim. Hexsides are pairs of neighbours. ``numbers`` are large and pale, for boards.
    """

    sheets: tuple[MapSheet, ...]
    names: dict[Place, str]
    terrain: dict[Place, str] = field(default_factory=dict)
    level: dict[Place, int] = field(default_factory=dict)
    notes: dict[Place, str] = field(default_factory=dict)
    roads: frozenset[Link] = frozenset()
    walls: frozenset[Link] = frozenset()
    rubble: frozenset[Link] = frozenset()
    numbers: dict[Place, str] = field(default_factory=dict)

    @property
    def size(self) -> tuple[float, float]:
        return at((max(s.east for s in self.sheets), max(s.south for s in self.sheets)))

    @property
    def south(self) -> int:
        return max(sheet.south for sheet in self.sheets)

    def within(self, near: Callable[[Place], bool]) -> Land:
        """The same land with nothing but what lies in these places."""

        def kept(by_place: dict[Place, T]) -> dict[Place, T]:
            return {place: value for place, value in by_place.items() if near(place)}

        def links(pairs: frozenset[Link]) -> frozenset[Link]:
            return frozenset(pair for pair in pairs if near(pair[0]) and near(pair[1]))

        return replace(
            self,
            names=kept(self.names),
            terrain=kept(self.terrain),
            level=kept(self.level),
            notes=kept(self.notes),
            roads=links(self.roads),
            walls=links(self.walls),
            rubble=links(self.rubble),
            numbers=kept(self.numbers),
        )

    def of(self, *kinds: str) -> set[Place]:
        """The hexes of these kinds of terrain, and on past the rim."""
        return self.beyond({place for place, kind in self.terrain.items() if kind in kinds})

    def beyond(self, hexes: AbstractSet[Place]) -> set[Place]:
        """These hexes and those past the rim where they touch it, so that areas run off."""
        north = {(x, y - 2) for x, y in hexes if y <= 1}
        return {*hexes, *north, *((x, y + 2) for x, y in hexes if y >= self.south - 1)}

    def outlet(self, place: Place) -> Place | None:
        """Where a river leaves over the northern or southern rim."""
        x, y = place
        if 3 < y < self.south - 3:
            return None
        return x, -3 if y <= 3 else self.south + 3
