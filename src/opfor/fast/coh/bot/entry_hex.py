"""What an AI that was drawn comes in towards, and by which hex of its entry edge."""

from __future__ import annotations

from opfor.core.ladder import ask, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer
from opfor.fast.coh.bot.ability.flanks import rank_before
from opfor.fast.coh.bot.ability.low_risk_moves import is_at_arms_length
from opfor.fast.coh.bot.aims import is_first_named, names_two
from opfor.fast.coh.bot.entry import (
    find_edge,
    find_open_edge,
    is_entry_goal,
    is_open_door,
    is_safe_or_has_dm,
)
from opfor.fast.coh.bot.hex import HIGHEST_DM, OUTSIDE_FIRE_ZONES, is_careful_going
from opfor.fast.coh.bot.order.pairs import moves_carefully
from opfor.fast.coh.bot.refuge import FROM_OUTSIDE
from opfor.fast.coh.bot.seen.called import goal_called, hex_called, noted_goal
from opfor.fast.coh.bot.seen.survey import (
    goal_distance,
    is_unit,
    nearest_unit_distance,
    objective_places,
)
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.bot.target import (
    KINDS,
    cases_of_kinds,
    equally_far,
    moved_towards,
)
from opfor.fast.coh.bot.words.measured import HEXES
from opfor.fast.coh.values import NOTHING, Battle

NO_GOAL = -1000
"""There is nothing on the map to come in towards."""


@measure(HEXES, id="away", brief="closest to an open hex of the edge")
def edge_distance(battle: Battle, goal: int) -> int:
    """How far a goal is from the nearest open hex of the edge."""
    best = goal_distance(battle, battle.end_cell[0], goal)
    for place in range(1, battle.ends):
        best = min(best, goal_distance(battle, battle.end_cell[place], goal))
    return best


ENTRY_TARGET: Asked = Question(
    "entry-target",
    "What does it come in towards?",
    "what the order names",
    (lowest("COH-5.0.1-f", edge_distance), *equally_far(), *moved_towards()),
    named=goal_called,
    noted=noted_goal,
    tie=Tie("uniform", "COH-5.2.2-d", "target of the order"),
    chosen="It aims at {}",
    cases=("", "", "", "", *KINDS),
    cases_of=cases_of_kinds,
)


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


@measure(HEXES, id="hexes-away", brief="nearest to the target")
def door_distance(battle: Battle, cell: int) -> int:
    return 0 if battle.way_goal == NO_GOAL else goal_distance(battle, cell, battle.way_goal)


@measure(
    "hex to the flank|hexes to the flank",
    id="towards-flank",
    brief="in the target's flank, or fewest hexes from it",
)
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


IS_OPEN = measure(id="is-open", brief="open to it: ground it can enter, without another AI")(
    is_open_door
)
AT_ARMS_LENGTH = measure(id="at-arms-length", brief="in no fire zone of a Unit next to it")(
    is_at_arms_length
)
SAFE_OR_COVERED = measure(id="safe-or-covered", brief=FROM_OUTSIDE)(is_safe_or_has_dm)
ENTRY_HEX: Asked = Question(
    "entry-hex",
    "By which hex does it come in?",
    "the hexes of its entry edge",
    (
        must("SOLO-5.6-c", IS_OPEN),
        must("COH-5.3.2-b", AT_ARMS_LENGTH, when=is_careful_going),
        must("COH-5.3.2-d", SAFE_OR_COVERED, when=is_careful_going),
        lowest("COH-5.3-a", door_distance),
        keep_if_possible("COH-5.3-b", OUTSIDE_FIRE_ZONES),
        prefer("COH-5.3-c", HIGHEST_DM),
        lowest("COH-5.3-d", door_to_flank),
    ),
    named=hex_called,
    tie=Tie("uniform", "COH-5.3-e", "hex to come in by"),
    chosen="It comes in by {}",
)


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
