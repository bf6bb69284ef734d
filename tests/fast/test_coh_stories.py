"""What happened in games over numbers is what happened in the readable ones."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.chance import derived_seed
from opfor.core.story import Story
from opfor.fast.coh.engine import Engine
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from opfor.lab.playout import Wanted, play_one

GAMES = range(4)


def readable(setting: Any, players: Any) -> Story:
    told = Story()
    for index in GAMES:
        wanted = Wanted(story=True)
        result = play_one(GAME, setting, players, index, derived_seed(5, index), wanted)
        assert result.story is not None
        told.add(result.story)
    return told


@pytest.mark.parametrize("mission", ["steel-at-noon", "river-road-6", "convoy", "two-hills"])
def test_the_story_of_a_series_is_that_of_its_games(mission: str) -> None:
    setting = prepare(Options(mission=mission), {})
    free = [seat.id for seat in GAME.seats(setting) if not seat.bot]
    players = dict.fromkeys(free, GAME.players["baseline"])
    engine = Engine(setting, players)
    engine.forget_stories()
    engine.play(5, GAMES.start, GAMES.stop)
    told, wanted = engine.story(), readable(setting, players)
    assert told.points == wanted.points
    assert told.fell == wanted.fell
    assert told.moved == wanted.moved
    assert {line for line, n in told.fired.items() if n} <= {
        line for line, n in wanted.fired.items() if n
    }
    own = [line for line in told.fired if not line.startswith(("track", "standing"))]
    assert [told.fired[line] for line in own] == [wanted.fired[line] for line in own]
    assert any(told.moved.values())
