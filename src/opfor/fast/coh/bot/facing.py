"""Which way does the AI face? The ladder of 5.3.1, and the pivots that turn to somebody.

The best facings are bits of one number: who can turn is asked while AI are being told apart.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.narrow import narrow
from opfor.fast.coh.bot.seen.survey import (
    is_goal_in_front,
    is_objective,
    is_unit,
    nearest_objective_distance,
    nearest_unit_distance,
    objective_distance,
    objective_places,
)
from opfor.fast.coh.bot.settling import Which, lay_aside, one_left, take_back
from opfor.fast.coh.deployment import reach
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import Battle


class Facing:
    """Cases of the question, behind the pivots that turn to somebody (``Turn``)."""

    MOST, FLUSHED_OUT, REVEALED, OF_ITSELF = range(4, 8)


def stand(battle: Battle, ai: int, cell: int) -> None:
    """An AI about to face somewhere from a hex, with nobody it must turn to."""
    battle.at_ai = ai
    battle.at_cell = cell
    battle.at_most = 0
    battle.at_revealed = 0
    battle.towards_count = 0


def turn_to(battle: Battle, goal: int, turn: int) -> None:
    """It must turn to a goal, or to another it must turn to."""
    battle.towards[battle.towards_count] = goal
    battle.towards_count += 1
    battle.at_turn = turn


def faces(battle: Battle, facing: int, cell: int) -> bool:
    return is_in_front(battle, battle.at_cell, facing, cell)


def turns_to_it(battle: Battle, facing: int) -> bool:
    """Whether one of those it must turn to comes into the arc."""
    for place in range(battle.towards_count):
        if is_goal_in_front(battle, battle.at_cell, facing, battle.towards[place]):
            return True
    return False


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
    """How many of the closest Units come into the arc."""
    count, nearest = 0, nearest_unit_distance(battle, battle.at_cell)
    for unit in range(battle.units):
        if is_unit(battle, unit) and faces(battle, facing, battle.cell[unit]):
            if battle.distance[battle.at_cell][battle.cell[unit]] == nearest:
                count += 1
    return count


@cite("COH-5.3.1-a", "several-closest")
def faces_a_closest_unit(battle: Battle, facing: int) -> bool:
    """By ruling, one of the closest Units is enough."""
    return closest_units_faced(battle, facing) > 0


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


def cases_of_facing(battle: Battle) -> int:
    """Whom it must face, if anybody; and why it faces anywhere."""
    if battle.at_revealed:
        return 1 << Facing.REVEALED | (1 << Facing.FLUSHED_OUT if battle.at_most else 0)
    found = 1 << Facing.OF_ITSELF | (1 << Facing.MOST if battle.at_most else 0)
    return found | (1 << battle.at_turn if battle.towards_count else 0)


def propose_facings(battle: Battle) -> None:
    ask(battle)
    for facing in range(FACINGS):
        propose(battle, facing)


@cite("COH-5.3.1-a", "COH-5.3.1-b", "COH-5.3.1-c")
def best_facings(battle: Battle) -> int:
    """What the ladder leaves, without a word about it, while another question waits."""
    lay_aside(battle, FACINGS)
    was_thought, battle.is_thought = battle.is_thought, 1
    propose_facings(battle)
    narrow(battle, Which.FACING)
    battle.is_thought = was_thought
    found = 0
    for place in range(battle.left):
        found |= 1 << battle.candidates[place]
    take_back(battle, FACINGS)
    return found


def settled_facing(battle: Battle) -> int:
    """Settle the facing; chance decides among equals."""
    propose_facings(battle)
    narrow(battle, Which.FACING)
    return one_left(battle, Which.FACING)
