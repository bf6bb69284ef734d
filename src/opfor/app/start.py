"""How a game begins: what it is told, who rolls and draws, who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class Start(Struct, frozen=True, kw_only=True):
    """``state`` begins the game from a position instead of the set-up; ``untold``: what the person
    draws and the opponent never looks at is not asked for."""

    seed: int
    options: Mapping[str, Any] = {}
    rulings: Mapping[str, str] = {}
    mode: str = "play"
    table_sources: Sequence[str] = ()
    untold: bool = False
    players: Mapping[str, str] = {}
    state: Any = None
