"""What counts as an Objective while a mission runs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import solo_mission
from opfor.games.coh import GAME
from opfor.games.coh.values.objectives import objectives_now
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.state import Marker


@pytest.mark.rule("COH-4.1.4-a", "COH-4.1.4-b")
def test_markers_of_the_player_are_objectives_and_those_of_the_ai_are_not() -> None:
    setting = solo_setting(solo_mission("river-road-2"), {})
    assert setting.bot is not None
    cells = [setting.field.cell(name) for name in ("B03", "C05", "D08")]
    sides = (1 - setting.bot, setting.bot, 1 - setting.bot)
    markers = tuple(Marker(cell, side) for cell, side in zip(cells, sides, strict=True))
    state = replace(GAME.new(setting), markers=markers)
    fixed = {objective.name for objective in setting.objectives}
    found = [objective.name for objective in objectives_now(setting, state)]
    assert set(found) - fixed == {"B03", "D08"}
    again = replace(state, markers=tuple(Marker(o.cells[0], sides[0]) for o in setting.objectives))
    names = [objective.name for objective in objectives_now(setting, again)]
    assert len(names) == len(set(names)), "a marker on an Objective is no second one"
