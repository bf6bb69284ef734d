"""What never changes of the ground: hexes, sight, lines, steps; where counters begin, come in and
leave. It is filled in by ``ground``."""

from __future__ import annotations

from opfor.core.memory import field
from opfor.fast.coh.mind import Mind
from opfor.fast.coh.sizes import (
    CELLS,
    COLUMNS_ACROSS,
    ENTRIES,
    EXITS,
    FACINGS,
    GAITS,
    PIECES,
    POSTS,
    ROWS_DOWN,
    SIDES,
    UNITS,
)


class FieldGround(Mind):
    """``fronts`` has a bit for every facing that has the second cell in front of the first. A line
    of sight is kept by the size of its differences: its pieces, each with its partner (itself,
    unless the line runs along the side of two hexes)."""

    cells: int = field()
    distance: list[list[int]] = field(CELLS, CELLS)
    sees: list[list[int]] = field(CELLS, CELLS)
    fronts: list[list[int]] = field(CELLS, CELLS)
    walled: list[list[int]] = field(CELLS, CELLS)
    neighbour: list[list[int]] = field(CELLS, FACINGS)
    posts: list[int] = field(CELLS)
    post: list[list[int]] = field(CELLS, POSTS)
    extra: list[list[list[int]]] = field(GAITS, CELLS, FACINGS)
    entry_extra: list[list[int]] = field(GAITS, CELLS)
    inwards: list[int] = field(CELLS)
    is_road: list[int] = field(CELLS)
    is_easy: list[int] = field(CELLS)
    road_over: list[list[int]] = field(CELLS, FACINGS)
    easy_over: list[list[int]] = field(CELLS, FACINGS)
    level: list[int] = field(CELLS)
    blocks: list[int] = field(CELLS)
    dm: list[int] = field(CELLS)
    attacks_from: list[int] = field(CELLS)
    holds_smoke: list[int] = field(CELLS)
    holds_counters: list[int] = field(CELLS)
    covers: list[int] = field(CELLS)
    bursts: list[int] = field(CELLS)
    column: list[int] = field(CELLS)
    row: list[int] = field(CELLS)
    cell_at: list[list[int]] = field(COLUMNS_ACROSS, ROWS_DOWN)
    line_begins: list[list[int]] = field(COLUMNS_ACROSS, ROWS_DOWN)
    line_ends: list[list[int]] = field(COLUMNS_ACROSS, ROWS_DOWN)
    piece_x: list[int] = field(PIECES)
    piece_y: list[int] = field(PIECES)
    partner_x: list[int] = field(PIECES)
    partner_y: list[int] = field(PIECES)
    areas: list[int] = field(UNITS)
    area: list[list[int]] = field(UNITS, CELLS)
    ways_in: list[int] = field(UNITS)
    way_in: list[list[int]] = field(UNITS, ENTRIES)
    detours: list[int] = field(UNITS)
    detour: list[list[int]] = field(UNITS, ENTRIES)
    exits: list[int] = field(SIDES)
    exit_cell: list[list[int]] = field(SIDES, EXITS)
    is_exit: list[list[int]] = field(SIDES, CELLS)
    exit_vp: list[int] = field(SIDES)
    has_way_out: list[int] = field(UNITS)
    is_way_out: list[list[int]] = field(UNITS, CELLS)
    way_out_vp: list[int] = field(UNITS)
    way_out_row: list[list[int]] = field(UNITS, CELLS)
    start_smoke: list[int] = field(CELLS)
