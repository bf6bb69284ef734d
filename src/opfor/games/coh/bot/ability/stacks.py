"""Stacking: AI never end a move in the hex of another AI."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.coh.bot.seen.survey import Survey


@cite("COH-5.5-a", "COH-5.5-b", "COH-5.5-c")
def is_free_of_ai(survey: Survey, ai: int, cell: int) -> bool:
    """AI never end a move stacked with another AI, unless the mission lets them."""
    return not survey.ai_cells >> cell & 1 or ai in survey.outlook.stacking
