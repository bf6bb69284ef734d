"""What each unit of the baseline player is after, where there are several things to fight for.

Where markers score only by being taken or single counters are worth more than others, somebody has
to stay, somebody to go and somebody to keep his head down. Nobody leaves the map here.
"""

from __future__ import annotations

from opfor.fast.coh.course.players.danger import FAR, to_enemy, to_goal
from opfor.fast.coh.deployment import is_with
from opfor.fast.coh.thoughts import HURRIES
from opfor.fast.coh.values import NOBODY, Battle

NOWHERE, TO_GOALS, TO_ENEMIES = range(-3, 0)
"""What a unit can be after beside one hex."""


def away(battle: Battle, unit: int, cell: int) -> int:
    """How far a hex is from what a unit is after."""
    if battle.aimed_at[unit] >= 0:
        return battle.distance[battle.aimed_at[unit]][cell]
    if battle.aimed_at[unit] == TO_GOALS:
        return to_goal(battle, cell)
    return to_enemy(battle, cell) if battle.aimed_at[unit] == TO_ENEMIES else FAR


def has_errand(battle: Battle, unit: int) -> bool:
    return battle.aimed_in[unit] == battle.thought


def send(battle: Battle, unit: int, aim: int, pull: float, stays: float) -> None:
    """Give a unit its errand."""
    battle.aimed_in[unit] = battle.thought
    battle.aimed_at[unit] = aim
    battle.errand_pull[unit] = pull
    battle.errand_stays[unit] = stays


def share_errands(battle: Battle, side: int) -> None:
    """Every unit's errand: the precious and the heavy stay where they are, guards go to their post,
    the others take what the enemy holds, hold what there is or look for the enemy."""
    free = 0
    for unit in range(battle.units):
        battle.aimed_at[unit] = TO_GOALS
        if battle.has_errands and is_with(battle, unit, side):
            if battle.is_precious[unit] or battle.printed_move_cost[unit] > 2:
                send(battle, unit, NOWHERE, 0.0, 0.0)
            else:
                battle.open_to[free] = unit
                free += 1
    battle.opens = free
    for marker in range(battle.markers):
        if free and battle.holder[marker] == side:
            post_guards(battle, marker)
    for place in range(free):
        if not has_errand(battle, battle.open_to[place]):
            send_fighting(battle, side, battle.open_to[place])


def post_guards(battle: Battle, marker: int) -> None:
    """The nearest few units to a marker stay there, if they are near it."""
    cell, before = battle.marker_cell[marker], NOBODY
    for _ in range(2 if battle.opens >= battle.guards_from else 1):
        before = next_nearest(battle, cell, before)
        if before != NOBODY and not has_errand(battle, before):
            if battle.distance[battle.cell[before]][cell] <= battle.near_marker:
                send(battle, before, cell, battle.usual_pull, battle.keeps)


def next_nearest(battle: Battle, cell: int, before: int) -> int:
    """Who comes next to a hex behind another unit, by distance, then by number."""
    found = NOBODY
    for place in range(battle.opens):
        unit = battle.open_to[place]
        if before == NOBODY or is_nearer(battle, cell, before, unit):
            if found == NOBODY or is_nearer(battle, cell, unit, found):
                found = unit
    return found


def is_nearer(battle: Battle, cell: int, one: int, other: int) -> bool:
    ways = battle.distance[cell][battle.cell[one]] - battle.distance[cell][battle.cell[other]]
    return ways < 0 or (ways == 0 and one < other)


def send_fighting(battle: Battle, side: int, unit: int) -> None:
    """Take what the enemy holds; else stay with what is held, unless somebody has to be beaten."""
    if holds_any(battle, 1 - side):
        send(battle, unit, TO_GOALS, pull_now(battle, side), 0.0)
        return
    is_calm = is_ahead_by_points(battle, side) or battle.rounds - battle.round > 1
    if battle.markers and (is_calm or battle.enemies == 0):
        is_far = to_goal(battle, battle.cell[unit]) > battle.near_marker - 1
        send(battle, unit, TO_GOALS, battle.usual_pull if is_far else 0.0, 0.0)
        return
    send(battle, unit, TO_ENEMIES, pull_now(battle, side), 0.0)


def holds_any(battle: Battle, side: int) -> bool:
    """Whether a side holds any marker."""
    for marker in range(battle.markers):
        if battle.holder[marker] == side:
            return True
    return False


def is_ahead_by_points(battle: Battle, side: int) -> bool:
    return battle.vp[side] > battle.vp[1 - side]


def pull_now(battle: Battle, side: int) -> float:
    """Time presses whoever is not ahead."""
    left = battle.rounds - battle.round
    if is_ahead_by_points(battle, side) or left >= HURRIES:
        return battle.usual_pull
    return battle.usual_pull + battle.hurry[left]
