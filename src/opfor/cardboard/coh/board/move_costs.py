"""What it costs to step from hex to hex, worked out once per map and way of moving.

A step's surcharge is the terrain's, unless a road runs along the step; then a wall crossed, then
the slope, which roads do not cancel. ``None`` marks a step that is barred.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.terrain import Movement
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.cite import cite

Gait: TypeAlias = Literal["foot", "burdened", "gun", "wheeled", "tracked"]
"""How a unit moves: unburdened and burdened foot, pushed guns, wheeled and tracked vehicles."""

MOVEMENT: dict[Gait, Movement] = {
    "foot": "foot",
    "burdened": "foot",
    "gun": "wheeled",
    "wheeled": "wheeled",
    "tracked": "tracked",
}


class Stride(NamedTuple):
    """One step: where to, by which hexside, at what surcharge.

    ``on_road``: along a road; ``easy``: a track may take it as a bonus move.
    """

    to: int
    direction: int
    extra: int
    on_road: bool
    easy: bool


class MoveTables:
    """The strides out of every cell, by gait, and the surcharge of coming onto the map."""

    def __init__(self, field: Battlefield, rulings: Rulings, unburdened: int) -> None:
        self._field = field
        self._unburdened = unburdened
        self._water = int(rulings.water_cost)
        self._vehicle_up = 1 if rulings.slopes_for_vehicles == "one-per-level" else 0
        self._strides: dict[Gait, tuple[tuple[Stride, ...], ...]] = {}

    def gait(self, kind: UnitKind) -> Gait:
        """How a unit moves. Foot is unburdened with a move cost of 2 or less."""
        if kind.kind == "foot":
            return "foot" if kind.move_cost <= self._unburdened else "burdened"
        if kind.kind == "gun":
            return "gun"
        return "tracked" if kind.movement == "tracked" else "wheeled"

    def strides(self, kind: UnitKind) -> tuple[tuple[Stride, ...], ...]:
        """For every cell, the steps such a unit may take out of it."""
        gait = self.gait(kind)
        found = self._strides.get(gait)
        if found is None:
            cells = range(len(self._field))
            found = self._strides[gait] = tuple(self._out_of(gait, cell) for cell in cells)
        return found

    def stride(self, kind: UnitKind, a: int, b: int) -> Stride | None:
        """The step from a to its neighbour b, if the unit may take it."""
        return next((s for s in self.strides(kind)[a] if s.to == b), None)

    def entry_extra(self, kind: UnitKind, cell: int) -> int | None:
        """The surcharge of coming onto the map at a cell; none along a road."""
        if self._field.road[cell]:
            return 0
        return self._terrain_extra(self.gait(kind), cell)

    def _out_of(self, gait: Gait, a: int) -> tuple[Stride, ...]:
        strides = (self._stride(gait, a, b, f) for f, b in enumerate(self._field.map.neighbours[a]))
        return tuple(stride for stride in strides if stride is not None)

    def _stride(self, gait: Gait, a: int, b: int | None, direction: int) -> Stride | None:
        field = self._field
        if b is None:
            return None
        on_road = field.road_between(a, b)
        ground = 0 if on_road else self._terrain_extra(gait, b)
        wall = field.wall_between(a, b) and not on_road
        crossing = field.table.wall.extra_cost(MOVEMENT[gait]) if wall else 0
        slope = self._slope_extra(gait, field.climb(a, b))
        if ground is None or crossing is None or slope is None:
            return None
        easy = on_road or (field.terrain[b].bonus_moves and not wall)
        return Stride(b, direction, ground + crossing + slope, on_road, easy)

    def _terrain_extra(self, gait: Gait, cell: int) -> int | None:
        terrain = self._field.terrain[cell]
        if terrain.unburdened_only and gait != "foot":
            return None
        if terrain.id == "water" and gait == "foot":
            return self._water
        return terrain.extra_cost(MOVEMENT[gait])

    @cite("slopes-for-vehicles")
    def _slope_extra(self, gait: Gait, climb: int) -> int | None:
        """Foot and guns pay for climbing; a steep step costs both ways and bars vehicles."""
        slope = self._field.table.slope
        is_vehicle = gait in ("wheeled", "tracked")
        if abs(climb) >= slope.steep_levels:
            return None if is_vehicle and slope.steep_bars_vehicles else slope.steep
        if climb > 0:
            return (slope.vehicle_up + self._vehicle_up) * climb if is_vehicle else slope.up
        return slope.down if climb < 0 else 0
