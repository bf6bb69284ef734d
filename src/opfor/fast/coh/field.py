"""What never changes during a firefight: ground, counters, hits, cards, numbers, rulings."""

from __future__ import annotations

from opfor.fast.coh.mind import Mind
from opfor.fast.coh.sizes import (
    CARDS,
    CELLS,
    COLOURS,
    COLUMNS_ACROSS,
    ENTRIES,
    EXITS,
    FACES,
    FACINGS,
    GAITS,
    HITS,
    MARKERS,
    PIECES,
    PIPS,
    POSTS,
    ROUNDS_NUMBERED,
    ROWS_DOWN,
    SIDES,
    UNITS,
    WORK_KINDS,
    WORKS,
)
from opfor.fast.run import grid, numbers


class Field(Mind):
    """What never changes during a firefight.

    ``fronts`` has a bit for every facing that has the second cell in front of the first. A line of
    sight is kept by the size of its differences: its pieces, each with its partner (itself, unless
    the line runs along the side of two hexes). Counters have a row each, whatever their kind.
    """

    def __init__(self) -> None:
        Mind.__init__(self)
        self._ground()
        self._units()
        self._hits_and_cards()
        self._works()
        self._numbers()
        self._mission()
        self._rulings()

    def _ground(self) -> None:
        self.cells = 0
        self.distance = grid(CELLS, CELLS)
        self.sees = grid(CELLS, CELLS)
        self.fronts = grid(CELLS, CELLS)
        self.walled = grid(CELLS, CELLS)
        self.neighbour = grid(CELLS, FACINGS)
        self.posts = numbers(CELLS)
        self.post = grid(CELLS, POSTS)
        self.extra = [grid(CELLS, FACINGS) for _ in range(GAITS)]
        self.entry_extra = grid(GAITS, CELLS)
        self.inwards = numbers(CELLS)
        self.is_road = numbers(CELLS)
        self.is_easy = numbers(CELLS)
        self.road_over = grid(CELLS, FACINGS)
        self.easy_over = grid(CELLS, FACINGS)
        self.level = numbers(CELLS)
        self.blocks = numbers(CELLS)
        self.dm = numbers(CELLS)
        self.attacks_from = numbers(CELLS)
        self.holds_smoke = numbers(CELLS)
        self.covers = numbers(CELLS)
        self.bursts = numbers(CELLS)
        self.column = numbers(CELLS)
        self.row = numbers(CELLS)
        self.cell_at = grid(COLUMNS_ACROSS, ROWS_DOWN)
        self.line_begins = grid(COLUMNS_ACROSS, ROWS_DOWN)
        self.line_ends = grid(COLUMNS_ACROSS, ROWS_DOWN)
        self.piece_x = numbers(PIECES)
        self.piece_y = numbers(PIECES)
        self.partner_x = numbers(PIECES)
        self.partner_y = numbers(PIECES)

    def _units(self) -> None:
        self.units = 0
        self.side_of = numbers(UNITS)
        self.printed_attack_cost = numbers(UNITS)
        self.indirect_cost = numbers(UNITS)
        self.printed_move_cost = numbers(UNITS)
        self.printed_range = numbers(UNITS)
        self.minimum_range = numbers(UNITS)
        self.red = numbers(UNITS)
        self.blue = numbers(UNITS)
        self.boxed = grid(COLOURS, UNITS)
        self.flank_dr = numbers(UNITS)
        self.front_dr = numbers(UNITS)
        self.flank_colour = numbers(UNITS)
        self.front_colour = numbers(UNITS)
        self.gait = numbers(UNITS)
        self.has_flame = numbers(UNITS)
        self.throws_smoke = numbers(UNITS)
        self.fires_smoke = numbers(UNITS)
        self.has_explosive = numbers(UNITS)
        self.is_foot = numbers(UNITS)
        self.is_vehicle = numbers(UNITS)
        self.is_tracked = numbers(UNITS)
        self.is_armed = numbers(UNITS)
        self.is_effective = numbers(UNITS)
        self.has_turret = numbers(UNITS)
        self.fires_all_round = numbers(UNITS)
        self.is_open_topped = numbers(UNITS)
        self.is_apc = numbers(UNITS)
        self.is_transport = numbers(UNITS)
        self.is_pioneer = numbers(UNITS)
        self.is_mortar = numbers(UNITS)
        self.wheels = numbers(UNITS)
        self.tracks = numbers(UNITS)
        self.costs_cap = numbers(UNITS)
        self.kill_vp = numbers(UNITS)
        self.absent_vp = numbers(UNITS)
        self.due = numbers(UNITS)
        self.areas = numbers(UNITS)
        self.area = grid(UNITS, CELLS)
        self.ways_in = numbers(UNITS)
        self.way_in = grid(UNITS, ENTRIES)
        self.detours = numbers(UNITS)
        self.detour = grid(UNITS, ENTRIES)

    def _hits_and_cards(self) -> None:
        self.hits = 0
        self.hit_rally = numbers(HITS)
        self.hit_attack_cost = numbers(HITS)
        self.hit_move_cost = numbers(HITS)
        self.hit_red = numbers(HITS)
        self.hit_blue = numbers(HITS)
        self.hit_range = numbers(HITS)
        self.hit_front_dr = numbers(HITS)
        self.hit_flank_dr = numbers(HITS)
        self.hit_stops = numbers(HITS)
        self.hit_stuns = numbers(HITS)
        self.hit_holds = numbers(HITS)
        self.hit_strands = numbers(HITS)
        self.hit_pile = numbers(HITS)
        self.hit_silences = grid(COLOURS, HITS)
        self.hit_disarms = numbers(HITS)
        self.hit_weakens = numbers(HITS)
        self.hit_kills = numbers(HITS)
        self.full_stock = numbers(HITS)
        self.bogged = 0
        self.cards = 0
        self.card_is_action = numbers(CARDS)
        self.card_effect = numbers(CARDS)
        self.card_caps = numbers(CARDS)
        self.card_aps = numbers(CARDS)
        self.full_deck = numbers(CARDS)

    def _works(self) -> None:
        self.hasty = 0
        self.work_dr = numbers(WORK_KINDS)
        self.work_dm_front = numbers(WORK_KINDS)
        self.work_dm_flank = numbers(WORK_KINDS)
        self.work_holds = numbers(WORK_KINDS)
        self.work_has_facing = numbers(WORK_KINDS)
        self.work_is_obstacle = numbers(WORK_KINDS)
        self.work_stops_bonus = numbers(WORK_KINDS)
        self.work_slows_foot = numbers(WORK_KINDS)
        self.work_explodes = numbers(WORK_KINDS)
        self.fits_in = grid(WORK_KINDS, UNITS)
        self.is_kept_out = grid(WORK_KINDS, UNITS)
        self.crushes = grid(WORK_KINDS, UNITS)
        self.start_works = 0
        self.start_work_kind = numbers(WORKS)
        self.start_work_cell = numbers(WORKS)
        self.start_work_facing = numbers(WORKS)
        self.start_work_side = numbers(WORKS)
        self.start_work_hidden = numbers(WORKS)

    def _numbers(self) -> None:
        self.activation_aps = 0
        self.pivot_cost = 0
        self.backwards_cost = 0
        self.rally_cost = 0
        self.stall_cost = 0
        self.dig_in_cost = 0
        self.long_range = 0
        self.short_range = 0
        self.close_combat = 0
        self.close_combat_boxed = 0
        self.kill_margin = 0
        self.support = 0
        self.behind_vehicle = 0
        self.passenger_shield = 0
        self.turret_cost = 0
        self.flame_red = 0
        self.flame_blue = 0
        self.flame_range = 0
        self.artillery_ar = numbers(COLOURS)
        self.smoke_thrown_range = 0
        self.higher_attacker_ar = 0
        self.higher_target_dm = 0
        self.wall_dm = 0
        self.mines_hit = 0
        self.hide_cost = 0
        self.hidden_in_open = 0
        self.find_hidden = 0
        self.steep_levels = 0
        self.delay = 0
        self.bog_needed = 0
        self.snipes = numbers(PIPS)
        self.smoke_burst = 0
        self.smoke_cap = 0
        self.heavy_smoke = 0
        self.faces = 0
        self.spent_numbers = numbers(FACES)

    def _mission(self) -> None:
        self.rounds = 0
        self.first = 0
        self.on_a_tie = 0
        self.activates = 0
        self.start_caps = numbers(SIDES)
        self.start_vp = numbers(SIDES)
        self.hand_size = numbers(SIDES)
        self.cards_each_round = numbers(SIDES)
        self.initiative_bonus = numbers(SIDES)
        self.rally_bonus = numbers(SIDES)
        self.no_bonus_moves = numbers(SIDES)
        self.has_transport = 0
        self.has_hiders = 0
        self.side_hides = numbers(SIDES)
        self.markers = 0
        self.marker_cell = numbers(MARKERS)
        self.each_round = numbers(MARKERS)
        self.at_end = numbers(MARKERS)
        self.when_taken = numbers(MARKERS)
        self.start_holder = numbers(MARKERS)
        self.strikes = numbers(SIDES)
        self.fires_barrage_smoke = numbers(SIDES)
        self.falls_in = grid(SIDES, ROUNDS_NUMBERED)
        self.drift = numbers(SIDES)
        self.exits = numbers(SIDES)
        self.exit_cell = grid(SIDES, EXITS)
        self.is_exit = grid(SIDES, CELLS)
        self.exit_vp = numbers(SIDES)
        self.has_way_out = numbers(UNITS)
        self.is_way_out = grid(UNITS, CELLS)
        self.way_out_vp = numbers(UNITS)
        self.way_out_row = grid(UNITS, CELLS)
        self.start_place = numbers(UNITS)
        self.start_cell = numbers(UNITS)
        self.start_facing = numbers(UNITS)
        self.start_spent = numbers(UNITS)
        self.start_carrier = numbers(UNITS)
        self.start_hidden = numbers(UNITS)
        self.start_smoke = numbers(CELLS)
        self.player = numbers(SIDES)

    def _rulings(self) -> None:
        self.every_step = 0
        self.cap_floor = 0
        self.plays_on = 0
        self.caps_per_roll = 0
        self.aps_are_lost = 0
        self.stallers_acted = 0
        self.stalls_unchecked = 0
        self.rally_everywhere = 0
        self.each_comrade = 0
        self.falls_on_flank = 0
        self.enters_free = 0
