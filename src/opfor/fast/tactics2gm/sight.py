"""The AI's room to think: what it has seen of the situation, and what it works out about it.

All chances and damages are whole tenths: the danger of a unit, the chance of a shot, the damage
that can be expected of it.
"""

from __future__ import annotations

from opfor.fast.run import grid, numbers
from opfor.fast.tactics2gm.field import Field
from opfor.fast.tactics2gm.names import (
    CARDS,
    CELLS,
    DECK,
    PILES,
    SIDES,
    STANCES,
    TERRAIN_CARDS,
    UNITS,
)

SHOTS = 1200
VICTIMS = 164
ROWS = 16
CLAUSES = 12
ORDERS = 24
DEFAULT_ORDERS = 15
KEYS = 9
MOST_WOUNDS = 64

NO_ANSWER = -999
NO_TARGET = -998
UNKNOWN = -1
NO_GOAL = -1
NOT_NAMED = 99

BR_TD, BR_DE, BR_RE, BR_AD, BR_FA = range(5)
OF_RL, OF_SH, OF_AD, OF_AT, OF_FA = range(5, 10)
DF_TD, DF_RL, DF_HP, DF_SH, DF_OD = range(10, 15)

BY_STANCE, EARLY, FALLS_BACK, HOLDS, HELPS = range(5)
NO_KIT, DEFENSIVE_KIT, OFFENSIVE_KIT, BOTH_KITS, KILLING_KIT = range(5)
NO_AIR, PATROL, STRONGEST_OR_HQ, HQ_OR_SUPPLY, AIM = range(5)
AIM_OR_STRONGEST, AIM_OR_DEFENDERS, STRONGEST = range(5, 8)
NO_KEY, HARDEST_HITTING, FASTEST, CHEAPEST = range(4)


class Sight(Field):
    """What the AI looks at, and the tables of its orders."""

    def __init__(self) -> None:
        Field.__init__(self)
        self._orders()
        self._survey()
        self._shots()
        self._acting()
        self._hand()
        self._before_the_game()

    def _orders(self) -> None:
        """Orders are the stances' own, the same with artillery second, and the default lists;
        ``health`` is the place of what is left of a card among all shares of hit points."""
        self.clauses = numbers(ORDERS)
        self.clause = grid(ORDERS, CLAUSES)
        self.clause_key = grid(ORDERS, CLAUSES)
        self.clause_kit = grid(ORDERS, CLAUSES)
        self.kit_of_stance = numbers(STANCES)
        self.units_first = numbers(STANCES)
        self.air_use = numbers(STANCES)
        self.orders_of = numbers(STANCES)
        self.hardest_blow = 0
        self.threat_from = 0
        self.sure_kill_from = 0
        self.health = grid(CARDS, MOST_WOUNDS)
        self.is_severe = grid(CARDS, MOST_WOUNDS)
        self.is_middle_line = numbers(ROWS)
        self.lines_to_middle = numbers(ROWS)
        self.destroys_hq = 0
        self.holds_for = 0
        self.losses_for = 0
        self.reaches_with = 0

    def _survey(self) -> None:
        """``friend`` and ``foe`` are the AI's and the Player's units on the board, ``manned`` and
        ``enemies_on`` how many of them stand on a line; ``danger`` is ``UNKNOWN`` until somebody
        asks. Victims are what a side has to be shot at, as it was when somebody first asked."""
        self.code = 0
        self.stance_change = 0
        self.is_moving = 0
        self.aim_spot = 0
        self.aim_line = 0
        self.aim_destroy = 0
        self.friend = numbers(UNITS)
        self.friends = 0
        self.foe = numbers(UNITS)
        self.foes = 0
        self.manned = numbers(ROWS)
        self.enemies_on = numbers(ROWS)
        self.danger = numbers(UNITS)
        self.victims_seen = numbers(SIDES)
        self.victims = numbers(SIDES)
        self.victim = grid(SIDES, VICTIMS)
        self.victim_cell = grid(SIDES, VICTIMS)
        self.victim_defence = grid(SIDES, VICTIMS)
        self.victim_hp = grid(SIDES, VICTIMS)
        self.victim_weight = grid(SIDES, VICTIMS)
        self.victim_cover = grid(SIDES, VICTIMS)
        self.victim_wounds = grid(SIDES, VICTIMS)
        self.top = numbers(UNITS)
        self.tops = 0

    def _shots(self) -> None:
        """The shots of one unit (``shots_of``, below 0 if it may move before): weapon, target with
        its place, range, and the chances in tenths; ``hurts`` if an ordinary hit does damage."""
        self.shots_of = 0
        self.shots = 0
        self.shot_slot = numbers(SHOTS)
        self.shot_target = numbers(SHOTS)
        self.shot_spot = numbers(SHOTS)
        self.shot_low = numbers(SHOTS)
        self.shot_high = numbers(SHOTS)
        self.shot_hurts = numbers(SHOTS)
        self.shot_hurt = numbers(SHOTS)
        self.shot_kill = numbers(SHOTS)
        self.shot_damage = numbers(SHOTS)

    def _acting(self) -> None:
        """The unit whose act is decided, the spaces it can end on (its own first), free cover it
        could go to, what decides its move; the units in the order they act, with their keys."""
        self.acting = 0
        self.space = numbers(CELLS)
        self.spaces = 0
        self.shelter = numbers(CELLS)
        self.shelters = 0
        self.move_case = 0
        self.may_win_now = 0
        self.wins_by = numbers(UNITS)
        self.is_called_for = numbers(UNITS)
        self.waiting = numbers(UNITS)
        self.waits = 0
        self.key = grid(UNITS, KEYS)
        self.keys = numbers(UNITS)
        self.missed = 0

    def _hand(self) -> None:
        """The cards of the hand, each once, and AP; the ways to play one of them that would have
        an effect; kits of units just deployed; what an airplane may attack."""
        self.in_hand = numbers(CARDS)
        self.cards_in_hand = 0
        self.hand_ap = 0
        self.ap_at_start = 0
        self.no_unit_drawn = 0
        self.kit = numbers(UNITS)
        self.plane = 0
        self.air_aim = numbers(VICTIMS)
        self.air_aims = 0
        self.strongest = numbers(UNITS)
        self.strong = 0
        self.newcomer = 0

    def _before_the_game(self) -> None:
        """The cards of one pile and how many to take of each; terrain cards to draw from, lines
        to roll for and spaces that are open; the units chosen to be placed in advance."""
        self.pile_counts = numbers(PILES)
        self.pile_left = numbers(CARDS)
        self.pile_holds = 0
        self.bid_rolled = 0
        self.pool = numbers(TERRAIN_CARDS)
        self.pooled = 0
        self.row = numbers(ROWS)
        self.rows = 0
        self.is_open = numbers(CELLS)
        self.frees = 0
        self.purse = 0
        self.chosen = numbers(DECK)
        self.chosens = 0
        self.still_to_come = 0
