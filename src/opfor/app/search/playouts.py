"""Playing lines on to their end by a compiled engine, where there is one for the game."""

from __future__ import annotations

from typing import Any

from opfor.core.chance import derived_seed
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.fast import engine
from opfor.fast.columns import Overflowed

GAMES = 24
"""Games from each position: they cost less than getting there."""


class Playouts:
    """The compiled engine of a setting with the usual player in every person's seat."""

    def __init__(self, game: Game[Any], setting: Any, usual: str) -> None:
        seats = [seat.id for seat in game.seats(setting) if not seat.bot]
        self._engine = engine(setting, dict.fromkeys(seats, game.players[usual]))

    def chance(self, play: Play[Any, Any], seats: frozenset[str], seed: int) -> float | None:
        """How often these seats win from here; none in mid-turn, or where no engine plays it."""
        if self._engine is None or play.step_answers:
            return None
        seeds = [derived_seed(seed, number) for number in range(GAMES)]
        try:
            wins = self._engine.wins_from(play.state, seeds)
        except Overflowed:
            return None
        return float(sum(wins[seat] for seat in seats) / GAMES)
