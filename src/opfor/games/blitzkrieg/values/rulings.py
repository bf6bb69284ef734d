"""The rulings of blitzkrieg, from ``books/rulings.toml`` (``python -m opfor.core.rulings``)."""

from __future__ import annotations

from typing import Literal

from opfor.core.rulings import RulingsInForce


class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):
    """How each disputed reading is played; the book says what the values mean."""

    winning_placement: Literal["close-and-win", "close"] = "close-and-win"
    research_order: Literal["improved-first", "all-equal"] = "improved-first"
    theatre_order: Literal["by-column", "by-row"] = "by-column"
    bombed_unit: Literal["research-pile", "bag"] = "research-pile"
    units_counted: Literal["before-placing", "after-placing"] = "before-placing"
    extreme_lead: Literal["lead-before", "lead-after"] = "lead-before"
    bot_cannot_place: Literal["bot-loses", "bot-skips"] = "bot-loses"
    nippon_head_start: Literal["by-difficulty", "always-two"] = "by-difficulty"
    first_turn: Literal["bot", "player"] = "bot"
    scientist_kind: Literal["special-weapon", "regular-airforce"] = "special-weapon"
    more_than_six_units: Literal["first-six", "even-draw"] = "first-six"
    blitz_theatre: Literal["same-theatre-first", "win-elsewhere-first"] = "same-theatre-first"
    strategic_advantage_reach: Literal["other-theatres", "any-theatre"] = "other-theatres"
    wanted_space: Literal["any-empty", "fillable"] = "any-empty"
    effect_and_track: Literal["effect-first", "track-first"] = "effect-first"
    blitz_follow_up: Literal["free-choice", "lapses"] = "free-choice"
    winning_aim: Literal["rung-that-chose", "either"] = "rung-that-chose"
    change_among_units: Literal["rank-then-farthest", "rank-only"] = "rank-then-farthest"
    strength_at_track_end: Literal["full", "cut"] = "full"
    commander_support: Literal["regular-units", "all-units"] = "regular-units"
    special_weapon_present: Literal["units-in-question", "whole-row"] = "units-in-question"
    last_space: Literal["last-empty", "last-printed"] = "last-empty"
    nuclear_backlash: Literal["2", "0"] = "2"
    nuclear_ground: Literal["land", "any"] = "land"
    players_scientist: Literal["any-campaign", "open-campaign"] = "any-campaign"
    spy_copies: Literal["last-unit", "last-enemy-unit"] = "last-unit"
    task_force_effect: Literal["skipped", "carried-out"] = "skipped"
    improved_research_keeps: Literal["both", "one"] = "both"
    pushed_marker: Literal["one-short", "may-reach-the-end"] = "one-short"
    outright_win_bonus: Literal["2", "0"] = "2"
    change_at_track_end: Literal["uncut", "cut"] = "uncut"
