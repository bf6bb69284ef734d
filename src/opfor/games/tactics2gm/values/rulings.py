"""The rulings of 2gm, from ``books/rulings.toml`` (``python -m opfor.core.rulings``)."""

from __future__ import annotations

from typing import Literal

from opfor.core.rulings import RulingsInForce


class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):
    """How each disputed reading is played; the book says what the values mean."""

    unplayed_cards: Literal["discarded", "kept"] = "discarded"
    stance_position: Literal["foremost-only", "all-lines"] = "foremost-only"
    bid_tie: Literal["player-starts", "ai-starts"] = "player-starts"
    hq_income: Literal["2-plus-supply", "2-in-all"] = "2-plus-supply"
    full_assault_fire: Literal["others-may-fire", "hq-only"] = "others-may-fire"
    five_ap_moment: Literal["phase-start", "each-card"] = "phase-start"
    movement_precedence: Literal["cover-first", "wounded-first"] = "cover-first"
    anti_air_guns: Literal["against-aircraft", "with-artillery"] = "against-aircraft"
    reinforce_order: Literal["transports-second", "artillery-second"] = "transports-second"
    victory_first: Literal["every-phase", "shooting-only"] = "every-phase"
    danger_moment: Literal["once-a-phase", "each-act"] = "once-a-phase"
