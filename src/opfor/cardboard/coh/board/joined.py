"""Joining: the boards of a layout as one map.

Half hexes that meet at a joint become whole ones and belong to both boards; hexes that stay
halves at the outer edge are no part of the map. A hex of two boards answers to both names and is
called by the first board's (a name with a printed letter before one without).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations, pairwise

from msgspec import Struct

from opfor.cardboard.coh.board.grid import (
    ACROSS,
    DOWN,
    PLACES,
    ROAD_EXITS,
    UNLETTERED,
    WHOLE,
    quarters,
    turned,
)
from opfor.cardboard.coh.board.layout import Layout, Placed
from opfor.cardboard.coh.board.printed import Board
from opfor.kit.hexes import STEPS, Place

HexSide = tuple[Place, Place]


class JoinedBoards(Struct):
    """Boards put together; places are those of the whole map, halves included.

    Names are pairs of board id and hex name, the one to use first.
    """

    share: dict[Place, int] = {}
    names: dict[Place, list[tuple[str, str]]] = {}
    terrain: dict[Place, str] = {}
    level: dict[Place, int] = {}
    walls: set[HexSide] = set()
    rubble: set[HexSide] = set()
    roads: set[HexSide] = set()
    road_hexes: set[Place] = set()

    def whole(self) -> tuple[Place, ...]:
        """The hexes of the map: those complete, in order."""
        return tuple(sorted(place for place, share in self.share.items() if share == WHOLE))


def join(layout: Layout, find: Callable[[str], Board]) -> JoinedBoards:
    """Put the boards of a layout together."""
    joined = JoinedBoards()
    exits: list[Place] = []
    for placed in layout:
        board = find(placed.board)
        _lay(joined, placed, board)
        exits += [where(placed, name) for name in ROAD_EXITS if name in board.road_hexes()]
    for one, other in combinations(exits, 2):
        if (other[0] - one[0], other[1] - one[1]) in STEPS:
            joined.roads |= {(one, other), (other, one)}
    for names in joined.names.values():
        names.sort(key=lambda name: name[1] in UNLETTERED)
    return joined


def where(placed: Placed, name: str) -> Place:
    """The place on the map of a hex of a placed board."""
    x, y = turned(PLACES[name]) if placed.rotated else PLACES[name]
    return x + ACROSS * placed.at[0], y + DOWN * placed.at[1]


def _lay(joined: JoinedBoards, placed: Placed, board: Board) -> None:
    """Add one board. Where boards share a hex, terrain beats open ground and height beats flat."""
    for name in PLACES:
        place = where(placed, name)
        joined.share[place] = joined.share.get(place, 0) + quarters(PLACES[name])
        joined.names.setdefault(place, []).append((board.id, name))
        if joined.terrain.get(place, "open") == "open":
            joined.terrain[place] = board.terrain_at(name)
        joined.level[place] = max(joined.level.get(place, 0), board.levels.get(name, 0))
    joined.walls |= _sides(placed, board.walls)
    joined.rubble |= _sides(placed, board.rubble)
    for road in board.roads:
        joined.roads |= _sides(placed, pairwise(road))
    joined.road_hexes |= {where(placed, name) for name in board.road_hexes()}


def _sides(placed: Placed, pairs: Iterable[tuple[str, str]]) -> set[HexSide]:
    """Hexsides in both directions."""
    sides = [(where(placed, one), where(placed, other)) for one, other in pairs]
    return {*sides, *((other, one) for one, other in sides)}
