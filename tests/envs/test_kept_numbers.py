"""Plain games of Blitzkrieg! come to the numbers that are kept: no line of the steps, the planes or
the series may change unnoticed where nothing is compiled to compare with."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from opfor.envs.steps import StepsVector
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.rooms import Rooms
from opfor.games.blitzkrieg.values.options import Options, prepare

STEPPED = {"solo": "abdf4ba132dc", "two-player": "ac6d882c2682"}
SERIES = {"random": "7c42b7365dcf", "greedy": "ab55defd24af", "net": "218a65076fed"}


def digest(*numbers: Any) -> str:
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:12]


@pytest.mark.parametrize("mode", STEPPED)
def test_games_stepped_together_come_to_the_kept_numbers(mode: str) -> None:
    many = StepsVector("blitzkrieg", 2, plain=True, advised=True, mode=mode)
    seen, _ = many.reset(seed=[1, 2])
    told: list[Any] = [many.planes]
    for _ in range(60):
        after = many.afterstates()
        told += [each.tolist() for each in (*after, *seen.values(), many.baseline, many.asked)]
        seen, rewards, over, _, _ = many.step(many.baseline.copy())
        told += [rewards.tolist(), over.tolist()]
    assert digest(told) == STEPPED[mode]


@pytest.mark.parametrize("player", SERIES)
def test_games_of_a_series_come_to_the_kept_numbers(player: str) -> None:
    setting = prepare(Options(), {})
    engine = Rooms(setting, {"player": GAME.players[player]}, plain=True)
    columns = engine.play(7, 0, 3)
    assert digest(sorted(columns.games.items()), sorted(columns.rules.items())) == SERIES[player]
