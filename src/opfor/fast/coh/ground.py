"""The numbers of the ground: distances, sight, arcs, lines, steps, where units come in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, get_args

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.move_costs import Gait
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.fast.coh import sizes
from opfor.fast.coh import values as fast
from opfor.fast.coh.script import changes_sight
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded, rows_padded
from opfor.games.coh.values.entries import entry_cells, facing_inwards
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.stakes import by_road
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import FACINGS
from opfor.kit.lines import crossed
from opfor.kit.masks import mask_of, members

Table = list[list[int]]


class Views(NamedTuple):
    """What a map looks like from each of its cells, as square tables."""

    distance: Table
    sees: Table
    fronts: Table
    walled: Table


@lru_cache(maxsize=8)
def views(field: Battlefield, sight_limit: int) -> Views:
    """Worked out once for each map: who sees, fronts and shields whom."""
    cells = range(len(field))
    sight = field.sight_through({}, sight_limit)
    arcs = [field.map.arc_masks(facing) for facing in FACINGS]
    fronts = [
        [sum((arcs[f][a] >> b & 1) << f for f in range(len(FACINGS))) for b in cells] for a in cells
    ]
    walled: Table = []
    if field.walls:
        walled = [[int(field.wall_shields(a, b)) for b in cells] for a in cells]
    size = (sizes.CELLS, sizes.CELLS)
    return Views(
        rows_padded([list(row) for row in field.map.distances], *size),
        rows_padded([[sight[a] >> b & 1 for b in cells] for a in cells], *size),
        rows_padded(fronts, *size),
        rows_padded(walled, *size),
    )


def ground_of(setting: Setting) -> tuple[Battlefield, int]:
    """All that what is filled in of the ground depends on; where lines say how far anybody sees,
    that is looked at later."""
    return setting.field, 0 if changes_sight(setting) else setting.sight_limit


def fill_ground(battle: Battle, setting: Setting) -> None:
    """Everything about the hexes of a map."""
    field = setting.field
    battle.cells = len(field)
    battle.distance, battle.sees, battle.fronts, battle.walled = views(*ground_of(setting))
    around = [[fast.OFF if n is None else n for n in row] for row in field.map.neighbours]
    battle.neighbour = rows_padded(around, sizes.CELLS, len(FACINGS), fast.OFF)
    near = field.map.within_masks(setting.numbers.spotter_range)
    posts = [members(near[cell]) for cell in range(battle.cells)]
    battle.posts = padded(map(len, posts), sizes.CELLS)
    battle.post = rows_padded(posts, sizes.CELLS, sizes.POSTS)

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.CELLS)

    battle.level = row(field.level)
    battle.blocks = row(field.ground.blocking)
    battle.dm = row(terrain.dm for terrain in field.terrain)
    battle.attacks_from = row(terrain.attacks_from for terrain in field.terrain)
    battle.holds_smoke = row(terrain.holds_smoke for terrain in field.terrain)
    battle.holds_counters = row(field.holds_counters(cell) for cell in range(len(field)))
    battle.bursts = row(terrain.id == "heavy-woods" for terrain in field.terrain)
    beside_wall = {a for a, _ in field.walls}
    battle.covers = row(t.rally_cover or c in beside_wall for c, t in enumerate(field.terrain))
    _fill_lines(battle, field)


def _fill_lines(battle: Battle, field: Battlefield) -> None:
    """Places as columns and doubled rows from 0, and the lines that go south and east."""
    west, north = field.map.north_west
    cell_at = [[fast.OFF] * sizes.ROWS_DOWN for _ in range(sizes.COLUMNS_ACROSS)]
    for cell, (x, y) in enumerate(field.map.places):
        cell_at[x - west][y - north] = cell
    battle.cell_at = cell_at
    battle.column = padded((x - west for x, _ in field.map.places), sizes.CELLS)
    battle.row = padded((y - north for _, y in field.map.places), sizes.CELLS)
    begins, ends, pieces, partners = _lines(*field.map.extent)
    battle.line_begins = rows_padded(begins, sizes.COLUMNS_ACROSS, sizes.ROWS_DOWN)
    battle.line_ends = rows_padded(ends, sizes.COLUMNS_ACROSS, sizes.ROWS_DOWN)
    battle.piece_x = padded((x for x, _ in pieces), sizes.PIECES)
    battle.piece_y = padded((y for _, y in pieces), sizes.PIECES)
    battle.partner_x = padded((x for x, _ in partners), sizes.PIECES)
    battle.partner_y = padded((y for _, y in partners), sizes.PIECES)


@lru_cache(maxsize=8)
def _lines(width: int, height: int) -> tuple[Table, Table, list[Any], list[Any]]:
    begins, ends = ([[0] * (height + 1) for _ in range(width + 1)] for _ in range(2))
    pieces: list[Any] = []
    partners: list[Any] = []
    for x in range(width + 1):
        for y in range(x % 2, height + 1, 2):
            begins[x][y] = len(pieces)
            for piece in crossed(x, y):
                pieces.append(piece[0])
                partners.append(piece[-1])
            ends[x][y] = len(pieces)
    return begins, ends, pieces, partners


def piece_count(width: int, height: int) -> int:
    """How many pieces the lines of a map have together."""
    return len(_lines(width, height)[2])


def fill_places(battle: Battle, setting: Setting, begins: State) -> None:
    """What steps cost; where counters begin, may be put, and come onto the map."""
    cells = range(len(setting.field))
    kinds = {setting.tables.gait(kind): kind for kind in setting.kinds.values()}
    gaits = [kinds.get(gait) for gait in get_args(Gait)]
    battle.extra = [_strides(setting, kind) for kind in gaits]
    entry = [[_entry_extra(setting, kind, cell) for cell in cells] for kind in gaits]
    _fill_roads(battle, setting.field)
    _fill_strides(battle, setting, [kind for kind in gaits if kind])
    battle.entry_extra = rows_padded(entry, sizes.GAITS, sizes.CELLS, fast.BARRED)
    ground: Any = SimpleNamespace(field=setting.field)
    battle.inwards = padded((facing_inwards(ground, cell) for cell in cells), sizes.CELLS)
    density = {smoke.cell: smoke.density for smoke in begins.smoke}
    battle.start_smoke = padded((density.get(cell, 0) for cell in cells), sizes.CELLS)
    _fill_counters(battle, setting, begins)
    fill_exits(battle, setting, begins)


def _fill_roads(battle: Battle, field: Battlefield) -> None:
    """Where bonus moves may go: along roads, and into easy ground."""
    easy = [field.road[c] or field.terrain[c].bonus_moves for c in range(len(field))]
    battle.is_road = padded(field.road, sizes.CELLS)
    battle.is_easy = padded(easy, sizes.CELLS)


def _fill_strides(battle: Battle, setting: Setting, kinds: Sequence[UnitKind]) -> None:
    """The steps that go along a road, and those that are easy."""
    on_road, easy = ([[0] * len(FACINGS) for _ in range(sizes.CELLS)] for _ in range(2))
    for kind in kinds:
        for cell, strides in enumerate(setting.tables.strides(kind)):
            for stride in strides:
                on_road[cell][stride.direction] = int(stride.on_road)
                easy[cell][stride.direction] = int(stride.easy)
    battle.road_over, battle.easy_over = on_road, easy


def _strides(setting: Setting, kind: UnitKind | None) -> Table:
    """What each step out of each cell costs such a unit on top of its move cost."""
    found = [[fast.BARRED] * len(FACINGS) for _ in range(sizes.CELLS)]
    for cell, strides in enumerate(setting.tables.strides(kind) if kind else ()):
        for stride in strides:
            found[cell][stride.direction] = stride.extra
    return found


def _entry_extra(setting: Setting, kind: UnitKind | None, cell: int) -> int:
    extra = setting.tables.entry_extra(kind, cell) if kind else None
    return fast.BARRED if extra is None else extra


def _fill_counters(battle: Battle, setting: Setting, begins: State) -> None:
    counters = begins.counters
    areas = [_area(setting, counter) for counter in counters]
    battle.areas = padded((len(area) for area in areas), sizes.UNITS)
    battle.area = rows_padded(areas, sizes.UNITS, sizes.CELLS)
    ways = [list(setting.entry_cells(counter)) for counter in counters]
    detours = [_detour(setting, begins, unit) for unit in range(len(counters))]
    battle.ways_in = padded((len(way) for way in ways), sizes.UNITS)
    battle.way_in = rows_padded(ways, sizes.UNITS, sizes.ENTRIES)
    battle.detours = padded((len(way) for way in detours), sizes.UNITS)
    battle.detour = rows_padded(detours, sizes.UNITS, sizes.ENTRIES)


def fill_exits(battle: Battle, setting: Setting, begins: State) -> None:
    """Where sides, and single counters, may leave the map, and what that scores."""
    field, rows = setting.field, setting.mission.sides
    exits = [sorted(cells) for cells in setting.exits]
    battle.exits = [len(cells) for cells in exits]
    battle.exit_cell = rows_padded(exits, sizes.SIDES, sizes.EXITS)
    battle.is_exit = [padded((c in out for c in range(len(field))), sizes.CELLS) for out in exits]
    battle.exit_vp = [row.exit.vp if row.exit is not None else 0 for row in rows]
    ways = [setting.way_out(counter) for counter in begins.counters]
    worth = [
        rows[c.side].exit_of[str(c.number)].vp if way else 0
        for c, way in zip(begins.counters, ways, strict=True)
    ]
    battle.has_way_out = padded(map(bool, ways), sizes.UNITS)
    battle.way_out_vp = padded(worth, sizes.UNITS)
    there = [[int(c in way) for c in range(len(field))] for way in ways]
    battle.is_way_out = rows_padded(there, sizes.UNITS, sizes.CELLS)
    roads = [list(by_road(setting, way)) if way else [] for way in ways]
    battle.way_out_row = rows_padded(roads, sizes.UNITS, sizes.CELLS)


def _area(setting: Setting, counter: Counter) -> list[int]:
    """Where a counter may be put at set-up: ground it may enter, if there is any; who rides is put
    down with its vehicle."""
    if counter.carrier != fast.OFF:
        return []
    area = setting.areas[counter.side].get(counter.number, ())
    kind = setting.kind(counter)
    fits = [cell for cell in area if setting.tables.entry_extra(kind, cell) is not None]
    return fits or list(area)


def _detour(setting: Setting, begins: State, unit: int) -> list[int]:
    """Where a reinforcement comes in when its entry hexes are full of enemies."""
    full = mask_of(setting.entry_cells(begins.counters[unit]))
    seen = (full, full)
    look: Any = SimpleNamespace(setting=setting, state=begins, field=setting.field, seen=seen)
    return entry_cells(look, unit)
