"""What the numbers of a decision stand for, kept beside it when it is explained."""

from __future__ import annotations

from typing import Any

from opfor.core.play import Play
from opfor.games.blitzkrieg.bot.survey import Survey
from opfor.games.blitzkrieg.speech import effect_name, unit_name
from opfor.games.blitzkrieg.state import State


def of_spaces(play: Play[State], survey: Survey) -> dict[str, Any]:
    """The effects of the spaces in question."""
    if not play.explain:
        return {}
    spaces = [survey.spaces[space] for space in survey.empty[survey.theatre]]
    return {"names": {str(space.position): effect_name(space) for space in spaces}}


def of_units(play: Play[State], survey: Survey) -> dict[str, Any]:
    """The units of the row."""
    if not play.explain:
        return {}
    row = enumerate(survey.row, start=1)
    return {"names": {str(place): unit_name(survey.setting, unit) for place, unit in row}}
