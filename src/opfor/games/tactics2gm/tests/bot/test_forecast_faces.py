"""Forecasts: which faces give which stance, and ties that all go to the first."""

from __future__ import annotations

import pytest

from opfor.core.play import Play
from opfor.core.requests import TieBreak
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.course.forecast import forecast, moves_in
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.events import TurnBegun, UnitMoved
from opfor.games.tactics2gm.values.stances import stance_named
from tests.oracle.tactics2gm.course.ai_turn import act


@pytest.mark.rule("2GM-ST-1")
def test_a_forecast_lets_every_tie_go_to_the_first() -> None:
    """A lone unit that goes forward along the edge of nothing: two spaces are as good."""
    field = Field(mode="solo")
    field.put(NORTH, "light-infantry", 1, 5)
    field.put(NORTH, "light-infantry", 1, 6)
    field.change(mover=SOUTH)
    stance = stance_named("battle-royal", "full-assault")
    asked: list[TieBreak] = []
    told = moves_in(field.setting, field.state, stance)
    play = Play(GAME, field.setting, field.state)
    play.emit(TurnBegun(NORTH))
    procedure = act(play, "movement", stance)
    request = next(procedure, None)
    while request is not None:
        assert isinstance(request, TieBreak)
        asked.append(request)
        try:
            request = procedure.send(request.candidates[0])
        except StopIteration:
            request = None
    ends = [e.cell for e in play.log if isinstance(e, UnitMoved)]
    assert asked
    lines = [f"line {cell // 10 + 1}, column {cell % 10 + 1}" for cell in ends]
    assert [each.partition(" to ")[2] for each in told] == lines


@pytest.mark.rule("2GM-ST-1")
def test_a_forecast_names_the_faces_of_each_stance() -> None:
    """With +1 from the Player on line 3: two faces for most, one for the most cautious."""
    field = Field(mode="solo")
    field.put(SOUTH, "sherman", 3, 5)
    field.change(mover=SOUTH)
    told = {one.key: one for one in forecast(field.setting, field.state, None)}
    assert {key: one.label.rpartition(" of ")[2] for key, one in told.items()} == {
        "total-defense": "1",
        "defense": "2 to 3",
        "reinforce": "4 to 5",
        "advance": "6 to 7",
        "full-assault": "8 to 10",
    }
    assert {key: one.probability for key, one in told.items()} == {
        "total-defense": 0.1,
        "defense": 0.2,
        "reinforce": 0.2,
        "advance": 0.2,
        "full-assault": 0.3,
    }
