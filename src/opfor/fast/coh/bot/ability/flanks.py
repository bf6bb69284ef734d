"""Flanks: whose count, who is in one, and how far the next is."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import is_unit, nearest_unit_distance
from opfor.fast.coh.sight import is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import NOTHING, OFF, Battle


@cite("whose-flank")
def has_flank_that_counts(battle: Battle, ai: int, goal: int, unit: int) -> bool:
    """Whose flank counts: the Target's; for an Objective or an AI the nearest Units'."""
    if goal >= 0 and battle.side_of[goal] != battle.bot:
        return unit == goal
    if not is_unit(battle, unit):
        return False
    away = battle.distance[battle.cell[ai]][battle.cell[unit]]
    return away == nearest_unit_distance(battle, battle.cell[ai])


@cite("V-3")
def is_in_flank(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a cell lies outside a Unit's front arc."""
    return not is_in_front(battle, battle.cell[unit], battle.facing[unit], cell)


@cite("COH-5.3-d", "V-3")
def flank_rank(battle: Battle, ai: int, goal: int, cell: int) -> int:
    """0 in the flank, else the distance to the nearest flank hex beside the Unit."""
    best = NOTHING
    for unit in range(battle.units):
        if has_flank_that_counts(battle, ai, goal, unit):
            rank = rank_before(battle, unit, cell)
            if best == NOTHING or rank < best:
                best = rank
    return max(best, 0)


def rank_before(battle: Battle, unit: int, cell: int) -> int:
    if is_in_flank(battle, unit, cell):
        return 0
    best = battle.cells
    for direction in range(FACINGS):
        beside = battle.neighbour[battle.cell[unit]][direction]
        if beside != OFF and is_in_flank(battle, unit, beside):
            best = min(best, battle.distance[cell][beside])
    return best


@cite("COH-5.2-b", "flank-and-cover-entry")
def enters_flank(battle: Battle, ai: int, goal: int, cell: int) -> bool:
    """Into the flank, from outside it."""
    for unit in range(battle.units):
        if has_flank_that_counts(battle, ai, goal, unit) and is_in_flank(battle, unit, cell):
            if battle.any_such_hex or not is_in_flank(battle, unit, battle.cell[ai]):
                return True
    return False
