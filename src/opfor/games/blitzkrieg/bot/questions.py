"""Every question the bot asks."""

from __future__ import annotations

from typing import Any

from opfor.core.question import Question
from opfor.games.blitzkrieg.bot.leftover_effect import LEFTOVER_EFFECT
from opfor.games.blitzkrieg.bot.space import SPACE
from opfor.games.blitzkrieg.bot.strategic_advantage import STRATEGIC_ADVANTAGE
from opfor.games.blitzkrieg.bot.theatre import THEATRE
from opfor.games.blitzkrieg.bot.unit import UNIT

QUESTIONS: tuple[Question[Any, Any], ...] = (
    THEATRE,
    SPACE,
    UNIT,
    STRATEGIC_ADVANTAGE,
    LEFTOVER_EFFECT,
)
