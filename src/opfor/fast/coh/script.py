"""What a mission of its own says: order cards and lines as rows of numbers (``mind``), the track,
Objectives, the counters that rules bind for good.

An Objective of the mission, and a place that an order is aimed at, is a spot: its cells, and how
far each cell of the map is from the nearest of them.
"""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.cardboard.coh.missions.solo_mission import steps_of
from opfor.cardboard.coh.orders.effects import LimitSight
from opfor.cardboard.coh.orders.lines import StandingRule
from opfor.core.memory import field
from opfor.fast.coh.lies import bound_by, column, lengths, of_counters, of_kinds, on_orders, script
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
    SIDES,
    SPACES,
    SPOT_CELLS,
    SPOTS,
    UNITS,
)
from opfor.fast.coh.thoughts import Thoughts
from opfor.games.coh.values.book_numbers import PRINTED_COST_OF_MOBILE, REVEALED_ON, TOO_HARD
from opfor.games.coh.values.solo_state import NO_ENEMY
from opfor.games.coh.values.standing_rules import chosen_counters

MINES = "mines"
"""The kind of work that lies behind a Rumored Enemy."""


def changes_sight(setting: Any) -> bool:
    """Whether a line of the mission says how far anybody sees."""
    if setting.bot is None:
        return False
    return any(isinstance(step, LimitSight) for step in steps_of(setting.script))


