"""The one style sheet and the definitions that maps and counters share."""

from __future__ import annotations

from functools import cache

from opfor.kit.drawing.counters import counter_defs
from opfor.kit.drawing.land_style import LAND_COLOURS, LAND_RULES
from opfor.kit.drawing.piece_style import PIECE_COLOURS, PIECE_RULES
from opfor.kit.drawing.silhouettes import symbol_defs
from opfor.kit.drawing.style import sheet


@cache
def style() -> str:
    """Ground, counters, markers and marks."""
    return sheet(LAND_RULES + PIECE_RULES, LAND_COLOURS | PIECE_COLOURS)


@cache
def definitions() -> str:
    """Every silhouette and the shapes of counters."""
    return counter_defs() + symbol_defs()
