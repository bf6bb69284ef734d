"""The first turns: whatever the stance, units go where terrain covers them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.question import keep_if_possible, lowest
from opfor.games.tactics2gm.bot.movement.preferences import Spaces, is_covered, is_here
from opfor.games.tactics2gm.rules.movement import entry_cost, has_room
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
)

EARLY_ROW = "2GM-FT-1"


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


@measure("space from cover|spaces from cover", brief="the shortest way to cover")
def way_to_cover(battle: Battle, cell: int) -> int:
    """Distance from a space to the nearest free cover; none at all for a space with cover."""
    if is_covered(battle, cell):
        return 0
    away = battle.distance[cell]
    return min((away[battle.shelter[i]] for i in range(battle.shelters)), default=0)


@measure("space|spaces", brief="the shortest move")
def from_here(battle: Battle, cell: int) -> int:
    return battle.distance[battle.cell[battle.acting]][cell]


@fact("it is in cover already")
def in_cover(battle: Battle) -> bool:
    return is_covered(battle, battle.cell[battle.acting])


OWN_COVER = measure(id="is-here", brief="the cover it is in")(is_here)
EARLY = "it is one of the first turns and there is cover"
EARLY_COVER: Spaces = (
    keep_if_possible(EARLY_ROW, OWN_COVER, when=in_cover, by="V-33", case=EARLY),
    lowest(EARLY_ROW, way_to_cover, by="V-33", case=EARLY),
    lowest(EARLY_ROW, from_here, by="V-33", case=EARLY),
)
"""Stay in cover, or go to the nearest, or as far towards it as this turn allows."""
