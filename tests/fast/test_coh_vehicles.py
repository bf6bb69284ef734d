"""Firefights with vehicles over numbers: what is covered, and whole games of them."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.fast.coh.coverage import TRAITS
from opfor.fast.coh.engine import Engine, supports
from opfor.games.coh import GAME
from opfor.games.coh.values.start import new
from tests.fast.coh_missions import setting_among
from tests.fast.engines import assert_readable_games, needs_compiled
from tests.fast.test_coh import seated

DRIVING = ["armour", "armour-on-5", "column", "mud", "flight"]


@pytest.mark.parametrize("name", DRIVING)
def test_vehicles_are_covered(name: str) -> None:
    setting = setting_among(name)
    assert supports(setting, seated(setting))
    assert supports(setting, seated(setting, "baseline"))


def test_every_trait_of_vehicles_is_among_those_compared() -> None:
    compared = {c.unit for name in DRIVING for c in new(setting_among(name)).counters}
    kinds = [unit_kinds()[unit] for unit in compared]
    traits = {trait for kind in kinds for trait in kind.traits if kind.kind == "vehicle"}
    vehicles = [kind for kind in unit_kinds().values() if kind.kind == "vehicle"]
    assert traits == {trait for kind in vehicles for trait in kind.traits}
    assert traits <= set(TRAITS)
    assert {kind.bonus_moves for kind in vehicles} == {k.bonus_moves for k in kinds}


@pytest.mark.parametrize("economy", ["activation", "solo"])
@pytest.mark.parametrize("player", ["random", "baseline"])
@pytest.mark.parametrize("name", ["armour", "flight"])
def test_whole_games_end_as_the_readable_ones(name: str, player: str, economy: str) -> None:
    setting = setting_among(name, economy)
    players = seated(setting, player)
    assert_readable_games(GAME, Engine, setting, players, range(5, 7))


@needs_compiled
@pytest.mark.parametrize("name", ["armour", "column"])
def test_compiled_games_are_those_of_the_plain_run(name: str) -> None:
    setting = setting_among(name)
    players = seated(setting, "baseline")
    quick, plain = (Engine(setting, players, plain=p) for p in (False, True))
    assert quick.play(3, 0, 3) == plain.play(3, 0, 3)
