"""Which way does the AI face? The ladder of 5.3.1, and the pivots that turn to somebody.

The best facings are bits of one number: who can turn is asked while AI are being told apart.
"""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, must, prefer
from opfor.fast.coh.bot.seen.called import facing_called
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


@measure(brief="one with the target in its front arc")
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


@measure(id="a-closest-unit", brief="one of the closest Units in its arc")
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


@measure(
    "Units",
    said="{} unit of yours in sight|{} units of yours in sight",
    brief="as many Units in sight as possible",
)
@cite("COH-5.3.1-c")
def visible_units(battle: Battle, facing: int) -> int:
    """How many Units in sight come into the arc."""
    count = 0
    for unit in range(battle.units):
        if is_unit(battle, unit) and faces(battle, facing, battle.cell[unit]):
            if can_see(battle, battle.at_cell, battle.cell[unit]):
                count += 1
    return count


@measure(
    "Units",
    id="units-in-arc",
    said="{} unit of yours in its arc|{} units of yours in its arc",
    brief="most Units in its arc",
)
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


UNITS_IN_ZONE = measure(
    "Units",
    said="{} Unit in its fire zone|{} Units in its fire zone",
    brief="most Units in its fire zone",
)(units_in_zone)
CLOSEST_UNITS = measure(
    "Units",
    id="closest-units",
    said="{} of your closest units in its arc",
    brief="most of its closest Units in its arc",
)(closest_units_faced)
CLOSEST_OBJECTIVES = measure(
    "Objectives",
    id="closest-objectives",
    said="{} of its Objectives in its arc",
    brief="its closest Objective in its arc",
)(objectives_faced)
MOST_OBJECTIVES = replace(
    CLOSEST_OBJECTIVES, id="objectives-in-arc", brief="most Objectives in its arc"
)
TURNS = {
    "COH-4.1.2-k": "a short-range Pivot turns it",
    "COH-4.1.2-n": "it turns to attack",
    "COH-5.3.2-h": "it turns to a Unit that flanks it",
    "COH-5.0.1-i": "a tactical Pivot turns it",
}
"""The pivots that turn to somebody, by their row, in the order of ``Turn``."""
MOST = "a Pivot looks for most Units in its fire zone"
REVEALED, FLUSHED_OUT = "it is revealed", "it is revealed by an attack"
OF_ITSELF = "it moves or turns"
FACING: Asked = Question(
    "facing",
    "Which way does it face?",
    "the six hexsides",
    (
        *(must(rule, turns_to_it, case=case) for rule, case in TURNS.items()),
        prefer("COH-4.1.2-k", UNITS_IN_ZONE, by="V-6", case=MOST),
        prefer("COH-6.2.2-c", UNITS_IN_ZONE, case=FLUSHED_OUT),
        prefer("COH-5.3.1-a", CLOSEST_UNITS, ruled=("several-closest", "cover-most")),
        prefer("COH-5.3.1-a", faces_a_closest_unit, ruled=("several-closest", "any-one")),
        prefer("COH-6.2-f", units_faced, case=REVEALED),
        prefer(
            "COH-5.3.1-b", CLOSEST_OBJECTIVES, ruled=("facing-objective", "closest"), case=OF_ITSELF
        ),
        prefer("COH-5.3.1-b", MOST_OBJECTIVES, ruled=("facing-objective", "most"), case=OF_ITSELF),
        prefer("COH-5.3.1-c", visible_units, case=OF_ITSELF),
    ),
    named=facing_called,
    tie=Tie("uniform", "COH-5.3.1-c", "facing"),
    chosen="It faces {}",
    cases=(*TURNS.values(), MOST, FLUSHED_OUT, REVEALED, OF_ITSELF),
    cases_of=cases_of_facing,
)


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