class Script(Thoughts):
    """What never changes in a solo mission besides the battlefield."""

    order: list[list[int]] = field(ORDER_ROWS, ROW_WIDTH, lies=script("every"))
    told_arriving: list[int] = field(SIDES, lies=lambda s, _: getattr(s, "arriving", (0, 0)))
    order_cards: int = field(lies=lambda _, known: len(known.script.cards))
    first_row: list[int] = field(ORDER_CARDS, lies=column("card_rows", 0))
    row_count: list[int] = field(ORDER_CARDS, lies=column("card_rows", 1))
    is_command_card: list[int] = field(ORDER_CARDS, lies=on_orders("is_command"))
    advances: list[int] = field(
        ORDER_CARDS,
        lies=lambda _, known: [
            card.track.advance if card.track else 0 for card in known.script.cards
        ],
    )
    advance_limit: list[int] = field(
        ORDER_CARDS,
        lies=lambda _, known: [
            card.track.limit if card.track else 0 for card in known.script.cards
        ],
    )
    spent_number: list[int] = field(ORDER_CARDS, lies=on_orders("spent"))
    remains_fresh: list[int] = field(ORDER_CARDS, lies=on_orders("remain_fresh"))
    is_in_deck: list[int] = field(
        ORDER_CARDS, lies=lambda s, known: [key not in s.spare for key in known.script.keys]
    )
    spaces: int = field(lies=lambda _, known: len(known.script.spaces) - 1)
    space_line: list[int] = field(SPACES, lies=column("spaces", 0))
    space_lines: list[int] = field(SPACES, lies=column("spaces", 1))
    is_yellow: list[int] = field(
        SPACES, lies=lambda s, _: [0, *(space.yellow for space in s.solo.track)]
    )
    line_tile: list[int] = field(SCRIPT_LINES, lies=script("tile_bits"))
    own_line: list[int] = field(2, lies=column("own", 0))
    own_lines: list[int] = field(2, lies=column("own", 1))
    line_row: list[int] = field(SCRIPT_LINES, lies=column("lines", 0))
    line_rows: list[int] = field(SCRIPT_LINES, lies=column("lines", 1))
    line_condition: list[int] = field(SCRIPT_LINES, lies=column("lines", 2))
    line_conditions: list[int] = field(SCRIPT_LINES, lies=column("lines", 3))
    condition: list[list[int]] = field(CONDITIONS, CONDITION_WIDTH, lies=script("conditions"))
    first_further: int = field(lies=script("first_further"))
    landed_line: list[int] = field(SPACES, lies=column("landed", 0))
    landed_lines: list[int] = field(SPACES, lies=column("landed", 1))
    waiting_line: int = field(lies=lambda _, known: known.script.waiting[0])
    waiting_lines: int = field(lies=lambda _, known: known.script.waiting[1])
    line_moment: list[int] = field(SCRIPT_LINES, lies=script("line_moments"))
    has_moment: list[int] = field(MOMENTS, lies=script("has_moment"))
    tells_losses: int = field(lies=script("tells_losses"))
    own_is_fateful: int = field(lies=script("own_is_fateful"))
    listed: list[int] = field(LISTED, lies=script("listed"))
    place_row: list[list[int]] = field(PLACES, PLACE_WIDTH, lies=script("places.rows"))
    drawn_cells: list[int] = field(ORDER_CARDS, lies=lengths("drawn"))
    drawn_cell: list[list[int]] = field(ORDER_CARDS, BOARDS, lies=script("drawn"))
    face: list[list[int]] = field(
        DEFENCES,
        2,
        lies=lambda _, known: [
            [known.work_names.index(f) for f in n.split("/")] for n in known.script.pool
        ],
    )
    pool_kinds: int = field(lies=lambda _, known: len(known.script.pool))
    start_pool: list[int] = field(
        DEFENCES, lies=lambda s, known: [s.solo.defences.count(n) for n in known.script.pool]
    )
    start_mines: int = field(lies=lambda s, _: s.solo.mines)
    sniper_red: int = field(lies=lambda s, _: s.numbers.sniper_red)
    mines_kind: int = field(lies=lambda _, known: known.work_names.index(MINES))
    changes_sight: int = field(lies=lambda s, _: changes_sight(s))
    usual_sight: int = field(lies=lambda s, _: s.sight_limit)
    opens_later: int = field(lies=lambda s, _: s.opens_later)
    named_cell: list[list[int]] = field(PLACES_NAMED, CELLS, lies=script("places.lists"))
    named_cells: list[int] = field(PLACES_NAMED, lies=lengths("places.lists"))
    objectives: int = field(lies=lambda s, _: len(s.objectives))
    is_objective_cell: list[int] = field(CELLS, lies=script("objective_cells"))
    spot_cells: list[int] = field(SPOTS, lies=lengths("places.spots"))
    spot_cell: list[list[int]] = field(SPOTS, SPOT_CELLS, lies=script("places.spots"))
    spot_near: list[list[int]] = field(SPOTS, CELLS, lies=script("near"))
    counter_number: list[int] = of_counters("number")
    is_chosen: list[int] = field(
        UNITS, lies=lambda s, known: known.script.those(chosen_counters(s, known.begins))
    )
    is_idle: list[int] = field(UNITS, lies=bound_by(StandingRule.NO_ORDERS))
    is_careful: list[int] = field(UNITS, lies=bound_by(StandingRule.ONLY_LOW_RISK_MOVES))
    is_stacking: list[int] = field(UNITS, lies=bound_by(StandingRule.MAY_STACK))
    is_holding: list[int] = field(UNITS, lies=bound_by(StandingRule.HOLD_POSITION))
    never_meets: list[int] = field(UNITS, lies=bound_by(StandingRule.NEVER_ENTER_CC))
    is_mortar_or_gun: list[int] = of_kinds(lambda k: k.has("mortar") or k.has("infantry-gun"))
    is_mobile: list[int] = of_kinds(
        lambda k: k.kind != "gun" and k.move_cost <= PRINTED_COST_OF_MOBILE
    )
    counts_in_play: list[int] = of_kinds(lambda k: not k.has("non-combat"))
    by_name: list[int] = field(UNITS, lies=script("by_name"))
    starts_in_cup: list[int] = field(
        UNITS, lies=lambda _, known: [c.id in known.script.cup for c in known.begins.counters]
    )
    start_no_enemy: int = field(lies=lambda _, known: known.script.cup.count(NO_ENEMY))
    rumor_range: int = field(lies=lambda _, __: RUMORED.range)
    revealed_on: int = field(lies=lambda _, __: REVEALED_ON)
    solo_initiative: int = field(lies=lambda s, _: s.numbers.solo_initiative)
    too_hard: int = field(lies=lambda _, __: TOO_HARD)
