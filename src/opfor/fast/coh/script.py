"""What a mission of its own says: order cards and lines as rows of numbers (``mind``), the track,
Objectives, the counters that rules bind for good.

An Objective of the mission, and a place that an order is aimed at, is a spot: its cells, and how
far each cell of the map is from the nearest of them.
"""

from __future__ import annotations

from opfor.core.memory import field
from opfor.fast.coh.sizes import (
    BOARDS,
    CELLS,
    CONDITION_WIDTH,
    CONDITIONS,
    DEFENCES,
    LISTED,
    MOMENTS,
    ORDER_CARDS,
    ORDER_ROWS,
    PLACE_WIDTH,
    PLACES,
    PLACES_NAMED,
    ROW_WIDTH,
    SCRIPT_LINES,
    SPACES,
    SPOT_CELLS,
    SPOTS,
    UNITS,
)
from opfor.fast.coh.thoughts import Thoughts


class Script(Thoughts):
    """What never changes in a solo mission besides the battlefield."""

    order: list[list[int]] = field(ORDER_ROWS, ROW_WIDTH)
    order_cards: int = field()
    first_row: list[int] = field(ORDER_CARDS)
    row_count: list[int] = field(ORDER_CARDS)
    is_command_card: list[int] = field(ORDER_CARDS)
    advances: list[int] = field(ORDER_CARDS)
    advance_limit: list[int] = field(ORDER_CARDS)
    spent_number: list[int] = field(ORDER_CARDS)
    remains_fresh: list[int] = field(ORDER_CARDS)
    is_in_deck: list[int] = field(ORDER_CARDS)
    spaces: int = field()
    space_line: list[int] = field(SPACES)
    space_lines: list[int] = field(SPACES)
    is_yellow: list[int] = field(SPACES)
    line_tile: list[int] = field(SCRIPT_LINES)
    own_line: list[int] = field(2)
    own_lines: list[int] = field(2)
    line_row: list[int] = field(SCRIPT_LINES)
    line_rows: list[int] = field(SCRIPT_LINES)
    line_condition: list[int] = field(SCRIPT_LINES)
    line_conditions: list[int] = field(SCRIPT_LINES)
    condition: list[list[int]] = field(CONDITIONS, CONDITION_WIDTH)
    first_further: int = field()
    landed_line: list[int] = field(SPACES)
    landed_lines: list[int] = field(SPACES)
    waiting_line: int = field()
    waiting_lines: int = field()
    line_moment: list[int] = field(SCRIPT_LINES)
    has_moment: list[int] = field(MOMENTS)
    tells_losses: int = field()
    own_is_fateful: int = field()
    listed: list[int] = field(LISTED)
    place_row: list[list[int]] = field(PLACES, PLACE_WIDTH)
    drawn_cells: list[int] = field(ORDER_CARDS)
    drawn_cell: list[list[int]] = field(ORDER_CARDS, BOARDS)
    face: list[list[int]] = field(DEFENCES, 2)
    pool_kinds: int = field()
    start_pool: list[int] = field(DEFENCES)
    start_mines: int = field()
    sniper_red: int = field()
    mines_kind: int = field()
    changes_sight: int = field()
    usual_sight: int = field()
    opens_later: int = field()
    named_cell: list[list[int]] = field(PLACES_NAMED, CELLS)
    named_cells: list[int] = field(PLACES_NAMED)
    objectives: int = field()
    is_objective_cell: list[int] = field(CELLS)
    spot_cells: list[int] = field(SPOTS)
    spot_cell: list[list[int]] = field(SPOTS, SPOT_CELLS)
    spot_near: list[list[int]] = field(SPOTS, CELLS)
    counter_number: list[int] = field(UNITS)
    is_chosen: list[int] = field(UNITS)
    is_idle: list[int] = field(UNITS)
    is_careful: list[int] = field(UNITS)
    is_stacking: list[int] = field(UNITS)
    is_holding: list[int] = field(UNITS)
    never_meets: list[int] = field(UNITS)
    is_rumored: list[int] = field(UNITS)
    is_mortar_or_gun: list[int] = field(UNITS)
    is_mobile: list[int] = field(UNITS)
    counts_in_play: list[int] = field(UNITS)
    by_name: list[int] = field(UNITS)
    starts_in_cup: list[int] = field(UNITS)
    start_no_enemy: int = field()
    rumor_range: int = field()
    revealed_on: int = field()
    solo_initiative: int = field()
    too_hard: int = field()
