"""Positions of Conflict of Heroes, in which the engine over numbers asks and tells what the
readable one does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from opfor.fast.coh.engine import Engine, step
from opfor.games.coh import GAME
from tests.fast import coh_positions as fights
from tests.fast import coh_solo_positions as missions
from tests.fast.steps import Case

ENGINES = replace(GAME, step=step), GAME, Engine
OPTIONS: list[Mapping[str, Any]] = [
    *({"mission": name, "economy": economy} for name, economy in fights.CASES),
    *({"solo": name} for name in missions.CASES),
]


def cases(options: Mapping[str, Any], count: int, seed: int = 1, size: int = 50) -> Iterator[Case]:
    """So many positions of a setting, every other batch for the player that makes sense."""
    for batch in range(-(-count // size)):
        player = "baseline" if batch % 2 else "random"
        most = min(size, count - batch * size)
        if "solo" in options:
            yield from missions.cases(options["solo"], most, seed + batch, size, player)
        else:
            fight = options["mission"], options["economy"]
            yield from fights.cases(*fight, most, seed + batch, size, player)
