"""The battlefield: one map with its ground, as rules read it.

A cell is a small number; ``name`` and ``cell`` go between cells and hex names. Masks (whole
numbers, bit n for cell n) say who sees, reaches and covers what, so a fire zone is
``field.sight[a] & field.arc(a, facing) & field.within(a, reach)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from opfor.cardboard.coh.board.grid import Edge
from opfor.cardboard.coh.board.joined import HexSide, JoinedBoards, join
from opfor.cardboard.coh.board.layout import Layout
from opfor.cardboard.coh.board.printed import Board, board
from opfor.cardboard.coh.board.sight import SightGround
from opfor.cardboard.coh.board.sight_report import SightReport, SmokeHexes, explain_sight
from opfor.cardboard.coh.board.smoke import LinesOfSight
from opfor.cardboard.coh.board.terrain import Terrain, TerrainTable, terrain_table
from opfor.core.cite import cite
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.owned import keeping
from opfor.kit.hexes import Facing, sides_towards
from opfor.kit.hexmap import hexmap

_NOTHING_BEYOND: dict[Edge, tuple[Facing, ...]] = {
    "north": (Facing.N,),
    "east": (Facing.NE, Facing.SE),
    "south": (Facing.S,),
    "west": (Facing.NW, Facing.SW),
}
_MOST_SMOKES = 64


class Battlefield:
    """A joined map and its ground; made once, never changed.

    Per cell: ``terrain``, ``level``, ``road`` (whether it has one), ``names``, ``board_of``.
    ``joined`` is the same ground by place, with the halves at the outer edge. ``own`` are boards
    that came with the mission.
    """

    def __init__(
        self,
        layout: Layout,
        joined: JoinedBoards,
        table: TerrainTable,
        own: tuple[Any, ...] = (),
    ) -> None:
        kinds = table.kinds()
        places = joined.whole()
        self.layout = layout
        self.own = own
        self.joined = joined
        self.table = table
        self.map = hexmap(places)
        self.terrain: tuple[Terrain, ...] = tuple(kinds[joined.terrain[p]] for p in places)
        self.level: tuple[int, ...] = tuple(joined.level[p] for p in places)
        self.road: tuple[bool, ...] = tuple(p in joined.road_hexes for p in places)
        self.walls = self._sides(joined.walls)
        self.rubble = self._sides(joined.rubble)
        self.roads = self._sides(joined.roads)
        self.board_of: tuple[str, ...] = tuple(joined.names[p][0][0] for p in places)
        self.names: tuple[str, ...] = tuple(self._called(*joined.names[p][0]) for p in places)
        self._cells = self._all_names(joined)
        self.ground = SightGround(places, self.level, tuple(t.blocks_sight for t in self.terrain))
        self._in_smoke: dict[tuple[frozenset[tuple[int, int]], int], LinesOfSight] = {}
        self._edges: dict[tuple[Edge, str | None], tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.map)

    # -- names ---------------------------------------------------------------------------------

    def name(self, a: int) -> str:
        """``J10``, or with several boards ``2-J10``."""
        return self.names[a]

    def cell(self, name: str) -> int:
        """The cell of that name; half hexes at the outer edge have none."""
        cell = self._cells.get(name)
        if cell is not None:
            return cell
        given = shortened(name) or repr(name)
        if name in self._cells:
            raise OpforError(f"hex {given} is cut by the edge of the map; name a whole hex")
        boards = ", ".join(dict.fromkeys(self.board_of))
        raise OpforError(
            f"hex {given} is not on map {boards} ({self.names[0]} to {self.names[-1]})"
        )

    # -- geometry ------------------------------------------------------------------------------

    @cite("V-2")
    def distance(self, a: int, b: int) -> int:
        return self.map.distances[a][b]

    def neighbour(self, a: int, facing: Facing) -> int | None:
        """The cell beyond that hexside; None at the edge of the map."""
        return self.map.neighbours[a][facing]

    def adjacent(self, a: int) -> tuple[int, ...]:
        """The neighbours of a, clockwise from the north."""
        return self.map.adjacent[a]

    def within(self, a: int, reach: int) -> int:
        """The mask of the cells at most ``reach`` away, a included."""
        return self.map.within_masks(reach)[a]

    @cite("V-3")
    def arc(self, a: int, facing: Facing) -> int:
        """The mask of the arc: the three front hexes extended outward, a itself left out."""
        return self.map.arc_masks(facing)[a]

    def all_round(self, a: int) -> int:
        """The mask of a turret's arc: everything but a itself."""
        return self.map.everywhere ^ (1 << a)

    @cite("V-3")
    def is_in_front(self, a: int, facing: Facing, b: int) -> bool:
        """Whether b lies in the arc of something at a; if not, it is on its flank."""
        return bool(self.map.arc_masks(facing)[a] >> b & 1)

    def edge(self, edge: Edge, board_id: str | None = None) -> tuple[int, ...]:
        """The hexes along an outer edge of the map (of one of its boards), as it lies."""
        found = self._edges.get((edge, board_id))
        if found is None:
            beyond = _NOTHING_BEYOND[edge]
            found = self._edges[edge, board_id] = tuple(
                a
                for a, around in enumerate(self.map.neighbours)
                if all(around[facing] is None for facing in beyond)
                and board_id in (None, self.board_of[a])
            )
        return found

    # -- ground --------------------------------------------------------------------------------

    def wall_between(self, a: int, b: int) -> bool:
        """Whether the hexside of two neighbours is a wall."""
        return (a, b) in self.walls

    def holds_counters(self, a: int) -> bool:
        """Whether counters may lie in a hex: not in water, unless a road crosses it."""
        return self.road[a] or not self.terrain[a].unburdened_only

    def road_between(self, a: int, b: int) -> bool:
        """Whether a road runs from a into its neighbour b."""
        return (a, b) in self.roads

    def climb(self, a: int, b: int) -> int:
        """How many levels b lies above a."""
        return self.level[b] - self.level[a]

    def wall_shields(self, a: int, b: int) -> bool:
        """Whether fire from a crosses a wall on the hexside of its target b.

        A line that comes in over a corner crosses a wall only if both hexsides there are walls.
        """
        sides = sides_towards(*self.map.difference(b, a)) if a != b else ()
        beyond = [self.map.neighbours[b][side] for side in sides]
        return bool(beyond) and all((b, c) in self.walls for c in beyond)

    # -- sight ---------------------------------------------------------------------------------

    @cached_property
    def sight(self) -> LinesOfSight:
        """Sight without smoke: ``sight[a]`` is the mask of what a sees."""
        return LinesOfSight(self.ground)

    def sees(self, a: int, b: int) -> bool:
        """Whether a and b see each other, smoke left out."""
        return bool(self.sight[a] >> b & 1)

    def sight_through(self, smoke: SmokeHexes, reach: int = 0) -> LinesOfSight:
        """Sight under this smoke (1 light, 2 heavy, by cell), ``reach`` hexes far if not 0."""
        if not smoke and not reach:
            return self.sight
        key = (frozenset(smoke.items()), reach)
        found = self._in_smoke.get(key)
        if found is None:
            if len(self._in_smoke) >= _MOST_SMOKES:
                self._in_smoke.clear()
            found = self._in_smoke[key] = LinesOfSight(self.ground, smoke, reach)
        return found

    def explain_sight(self, a: int, b: int, smoke: SmokeHexes | None = None) -> SightReport:
        """Look along the line from a to b and say what hides what."""
        return explain_sight(self.ground, a, b, smoke)

    # -- making --------------------------------------------------------------------------------

    def _sides(self, sides: Iterable[HexSide]) -> frozenset[tuple[int, int]]:
        """Hexsides between cells; those of half hexes at the outer edge fall away."""
        at = self.map.at
        return frozenset((at[p], at[q]) for p, q in sides if p in at and q in at)

    def _called(self, board_id: str, name: str) -> str:
        return f"{board_id}-{name}" if len(self.layout) > 1 else name

    def _all_names(self, joined: JoinedBoards) -> dict[str, int | None]:
        """Every name of every hex; None for halves. One board's hexes also take its number."""
        cells: dict[str, int | None] = {}
        for place, names in joined.names.items():
            for board_id, name in names:
                cells[self._called(board_id, name)] = self.map.at.get(place)
                cells[f"{board_id}-{name}"] = self.map.at.get(place)
        return cells


def battlefield(
    layout: Layout,
    find: Callable[[str], Board] = board,
    table: TerrainTable | None = None,
    own: tuple[Any, ...] = (),
) -> Battlefield:
    """The battlefield of a layout; the game's own boards and terrain unless others are given."""
    return Battlefield(layout, join(layout, find), table or terrain_table(), own)


@keeping(32)
def standard_battlefield(layout: Layout) -> Battlefield:
    """The battlefield of a layout of the game's own boards, made once."""
    return battlefield(layout)
