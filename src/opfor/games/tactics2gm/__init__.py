"""2GM Tactics: two armies of cards on a field of 6 lines, and an AI with a stance."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Game
from opfor.core.game_folder import game_in
from opfor.games.tactics2gm.course.rooms import step
from opfor.games.tactics2gm.told.suggestions import OPTION_WORDS, SUGGESTED
from opfor.games.tactics2gm.told.view import outcome
from opfor.games.tactics2gm.values.content import TABLES
from opfor.games.tactics2gm.values.scenarios import scenario_names
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import State

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"army": "germans", "ai_army": "americans", "arctic": True, "map": "highlands", "ai_ap": 3},
    {"scenario": "farmhouse"},
    {"scenario": "farmhouse", "ai_role": "attacker"},
    {"scenario": "beach-landing", "ai_role": "americans", "army": "germans"},
    {"scenario": "night-raid"},
    {"scenario": "winter-depot", "ai_role": "americans", "army": "germans", "reshuffle": True},
    {"mode": "two-player"},
    {"mode": "two-player", "army": "random", "ai_army": "random", "reshuffle": True},
    {"mode": "two-player", "night": True, "arctic": True, "map": "lakeland"},
    {"mode": "two-player", "scenario": "beach-landing"},
    {"mode": "two-player", "scenario": "bridge-at-dawn", "ai_role": "attacker"},
)

GAME: Game[State] = game_in(
    __name__,
    new=new,
    outcome=outcome,
    step=step,
    tables=TABLES,
    variants=VARIANTS,
    offers_seen=178,
    tedious=("ai army",),
    retired=("pack",),
    suggested=SUGGESTED,
    option_words=OPTION_WORDS,
    sheet_names=scenario_names,
    sheet_option="scenario",
)
