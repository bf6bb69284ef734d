"""The engines a test can have: the same source compiled, and run as plain Python."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import pytest

from opfor.core.chance import derived_seed
from opfor.core.game import Game
from opfor.core.series import DRAW
from opfor.fast.built import compiled
from opfor.lab.playout import play_one
from tests.parting import parting

IS_COMPILED = all(compiled(game) is not None for game in ("blitzkrieg", "coh", "tactics2gm"))
SERIES = 11
"""The seed of the series that whole games are taken from."""
needs_compiled = pytest.mark.skipif(not IS_COMPILED, reason="python3 build_fast.py makes it")


def positions(wanted: int, plain: int) -> int:
    """Positions for each setting: fewer where nothing is compiled, as many as one says."""
    return int(os.environ.get("OPFOR_FAST_POSITIONS", wanted if IS_COMPILED else plain))


def named(options: Any) -> str:
    """A setting in the name of a test."""
    return options if isinstance(options, str) else "-".join(map(str, options.values())) or "usual"


def assert_readable_games(
    game: Game[Any], engine: Any, setting: Any, players: Mapping[str, Any], numbers: range
) -> None:
    """Games of a series over numbers are those that the readable engine plays by their seeds."""
    played = engine(setting, players).play(SERIES, numbers.start, numbers.stop)
    settled = list(zip(*played.rules.values(), strict=True))
    for row, index in enumerate(numbers):
        result = play_one(game, setting, players, index, derived_seed(SERIES, index))
        got = {name: column[row] for name, column in played.games.items()}
        wanted = {"game": index, "seed": result.seed, "winner": result.winner or DRAW}
        wanted |= {"why": result.why, "length": result.length} | result.aspects
        own = {rule: times for at, rule, times in settled if at == index}
        for ours, theirs, what in ((got, wanted, "game"), (own, result.settled, "settled")):
            assert not parting(game, ours, dict(theirs), what), f"game {index}"
