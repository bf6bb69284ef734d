"""The still layer of a game: its own, or a plain sheet where it draws none."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from opfor.core.game import Game
from opfor.core.shown import Ground


def ground_of(game: Game[Any], setting: Any) -> Ground:
    """Drawn once for each setting."""
    if game.shown.ground is None:
        return Ground(key_of("", ""), 0, 0, "")
    return game.shown.ground(setting)


def key_of(svg: str, defs: str) -> str:
    """A short name that follows from the content alone."""
    return sha256(f"{svg}\n{defs}".encode()).hexdigest()[:16]
