"""Layouts: which boards lie where on the table.

Boards lie on a grid of whole boards; ``at`` counts boards eastwards and southwards. A board may
be turned by half a turn. Instead of ``at`` a board may be laid against one named before it, edge
to edge, the edges being those printed on the boards (north is the side of row A).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct

from opfor.cardboard.coh.board.grid import EDGES, LONG_EDGES, Edge
from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of

MOST_BOARDS = 4
_NEXT_TO: dict[Edge, tuple[int, int]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}


class Placed(Struct, frozen=True):
    """A board on the table."""

    board: str
    at: tuple[int, int] = (0, 0)
    rotated: bool = False


class Placing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as a layout file says it: ``at``, or ``edge`` against ``to_edge`` of ``to``."""

    board: str
    at: tuple[int, int] | None = None
    rotated: bool = False
    edge: Edge | None = None
    to: str | None = None
    to_edge: Edge | None = None


Layout = tuple[Placed, ...]


def opposite(edge: Edge) -> Edge:
    return EDGES[(EDGES.index(edge) + 2) % 4]


@cite("GEN-2.1-f")
def beside(placed: Placed, edge: Edge, board: str, own_edge: Edge) -> Placed:
    """Where a board lies when its ``own_edge`` is laid against that edge of a placed board.

    Only edges of equal length meet, so the board needs no turn or half a turn.
    """
    if (edge in LONG_EDGES) != (own_edge in LONG_EDGES):
        lengths = ("long", "short") if own_edge in LONG_EDGES else ("short", "long")
        raise OpforError(
            f"board {board}: its {own_edge} edge is {lengths[0]}, the {edge} edge of board "
            f"{placed.board} is {lengths[1]}; boards join along edges of equal length"
        )
    side = opposite(edge) if placed.rotated else edge
    east, south = _NEXT_TO[side]
    at = (placed.at[0] + east, placed.at[1] + south)
    return Placed(board, at, rotated=own_edge == side)


@cite("GEN-2.1-f", "GEN-3.8-a")
def settle(placings: Sequence[str | Placing | Placed]) -> Layout:
    """The layout that a list of placings describes, or one line saying what does not fit.

    A bare board name is laid south of the board before it.
    """
    layout: Layout = ()
    for number, placing in enumerate(placings):
        try:
            layout = add(layout, _place(layout, placing))
        except OpforError as fault:
            raise OpforError(f"maps[{number}]: {fault}") from None
    if not layout:
        raise OpforError("maps: no board is named; name at least one")
    return layout


@cite("GEN-3.8-a")
def add(layout: Layout, placed: Placed) -> Layout:
    """The layout with one more board: one not in use, on a free spot, touching one there."""
    if len(layout) == MOST_BOARDS:
        raise OpforError(f"board {placed.board}: a map has at most {MOST_BOARDS} boards")
    for other in layout:
        if other.board == placed.board:
            raise OpforError(f"board {placed.board} is already in use; there is one of each")
        if other.at == placed.at:
            raise OpforError(f"board {placed.board} would lie on board {other.board}; move it")
    if layout and not any(_touch(placed, other) for other in layout):
        raise OpforError(f"board {placed.board} touches no board before it; lay it along one")
    return (*layout, placed)


def _place(layout: Layout, placing: str | Placing | Placed) -> Placed:
    if isinstance(placing, Placed):
        return placing
    if isinstance(placing, str):
        return _south_of(layout[-1], placing) if layout else Placed(placing)
    if placing.to is None:
        if placing.edge or placing.to_edge:
            raise OpforError(f"board {placing.board}: edge needs to = the board it is laid against")
        return Placed(placing.board, placing.at or (0, 0), placing.rotated)
    return _laid_against(layout, placing, placing.to)


def _laid_against(layout: Layout, placing: Placing, to: str) -> Placed:
    by_name = {placed.board: placed for placed in layout}
    if to not in by_name:
        raise OpforError(one_of("to", to, by_name))
    if placing.at is not None or placing.rotated:
        raise OpforError(f"board {placing.board}: give either at and rotated, or edge and to_edge")
    if placing.edge is None or placing.to_edge is None:
        edges = ", ".join(get_args(Edge))
        raise OpforError(f"board {placing.board}: to needs edge and to_edge, each one of: {edges}")
    return beside(by_name[to], placing.to_edge, placing.board, placing.edge)


def _south_of(placed: Placed, board: str) -> Placed:
    return Placed(board, (placed.at[0], placed.at[1] + 1))


def _touch(one: Placed, other: Placed) -> bool:
    across, down = (abs(a - b) for a, b in zip(one.at, other.at, strict=True))
    return across + down == 1
