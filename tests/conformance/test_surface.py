"""A surface that knows no game plays every game."""

from __future__ import annotations

from opfor.app.conversation import Table
from opfor.app.start import Start
from opfor.core.chance import Seeded
from tests.conformance.cases import Case
from tests.scripted_surface import ScriptedSurface

ENOUGH = 60


def surface(case: Case, seed: int) -> ScriptedSurface:
    chance = Seeded(seed)
    table = Table.new(case.game, Start(options=case.options, seed=seed))
    return ScriptedSurface(table, lambda sides: chance.pick("surface", sides))


def test_a_surface_that_knows_no_game_plays_it(case: Case) -> None:
    playing = surface(case, 21)
    answered = playing.play(ENOUGH)
    assert answered == ENOUGH or playing.table.awaits is None
    playing.curious()
    assert all(playing.heard.values())


def test_it_goes_back_and_on_as_if_nothing_had_happened(case: Case) -> None:
    playing = surface(case, 22)
    playing.play(8)
    eyes = playing.eyes[playing.table.people[0]]
    there = [each.view() for each in playing.eyes.values()]
    eyes.undo()
    eyes.redo()
    again = [each.view() for each in playing.eyes.values()]
    assert [v.board_text for v in again] == [v.board_text for v in there]
    assert [v.pieces for v in again] == [v.pieces for v in there]
    assert [v.question for v in again] == [v.question for v in there]
