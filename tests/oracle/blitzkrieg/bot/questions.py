"""Every question the bot asks."""

from __future__ import annotations

from typing import Any

from opfor.core.question import Question
from tests.oracle.blitzkrieg.bot.leftover_effect import LEFTOVER_EFFECT
from tests.oracle.blitzkrieg.bot.space import SPACE
from tests.oracle.blitzkrieg.bot.strategic_advantage import STRATEGIC_ADVANTAGE
from tests.oracle.blitzkrieg.bot.theatre import THEATRE
from tests.oracle.blitzkrieg.bot.unit import UNIT

QUESTIONS: tuple[Question[Any, Any], ...] = (
    THEATRE,
    SPACE,
    UNIT,
    STRATEGIC_ADVANTAGE,
    LEFTOVER_EFFECT,
)
