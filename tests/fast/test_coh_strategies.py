"""Players who do one stupid thing play the same games over numbers."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.fast.coh.engine import Engine, supports
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from tests.fast.engines import assert_readable_games

MISSIONS = ("steel-at-noon", "church-bell", "river-road-6", "crossroads", "convoy", "ridge")


@pytest.mark.parametrize("strategy", GAME.strategies)
@pytest.mark.parametrize("mission", MISSIONS)
def test_its_games_end_as_the_readable_ones(mission: str, strategy: str) -> None:
    setting = prepare(Options(mission=mission), {})
    stupid, sensible = GAME.strategies[strategy], GAME.players["baseline"]
    free = [seat.id for seat in GAME.seats(setting) if not seat.bot]
    players: dict[str, Any] = dict.fromkeys(free, sensible) | {free[0]: stupid}
    assert supports(setting, players)
    assert_readable_games(GAME, Engine, setting, players, range(2))
