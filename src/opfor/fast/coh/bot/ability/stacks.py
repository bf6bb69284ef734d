"""Stacking: AI never end a move in the hex of another AI."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.deployment import muster_in
from opfor.fast.coh.values import Battle


@cite("COH-5.5-a", "COH-5.5-b", "COH-5.5-c")
def is_free_of_ai(battle: Battle, ai: int, cell: int) -> bool:
    """AI never end a move stacked with another AI, unless the mission lets them."""
    return muster_in(battle, battle.bot, cell) == 0 or battle.is_stacking[ai] == 1


def is_free_of_units(battle: Battle, cell: int) -> bool:
    return battle.manned[1 - battle.bot][cell] == 0
