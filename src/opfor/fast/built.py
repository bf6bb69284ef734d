"""The engines of games whose rules stand twice: in their rooms, and here once more over numbers."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

from opfor.core import compiled as found
from opfor.core.series import SeriesEngine
from opfor.fast.sources import fingerprint


def compiled(game: str) -> ModuleType | None:
    """The compiled module of a game; none if there is none, or one of other sources."""
    return found.compiled(game, fingerprint(game))


class TwinEngine(SeriesEngine):
    """An engine beside the readable one."""

    memory_name = "Battle"

    def __init_subclass__(cls, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        at: Any = cls.plain
        columns: Any = SimpleNamespace(COLUMNS=at.COLUMNS, WINNER=at.WINNER, COUNTS=at.SETTLED)
        cls.columns = columns

    @classmethod
    def fingerprint(cls) -> str:
        return fingerprint(cls.game)
