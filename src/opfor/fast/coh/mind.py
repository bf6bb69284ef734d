"""What solo play adds: the order deck and the mission's own lines as rows of numbers, rulings, the
track, the cup, and the order under the reader's eye.

A line of a card is one row (``ROW_…`` are its columns), and so is a step of a mission's line. A
goal is a number as in the readable engine: a counter's, or ``-1 - n`` for Objective ``n``: those of
the mission, then the control markers while they are the Player's, then the place that the line at
hand names. Order cards are numbered by their sorted names, so that a pile is a row of yes and no.
"""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.core.memory import field
from opfor.core.run import QUESTIONS
from opfor.fast.coh.lies import solo_switch
from opfor.fast.coh.script import Script
from opfor.fast.coh.sizes import (
    CARD_ROWS,
    CELLS,
    DEPTH,
    FOUND,
    GOALS,
    ROUTES,
    STEPS,
    STEPS_TAKEN,
    UNITS,
    WAY_HEXES,
)

ROW_KIND, ROW_CAP, ROW_DISTANCE, ROW_AI_KIND, ROW_TARGET, ROW_COMPARISON, ROW_MARGIN = range(7)
ROW_COUNT, ROW_PLACE, ROW_SIDE, ROW_GROUP, ROW_THEN, ROW_THENS = range(7, 13)
ROW_NUMBER, ROW_WITHIN, ROW_SPOT, ROW_WHAT, ROW_LIST, ROW_LISTED = range(13, 19)
ROW_AI_WORD = 19
ROW_TARGET_WORD = 25
ROW_ACTION = 31
WORDS_EACH = 6
ACTIONS_EACH = 7
NO_LINE, CLOSE_COMBAT_LINE, SHORT_RANGE_LINE, PASS_TEST, COUNTERACTIONS = range(5)
TACTICAL_LINE, MISSION_ORDERS, PLAIN_LINE = range(5, 8)
PLACE_RUMORS, PLACE_SMOKE, PLACE_WORKS, PLACE_MARKERS, PLACE_DEFENCES = range(8, 13)
TAKE_OFF, END_ROUND, END_MISSION, MOVE_MARKER, SCORE_POINTS, CHANGE_CAPS = range(13, 19)
DEAL_ACTIONS, BRING_DRAWN, BRING_GROUP, BRING_UNITS, BRING_NAMED = range(19, 24)
STRIKE, SNIPER_FIRE, DEAL_ORDERS, SHUFFLE_ORDERS, TAKE_CONTROL = range(24, 29)
FILL_CUP, REPLACE_RUMOR, DRIVE_TRUCK, LIMIT_SIGHT, OPEN_EXITS = range(29, 34)
NO_ACTION, TO_ATTACK, TO_ATTACK_FAR, TO_ATTACK_AS_GROUP, TO_TURN_AND_ATTACK = range(5)
TO_MOVE, TO_MOVE_CAREFULLY, TO_CLOSE_IN, TO_RALLY, TO_RALLY_FREELY, TO_PIVOT = range(5, 11)
TO_DISENGAGE, TO_FRESHEN, TO_SPEND, TO_HIT, TO_UNHIT, TO_REVEAL = range(11, 17)
TO_DIG_IN, TO_LAY_SMOKE, TO_EXIT = range(17, 20)
NO_WORD, IS_FRESH, IS_SPENT, IS_HIT, IS_UNHIT, IN_COVER, IN_0_DM_HEX = range(7)
IN_FIRE_ZONE, IN_LOS, IS_MOBILE, JUST_ACTED, JUST_ATTACKED, JUST_MOVED = range(7, 13)
IS_FOOT, IS_GUN, IS_VEHICLE, IS_CHOSEN = range(13, 17)
HIGHEST_AR, LOWEST_DV, LARGEST_GROUP, WAS_DESTROYED = range(17, 21)
ANY_AI, ONLY_RUMORS, ONLY_MORTARS, ANY_UNITS, ONLY_NAMED = range(5)
AT_UNITS, AT_OBJECTIVES, AT_TARGETS, UNIT_FIRST, OBJECTIVE_FIRST = range(5)
AT_AI, AT_RUMORS, AT_PLACE = range(5, 8)
ANY_DISTANCE, CLOSEST, FARTHEST = range(3)
LESS, AT_MOST, MORE, AT_LEAST, EQUAL = range(5)
COND_KIND, COND_NONE, COND_SIDE, COND_OF, COND_SOURCE, COND_PLACE = range(6)
COND_COMPARISON, COND_FIRST, COND_VALUE, COND_WORD = range(6, 10)
SOME_COUNTER, MARKERS_HELD, COMPARED, HAS_PASSED, PLAIN_NUMBER, ON_METER, BY_DICE = range(7)
PLACE_KIND, PLACE_LIST, PLACE_HEXES, PLACE_OF, PLACE_PICK, PLACE_DISTANCE = range(6)
PLACE_ANCHOR, PLACE_SPOT, PLACE_WORD = range(6, 9)
FIXED_PLACE, PICKED_PLACE, AROUND_PLACE, DRAWN_PLACE = range(4)
ANYWHERE_ELSE, FROM_CUP, FROM_RE_CUP, FROM_RESERVE = range(4)
DRAW_CARD, DISCARD_CARD, EXECUTE_CARD, ADD_CARD, REMOVE_CARD = range(5)
TAKE_RUMOR, TAKE_SMOKE, TAKE_AI_MARKER, TAKE_MARKER, TAKE_WORK, TAKE_ANY_WORK = range(6)
AI_VPS, PLAYER_VPS, PLAYER_CAPS, ROUND_NUMBER, MARKER_SPACE = range(5)
OF_UNITS, OF_AI, OF_OBJECTIVES, OF_RUMORS, OF_EITHER, OF_SPOT, OF_MARKERS = range(7)
NO_LADDER, ONE_UNIT, ONE_AI = range(3)
MARKER_ADVANCES, ROUND_STARTS, ROUND_ENDS, MISSION_ENDS = range(4)
AI_FALLS, UNIT_FALLS, RUMOR_TURNS = range(4, 7)
ANYWHERE, SAME_HEX, NEXT_TO = range(3)
TRACK_COMPLETE, CALLED_OFF = range(3, 5)
COUNTERACTION, MISSION_ORDER = range(2)
UNREAD = -2
DO_PASS, DO_ATTACK, DO_TURN_AND_ATTACK, DO_PIVOT, DO_MOVE, DO_RALLY = range(6)
DO_RALLY_FREELY, DO_COUNTERACTION, DO_MISSION_ORDER, DO_ENTER = range(6, 10)
DO_FRESHEN, DO_SPEND, DO_HIT, DO_UNHIT, DO_REVEAL = range(10, 15)
DO_DIG_IN, DO_LAY_SMOKE, DO_EXIT = range(15, 18)
TIE, ORDERS, RE_CUP = range(8, 11)
ENTRY_CUP, DEFENCES_DRAWN, COMMAND_CARDS = range(12, 15)


