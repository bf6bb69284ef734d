"""Mortars that fire indirectly, and artillery, over numbers: what is covered, and whole games."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Artillery
from opfor.fast.coh import coverage, sizes
from opfor.fast.coh.course import doors
from opfor.fast.coh.engine import Engine, supports
from opfor.fast.coh.tables import fill
from opfor.games.coh import GAME
from opfor.games.coh.values.options import setting_for
from opfor.games.coh.values.start import new
from tests.fast.coh_missions import setting_among
from tests.fast.engines import assert_readable_games, needs_compiled
from tests.fast.test_coh import seated

FIRING = ["mortars", "mortars-on-5"]
SHELLED = ["shelled", "shelled-works", "shelled-hiders", "two-hills"]


def test_every_mortar_is_covered_and_compared() -> None:
    settings = [setting_among(name) for name in FIRING]
    assert all(supports(setting, seated(setting, "baseline")) for setting in settings)
    compared = {c.unit for setting in settings for c in new(setting).counters}
    assert compared >= {kind.id for kind in unit_kinds().values() if kind.indirect_cost}


def test_there_is_room_for_every_spotter_of_the_box() -> None:
    setting, battle = setting_among("mortars"), doors.Battle()
    fill(battle, setting, seated(setting))
    assert max(battle.posts) == coverage.around(setting.numbers.spotter_range) == sizes.POSTS


@pytest.mark.parametrize("name", SHELLED)
def test_artillery_is_covered_as_far_as_there_is_room(name: str) -> None:
    setting = setting_among(name)
    assert supports(setting, seated(setting, "baseline"))
    many = replace(setting.mission.sides[0], artillery=Artillery(strikes=sizes.BARRAGES // 2))
    fight = replace(setting.mission, sides=(many, setting.mission.sides[1]))
    assert not supports(setting_for(fight, "activation", {}), seated(setting))


@pytest.mark.parametrize("player", ["random", "baseline"])
@pytest.mark.parametrize("economy", ["activation", "solo"])
@pytest.mark.parametrize("name", ["mortars-on-5", "shelled", "two-hills"])
def test_whole_games_end_as_the_readable_ones(name: str, player: str, economy: str) -> None:
    setting = setting_among(name, economy)
    assert_readable_games(GAME, Engine, setting, seated(setting, player), range(5, 7))


@needs_compiled
@pytest.mark.parametrize("name", ["mortars", "shelled"])
def test_compiled_games_are_those_of_the_plain_run(name: str) -> None:
    setting = setting_among(name)
    players = seated(setting, "baseline")
    quick, plain = (Engine(setting, players, plain=p) for p in (False, True))
    assert quick.play(3, 0, 3) == plain.play(3, 0, 3)
