"""The still layer of a game: its own, or a blank sheet where it draws none."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Game
from opfor.core.shown import Ground
from opfor.kit.scene import laid

BLANK = laid(0, 0, "")


def ground_of(game: Game[Any], setting: Any, state: Any) -> Ground:
    if game.shown.ground_at is not None:
        return game.shown.ground_at(setting, state)
    return BLANK if game.shown.ground is None else game.shown.ground(setting)
