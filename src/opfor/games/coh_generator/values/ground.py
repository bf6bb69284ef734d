"""The ground a firefight is generated on: hex names, entry edges, lines, what can stand where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.grid import ACROSS, COLUMNS, DOWN, LAST_ROW, Edge
from opfor.cardboard.coh.board.layout import Layout, Placed
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.core.cite import cite
from opfor.games.coh_generator.values.state import Segment, State

INWARD: dict[Edge, str] = {"north": "S", "south": "N", "west": "SE", "east": "NW"}
"""How Units face that came in over an edge."""

BEYOND: dict[Edge, tuple[int, int]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}
"""Where a map lies that joins at an edge."""


def field_of(state: State) -> Battlefield:
    """The battlefield as it lies now."""
    return standard_battlefield(state.layout)


def key(field: Battlefield, cell: int) -> str:
    """A hex with its board: ``1-E09``, also if there is only one."""
    name = field.name(cell)
    return name if len(field.layout) > 1 else f"{field.board_of[cell]}-{name}"


def shown(state: State, hex_: str) -> str:
    """A hex as players name it: without its board if there is only one."""
    return hex_ if len(state.layout) > 1 else hex_.partition("-")[2]


def cells(field: Battlefield, hexes: Iterable[str]) -> list[int]:
    return [field.cell(hex_) for hex_ in hexes]


def outer_edge(layout: Layout, edge: Edge) -> tuple[Segment, ...]:
    """A whole side of the map: every board that has nothing beyond it there and lies farthest."""
    taken = {placed.at for placed in layout}
    east, south = BEYOND[edge]
    free = [p for p in layout if (p.at[0] + east, p.at[1] + south) not in taken]
    outmost = max(p.at[0] * east + p.at[1] * south for p in free)
    return tuple((p.board, edge) for p in free if p.at[0] * east + p.at[1] * south == outmost)


def entry_cells(field: Battlefield, segments: Sequence[Segment]) -> tuple[int, ...]:
    """The hexes a side may enter by."""
    found: dict[int, None] = {}
    for board, edge in segments:
        found |= dict.fromkeys(field.edge(edge, board))
    return tuple(found)


@cite("GEN-3.7.2-a")
def lines_from(field: Battlefield, segments: Sequence[Segment], cell: int) -> int:
    """How many lines of hexes lie between a hex and an entry edge: line A is 0 from the north
    edge, line E is 4, line L is 0 from the south edge; columns count from the short edges."""
    by_board = {placed.board: placed for placed in field.layout}
    found = [_lines(by_board[board], edge, field.map.places[cell]) for board, edge in segments]
    return min((n for n in found if n >= 0), default=-1)


def _lines(placed: Placed, edge: Edge, place: tuple[int, int]) -> int:
    column = place[0] - ACROSS * placed.at[0]
    line = (place[1] - DOWN * placed.at[1]) // 2
    return {
        "north": line,
        "south": LAST_ROW // 2 - 1 - line,
        "west": column - 2,
        "east": COLUMNS - 1 - column,
    }[edge]


def can_hold(field: Battlefield, cell: int, kind: UnitKind | None = None) -> bool:
    """Whether a counter may lie there: not in water, and a Unit only where it could move.

    A road carries anything; ``kind`` is left out for markers and works.
    """
    if kind is None or field.road[cell]:
        return field.holds_counters(cell)
    enters = field.terrain[cell].extra_cost(kind.movement) is not None
    return enters and field.holds_counters(cell)
