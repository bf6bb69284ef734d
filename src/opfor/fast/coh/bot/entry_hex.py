"""What an AI that was drawn comes in towards, and by which hex of its entry edge."""

from __future__ import annotations

from opfor.core.ladder import ask, propose
from opfor.core.narrow import narrow
from opfor.fast.coh.bot.ability.flanks import rank_before
from opfor.fast.coh.bot.entry import (
    find_edge,
    find_open_edge,
    is_entry_goal,
)
from opfor.fast.coh.bot.order.pairs import moves_carefully
from opfor.fast.coh.bot.seen.survey import (
    goal_distance,
    is_unit,
    nearest_unit_distance,
    objective_places,
)
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.bot.target import (
    is_first_named,
    names_two,
)
from opfor.fast.coh.values import NOTHING, Battle

NO_GOAL = -1000
"""There is nothing on the map to come in towards."""


def edge_distance(battle: Battle, goal: int) -> int:
    """How far a goal is from the nearest open hex of the edge."""
    best = goal_distance(battle, battle.end_cell[0], goal)
    for place in range(1, battle.ends):
        best = min(best, goal_distance(battle, battle.end_cell[place], goal))
    return best


def chosen_entry_goal(battle: Battle, ai: int) -> int:
    """The goal closest to any open entry hex; then the ladder of move targets."""
    find_open_edge(battle, ai)
    ask(battle)
    for unit in range(battle.units):
        if is_entry_goal(battle, unit):
            propose(battle, unit)
    for objective in range(objective_places(battle)):
        if is_entry_goal(battle, -1 - objective):
            propose(battle, -1 - objective)
    if names_two(battle) and not battle.closest_first:
        keep_first_named(battle)
    if battle.left == 0:
        return NO_GOAL
    narrow(battle, Which.ENTRY_TARGET)
    return one_left(battle, Which.ENTRY_TARGET)


def keep_first_named(battle: Battle) -> None:
    """Only the kind named first, where there is any: no rung, but how the order is read."""
    left = 0
    for place in range(battle.left):
        if is_first_named(battle, battle.candidates[place]):
            battle.candidates[left] = battle.candidates[place]
            left += 1
    if left:
        battle.left = left


def door_distance(battle: Battle, cell: int) -> int:
    return 0 if battle.way_goal == NO_GOAL else goal_distance(battle, cell, battle.way_goal)


def door_to_flank(battle: Battle, cell: int) -> int:
    """0 in the flank of the goal, else the way to it; of an Objective, of the Units nearest to the
    hex."""
    if battle.way_goal >= 0:
        return rank_before(battle, battle.way_goal, cell)
    best, nearest = NOTHING, nearest_unit_distance(battle, cell)
    for unit in range(battle.units):
        if is_unit(battle, unit) and battle.distance[cell][battle.cell[unit]] == nearest:
            rank = rank_before(battle, unit, cell)
            best = rank if best == NOTHING else min(best, rank)
    return max(best, 0)


def chosen_door(battle: Battle, ai: int, goal: int) -> int:
    """Settle the hex it comes in by; chance decides among equals."""
    battle.acting = ai
    battle.way_goal = goal
    find_edge(battle, ai)
    ask(battle)
    for place in range(battle.ends):
        propose(battle, battle.end_cell[place])
    battle.is_careful_way = moves_carefully(battle, ai)
    narrow(battle, Which.ENTRY_HEX)
    return one_left(battle, Which.ENTRY_HEX)
