"""The reference: the rules in short and, for solo missions, how to run the AI from paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.question import ByName
from opfor.games.coh.course.questions import QUESTIONS
from opfor.games.coh.told.sheet import words
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.ladder_text import rulings_piece
from opfor.games.coh.told.sheet.order_words import words_piece
from opfor.games.coh.told.sheet.rules_ai import running_the_ai
from opfor.games.coh.told.sheet.rules_tactics import tactics


def reference(mission: Mission, kinds: Sequence[UnitKind], rulings: ByName) -> list[dict[str, Any]]:
    """The rules in short; for solo missions the AI's procedure."""
    has = Features(mission, kinds)
    chapters = [
        {
            "title": "The rules in short",
            "about": "What this mission needs of them.",
            "columns": 3,
            "points": 8,
            "pieces": tactics(has),
        }
    ]
    if isinstance(mission, SoloMission):
        chapters.append(
            {
                "title": words.PROCEDURE,
                "about": words.AI,
                "flow": words.FLOW,
                "prefix": "COH-",
                "columns": 3,
                "pieces": [
                    *running_the_ai(has, rulings),
                    words_piece(mission),
                    *rulings_piece(QUESTIONS, rulings),
                ],
            }
        )
    return chapters
