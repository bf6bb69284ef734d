"""The reference: the rules in short and, for solo missions, how to run the AI from paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.games.coh.content.units import UnitKind
from opfor.games.coh.missions.mission import Mission
from opfor.games.coh.solo.mission import SoloMission
from opfor.surfaces.sheets.features import Features
from opfor.surfaces.sheets.order_words import words_piece
from opfor.surfaces.sheets.rules_ai import running_the_ai
from opfor.surfaces.sheets.rules_tactics import tactics


def reference(mission: Mission, kinds: Sequence[UnitKind]) -> list[dict[str, Any]]:
    """Chapters, each on pages of its own."""
    has = Features(mission, kinds)
    chapters = [
        {
            "title": "The rules in short",
            "about": "What this mission needs of them.",
            "columns": 3,
            "pieces": tactics(has),
        }
    ]
    if isinstance(mission, SoloMission):
        chapters.append(
            {
                "title": "Running the AI",
                "about": "AI: its counters. Units: yours.",
                "columns": 3,
                "pieces": [*running_the_ai(has), words_piece(mission)],
            }
        )
    return chapters
