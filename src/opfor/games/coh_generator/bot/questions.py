"""Every question that the development of a solo AI asks, in order."""

from __future__ import annotations

from typing import Any

from opfor.core.question import Question
from opfor.games.coh_generator.bot.development import PLAYERS_SIDE
from opfor.games.coh_generator.bot.mission_sheet import SHEET_SIDE, TILE_SPACE
from opfor.games.coh_generator.bot.order_deck import (
    CARD_ADDED,
    CARD_LEFT_OUT,
    CARD_REMOVED,
    PRINTED,
)

QUESTIONS: tuple[Question[Any, Any], ...] = (
    PLAYERS_SIDE,
    SHEET_SIDE,
    PRINTED,
    CARD_ADDED,
    CARD_REMOVED,
    CARD_LEFT_OUT,
    TILE_SPACE,
)
