"""The first turns: whatever the stance, units go where terrain covers them."""

from __future__ import annotations

from opfor.core.cascade import keep_if_possible, lowest, narrow
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.movement.preferences import Spaces, is_covered, is_here, left_open
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.movement import entry_cost, has_room
from opfor.games.tactics2gm.values.state import TacticsPlay

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


def way_to_cover(survey: Survey, cell: int) -> int:
    """Distance from a space to the nearest free cover; none at all for a space with cover."""
    if is_covered(survey, cell):
        return 0
    row = survey.distance[cell]
    return min(row[spot] for spot in survey.shelter)


def from_here(survey: Survey, cell: int) -> int:
    return survey.distance[survey.unit.cell][cell]


COVER: Spaces = (
    keep_if_possible(ROW, is_here, when=lambda s, _left: is_covered(s, s.unit.cell), by="V-33"),
    lowest(ROW, way_to_cover, by="V-33"),
    lowest(ROW, from_here, by="V-33"),
    *left_open(ROW),
)


@cite("2GM-FT-1")
def take_cover(play: TacticsPlay, survey: Survey) -> Procedure[int]:
    """Stay in cover, or go to the nearest, or as far towards it as this turn allows."""
    narrowed = narrow(play, "move", COVER, survey, survey.reach, survey.space)
    details = {"unit": survey.unit_name(survey.unit), "first": ROW} if play.explain else {}
    return (yield from settled(play, narrowed, "where the AI's unit takes cover", **details))
