"""Conflict of Heroes: squads, guns and tanks on hex boards, for people and for the solo AI.

``GAME`` is imported when it is asked for: the generator inside this folder does without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opfor.games.coh.game import GAME as GAME


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from opfor.games.coh import game

        return game.GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
