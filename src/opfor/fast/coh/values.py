"""What there is: ground, counters, cards and rulings that never change, and a battle that does.

Everything is a number. Sides and counters are numbered as in the readable state, cells as on the
readable battlefield; hit counters and cards by their sorted names, so that a pile as counts is the
same pile as a sorted row of names. Hit 0 is no hit. The numbers come from the packs (``tables``).
"""

from __future__ import annotations

from opfor.fast.run import Run, grid, numbers

SIDES = 2
CELLS = 256
UNITS = 32
FACINGS = 6
GAITS = 5
HITS = 32
CARDS = 16
MARKERS = 16
ENTRIES = 64
COLUMNS_ACROSS = 32
ROWS_DOWN = 64
PIECES = 8192
FACES = 16
OFFERS = 2048

OFF = -1
NOBODY = -1
NOTHING = -1
BARRED = 1000
NO_LIMIT = 99

SET_UP, BEFORE_ROUND, TURN, OVER = range(4)
ON_MAP, RESERVE, DESTROYED, LEFT, ASIDE = range(5)
DICE, SPENT_DIE, SOFT_HITS, ACTION_CARDS, PLAYER = range(5)
PASS, MOVE, ENTER, PIVOT, FIRE, FLAME, ASSAULT, BURN, LAY_SMOKE = range(9)
RALLY, DIG_IN, GROUP_MOVE, GROUP_RALLY, PLAY_CARD, STALL, DONE, STEP = range(9, 17)
JOIN, BONUS, PAYMENT, CAPS, FACE, HEX, PLACE = range(17, 24)
IN_APS, BY_OPPORTUNITY, IN_CAPS, FREELY = range(4)
NONE, PASSED, MOVED, ENTERED, PIVOTED, ATTACKED, BURNT, FOUGHT, RALLIED = range(9)
STALLED, DUG_IN, SMOKED, CARD = range(9, 13)
NOT_ENDED, LAST_ROUND, BEATEN = range(3)
ACT_FREE, RALLY_CERTAIN, RALLY_FREE, MOVE_ON, DELAY, RE_ROLL = range(6)
RANDOM, BASELINE = range(2)


class Field(Run):
    """What never changes during a firefight.

    ``fronts`` has a bit for every facing that has the second cell in front of the first. A line of
    sight is kept by the size of its differences: its pieces, each with its partner (itself, unless
    the line runs along the side of two hexes). Counters have a row each, whatever their kind.
    """

    def __init__(self) -> None:
        Run.__init__(self)
        self._ground()
        self._units()
        self._hits_and_cards()
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
        self.extra = [grid(CELLS, FACINGS) for _ in range(GAITS)]
        self.entry_extra = grid(GAITS, CELLS)
        self.inwards = numbers(CELLS)
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
        self.printed_move_cost = numbers(UNITS)
        self.printed_range = numbers(UNITS)
        self.minimum_range = numbers(UNITS)
        self.red = numbers(UNITS)
        self.boxed = numbers(UNITS)
        self.flank_dr = numbers(UNITS)
        self.front_dr = numbers(UNITS)
        self.gait = numbers(UNITS)
        self.has_flame = numbers(UNITS)
        self.throws_smoke = numbers(UNITS)
        self.has_explosive = numbers(UNITS)
        self.is_foot = numbers(UNITS)
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
        self.hit_range = numbers(HITS)
        self.hit_front_dr = numbers(HITS)
        self.hit_flank_dr = numbers(HITS)
        self.hit_stops = numbers(HITS)
        self.hit_stuns = numbers(HITS)
        self.hit_silences = numbers(HITS)
        self.hit_disarms = numbers(HITS)
        self.hit_weakens = numbers(HITS)
        self.hit_kills = numbers(HITS)
        self.full_soft = numbers(HITS)
        self.cards = 0
        self.card_is_action = numbers(CARDS)
        self.card_effect = numbers(CARDS)
        self.card_caps = numbers(CARDS)
        self.card_aps = numbers(CARDS)
        self.full_deck = numbers(CARDS)

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
        self.flame_red = 0
        self.flame_range = 0
        self.smoke_thrown_range = 0
        self.higher_attacker_ar = 0
        self.higher_target_dm = 0
        self.wall_dm = 0
        self.hasty_dm = 0
        self.hasty_dr = 0
        self.delay = 0
        self.smoke_burst = 0
        self.smoke_cap = 0
        self.faces = 0
        self.spent_numbers = numbers(FACES)

    def _mission(self) -> None:
        self.rounds = 0
        self.first = NOBODY
        self.on_a_tie = 0
        self.activates = 0
        self.start_caps = numbers(SIDES)
        self.start_vp = numbers(SIDES)
        self.hand_size = numbers(SIDES)
        self.cards_each_round = numbers(SIDES)
        self.initiative_bonus = numbers(SIDES)
        self.rally_bonus = numbers(SIDES)
        self.markers = 0
        self.marker_cell = numbers(MARKERS)
        self.each_round = numbers(MARKERS)
        self.at_end = numbers(MARKERS)
        self.when_taken = numbers(MARKERS)
        self.start_holder = numbers(MARKERS)
        self.start_place = numbers(UNITS)
        self.start_cell = numbers(UNITS)
        self.start_facing = numbers(UNITS)
        self.start_spent = numbers(UNITS)
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


