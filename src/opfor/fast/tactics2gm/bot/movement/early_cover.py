"""The first turns: whatever the stance, units go where terrain covers them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.preferences import is_covered
from opfor.fast.tactics2gm.names import (
    AI,
)
from opfor.fast.tactics2gm.rules.movement import entry_cost, has_room


@cite("2GM-FT-1", "Q2-15")
def seeks_cover(battle: Battle) -> bool:
    """One of the AI's first turns, and there is cover the acting unit is in or could go to."""
    if battle.turns[AI] > battle.first_turns:
        return False
    find_free_cover(battle)
    return is_covered(battle, battle.cell[battle.acting]) or battle.shelters > 0


@cite("V-33")
def find_free_cover(battle: Battle) -> None:
    """Spaces with cover that have room for the acting unit and that it may enter."""
    card = battle.card[battle.acting]
    battle.shelters = 0
    for cell in range(battle.size):
        is_free = is_covered(battle, cell) and has_room(battle, AI, cell)
        if is_free and entry_cost(battle, card, cell):
            battle.shelter[battle.shelters] = cell
            battle.shelters += 1


def way_to_cover(battle: Battle, cell: int) -> int:
    """Distance from a space to the nearest free cover; none at all for a space with cover."""
    if is_covered(battle, cell):
        return 0
    nearest = battle.distance[cell][battle.shelter[0]]
    for i in range(1, battle.shelters):
        nearest = min(nearest, battle.distance[cell][battle.shelter[i]])
    return nearest


def from_here(battle: Battle, cell: int) -> int:
    return battle.distance[battle.cell[battle.acting]][cell]


def in_cover(battle: Battle) -> bool:
    """It is in cover already."""
    return is_covered(battle, battle.cell[battle.acting])
