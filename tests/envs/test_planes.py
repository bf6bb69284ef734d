"""Planes of a vector are made of what the seat sees and of nothing else."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from opfor.core.chance import Seeded
from opfor.core.foresight import foresight_of
from opfor.envs.match import Match
from opfor.fast import stepped

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("blitzkrieg", {"mode": "two-player"}),
    ("2gm", {"mode": "two-player"}),
    ("2gm", {"mode": "two-player", "night": True}),
    ("coh", {"mission": "crossroads"}),
]


def planes_of(engine: Any, state: Any, side: int) -> list[float]:
    """What somebody at a side would get of a position."""
    engine.lay(state)
    memory = engine.memory
    if hasattr(memory, "seen"):
        count = engine.batch.observe(memory, side)
        return list(memory.seen[:count])
    found = [0.0] * len(engine.planes())
    memory.agent = side
    engine.batch.observe(memory, side, 0, found, 0)
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_states_alike_to_a_seat_have_the_same_planes(
    game: str, options: dict[str, Any]
) -> None:
    match = Match(game, options, {}, "random", alone=False)
    engine = stepped(match.setting, {}, plain=True)
    match.begin(7)
    chance, differing, changed = np.random.default_rng(3), 0, 0
    before: list[float] = []
    for number in range(60):
        if match.asked is None:
            break
        state = match.play.state
        if number % 5 == 0:
            for side, seat in enumerate(match.setting.seats):
                pick = partial(Seeded(number).pick, "deal")
                view = match.game.view(match.setting, state, seat)
                other = foresight_of(match.game).redeal(match.setting, view, seat, pick)
                planes = planes_of(engine, state, side)
                assert planes == planes_of(engine, other, side)
                differing += other != state
                changed += planes != before
                before = planes
        match.answer(int(chance.integers(len(match.asked.options))))
    assert differing > 3
    assert changed > 10