class Battle(Field):
    """A firefight under way. ``manned`` counts a side's counters in each cell; the rest of the last
    part is what an action in progress needs: offers, who takes part and how it was paid, the shot
    to be rated.
    """

    def __init__(self) -> None:
        Field.__init__(self)
        self._sides()
        self._counters()
        self._pieces()
        self._action()

    def _sides(self) -> None:
        self.stage = SET_UP
        self.round = 0
        self.turn = 0
        self.mover = 0
        self.passes = 0
        self.again = 0
        self.caps = numbers(SIDES)
        self.losses = numbers(SIDES)
        self.vp = numbers(SIDES)
        self.activated = grid(SIDES, UNITS)
        self.actives = numbers(SIDES)
        self.aps = numbers(SIDES)
        self.acted = numbers(UNITS)
        self.actors = 0
        self.action = NONE
        self.ended = NOT_ENDED
        self.beaten = 0
        self.steps_begun = 0

    def _counters(self) -> None:
        self.place = numbers(UNITS)
        self.cell = numbers(UNITS)
        self.facing = numbers(UNITS)
        self.spent = numbers(UNITS)
        self.hit = numbers(UNITS)
        self.manned = grid(SIDES, CELLS)

    def _pieces(self) -> None:
        self.holder = numbers(MARKERS)
        self.works = 0
        self.work_cell = numbers(UNITS)
        self.work_side = numbers(UNITS)
        self.work_builder = numbers(UNITS)
        self.smokes = 0
        self.smoke = numbers(CELLS)
        self.intruded = OFF
        self.intruded_from = OFF
        self.intruded_turn = 0
        self.soft = numbers(HITS)
        self.softs = 0
        self.deck = numbers(CARDS)
        self.decked = 0
        self.discard = numbers(CARDS)
        self.hand = grid(SIDES, CARDS)
        self.held = numbers(SIDES)

    def _action(self) -> None:
        self.offered = 0
        self.offer_act = numbers(OFFERS)
        self.offer_unit = numbers(OFFERS)
        self.offer_at = numbers(OFFERS)
        self.enemies = 0
        self.enemy_cell = numbers(UNITS)
        self.group = numbers(UNITS)
        self.grouped = 0
        self.stood = numbers(UNITS)
        self.comrade = numbers(UNITS)
        self.comrades = 0
        self.able = numbers(UNITS)
        self.ables = 0
        self.target = numbers(UNITS)
        self.targets = 0
        self.paid_mode = FREELY
        self.paid_aps = 0
        self.paid_opens = 0
        self.shooter = 0
        self.shot_cell = 0
        self.shot_is_flame = 0
        self.supporters = 0
