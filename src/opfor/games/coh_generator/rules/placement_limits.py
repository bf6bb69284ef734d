"""Where counters may go, and why not elsewhere. The limits bind the counter being placed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.games.coh_generator.values.ground import (
    can_hold,
    entry_cells,
    field_of,
    key,
    lines_from,
    shown,
)
from opfor.games.coh_generator.values.state import Segment, State


class Fault(NamedTuple):
    """Why a counter may not lie somewhere, and the row that says so."""

    rule: str
    text: str


class Near(NamedTuple):
    """A limit of distance: within so many hexes of a hex."""

    hex: str
    reach: int


PlaceTest = Callable[[int], Fault | None]


@cite("GEN-3.7-a", "QG-19")
def enemies_near(state: State, side: Nation, cell: int, field: Battlefield) -> Fault | None:
    """Nothing is placed in or next to the hex of an enemy Unit on the map or an enemy CM."""
    for unit in state.units:
        if unit.side != side and unit.where == "map":
            distance = field.distance(cell, field.cell(unit.hex))
            if distance < 2:
                return Fault("GEN-3.7-a", _too_near(state, unit.unit, unit.hex, distance))
    for marker in state.markers:
        if marker.owner != side:
            distance = field.distance(cell, field.cell(marker.hex))
            if distance < 2:
                what = "Control Marker"
                return Fault("GEN-3.7-a", _too_near(state, what, marker.hex, distance))
    return None


def _too_near(state: State, what: str, hex_: str, distance: int) -> str:
    where = shown(state, hex_)
    if distance == 0:
        return f"it is the hex of the enemy {what} at {where}"
    return f"it is next to the enemy {what} at {where}"


def unit_test(state: State, side: Nation, unit: str, near: Near | None = None) -> PlaceTest:
    """The test of a hex for a Unit: it can stand there, near enough, no enemy beside it."""
    field = field_of(state)
    kind = unit_of(side, unit)
    centre = field.cell(near.hex) if near is not None else 0

    def fault(cell: int) -> Fault | None:
        if near is not None and field.distance(centre, cell) > near.reach:
            away = field.distance(centre, cell)
            where = shown(state, near.hex)
            return Fault("GEN-3.7.2-b", f"it is {away} hexes from {where}, more than {near.reach}")
        return ground_fault(field, cell, kind) or enemies_near(state, side, cell, field)

    return fault


def ground_fault(field: Battlefield, cell: int, kind: UnitKind | None) -> Fault | None:
    """Terrain that cannot hold the counter."""
    if can_hold(field, cell, kind):
        return None
    what = kind.title if kind is not None else "a counter"
    return Fault("GEN-3.8.1-b", f"{field.terrain[cell].title} cannot hold {what}")


@cite("GEN-3.7.2-a", "QG-6", "marker-distance")
def marker_test(
    state: State, edge: tuple[Segment, ...], lines: int, by_lines: bool = True
) -> PlaceTest:
    """The test of a hex for a Control Marker: so many lines (or hexes) from the edge, free, not in
    water."""
    field = field_of(state)
    taken = {marker.hex for marker in state.markers}
    edge_hexes = entry_cells(field, edge)
    first = shown(state, key(field, edge_hexes[0]))
    last = shown(state, key(field, edge_hexes[-1]))

    def fault(cell: int) -> Fault | None:
        found = lines_from(field, edge, cell)
        if not by_lines:
            found = min(field.distance(cell, other) for other in edge_hexes)
        if found != lines:
            text = f"it is {found} from the entry edge {first} to {last}, not {lines}"
            return Fault("GEN-3.7.2-a", text)
        if key(field, cell) in taken:
            return Fault("GEN-3.7.2-a", "a Control Marker lies there already")
        return ground_fault(field, cell, None)

    return fault


@cite("GEN-3.7.3-d", "QG-14")
def work_test(state: State, side: Nation, kind: str) -> PlaceTest:
    """The test of a hex for a Defense Counter: none there, no enemy Unit or CM beside it."""
    field = field_of(state)
    taken = {work.hex for work in state.works}

    def fault(cell: int) -> Fault | None:
        if key(field, cell) in taken:
            return Fault("GEN-3.7.3-d", "a Defense Counter lies there already")
        if kind.endswith("smoke") and not field.terrain[cell].holds_smoke:
            return Fault("GEN-3.7.3-d", f"{field.terrain[cell].title} holds no smoke")
        found = ground_fault(field, cell, None) or enemies_near(state, side, cell, field)
        return found and Fault("GEN-3.7.3-d", found.text)

    return fault


def hexes_passing(state: State, test: PlaceTest) -> Iterator[str]:
    """Every hex a test lets through."""
    field = field_of(state)
    for cell in range(len(field)):
        if test(cell) is None:
            yield key(field, cell)
