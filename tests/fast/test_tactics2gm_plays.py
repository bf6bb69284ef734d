"""The engine over numbers of 2GM Tactics tells, asks and explains what the readable one does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.fast.tactics2gm import engine
from opfor.games.tactics2gm import GAME
from tests.fast.engines import named, positions
from tests.fast.tactics2gm_steps import OPTIONS, cases
from tests.oracle.compare import step_of
from tests.parting import parting

OVER_NUMBERS = replace(GAME, step=engine.step)


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_a_step_asks_and_tells_the_same(options: dict[str, Any]) -> None:
    """Every event, every request in its words, every decision with all its rungs and what they
    measured, what settled questions, the state, all chance."""
    names = {player: name for name, player in GAME.players.items()}
    for number, case in enumerate(cases(options, positions(60, 10), 4, 20)):
        players = {seat: names[player] for seat, player in case.players.items()}
        ours = step_of(OVER_NUMBERS, case, players, explain=number % 2 == 0)
        theirs = step_of(GAME, case, players, explain=number % 2 == 0)
        assert not parting(GAME, ours, theirs)
