"""What never changes during a game: board, cards, mission, numbers and rulings in force.

The numbers come from the packs and the readable engine (``tables``). ``distance`` also knows the
HQs as the spaces ``size`` and ``size + 1``. A set of types or traits has a bit for each.
"""

from __future__ import annotations

from opfor.fast.run import Run, grid, numbers
from opfor.fast.tactics2gm.names import (
    ARMIES,
    ARMS,
    CANDIDATES,
    CARDS,
    CELLS,
    FACES,
    GOALS,
    LINES,
    PILES,
    PLACES,
    RESTS,
    RULES,
    SIDES,
    TERRAIN_CARDS,
    TERRAINS,
)


class Field(Run):
    """Board, cards (by card or token), terrain cards, armies, roles (by side), numbers, rulings."""

    def __init__(self) -> None:
        Run.__init__(self)
        self.settled = numbers(RULES)
        self.candidates = numbers(CANDIDATES)
        self.measured = numbers(CANDIDATES)
        self._board()
        self._cards()
        self._supports()
        self._tokens()
        self._terrain()
        self._armies()
        self._mission()
        self._numbers()
        self._ai_numbers()
        self._rulings()

    def _board(self) -> None:
        """``near`` are the neighbours of a space, ``nears`` how many; ``depth`` is the line as a
        side counts it, ``line`` as the AI does, from 1. Sets of spaces have a ``bit`` for each;
        ``place_of`` is the space of a bit, by the rest it leaves: each another one."""
        self.lines = 0
        self.columns = 0
        self.size = 0
        self.near = grid(CELLS, 4)
        self.bit = numbers(CELLS)
        self.place_of = numbers(RESTS)
        self.whole_board = 0
        self.not_leftmost = 0
        self.not_rightmost = 0
        self.nears = numbers(CELLS)
        self.distance = grid(PLACES, PLACES)
        self.line = numbers(PLACES)
        self.column = numbers(PLACES)
        self.depth = grid(SIDES, CELLS)
        self.entry = numbers(SIDES)

    def _cards(self) -> None:
        """``type`` is ``SUPPORT`` for support cards; ``pile`` is where a card of an army lies,
        ``points`` what it counts in a deck."""
        self.cards = 0
        self.hidden_card = 0
        self.dropper = 0
        self.type = numbers(ARMS)
        self.kind = numbers(ARMS)
        self.cost = numbers(ARMS)
        self.points = numbers(CARDS)
        self.pile = numbers(CARDS)
        self.movement = numbers(CARDS)
        self.pace = numbers(CARDS)
        self.range = numbers(ARMS)
        self.min_range = numbers(ARMS)
        self.to_hit = numbers(ARMS)
        self.penetration = numbers(ARMS)
        self.damage = numbers(ARMS)
        self.defence = numbers(CARDS)
        self.hp = numbers(CARDS)
        self.blast = numbers(CARDS)
        self.traits = numbers(CARDS)
        self.carries = numbers(CARDS)
        self.can_fire = numbers(CARDS)
        self.offensive = numbers(ARMS)
        self.defensive = numbers(ARMS)
        self.armoured = numbers(CARDS)
        self.entry_costs = grid(CARDS, TERRAINS)

    def _supports(self) -> None:
        """``number`` is the place of a support card among them, for sets of them."""
        self.effect = numbers(CARDS)
        self.tag = numbers(CARDS)
        self.timing = numbers(CARDS)
        self.types = numbers(ARMS)
        self.amount = numbers(ARMS)
        self.number = numbers(CARDS)

    def _tokens(self) -> None:
        self.tokens = 0
        self.role = numbers(ARMS)
        self.use = numbers(ARMS)
        self.arrow = numbers(ARMS)
        self.ignores_cover = numbers(ARMS)

    def _terrain(self) -> None:
        """``breakable`` can be destroyed, ``in_the_way`` keeps some type of unit out."""
        self.terrains = 0
        self.cover_of = numbers(TERRAINS)
        self.terrain_hp = numbers(TERRAINS)
        self.terrain_defence = numbers(TERRAINS)
        self.terrain_cost = numbers(TERRAINS)
        self.capacity = numbers(TERRAINS)
        self.copies = numbers(TERRAINS)
        self.in_the_way = numbers(TERRAINS)
        self.not_for_bids = numbers(TERRAINS)

    def _armies(self) -> None:
        """``chosen_army`` is ``NOTHING`` where chance decides; ``barred`` cards the AI never has;
        ``extra`` is what a face of the die adds to the AI's piles."""
        self.armies_there = 0
        self.copies_of = grid(ARMIES, CARDS)
        self.deck_of = [grid(ARMIES, CARDS) for _ in range(SIDES)]
        self.chosen_army = numbers(SIDES)
        self.barred = numbers(CARDS)
        self.extra_cards = grid(FACES, PILES)
        self.support_per_airplane = 0
        self.scenario_counts = numbers(PILES)

    def _mission(self) -> None:
        """``role_terrain`` are the terrain cards a scenario gives a side, ``zone`` the lines."""
        self.is_battle_royal = 0
        self.target = 0
        self.first_mover = 0
        self.first_lines = numbers(SIDES)
        self.goals = numbers(SIDES)
        self.goal_kind = grid(SIDES, GOALS)
        self.goal_amount = grid(SIDES, GOALS)
        self.must_destroy = numbers(SIDES)
        self.supplied = numbers(SIDES)
        self.start_ap = numbers(SIDES)
        self.role_terrain = grid(SIDES, TERRAIN_CARDS)
        self.role_terrains = numbers(SIDES)
        self.zone = grid(SIDES, SIDES)
        self.deploy_zone = grid(SIDES, SIDES)
        self.deploy_cards = numbers(SIDES)
        self.ground_at_start = numbers(CELLS)

    def _numbers(self) -> None:
        """As in ``numbers.toml``; ``hq_ap`` by side for odd and even turns, ``draws`` by side."""
        self.ai_kind = 0
        self.is_solo = 0
        self.night = 0
        self.reshuffles = numbers(SIDES)
        self.hq_ap = grid(SIDES, SIDES)
        self.ap_per_supply_line = 0
        self.supply_cap = 0
        self.command_group_ap = 0
        self.command_group_cap = 0
        self.last_turn = 0
        self.opening_hand = 0
        self.draws = numbers(SIDES)
        self.hand_limit = 0
        self.hq_hp = 0
        self.hq_defence = 0
        self.die = 0
        self.critical = 0
        self.wound = 0
        self.wound_cap = 0
        self.suppression = 0
        self.suppressing_shooters = 0
        self.covered_movement = 0
        self.night_fire = 0
        self.bail_out_damage = 0
        self.reveal_distance = 0
        self.infantry_offensive = 0
        self.infantry_defensive = 0
        self.vehicle_slots = 0
        self.ai_die_minus = 0
        self.row_low = 0
        self.row_high = 0
        self.tries = 0

    def _ai_numbers(self) -> None:
        """What moves the stance, what is dangerous, and its phrases made exact."""
        self.bands = numbers(4)
        self.alert = numbers(LINES)
        self.attack_alert = 0
        self.broken_supply = 0
        self.line_with_own = 0
        self.line_with_enemy_only = 0
        self.weight_hq = 0
        self.weight_command_group = 0
        self.weight_other = 0
        self.weight_line_1 = 0
        self.weight_line_2 = 0
        self.nearby = 0
        self.three_quarters_line = 0
        self.rear_lines = 0
        self.best_units = 0
        self.first_turns = 0
        self.default_order_ap = 0
        self.espionage_hand_over = 0
        self.wounded_retreat_up_to = 0

    def _rulings(self) -> None:
        """A switch for each ruling; off is the default."""
        self.keeps_cards = 0
        self.all_lines_alarm = 0
        self.ai_wins_ties = 0
        self.two_ap_in_all = 0
        self.hq_fire_only = 0
        self.five_ap_each_card = 0
        self.wounded_first = 0
        self.guns_with_artillery = 0
        self.artillery_second = 0
        self.victory_in_shooting_only = 0
        self.danger_each_act = 0
