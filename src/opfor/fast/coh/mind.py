"""What solo play adds: the order deck and the mission's own lines as rows of numbers, rulings, the
track, the cup, and the order under the reader's eye.

A line of a card is one row (``ROW_…`` are its columns), and so is a step of a mission's line. A
goal is a number as in the readable engine: a Unit's, or ``-1 - n`` for the control marker ``n``
while it is the Player's. Order cards are numbered by their sorted names, so that a pile is a row
of yes and no.
"""

from __future__ import annotations

from opfor.fast.coh.sizes import (
    CANDIDATES,
    CELLS,
    CONDITION_WIDTH,
    CONDITIONS,
    GOALS,
    ORDER_CARDS,
    ORDER_ROWS,
    PLACES_NAMED,
    ROUTES,
    ROW_WIDTH,
    RULES,
    SCRIPT_LINES,
    SPACES,
    UNITS,
    WAY_HEXES,
)
from opfor.fast.coh.thoughts import Thoughts
from opfor.fast.run import grid, numbers

ROW_KIND, ROW_CAP, ROW_DISTANCE, ROW_AI_KIND, ROW_TARGET, ROW_COMPARISON, ROW_MARGIN = range(7)
ROW_COUNT, ROW_PLACE, ROW_SIDE, ROW_GROUP, ROW_ACTION = range(7, 12)
ROW_THENS = 14
ROW_AI_WORD = 15
ROW_TARGET_WORD = 19
ROW_THEN = 23
WORDS_EACH = 4
NO_LINE, CLOSE_COMBAT_LINE, SHORT_RANGE_LINE, PASS_TEST, COUNTERACTIONS = range(5)
TACTICAL_LINE, MISSION_ORDERS, PLAIN_LINE, PLACE_RUMORS, CHANGE_CAPS = range(5, 10)
END_ROUND, SCORE_POINTS, BRING_GROUP, BRING_DRAWN, MOVE_MARKER = range(10, 15)
NO_ACTION, TO_ATTACK, TO_ATTACK_FAR, TO_ATTACK_AS_GROUP, TO_TURN_AND_ATTACK = range(5)
TO_MOVE, TO_MOVE_CAREFULLY, TO_CLOSE_IN, TO_RALLY, TO_RALLY_FREELY, TO_PIVOT = range(5, 11)
TO_DISENGAGE, TO_FRESHEN = range(11, 13)
NO_WORD, IS_FRESH, IS_SPENT, IS_HIT, IS_UNHIT, IN_COVER, IN_0_DM_HEX = range(7)
IN_FIRE_ZONE, IN_LOS, IS_MOBILE, JUST_ACTED, JUST_ATTACKED, JUST_MOVED = range(7, 13)
IS_FOOT, IS_GUN, IS_VEHICLE = range(13, 16)
HIGHEST_AR, LOWEST_DV, LARGEST_GROUP = range(16, 19)
ANY_AI, ONLY_RUMORS, ONLY_MORTARS = range(3)
AT_UNITS, AT_OBJECTIVES, AT_TARGETS, UNIT_FIRST, OBJECTIVE_FIRST = range(5)
ANY_DISTANCE, CLOSEST, FARTHEST = range(3)
LESS, AT_MOST, MORE, AT_LEAST, EQUAL = range(5)
COND_KIND, COND_NONE, COND_SIDE, COND_MARKERS, COND_WORD = range(5)
COND_OF, COND_WITHIN, COND_AROUND, COND_COMPARISON, COND_FIRST, COND_VALUE = range(7, 13)
SOME_COUNTER, MARKERS_HELD, COMPARED, HAS_PASSED, PLAIN_NUMBER, ON_METER = range(6)
AI_VPS, PLAYER_VPS, PLAYER_CAPS, ROUND_NUMBER, MARKER_SPACE = range(5)
OF_UNITS, OF_AI, OF_OBJECTIVES = range(3)
ANYWHERE, SAME_HEX, NEXT_TO = range(3)
TRACK_COMPLETE = 3
COUNTERACTION, MISSION_ORDER = range(2)
UNREAD = -2
DO_PASS, DO_ATTACK, DO_TURN_AND_ATTACK, DO_PIVOT, DO_MOVE, DO_RALLY = range(6)
DO_RALLY_FREELY, DO_FRESHEN, DO_COUNTERACTION, DO_MISSION_ORDER, DO_ENTER = range(6, 11)
TIE, ORDERS, RE_CUP = range(6, 9)
ENTRY_CUP = 10


