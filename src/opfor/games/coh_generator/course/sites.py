"""Where a drafter puts what is no Unit: markers that can be reached, works that serve somebody."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import entry_cells, field_of
from opfor.games.coh_generator.values.state import State

OBSTACLES = frozenset(("mines", "barbed-wire", "road-block"))
ROAD_BLOCK = "road-block"
SERVES = 2
"""So far from a Unit or a marker a Defense Counter still serves it."""
IN_FRONT = 1
"""So far before what it guards an obstacle lies best."""
COMING = 3
"""So far before those who are still to come in a Defense Counter lies best."""
ON_ROAD = 30.0
"""What a road adds to a hex for a road block."""
HEXES_A_ROUND = 3
"""So far a Unit on foot comes in a round."""
TOO_FAR = 10.0
"""What a hex loses as a marker for each hex that it is out of reach."""
GUARDED = 6.0
"""What a Defense Counter near a hex adds to it, if it serves nothing yet."""
CROWD = 50.0
"""What a hex loses for each Unit on it, or if something hides there."""


def use(view: State, option: act.PutCounter) -> float:
    """A Defense Counter serves its side's Units and the markers, not the empty field: shelter under
    them, an obstacle one or two hexes before them and under none, a road block across a road."""
    field = field_of(view)
    cell = field.cell(option.hex)
    own = [u.hex for u in view.units if u.side == option.side and u.where == "map"]
    served = [field.cell(hex_) for hex_ in (*own, *(marker.hex for marker in view.markers))]
    if not served:
        return _awaiting(view, field, option)
    far = min(field.distance(cell, other) for other in served)
    if option.kind not in OBSTACLES:
        return -float(far)
    value = -abs(far - IN_FRONT) - CROWD * (option.hex in own)
    return value + ON_ROAD * (far <= SERVES and _blocks_a_road(field, cell, option.kind))


def _awaiting(view: State, field: Battlefield, option: act.PutCounter) -> float:
    """Where nobody stands yet: an obstacle in the middle, on a road if there is one, shelter some
    hexes before the edge its side comes in by."""
    cell = field.cell(option.hex)
    middle = middle_of(view, option)
    edge = edge_of(view, field, option.side)
    if option.kind in OBSTACLES or not edge:
        return middle + ON_ROAD * _blocks_a_road(field, cell, option.kind)
    near = min(field.distance(cell, other) for other in edge)
    return 0.3 * middle + 0.5 * field.terrain[cell].dm - abs(near - COMING)


def _blocks_a_road(field: Battlefield, cell: int, kind: str) -> bool:
    return kind == ROAD_BLOCK and bool(field.road[cell])


def face(view: State, option: act.ShowFace) -> float:
    """A road block is worth its side of the counter where a road runs near what it serves."""
    if option.kind != ROAD_BLOCK:
        return 0.0
    field = field_of(view)
    served = [field.cell(u.hex) for u in view.units if u.where == "map"]
    served += [field.cell(marker.hex) for marker in view.markers]
    roads = (c for c in range(len(field)) if field.road[c])
    is_near = any(field.distance(c, o) <= SERVES for c in roads for o in served)
    return 0.0 if is_near else -1.0


def prize(view: State, option: act.PutMarker, rounds: int) -> float:
    """In the middle of the map, near works that serve nothing yet, and not farther from either edge
    than Units go in the rounds there are."""
    field = field_of(view)
    cell = field.cell(option.hex)
    reach = HEXES_A_ROUND * (rounds - 1)
    far = [
        max(0, min(field.distance(cell, other) for other in edge) - reach)
        for edge in (edge_of(view, field, side) for side in NATIONS)
        if edge
    ]
    return middle_of(view, option) + guarded(view, option.hex) - TOO_FAR * sum(far)


def middle_of(view: State, option: act.PutMarker | act.PutCounter) -> float:
    """Markers in the middle of the map are fought for."""
    field = field_of(view)
    x, y = field.map.places[field.cell(option.hex)]
    width, height = field.map.extent
    west, north = field.map.north_west
    return -abs(x - west - width / 2) - abs(y - north - height / 2) / 2


def guarded(view: State, hex_: str) -> float:
    """Where a Defense Counter lies near that serves nothing yet."""
    field = field_of(view)
    cell = field.cell(hex_)
    held = [u.hex for u in view.units if u.where == "map"] + [m.hex for m in view.markers]
    served = [field.cell(other) for other in held]
    lone = (
        field.cell(work.hex)
        for work in view.works
        if all(field.distance(field.cell(work.hex), other) > SERVES for other in served)
    )
    return GUARDED if any(0 < field.distance(cell, work) <= SERVES for work in lone) else 0.0


def edge_of(view: State, field: Battlefield, side: str) -> list[int]:
    """All hexes a side comes in by."""
    roles = (role for role in view.edges if role.partition("-")[0] == side)
    return [cell for role in roles for cell in entry_cells(field, view.edges[role])]
