"""Which way does the AI face? The ladder of 5.3.1, and the pivots that turn to somebody.

The six facings are bits of one number: who can turn is asked while AI are being told apart.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ladder import (
    ONLY_CANDIDATE,
    S_4_1_2_K,
    S_5_3_1_A,
    S_5_3_1_B,
    S_5_3_1_C,
    S_6_2_2_C,
    S_6_2_F,
    settle_by,
)
from opfor.fast.coh.bot.seen.survey import (
    is_goal_in_front,
    is_objective,
    is_unit,
    nearest_objective_distance,
    nearest_unit_distance,
    objective_distance,
    objective_places,
)
from opfor.fast.coh.deployment import reach
from opfor.fast.coh.mind import TIE
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import Battle
from opfor.fast.ladder import Measure
from opfor.fast.run import pick

EVERY_FACING = 63


def stand(battle: Battle, ai: int, cell: int) -> None:
    """An AI about to face somewhere from a hex, with nobody it must turn to."""
    battle.at_ai = ai
    battle.at_cell = cell
    battle.at_rule = S_5_3_1_A
    battle.at_most = 0
    battle.at_revealed = 0
    battle.towards_count = 0


def turn_to(battle: Battle, goal: int, rule: int) -> None:
    """It must turn to a goal, or to another it must turn to."""
    battle.towards[battle.towards_count] = goal
    battle.towards_count += 1
    battle.at_rule = rule


def faces(battle: Battle, facing: int, cell: int) -> bool:
    return is_in_front(battle, battle.at_cell, facing, cell)


def turns_to_it(battle: Battle, facing: int) -> int:
    """Whether one of those it must turn to comes into the arc."""
    for place in range(battle.towards_count):
        if is_goal_in_front(battle, battle.at_cell, facing, battle.towards[place]):
            return 1
    return 0


def points_at(battle: Battle, facing: int, cell: int) -> bool:
    """Whether the AI could point its weapon at a hex, facing so."""
    if battle.fires_all_round[battle.at_ai]:
        return cell != battle.at_cell
    return faces(battle, facing, cell)


@cite("V-6", "COH-4.1.2-k")
def units_in_zone(battle: Battle, facing: int) -> int:
    """Units in sight, arc (all round for some) and normal range when facing so."""
    count, least = 0, battle.minimum_range[battle.at_ai]
    for unit in range(battle.units):
        if is_unit(battle, unit) and points_at(battle, facing, battle.cell[unit]):
            away = battle.distance[battle.at_cell][battle.cell[unit]]
            if away <= reach(battle, battle.at_ai) and (least <= 1 or away >= least):
                if can_see(battle, battle.at_cell, battle.cell[unit]):
                    count += 1
    return count


@cite("COH-5.3.1-a", "several-closest")
def closest_units_faced(battle: Battle, facing: int) -> int:
    """How many of the closest Units come into the arc; by ruling one of them is enough."""
    count, nearest = 0, nearest_unit_distance(battle, battle.at_cell)
    for unit in range(battle.units):
        if is_unit(battle, unit) and faces(battle, facing, battle.cell[unit]):
            if battle.distance[battle.at_cell][battle.cell[unit]] == nearest:
                count += 1
    return min(count, 1) if battle.any_closest_unit else count


@cite("COH-5.3.1-b", "facing-objective")
def objectives_faced(battle: Battle, facing: int) -> int:
    """How many of the Objectives that count come into the arc: by ruling all, else the closest,
    unless it stands on that."""
    count, nearest = 0, nearest_objective_distance(battle, battle.at_cell)
    if nearest == 0 and not battle.faces_all_objectives:
        return 0
    for objective in range(objective_places(battle)):
        if is_objective(battle, objective):
            if is_goal_in_front(battle, battle.at_cell, facing, -1 - objective):
                away = objective_distance(battle, battle.at_cell, objective)
                if battle.faces_all_objectives or away == nearest:
                    count += 1
    return count


@cite("COH-5.3.1-c")
def visible_units(battle: Battle, facing: int) -> int:
    """How many Units in sight come into the arc."""
    count = 0
    for unit in range(battle.units):
        if is_unit(battle, unit) and faces(battle, facing, battle.cell[unit]):
            if can_see(battle, battle.at_cell, battle.cell[unit]):
                count += 1
    return count


@cite("COH-6.2-f")
def units_faced(battle: Battle, facing: int) -> int:
    """How many Units come into the arc, seen or not."""
    count = 0
    for unit in range(battle.units):
        if is_unit(battle, unit) and faces(battle, facing, battle.cell[unit]):
            count += 1
    return count


def keep_facings(battle: Battle, left: int, rule: int, key: Measure[Battle]) -> int:
    """Those of the facings left that measure most."""
    if left & (left - 1) == 0:
        return left
    kept, most = 0, -1
    for facing in range(FACINGS):
        if (left >> facing) & 1:
            value = key(battle, facing)
            if value > most:
                kept, most = 0, value
            if value == most:
                kept |= 1 << facing
    if kept != left:
        battle.facing_rule = rule
    return kept


@cite("COH-5.3.1-a", "COH-5.3.1-b", "COH-5.3.1-c")
def best_facings(battle: Battle) -> int:
    """What the ladder leaves: whom it must turn to, most Units in its fire zone if it looks for
    them, the closest Units, the closest Objective, as many Units in sight as possible; one that
    is revealed looks for most Units behind the closest ones."""
    battle.facing_rule = ONLY_CANDIDATE
    left = EVERY_FACING
    if battle.towards_count:
        left = keep_facings(battle, left, battle.at_rule, turns_to_it)
    if battle.at_most:
        rule = S_6_2_2_C if battle.at_revealed else S_4_1_2_K
        left = keep_facings(battle, left, rule, units_in_zone)
    left = keep_facings(battle, left, S_5_3_1_A, closest_units_faced)
    if battle.at_revealed:
        return keep_facings(battle, left, S_6_2_F, units_faced)
    left = keep_facings(battle, left, S_5_3_1_B, objectives_faced)
    return keep_facings(battle, left, S_5_3_1_C, visible_units)


def settled_facing(battle: Battle) -> int:
    """Settle the facing; chance decides among equals."""
    left = best_facings(battle)
    count = 0
    for each in range(FACINGS):
        count += (left >> each) & 1
    skipped = 0
    if count > 1:
        settle_by(battle, S_5_3_1_C)
        skipped = pick(battle, TIE, count)
    else:
        settle_by(battle, battle.facing_rule)
    facing = 0
    while (left >> facing) & 1 == 0 or skipped > 0:
        skipped -= (left >> facing) & 1
        facing += 1
    return facing