class Mind(Thoughts):
    """Everything of a solo mission that a firefight has not; nothing of it counts there."""

    def __init__(self) -> None:
        Thoughts.__init__(self)
        self._room()
        self._order_cards()
        self._script()
        self._kinds()
        self._solo_rulings()
        self._solo_state()
        self._reading()
        self._ways()
        self._plan()

    def _room(self) -> None:
        self.settled = numbers(RULES)
        self.candidates = numbers(CANDIDATES)
        self.measured = numbers(CANDIDATES)

    def _order_cards(self) -> None:
        self.bot = 0
        self.order = grid(ORDER_ROWS, ROW_WIDTH)
        self.order_cards = 0
        self.first_row = numbers(ORDER_CARDS)
        self.row_count = numbers(ORDER_CARDS)
        self.is_command_card = numbers(ORDER_CARDS)
        self.advances = numbers(ORDER_CARDS)
        self.advance_limit = numbers(ORDER_CARDS)
        self.spent_number = numbers(ORDER_CARDS)
        self.remains_fresh = numbers(ORDER_CARDS)
        self.is_in_deck = numbers(ORDER_CARDS)

    def _script(self) -> None:
        self.spaces = 0
        self.space_line = numbers(SPACES)
        self.space_lines = numbers(SPACES)
        self.is_yellow = numbers(SPACES)
        self.line_tile = numbers(SCRIPT_LINES)
        self.own_line = numbers(2)
        self.own_lines = numbers(2)
        self.line_row = numbers(SCRIPT_LINES)
        self.line_rows = numbers(SCRIPT_LINES)
        self.line_condition = numbers(SCRIPT_LINES)
        self.line_conditions = numbers(SCRIPT_LINES)
        self.condition = grid(CONDITIONS, CONDITION_WIDTH)
        self.first_further = 0
        self.round_end_line = 0
        self.round_end_lines = 0
        self.named_cell = grid(PLACES_NAMED, CELLS)
        self.named_cells = numbers(PLACES_NAMED)

    def _kinds(self) -> None:
        self.is_rumored = numbers(UNITS)
        self.is_mortar_or_gun = numbers(UNITS)
        self.is_mobile = numbers(UNITS)
        self.counts_in_play = numbers(UNITS)
        self.event_group = numbers(UNITS)
        self.cup_rank = numbers(UNITS)
        self.cup_ranks = 0
        self.by_name = numbers(UNITS)
        self.starts_in_cup = numbers(UNITS)
        self.start_no_enemy = 0
        self.rumor_range = 0
        self.revealed_on = 0
        self.solo_initiative = 0
        self.too_hard = 0

    def _solo_rulings(self) -> None:
        self.flank_is_free = 0
        self.by_permissions = 0
        self.cap_ignored = 0
        self.cover_first = 0
        self.units_only_remain = 0
        self.cornered_do_nothing = 0
        self.auto_rally_rolls = 0
        self.tries_next_order = 0
        self.counts_draw_pile = 0
        self.loses_after_check = 0
        self.ai_wins_ties = 0
        self.player_wins_ties = 0
        self.fresh_zones_only = 0
        self.able_zones_only = 0
        self.faces_all_objectives = 0
        self.own_unchecked = 0
        self.flanked_turn_any_time = 0
        self.ends_at_once = 0
        self.rolls_off = 0
        self.all_support = 0
        self.any_such_hex = 0
        self.each_ai_turns = 0
        self.stops_adjacent = 0
        self.closest_first = 0
        self.objectives_first = 0
        self.any_closest_unit = 0
        self.front_dv = 0
        self.printed_ar = 0
        self.long_only = 0
        self.sees_for_itself = 0
        self.groups_without_rumors = 0
        self.ladders_by_action = 0
        self.attacks_nobody = 0
        self.ar_by_acting = 0
        self.random_move_target = 0
        self.bonus_declined = 0
        self.draws_unread = 0
        self.words_at_edge = 0
        self.counter_cost = 0
        self.never_indirect = 0
        self.fires_point_blank = 0

    def _solo_state(self) -> None:
        self.in_pile = numbers(ORDER_CARDS)
        self.piled = 0
        self.used_card = numbers(ORDER_CARDS)
        self.used_cards = 0
        self.removed_card = numbers(ORDER_CARDS)
        self.removed_cards = 0
        self.space = 0
        self.in_cup = numbers(UNITS)
        self.no_enemy = 0
        self.no_enemy_drawn = 0
        self.fallen = 0
        self.called_off = 0
        self.revealed = 0

    def _reading(self) -> None:
        self.is_command = 0
        self.has_just_acted = numbers(UNITS)
        self.deed = 0
        self.arriving_ai = 0
        self.arriving_units = 0
        self.kept_acted = numbers(UNITS)
        self.kept_deed = 0
        self.kept_ai = 0
        self.kept_units = 0
        self.own_ready = numbers(2)
        self.order_row = 0
        self.order_action = 0
        self.order_scope = 0
        self.is_pivoting = 0
        self.word = 0
        self.only_ai = 0
        self.is_barred = numbers(UNITS)
        self.pair = grid(UNITS, GOALS)
        self.pairs = numbers(UNITS)
        self.matching = numbers(GOALS)
        self.matches = 0
        self.aim = numbers(GOALS)
        self.aims = 0
        self.acting = 0
        self.way_goal = 0
        self.is_careful_way = 0
        self.at_ai = 0
        self.at_cell = 0
        self.at_rule = 0
        self.at_most = 0
        self.at_revealed = 0
        self.facing_rule = 0
        self.towards = numbers(UNITS)
        self.towards_count = 0
        self.helper = numbers(UNITS)
        self.helpers = 0
        self.marked = numbers(CELLS)

    def _ways(self) -> None:
        self.end_cell = numbers(CANDIDATES)
        self.ends = 0
        self.step_ends = 0
        self.way = numbers(WAY_HEXES)
        self.route = grid(ROUTES, WAY_HEXES)
        self.route_length = numbers(ROUTES)
        self.routes = 0

    def _plan(self) -> None:
        self.plan_line = 0
        self.plan_do = 0
        self.plan_goal = 0
        self.plan_cell = 0
        self.plan_facing = 0
        self.plan_cap = 0
        self.plan_is_far = 0
        self.plan_is_group = 0
        self.plan_is_careful = 0
        self.did = numbers(UNITS)
        self.dids = 0
        self.did_cost = 0
        self.has_baulked = 0
        self.has_turned_back = 0
        self.is_in_line = 0
        self.everybody = numbers(UNITS)
        self.everybodies = 0
        self.everybody_cost = 0
        self.is_done = numbers(UNITS)
        self.picked = numbers(UNITS)
        self.picks = 0
