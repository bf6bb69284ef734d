"""Moving towards a goal: which hexes bring an AI closer, and what may be done instead.

A hex is open to an AI if one move action can end in it (a vehicle may drive on), no other AI
stands there, and entering it is no close combat the order forbids. Among the open hexes those that
shorten the distance come first; only if there is none, equally distant ones that enter the flank,
then those that enter cover (5.2).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.close_combat import may_meet
from opfor.fast.coh.bot.ability.flanks import enters_flank
from opfor.fast.coh.bot.ability.low_risk_moves import is_permitted
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai
from opfor.fast.coh.bot.seen.ends import find_ends
from opfor.fast.coh.bot.seen.survey import dm_of, dm_on_entering, goal_distance
from opfor.fast.coh.values import Battle


@cite("COH-5.2-b", "flank-and-cover-entry")
def enters_cover(battle: Battle, ai: int, cell: int) -> bool:
    """Into a hex with a DM, higher than here."""
    value = dm_on_entering(battle, ai, cell)
    return value > 0 and (battle.any_such_hex == 1 or value > dm_of(battle, ai))


@cite("COH-5.2-b", "blocked-move-order")
def instead(battle: Battle, ai: int, goal: int, cell: int) -> int:
    """How good an equally distant hex is as a way out: flank 2, cover 1 (by ruling the other
    way round), neither 0."""
    if battle.cover_first:
        if enters_cover(battle, ai, cell):
            return 2
        return 1 if enters_flank(battle, ai, goal, cell) else 0
    if enters_flank(battle, ai, goal, cell):
        return 2
    return 1 if enters_cover(battle, ai, cell) else 0


@cite("COH-5.2-a")
def change(battle: Battle, ai: int, goal: int, cell: int) -> int:
    """By how much a hex is farther from the goal than here; below 0 it is closer."""
    return goal_distance(battle, cell, goal) - goal_distance(battle, battle.cell[ai], goal)


@cite("V-1", "COH-5.2-a", "COH-5.2-b")
def can_move_towards(battle: Battle, ai: int, goal: int, is_careful: bool) -> bool:
    """Whether an AI can move towards a goal."""
    find_ends(battle, ai)
    for place in range(battle.ends):
        if is_open_to(battle, ai, goal, battle.end_cell[place], is_careful):
            return True
    return False


def is_open_to(battle: Battle, ai: int, goal: int, cell: int, is_careful: bool) -> bool:
    farther = change(battle, ai, goal, cell)
    if farther > 0 or not is_free_of_ai(battle, ai, cell):
        return False
    if not may_meet(battle, ai, cell, goal, is_careful):
        return False
    if farther == 0 and instead(battle, ai, goal, cell) == 0:
        return False
    return not is_careful or is_permitted(battle, ai, goal, cell, farther)
