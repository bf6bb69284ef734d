"""What never changes during a game beside board and cards: armies, mission, numbers, rulings."""

from __future__ import annotations

from opfor.core.memory import field
from opfor.games.tactics2gm.values.board_and_cards import FieldTerrain
from opfor.games.tactics2gm.values.codes import (
    ALERTS,
    ARMIES,
    CARDS,
    CELLS,
    FACES,
    GOALS,
    PILES,
    SIDES,
    TERRAIN_CARDS,
)
from opfor.games.tactics2gm.values.content import PILES as PILE_NAMES
from opfor.games.tactics2gm.values.lies import (
    AI_KINDS,
    GOAL_KINDS,
    alerts,
    hq_ap,
    is_ruled,
    scenario_piles,
)
from opfor.games.tactics2gm.values.options import chosen_army, must_destroy_target
from opfor.games.tactics2gm.values.removed_cards import removed_cards, strangers
from opfor.games.tactics2gm.values.scenarios import FIRST_LINES
from opfor.games.tactics2gm.values.start import new


class FieldArmies(FieldTerrain):
    """``chosen_army`` is ``NOTHING`` where chance decides; ``barred`` cards the AI never has,
    ``is_stranger`` one that no army lists, typed in when it was drawn;
    ``extra`` is what a face of the die adds to the AI's piles."""

    armies_there: int = field(lies=lambda _, known: len(known.armies))
    copies_of: list[list[int]] = field(
        ARMIES,
        CARDS,
        lies=lambda s, known: [known.counts(s.cards.armies[a].copies) for a in known.armies],
    )
    deck_of: list[list[list[int]]] = field(
        SIDES,
        ARMIES,
        CARDS,
        lies=lambda s, known: [[known.deck(s, side, a) for a in known.armies] for side in (0, 1)],
    )
    chosen_army: list[int] = field(
        SIDES, lies=lambda s, known: [known.army(chosen_army(s, side)) for side in (0, 1)]
    )
    barred: list[int] = field(
        CARDS, lies=lambda s, known: [card in removed_cards(s) for card in known.cards]
    )
    is_stranger: list[int] = field(
        CARDS, lies=lambda s, known: [card in strangers(s) for card in known.cards]
    )
    extra_cards: list[list[int]] = field(
        FACES,
        PILES,
        lies=lambda s, _: [[x.count(pile) for pile in PILE_NAMES] for x in s.numbers.army.extra],
    )
    support_per_airplane: int = field(lies=lambda s, _: s.numbers.army.support_per_airplane)
    scenario_counts: list[int] = field(PILES, lies=lambda s, _: scenario_piles(s))


class FieldMission(FieldArmies):
    """``role_terrain`` are the terrain cards a scenario gives a side, ``zone`` the lines."""

    is_battle_royal: int = field(lies=lambda s, _: s.mission.is_battle_royal)
    target: int = field(lies=lambda s, _: s.mission.target)
    first_mover: int = field(lies=lambda s, _: s.mission.first)
    first_lines: list[int] = field(SIDES, lies=lambda *_: FIRST_LINES)
    goals: list[int] = field(SIDES, lies=lambda s, _: [len(role.goals) for role in s.mission.roles])
    goal_kind: list[list[int]] = field(
        SIDES,
        GOALS,
        lies=lambda s, _: [[GOAL_KINDS[g.kind] for g in role.goals] for role in s.mission.roles],
    )
    goal_amount: list[list[int]] = field(
        SIDES,
        GOALS,
        lies=lambda s, _: [[goal.amount for goal in role.goals] for role in s.mission.roles],
    )
    must_destroy: list[int] = field(
        SIDES, lies=lambda s, _: [must_destroy_target(s, side) for side in (0, 1)]
    )
    supplied: list[int] = field(
        SIDES, lies=lambda s, _: [role.supplied for role in s.mission.roles]
    )
    start_ap: list[int] = field(SIDES, lies=lambda s, _: new(s).ap)
    role_terrain: list[list[int]] = field(
        SIDES,
        TERRAIN_CARDS,
        lies=lambda s, known: [[known.ground[t] for t in r.terrain] for r in s.mission.roles],
    )
    role_terrains: list[int] = field(
        SIDES, lies=lambda s, _: [len(role.terrain) for role in s.mission.roles]
    )
    zone: list[list[int]] = field(
        SIDES, SIDES, lies=lambda s, _: [role.zone for role in s.mission.roles]
    )
    deploy_zone: list[list[int]] = field(
        SIDES, SIDES, lies=lambda s, _: [role.deploy_zone for role in s.mission.roles]
    )
    deploy_cards: list[int] = field(
        SIDES, lies=lambda s, _: [role.deploy_cards for role in s.mission.roles]
    )
    ground_at_start: list[int] = field(
        CELLS, lies=lambda s, known: map(known.lying, new(s).terrain)
    )


