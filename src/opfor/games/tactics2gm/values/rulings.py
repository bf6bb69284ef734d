"""The rulings of 2gm, from ``books/rulings.toml`` (``python -m opfor.core.rulings``)."""

from __future__ import annotations

from typing import Literal

from opfor.core.rulings import RulingsInForce


class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):
    """How each disputed reading is played; the book says what the values mean."""

    unplayed_cards: Literal["discarded", "kept"] = "discarded"
    face_off_fallback: Literal["as-resolved"] = "as-resolved"
    stance_position: Literal["foremost-only", "all-lines"] = "foremost-only"
    bid_tie: Literal["player-starts", "ai-starts"] = "player-starts"
    bid_terrain: Literal["as-resolved"] = "as-resolved"
    occupied_terrain_space: Literal["as-resolved"] = "as-resolved"
    hq_income: Literal["2-plus-supply", "2-in-all"] = "2-plus-supply"
    odd_terrain: Literal["as-resolved"] = "as-resolved"
    wall_price: Literal["as-resolved"] = "as-resolved"
    full_assault_fire: Literal["others-may-fire", "hq-only"] = "others-may-fire"
    double_kinds: Literal["as-resolved"] = "as-resolved"
    line_modifier: Literal["as-resolved"] = "as-resolved"
    five_ap_moment: Literal["phase-start", "each-card"] = "phase-start"
    board_size: Literal["as-resolved"] = "as-resolved"
    first_turns: Literal["as-resolved"] = "as-resolved"
    lost_icons: Literal["as-resolved"] = "as-resolved"
    lowest_stance: Literal["as-resolved"] = "as-resolved"
    full_assault_aim: Literal["as-resolved"] = "as-resolved"
    repeated_paragraph: Literal["as-resolved"] = "as-resolved"
    too_few_of_a_type: Literal["as-resolved"] = "as-resolved"
    movement_precedence: Literal["cover-first", "wounded-first"] = "cover-first"
    anti_air_guns: Literal["against-aircraft", "with-artillery"] = "against-aircraft"
    dynamic_ai_name: Literal["as-resolved"] = "as-resolved"
    when_cards_deploy: Literal["as-resolved"] = "as-resolved"
    battle_royal_target: Literal["as-resolved"] = "as-resolved"
    reinforce_order: Literal["transports-second", "artillery-second"] = "transports-second"
    victory_first: Literal["every-phase", "shooting-only"] = "every-phase"
    danger_moment: Literal["once-a-phase", "each-act"] = "once-a-phase"
    regroup: Literal["as-resolved"] = "as-resolved"
    full_second_line: Literal["as-resolved"] = "as-resolved"
    supply_breaker: Literal["as-resolved"] = "as-resolved"
    defended_target: Literal["as-resolved"] = "as-resolved"
    harmless_units: Literal["as-resolved"] = "as-resolved"
    airplane_targets: Literal["as-resolved"] = "as-resolved"
    forced_march_use: Literal["as-resolved"] = "as-resolved"
