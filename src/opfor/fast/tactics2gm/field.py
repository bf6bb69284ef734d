"""What never changes during a game: board, cards, mission, numbers and rulings in force.

The numbers come from the packs and the readable engine (``tables``). ``distance`` also knows the
HQs as the spaces ``size`` and ``size + 1``. A set of types or traits has a bit for each.
"""

from __future__ import annotations

from opfor.core.memory import Bits, field
from opfor.core.ranking import Ranking
from opfor.fast.tactics2gm.names import (
    ARMIES,
    ARMS,
    CARDS,
    CELLS,
    FACES,
    GOALS,
    LINES,
    PILES,
    PLACES,
    RESTS,
    SIDES,
    TERRAIN_CARDS,
    TERRAINS,
)


class FieldBoard(Ranking):
    """``near`` are the neighbours of a space, ``nears`` how many; ``depth`` is the line as a
    side counts it, ``line`` as the AI does, from 1. Sets of spaces have a ``bit`` for each;
    ``place_of`` is the space of a bit, by the rest it leaves: each another one."""

    lines: int = field()
    columns: int = field()
    size: int = field()
    near: list[list[int]] = field(CELLS, 4)
    bit: list[Bits] = field(CELLS)
    place_of: list[int] = field(RESTS)
    whole_board: Bits = field()
    not_leftmost: Bits = field()
    not_rightmost: Bits = field()
    nears: list[int] = field(CELLS)
    distance: list[list[int]] = field(PLACES, PLACES)
    line: list[int] = field(PLACES)
    column: list[int] = field(PLACES)
    depth: list[list[int]] = field(SIDES, CELLS)
    entry: list[int] = field(SIDES)


class FieldCards(FieldBoard):
    """``type`` is ``SUPPORT`` for support cards; ``pile`` is where a card of an army lies,
    ``points`` what it counts in a deck."""

    cards: int = field()
    hidden_card: int = field()
    dropper: int = field()
    type: list[int] = field(ARMS)
    kind: list[int] = field(ARMS)
    cost: list[int] = field(ARMS)
    points: list[int] = field(CARDS)
    pile: list[int] = field(CARDS)
    movement: list[int] = field(CARDS)
    pace: list[int] = field(CARDS)
    range: list[int] = field(ARMS)
    min_range: list[int] = field(ARMS)
    to_hit: list[int] = field(ARMS)
    penetration: list[int] = field(ARMS)
    damage: list[int] = field(ARMS)
    defence: list[int] = field(CARDS)
    hp: list[int] = field(CARDS)
    blast: list[int] = field(CARDS)
    traits: list[int] = field(CARDS)
    carries: list[int] = field(CARDS)
    can_fire: list[int] = field(CARDS)
    offensive: list[int] = field(ARMS)
    defensive: list[int] = field(ARMS)
    armoured: list[int] = field(CARDS)
    entry_costs: list[list[int]] = field(CARDS, TERRAINS)


class FieldSupports(FieldCards):
    """``number`` is the place of a support card among them, for sets of them."""

    effect: list[int] = field(CARDS)
    tag: list[int] = field(CARDS)
    timing: list[int] = field(CARDS)
    types: list[int] = field(ARMS)
    amount: list[int] = field(ARMS)
    number: list[int] = field(CARDS)


class FieldTokens(FieldSupports):
    tokens: int = field()
    role: list[int] = field(ARMS)
    use: list[int] = field(ARMS)
    arrow: list[int] = field(ARMS)
    ignores_cover: list[int] = field(ARMS)


class FieldTerrain(FieldTokens):
    """``breakable`` can be destroyed, ``in_the_way`` keeps some type of unit out."""

    terrains: int = field()
    cover_of: list[int] = field(TERRAINS)
    terrain_hp: list[int] = field(TERRAINS)
    terrain_defence: list[int] = field(TERRAINS)
    terrain_cost: list[int] = field(TERRAINS)
    capacity: list[int] = field(TERRAINS)
    copies: list[int] = field(TERRAINS)
    in_the_way: list[int] = field(TERRAINS)
    not_for_bids: list[int] = field(TERRAINS)


