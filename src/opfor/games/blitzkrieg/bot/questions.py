"""Every question the bot asks, in the order of their numbers."""

from __future__ import annotations

from opfor.core.narrow import Asked
from opfor.games.blitzkrieg.bot.leftover_effect import LEFTOVER_EFFECT
from opfor.games.blitzkrieg.bot.space import SPACE_QUESTION
from opfor.games.blitzkrieg.bot.strategic_advantage import STRATEGIC_ADVANTAGE
from opfor.games.blitzkrieg.bot.theatre import THEATRE_QUESTION
from opfor.games.blitzkrieg.bot.unit import UNIT_QUESTION

QUESTIONS: tuple[Asked, ...] = (
    THEATRE_QUESTION,
    SPACE_QUESTION,
    UNIT_QUESTION,
    STRATEGIC_ADVANTAGE,
    LEFTOVER_EFFECT,
)
