"""The truck that crosses the map by road: which edges a road joins."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.core.cite import cite
from opfor.games.coh_generator.values.ground import key
from opfor.games.coh_generator.values.state import Segment


def road(field: Battlefield, entrance: Segment, exit_: Segment) -> tuple[str, ...]:
    """The shortest road from one edge to the other, hex by hex; empty if there is none."""
    starts = [c for c in field.edge(entrance[1], entrance[0]) if field.road[c]]
    ends = {c for c in field.edge(exit_[1], exit_[0]) if field.road[c]}
    came: dict[int, int] = {start: start for start in starts}
    queue = deque(starts)
    while queue:
        cell = queue.popleft()
        if cell in ends:
            return tuple(key(field, c) for c in _back(came, cell))
        for other in field.adjacent(cell):
            if other not in came and field.road_between(cell, other):
                came[other] = cell
                queue.append(other)
    return ()


def _back(came: dict[int, int], cell: int) -> list[int]:
    path = [cell]
    while came[path[-1]] != path[-1]:
        path.append(came[path[-1]])
    return path[::-1]


@cite("SOLO-6.2-g")
def routes(field: Battlefield) -> Iterator[tuple[Segment, Segment, tuple[str, ...]]]:
    """Every pair of different edges that a road joins, with the road."""
    outer = [
        (placed.board, edge)
        for placed in field.layout
        for edge in EDGES
        if any(field.road[c] for c in field.edge(edge, placed.board))
    ]
    for entrance in outer:
        for exit_ in outer:
            if entrance != exit_:
                way = road(field, entrance, exit_)
                if len(way) > 2:
                    yield entrance, exit_, way