class FieldArmies(FieldTerrain):
    """``chosen_army`` is ``NOTHING`` where chance decides; ``barred`` cards the AI never has;
    ``extra`` is what a face of the die adds to the AI's piles."""

    armies_there: int = field()
    copies_of: list[list[int]] = field(ARMIES, CARDS)
    deck_of: list[list[list[int]]] = field(SIDES, ARMIES, CARDS)
    chosen_army: list[int] = field(SIDES)
    barred: list[int] = field(CARDS)
    extra_cards: list[list[int]] = field(FACES, PILES)
    support_per_airplane: int = field()
    scenario_counts: list[int] = field(PILES)


class FieldMission(FieldArmies):
    """``role_terrain`` are the terrain cards a scenario gives a side, ``zone`` the lines."""

    is_battle_royal: int = field()
    target: int = field()
    first_mover: int = field()
    first_lines: list[int] = field(SIDES)
    goals: list[int] = field(SIDES)
    goal_kind: list[list[int]] = field(SIDES, GOALS)
    goal_amount: list[list[int]] = field(SIDES, GOALS)
    must_destroy: list[int] = field(SIDES)
    supplied: list[int] = field(SIDES)
    start_ap: list[int] = field(SIDES)
    role_terrain: list[list[int]] = field(SIDES, TERRAIN_CARDS)
    role_terrains: list[int] = field(SIDES)
    zone: list[list[int]] = field(SIDES, SIDES)
    deploy_zone: list[list[int]] = field(SIDES, SIDES)
    deploy_cards: list[int] = field(SIDES)
    ground_at_start: list[int] = field(CELLS)


class FieldNumbers(FieldMission):
    """As in ``numbers.toml``; ``hq_ap`` by side for odd and even turns, ``draws`` by side."""

    ai_kind: int = field()
    is_solo: int = field()
    night: int = field()
    reshuffles: list[int] = field(SIDES)
    hq_ap: list[list[int]] = field(SIDES, SIDES)
    ap_per_supply_line: int = field()
    supply_cap: int = field()
    command_group_ap: int = field()
    command_group_cap: int = field()
    last_turn: int = field()
    opening_hand: int = field()
    draws: list[int] = field(SIDES)
    hand_limit: int = field()
    hq_hp: int = field()
    hq_defence: int = field()
    die: int = field()
    critical: int = field()
    wound: int = field()
    wound_cap: int = field()
    suppression: int = field()
    suppressing_shooters: int = field()
    covered_movement: int = field()
    night_fire: int = field()
    bail_out_damage: int = field()
    reveal_distance: int = field()
    infantry_offensive: int = field()
    infantry_defensive: int = field()
    vehicle_slots: int = field()
    ai_die_minus: int = field()
    row_low: int = field()
    row_high: int = field()
    tries: int = field()


class FieldAi(FieldNumbers):
    """What moves the stance, what is dangerous, and its phrases made exact."""

    bands: list[int] = field(4)
    alert: list[int] = field(LINES)
    attack_alert: int = field()
    broken_supply: int = field()
    line_with_own: int = field()
    line_with_enemy_only: int = field()
    weight_hq: int = field()
    weight_command_group: int = field()
    weight_other: int = field()
    weight_line_1: int = field()
    weight_line_2: int = field()
    nearby: int = field()
    three_quarters_line: int = field()
    rear_lines: int = field()
    best_units: int = field()
    first_turns: int = field()
    default_order_ap: int = field()
    espionage_hand_over: int = field()
    wounded_retreat_up_to: int = field()


class Field(FieldAi):
    """Board, cards (by card or token), terrain cards, armies, roles (by side), numbers, rulings.

    A switch for each ruling; off is the default.
    """

    keeps_cards: int = field()
    all_lines_alarm: int = field()
    ai_wins_ties: int = field()
    two_ap_in_all: int = field()
    hq_fire_only: int = field()
    five_ap_each_card: int = field()
    wounded_first: int = field()
    guns_with_artillery: int = field()
    artillery_second: int = field()
    victory_in_shooting_only: int = field()
    danger_each_act: int = field()
