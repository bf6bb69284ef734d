"""The first turns: whatever the stance, units go where terrain covers them."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.question import keep_if_possible, lowest
from opfor.games.tactics2gm.values.movement_points import entry_cost
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.bot.movement.preferences import Spaces, is_covered, is_here
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.movement import has_room

ROW = "2GM-FT-1"


@cite("2GM-FT-1", "Q2-15")
def seeks_cover(survey: Survey) -> bool:
    """One of the AI's first turns, and there is cover the acting unit is in or could go to."""
    if survey.state.turns[AI] > survey.numbers.phrases.first_turns:
        return False
    survey.shelter = free_cover(survey)
    return is_covered(survey, survey.unit.cell) or bool(survey.shelter)


@cite("V-33")
def free_cover(survey: Survey) -> list[int]:
    """Spaces with cover that have room for the acting unit and that it may enter."""
    setting, state = survey.setting, survey.state
    card = survey.card(survey.unit)
    return [
        cell
        for cell, piece in enumerate(state.terrain)
        if piece is not None
        and is_covered(survey, cell)
        and has_room(setting, state, survey.crowd, AI, cell)
        and entry_cost(setting, state, card, cell) is not None
    ]


@measure("space from cover|spaces from cover", brief="the shortest way to cover")
def way_to_cover(survey: Survey, cell: int) -> int:
    """Distance from a space to the nearest free cover; none at all for a space with cover."""
    if is_covered(survey, cell):
        return 0
    row = survey.distance[cell]
    return min(row[spot] for spot in survey.shelter)


@measure("space|spaces", brief="the shortest move")
def from_here(survey: Survey, cell: int) -> int:
    return survey.distance[survey.unit.cell][cell]


@condition("it is in cover already")
def in_cover(survey: Survey, _left: Sequence[int]) -> bool:
    return is_covered(survey, survey.unit.cell)


OWN_COVER = measure(id="is-here", brief="the cover it is in")(is_here)
EARLY = "it is one of the first turns and there is cover"
EARLY_COVER: Spaces = (
    keep_if_possible(ROW, OWN_COVER, when=in_cover, by="V-33", case=EARLY),
    lowest(ROW, way_to_cover, by="V-33", case=EARLY),
    lowest(ROW, from_here, by="V-33", case=EARLY),
)
"""Stay in cover, or go to the nearest, or as far towards it as this turn allows."""
