"""The compiled module of a game, by the fingerprint of its sources."""

from __future__ import annotations

from types import ModuleType

from opfor.core import compiled as found
from opfor.fast.sources import fingerprint


def compiled(game: str) -> ModuleType | None:
    """The compiled module of a game; none if there is none, or one of other sources."""
    return found.compiled(game, fingerprint(game))
