"""Playing lines on to their end by a compiled engine, where there is one for the game."""

from __future__ import annotations

from typing import Any

from opfor.core.chance import derived_seed
from opfor.core.columns import Overflowed
from opfor.core.foresight import foresight_of
from opfor.core.game import Game, Player
from opfor.core.series import DRAW
from opfor.fast import engine, waits


class Playouts:
    """The compiled engine of a setting with the usual player in every person's seat."""

    def __init__(self, game: Game[Any], setting: Any) -> None:
        self._games = foresight_of(game).playouts
        self._engine = engine(setting, _seated(game, setting)) if self._games else None

    @property
    def are_there(self) -> bool:
        """Whether an engine plays this setting."""
        return self._engine is not None

    def chance(self, state: Any, seats: frozenset[str], seed: int) -> float | None:
        """How often these seats win from a position between two steps, half for a draw; none where
        no engine plays it."""
        if self._engine is None:
            return None
        seeds = [derived_seed(seed, number) for number in range(self._games)]
        try:
            wins = self._engine.wins_from(state, seeds)
        except Overflowed:
            return None
        return float(sum(wins[seat] for seat in seats) + wins[DRAW] / 2) / self._games


def waits_for_compiling(game: Game[Any], setting: Any) -> bool:
    """Whether lines would be played out, were the engine compiled."""
    return bool(foresight_of(game).playouts) and waits(setting, _seated(game, setting))


def _seated(game: Game[Any], setting: Any) -> dict[str, Player]:
    usual = game.players[foresight_of(game).usual]
    return {seat.id: usual for seat in game.seats(setting) if not seat.bot}
