"""Whether every piece is somewhere: what a correction by hand made too many or too few."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Game


def amiss(game: Game[Any], setting: Any, start: Any, state: Any) -> list[str]:
    """``navy 3: 3 of 2``: each piece of which there are now more or fewer than at the start."""
    if game.inventory is None:
        return []
    wanted, found = game.inventory(setting, start), game.inventory(setting, state)
    return [
        f"{name.replace('-', ' ')}: {found.get(name, 0)} of {wanted.get(name, 0)}"
        for name in sorted({*wanted, *found})
        if found.get(name, 0) != wanted.get(name, 0)
    ]
