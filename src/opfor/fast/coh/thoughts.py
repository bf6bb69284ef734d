"""What the baseline player is told, what things are worth to it, and what it thinks at the moment.

Prices and measures are those of the readable player (``tables``). A thought is numbered: what was
found out in an earlier one does not hold any more.
"""

from __future__ import annotations

from opfor.fast.coh.sizes import CELLS, EXITS, HITS, OFFERS, UNITS, WORKS
from opfor.fast.run import Run, fractions, grid, numbers

CHANCES = 14
HURRIES = 3


class Thoughts(Run):
    """One side's thoughts about what it sees.

    ``needed``, ``kills`` and ``shown`` are told with a roll; ``aimed_at`` is what a unit is after:
    one cell, or a word for several; ``best`` are the places of the offers worth most.
    """

    def __init__(self) -> None:
        Run.__init__(self)
        self._told()
        self._prices()
        self._danger()
        self._wishes()

    def _told(self) -> None:
        self.hits_are_secret = 0
        self.has_errands = 0
        self.has_zone = grid(UNITS, HITS)
        self.is_shy = numbers(UNITS)
        self.is_precious = numbers(UNITS)
        self.prize = fractions(UNITS)
        self.chance = fractions(CHANCES)
        self.chance_of_die = fractions(CHANCES)
        self.needed = 0
        self.kills = 0
        self.shown = 0
        self.rolls_singly = 0

    def _prices(self) -> None:
        self.cover = 0.0
        self.shield = 0.0
        self.crowd = 0.0
        self.best_comfort = 0.0
        self.usual_pull = 0.0
        self.hurry = fractions(HURRIES)
        self.keeps = 0.0
        self.guards_from = 0
        self.near_marker = 0
        self.farthest = 0
        self.takers = 0
        self.hexes_a_round = 0
        self.leaving_worth = 0.0
        self.pivot_worth = 0.0
        self.covered_worth = 0.0
        self.rally_worth = fractions(2)
        self.poor_shot = 0.0
        self.sure_hit = 0.0
        self.at_close_quarters = 0.0
        self.caps_counted_on = 0
        self.along = 0.0
        self.along_activated = 0.0
        self.spade = 0.0
        self.smoke_worth = 0.0
        self.mount_from = 0
        self.dismount_at = 0
        self.mounting_worth = 0.0
        self.mounting_a_hex = 0.0
        self.dismounting_worth = 0.0
        self.dismounting_a_hex = 0.0
        self.least_dismounting = 0.0
        self.blinded = 0.0
        self.free_worth = 0.0
        self.rallied_worth = 0.0
        self.surely = 0.0
        self.further = 0.0
        self.new_caps = 0.0
        self.fewer_caps = 0.0
        self.price_of_cap = 0.0
        self.luck = 0
        self.worth_a_card = 0.0

    def _danger(self) -> None:
        self.thought = 0
        self.thinker = 0
        self.exposed = numbers(CELLS)
        self.exposed_in = numbers(CELLS)
        self.veiled = numbers(UNITS)
        self.veiled_cell = numbers(UNITS)
        self.veiled_holder = numbers(WORKS)
        self.goals = 0
        self.goal = numbers(EXITS)

    def _wishes(self) -> None:
        self.aimed_at = numbers(UNITS)
        self.aimed_in = numbers(UNITS)
        self.errand_pull = fractions(UNITS)
        self.errand_stays = fractions(UNITS)
        self.errand_leaves = numbers(UNITS)
        self.stand_in = numbers(UNITS)
        self.stand_pull = fractions(UNITS)
        self.stand_distance = numbers(UNITS)
        self.stand_comfort = fractions(UNITS)
        self.step_cost = 0
        self.party = numbers(UNITS)
        self.party_size = 0
        self.open_to = numbers(UNITS)
        self.opens = 0
        self.best = numbers(OFFERS)
        self.bests = 0
        self.best_worth = 0.0