class FieldNumbers(FieldMission):
    """As in ``numbers.toml``; ``hq_ap`` by side for odd and even turns, ``draws`` by side."""

    ai_kind: int = field(lies=lambda s, _: 0 if s.ai is None else AI_KINDS.index(s.ai_kind))
    is_solo: int = field(lies=lambda s, _: s.ai is not None)
    night: int = field(lies=lambda s, _: s.night)
    reshuffles: list[int] = field(
        SIDES, lies=lambda s, _: [side == s.ai or s.options.reshuffle for side in (0, 1)]
    )
    hq_ap: list[list[int]] = field(SIDES, SIDES, lies=lambda s, _: hq_ap(s))
    ap_per_supply_line: int = field(lies=lambda s, _: s.numbers.economy.ap_per_supply_line)
    supply_cap: int = field(lies=lambda s, _: s.numbers.economy.supply_cap)
    command_group_ap: int = field(lies=lambda s, _: s.numbers.economy.command_group_ap)
    command_group_cap: int = field(lies=lambda s, _: s.numbers.economy.command_group_cap)
    last_turn: int = field(lies=lambda s, _: s.numbers.economy.last_turn)
    opening_hand: int = field(lies=lambda s, _: s.numbers.cards.opening_hand)
    draws: list[int] = field(
        SIDES,
        lies=lambda s, _: [
            s.numbers.cards.ai_draw if side == s.ai else s.numbers.cards.draw for side in (0, 1)
        ],
    )
    hand_limit: int = field(lies=lambda s, _: s.numbers.cards.hand_limit)
    hq_hp: int = field(lies=lambda s, _: s.numbers.hq.hp)
    hq_defence: int = field(lies=lambda s, _: s.numbers.hq.defence)
    die: int = field(lies=lambda s, _: s.numbers.fire.die)
    critical: int = field(lies=lambda s, _: s.numbers.fire.critical)
    wound: int = field(lies=lambda s, _: s.numbers.fire.wound)
    wound_cap: int = field(lies=lambda s, _: s.numbers.fire.wound_cap)
    suppression: int = field(lies=lambda s, _: s.numbers.fire.suppression)
    suppressing_shooters: int = field(lies=lambda s, _: s.numbers.fire.suppressing_shooters)
    covered_movement: int = field(lies=lambda s, _: s.numbers.fire.covered_movement)
    night_fire: int = field(lies=lambda s, _: s.numbers.fire.night if s.night else 0)
    bail_out_damage: int = field(lies=lambda s, _: s.numbers.fire.bail_out_damage)
    reveal_distance: int = field(lies=lambda s, _: s.numbers.night.reveal_distance)
    infantry_offensive: int = field(lies=lambda s, _: s.numbers.equipment.infantry_offensive)
    infantry_defensive: int = field(lies=lambda s, _: s.numbers.equipment.infantry_defensive)
    vehicle_slots: int = field(lies=lambda s, _: s.numbers.equipment.vehicle_slots)
    ai_die_minus: int = field(lies=lambda s, _: s.numbers.bid.ai_die_minus)
    row_low: int = field(lies=lambda s, _: s.numbers.bid.row_low)
    row_high: int = field(lies=lambda s, _: s.numbers.bid.row_high)
    tries: int = field(lies=lambda s, _: s.numbers.bid.tries)


class FieldAi(FieldNumbers):
    """What moves the stance, what is dangerous, and its phrases made exact."""

    bands: list[int] = field(4, lies=lambda s, _: s.numbers.stance.bands)
    alert: list[int] = field(ALERTS, lies=lambda s, _: alerts(s.numbers.stance))
    broken_supply: int = field(lies=lambda s, _: s.numbers.stance.broken_supply)
    line_with_own: int = field(lies=lambda s, _: s.numbers.stance.line_with_own)
    line_with_enemy_only: int = field(lies=lambda s, _: s.numbers.stance.line_with_enemy_only)
    weight_hq: int = field(lies=lambda s, _: s.numbers.danger.weight_hq)
    weight_command_group: int = field(lies=lambda s, _: s.numbers.danger.weight_command_group)
    weight_other: int = field(lies=lambda s, _: s.numbers.danger.weight_other)
    weight_line_1: int = field(lies=lambda s, _: s.numbers.danger.line_1)
    weight_line_2: int = field(lies=lambda s, _: s.numbers.danger.line_2)
    nearby: int = field(lies=lambda s, _: s.numbers.phrases.nearby)
    three_quarters_line: int = field(lies=lambda s, _: s.numbers.phrases.three_quarters_line)
    rear_lines: int = field(lies=lambda s, _: s.numbers.phrases.rear_lines)
    best_units: int = field(lies=lambda s, _: s.numbers.phrases.best_units)
    first_turns: int = field(lies=lambda s, _: s.numbers.phrases.first_turns)
    default_order_ap: int = field(lies=lambda s, _: s.numbers.phrases.default_order_ap)
    espionage_hand_over: int = field(lies=lambda s, _: s.numbers.phrases.espionage_hand_over)
    wounded_retreat_up_to: int = field(lies=lambda s, _: s.numbers.phrases.wounded_retreat_up_to)


class Field(FieldAi):
    """Board, cards (by card or token), terrain cards, armies, roles (by side), numbers, rulings.

    A switch for each ruling that no rung is kept to; off is the default.
    """

    keeps_cards: int = is_ruled("unplayed-cards", "kept")
    all_lines_alarm: int = is_ruled("stance-position", "all-lines")
    ai_wins_ties: int = is_ruled("bid-tie", "ai-starts")
    two_ap_in_all: int = is_ruled("hq-income", "2-in-all")
    five_ap_each_card: int = is_ruled("five-ap-moment", "each-card")
    wounded_first: int = is_ruled("movement-precedence", "wounded-first")
    guns_with_artillery: int = is_ruled("anti-air-guns", "with-artillery")
    victory_in_shooting_only: int = is_ruled("victory-first", "shooting-only")
    danger_each_act: int = is_ruled("danger-moment", "each-act")
