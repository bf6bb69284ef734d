"""The players that fill a seat: legal, sensible, and each scenario comes to an end."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, play_out
from opfor.core.requests import Choose, Request
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.tests.field import setting_for
from opfor.games.tactics2gm.told.on_demand import PLAYERS
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import scenario_names
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import State


def game(setting: Setting, north: str, south: str, seed: int) -> State:
    """A whole game between two players, each seeing only what it may."""
    chance = Seeded(seed)
    names = {setting.seats[0]: north, setting.seats[1]: south}

    def respond(play: Play[Any, Any], request: Request) -> Any:
        if not isinstance(request, Choose):
            return chance(request)
        seen = GAME.view(setting, play.state, request.seat)
        player = PLAYERS[names[request.seat]]
        answer = player(setting, seen, request, lambda n: chance.pick(request.seat, n))
        assert answer in request.options
        return answer

    return play_out(Play(GAME, setting, new(setting)), respond)


def test_the_baseline_beats_chance() -> None:
    setting = setting_for()
    winners = []
    for n in range(6):
        as_south = n % 2
        names = ("random", "baseline") if as_south else ("baseline", "random")
        result = game(setting, *names, derived_seed(5, n)).result
        assert result is not None
        winners.append(result.winner == as_south)
    assert sum(winners) >= 5


@pytest.mark.parametrize("name", scenario_names())
def test_every_scenario_comes_to_an_end(name: str) -> None:
    setting = setting_for(scenario=name)
    state = game(setting, "baseline", "baseline", 3)
    assert state.result is not None


def test_the_defender_does_not_shoot_at_what_it_defends() -> None:
    from opfor.games.tactics2gm.tests.asked import terrain_targets

    setting = setting_for(scenario="bridge-at-dawn")
    state = new(setting)
    goal = setting.mission.target
    assert goal in terrain_targets(setting, state, 1)
    assert goal not in terrain_targets(setting, state, 0)
