"""Every question that the rules answer: where stray counters go, then the development of an AI."""

from __future__ import annotations

from typing import Any

from opfor.core.question import Question
from opfor.games.coh_generator.bot.mission_sheet import SHEET_SIDE, TILE_SPACE
from opfor.games.coh_generator.bot.order_deck import (
    CARD_ADDED,
    CARD_LEFT_OUT,
    CARD_REMOVED,
    PRINTED,
)
from opfor.games.coh_generator.bot.players_side import PLAYERS_SIDE
from opfor.games.coh_generator.rules.stray_counters import NEAREST_HEX

QUESTIONS: tuple[Question[Any, Any], ...] = (
    NEAREST_HEX,
    PLAYERS_SIDE,
    SHEET_SIDE,
    PRINTED,
    CARD_ADDED,
    CARD_REMOVED,
    CARD_LEFT_OUT,
    TILE_SPACE,
)