class Skip:
    """Why a line of a card is skipped, in the order of the rows that say so."""

    NOBODY_IN_HEX, NOBODY_NEXT, NO_ACTION, NO_PASS, NO_COUNTERACTION = range(5)
    NO_TACTICAL, NO_MISSION_ORDER, REASONS = range(5, 8)


class Lacked:
    """What the actions of a skipped line lacked: the rung at which the last AI fell, if they agree;
    without any AI it is none (``NO_RUNG``)."""

    NOT_READ, SEVERAL = range(1000, 1002)


class Turn:
    """The pivots that turn to somebody."""

    AT_SHORT_RANGE, TO_ATTACK, TO_FLANKER, AS_ORDERED = range(4)


class Leaving:
    """Which order makes an AI disengage, if any does."""

    NOT, BY_ORDER, AT_SHORT_RANGE = range(3)


class RowOf:
    """Rows that a reader of orders asks about."""

    MAY_ACT, IN_HEX, NEXT_TO, ABLE, ROWS = range(5)


class Mind(Script):
    """Everything of a solo mission that a firefight has not; nothing of it counts there.

    ``row_of`` are rows of the ladder of those who can act, by ``RowOf``; ``other_tie`` the row by
    which a question leaves a tie to chance where it has two. A question waits ``aside`` while
    another comes between. Of a card, ``read_from`` and ``read_to`` are its rows, ``skipped`` says
    why a line of it is, ``lacked`` the rung at which its last AI fell (while it ``reads_aloud``),
    ``skips`` has a bit for each reason met, ``skip`` is the one at hand; ``own_place`` of an own
    order was the first possible, ``own_stop`` says what stopped those before it. ``taker`` are
    those who took each step of the lines at hand, ``first_taken`` the card's first.
    """

    other_tie: list[int] = field(QUESTIONS)
    row_of: list[int] = field(RowOf.ROWS)
    aside: list[int] = field(CARD_ROWS)
    aside_measured: list[int] = field(CARD_ROWS)
    aside_left: int = field()
    aside_settled: int = field()
    skipped: list[int] = field(CARD_ROWS)
    skips: int = field()
    skip: int = field()
    read_from: int = field()
    read_to: int = field()
    reads_aloud: int = field()
    lacked: list[int] = field(CARD_ROWS)
    own_stop: list[list[int]] = field(2, CARD_ROWS)
    line_stop: int = field()
    stop_needs: int = field()
    fell_first: int = field()
    own_kind: int = field()
    own_place: int = field()
    is_rumored: list[int] = field(
        UNITS, lies=lambda _, known: [c.unit == RUMORED.id for c in known.begins.counters]
    )
    bot: int = field(lies=lambda s, _: -1 if s.bot is None else s.bot)
    flank_is_free: int = solo_switch("low_risk_flank", "free")
    hidden_ai_left_out: int = solo_switch("hidden_ai_count", "not-counted")
    cap_ignored: int = solo_switch("cap_counts_for_eleven", "no")
    cover_first: int = solo_switch("blocked_move_order", "cover-first")
    units_only_remain: int = solo_switch("remain_fresh", "units-only")
    cornered_do_nothing: int = solo_switch("cornered_poor_fighter", "next-order")
    auto_rally_rolls: int = solo_switch("auto_rally", "rolled")
    tries_next_order: int = solo_switch("revealed_without_shot", "next-order")
    counts_draw_pile: int = solo_switch("last_command_card_count", "draw-pile")
    loses_after_check: int = solo_switch("deck_loss_timing", "after-check")
    ai_wins_ties: int = solo_switch("equal_vps", "ai-wins")
    player_wins_ties: int = solo_switch("equal_vps", "player-wins")
    fresh_zones_only: int = solo_switch("whose_fire_zones", "fresh-units")
    able_zones_only: int = solo_switch("fire_zone_projectors", "able-to-fire")
    faces_all_objectives: int = solo_switch("facing_objective", "most")
    own_unchecked: int = solo_switch("mission_order_check", "unchecked")
    flanked_turn_any_time: int = solo_switch("low_risk_pivot", "any-time")
    ends_at_once: int = solo_switch("mission_end", "at-once")
    rolls_off: int = solo_switch("solo_initiative", "roll-off")
    all_support: int = solo_switch("group_attack_members", "all-neighbours")
    any_such_hex: int = solo_switch("flank_and_cover_entry", "any-such-hex")
    each_ai_turns: int = solo_switch("pivot_as_fallback", "each-ai")
    stops_adjacent: int = solo_switch("move_onto_target", "stops-adjacent")
    closest_first: int = solo_switch("unit_or_objective", "closest")
    front_dv: int = solo_switch("lowest_dv_view", "front")
    printed_ar: int = solo_switch("highest_ar_value", "printed")
    long_only: int = solo_switch("long_range_order", "long-only")
    sees_for_itself: int = solo_switch("sight_words", "acting-ai")
    groups_without_rumors: int = solo_switch("largest_group_members", "without")
    ladders_by_action: int = solo_switch("ladders_of_priority_orders", "by-action")
    attacks_nobody: int = solo_switch("pivot_cannot_attack", "any-unit")
    ar_by_acting: int = solo_switch("unit_ar", "acting-ai")
    bonus_declined: int = solo_switch("ai_bonus_moves", "declined")
    draws_unread: int = solo_switch("entry_cup_turn", "first-move-order")
    words_at_edge: int = solo_switch("hex_words_at_the_edge", "entry-hex")
    counter_cost: int = solo_switch("attack_cost", "counter")
    never_indirect: int = solo_switch("ai_indirect_fire", "never")
    fires_point_blank: int = solo_switch("mortar_minimum_range", "waived-when-adjacent")
    walls_are_none: int = solo_switch("walls_as_cover", "never")
    movers_stay_fresh: int = solo_switch("revealed_mover", "stays-fresh")
    reads_on: int = solo_switch("called_off_round", "after-the-card")
    forgets_acts: int = solo_switch("just_acted_over_rounds", "forgotten")
    never_spent_on_green: int = solo_switch("named_spent", "never-on-green")
    checks_each: int = solo_switch("check_of_steps", "each")
    shells_reveal: int = solo_switch("shells_on_rumors", "always-reveal")
    drawn_counter: int = field()
    is_free_cell: list[int] = field(CELLS)
    is_command: int = field()
    has_just_acted: list[int] = field(UNITS)
    deed: int = field()
    arriving_ai: int = field()
    arriving_units: int = field()
    outlooks: int = field()
    kept_command: list[int] = field(DEPTH)
    kept_acted: list[list[int]] = field(DEPTH, UNITS)
    kept_deed: list[int] = field(DEPTH)
    kept_ai: list[int] = field(DEPTH)
    kept_units: list[int] = field(DEPTH)
    was_actor: list[int] = field(UNITS)
    order_in_use: int = field()
    own_ready: list[int] = field(2)
    order_row: int = field()
    named_spot: int = field()
    order_action: int = field()
    order_scope: int = field()
    is_pivoting: int = field()
    word: int = field()
    only_ai: int = field()
    is_barred: list[int] = field(UNITS)
    bars_some: int = field()
    pair: list[list[int]] = field(UNITS, GOALS)
    pairs: list[int] = field(UNITS)
    matching: list[int] = field(GOALS)
    matches: int = field()
    aim: list[int] = field(GOALS)
    aims: int = field()
    acting: int = field()
    way_goal: int = field()
    is_careful_way: int = field()
    is_way_in_danger: int = field()
    leaving: int = field()
    at_ai: int = field()
    at_cell: int = field()
    at_turn: int = field()
    at_most: int = field()
    at_revealed: int = field()
    towards: list[int] = field(UNITS)
    towards_count: int = field()
    helper: list[int] = field(UNITS)
    helpers: int = field()
    marked: list[int] = field(CELLS)
    end_cell: list[int] = field(CELLS)
    ends: int = field()
    step_ends: int = field()
    way: list[int] = field(WAY_HEXES)
    route: list[list[int]] = field(ROUTES, WAY_HEXES)
    route_length: list[int] = field(ROUTES)
    routes: int = field()
    plan_line: int = field()
    plan_do: int = field()
    plan_goal: int = field()
    plan_cell: int = field()
    plan_facing: int = field()
    plan_cap: int = field()
    plan_is_far: int = field()
    plan_is_group: int = field()
    plan_is_careful: int = field()
    did: list[int] = field(UNITS)
    dids: int = field()
    did_cost: int = field()
    has_baulked: int = field()
    taker: list[list[int]] = field(STEPS_TAKEN, UNITS)
    taken_cost: list[int] = field(STEPS_TAKEN)
    taken_turn: list[int] = field(STEPS_TAKEN)
    steps_taken: int = field()
    first_taken: int = field()
    is_in_line: int = field()
    depth: int = field()
    due_row: list[list[int]] = field(DEPTH, STEPS)
    due_rows: list[int] = field(DEPTH)
    own_row: list[list[int]] = field(2, STEPS)
    own_rows: list[int] = field(2)
    has_turned_back: list[int] = field(DEPTH)
    everybody: list[list[int]] = field(DEPTH, UNITS)
    everybodies: list[int] = field(DEPTH)
    everybody_cost: list[int] = field(DEPTH)
    pick_word: list[int] = field(WORDS_EACH)
    pick_distance: int = field()
    pick_anchor: int = field()
    pick_spot: int = field()
    pick_ladder: int = field()
    has_picked: int = field()
    found_cell: list[int] = field(FOUND)
    found_cells: int = field()
    counted_goal: list[int] = field(GOALS)
    counted_goals: int = field()
    is_found: list[int] = field(UNITS)
    is_done: list[int] = field(UNITS)
    picked: list[int] = field(UNITS)
    picks: int = field()
