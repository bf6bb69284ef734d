"""What a reader of orders must know besides the map is set aside while events have their own."""

from __future__ import annotations

from opfor.fast.coh.sizes import DEPTH
from opfor.fast.coh.values import Battle


def push_outlook(battle: Battle) -> None:
    """Set it aside."""
    at = battle.outlooks
    if at == DEPTH:
        battle.overflowed = 1
        return
    battle.kept_command[at] = battle.is_command
    battle.kept_deed[at] = battle.deed
    battle.kept_ai[at] = battle.arriving_ai
    battle.kept_units[at] = battle.arriving_units
    for unit in range(battle.units):
        battle.kept_acted[at][unit] = battle.has_just_acted[unit]
    battle.outlooks = at + 1


def pop_outlook(battle: Battle) -> None:
    """What was set aside last holds again."""
    at = battle.outlooks - 1
    if at < 0:
        return
    battle.is_command = battle.kept_command[at]
    battle.deed = battle.kept_deed[at]
    battle.arriving_ai = battle.kept_ai[at]
    battle.arriving_units = battle.kept_units[at]
    for unit in range(battle.units):
        battle.has_just_acted[unit] = battle.kept_acted[at][unit]
    battle.outlooks = at
