"""Firefights with works and hidden units over numbers: what is covered, and whole games."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.own_boards import copied
from opfor.cardboard.coh.missions.mission import mission
from opfor.fast import covers
from opfor.fast.coh.engine import Engine
from opfor.games.coh import GAME
from opfor.games.coh.values.options import setting_for
from opfor.games.coh.values.start import new
from tests.fast.coh_missions import missions
from tests.fast.engines import assert_readable_games, needs_compiled
from tests.fast.test_coh import seated, setting_of

BUILT = ["convoy", "goods-station", "church-tower", "ridge"]
"""The game's own firefights with works."""


def test_every_kind_of_work_is_among_those_compared() -> None:
    setting = setting_for(missions()["fieldworks"], "activation", {})
    laid = {work.kind for work in new(setting).works} | {"hasty-defence"}
    assert laid == set(setting.works)


@pytest.mark.parametrize("economy", ["activation", "solo"])
@pytest.mark.parametrize("player", ["random", "baseline"])
@pytest.mark.parametrize("name", BUILT)
def test_whole_games_end_as_the_readable_ones(name: str, player: str, economy: str) -> None:
    setting = setting_of(name, economy)
    assert_readable_games(GAME, Engine, setting, seated(setting, player), range(5, 8))


def test_whole_games_that_begin_with_hits_on_painted_ground() -> None:
    first, second = mission("crossroads").sides
    worn = (replace(first.forces[0], hit="suppressed"), *first.forces[1:])
    painted = replace(copied("1", "21"), walls=(("H08", "G08"),), levels={"1": ("H09",)})
    sides = (replace(first, forces=worn), second)
    begun = replace(mission("crossroads"), sides=sides, maps=("21",), boards=(painted,))
    setting = setting_for(begun, "activation", {})
    assert setting.field.wall_between(setting.field.cell("H08"), setting.field.cell("G08"))
    assert_readable_games(GAME, Engine, setting, seated(setting, "baseline"), range(5, 8))


def test_whole_games_that_begin_beside_a_trench() -> None:
    chosen = missions()["fieldworks"]
    first, second = chosen.sides
    guard = replace(second.forces[0], hex="F07", facing="S", outside=True)
    beside = replace(chosen, sides=(first, replace(second, forces=(guard, *second.forces[1:]))))
    setting = setting_for(beside, "activation", {})
    assert any(counter.outside for counter in new(setting).counters)
    assert covers(setting, seated(setting, "baseline"))
    assert_readable_games(GAME, Engine, setting, seated(setting, "baseline"), range(5, 7))


@needs_compiled
@pytest.mark.parametrize("name", BUILT)
def test_compiled_games_are_those_of_the_plain_run(name: str) -> None:
    setting = setting_of(name)
    quick, plain = (Engine(setting, seated(setting, "baseline"), plain=p) for p in (False, True))
    assert quick.play(3, 0, 3) == plain.play(3, 0, 3)
