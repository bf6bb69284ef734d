"""What each unit of the baseline player is after, where there are several things to fight for.

Where markers score only by being taken, units score by leaving, or single counters are worth more
than others, somebody has to stay, somebody to go and somebody to keep his head down.
"""

from __future__ import annotations

from opfor.fast.coh.course.players.danger import FAR, to_enemy, to_goal
from opfor.fast.coh.deployment import is_with
from opfor.fast.coh.thoughts import HURRIES
from opfor.fast.coh.values import NOBODY, Battle

BY_ROAD, TO_EXITS, NOWHERE, TO_GOALS, TO_ENEMIES = range(-5, 0)
"""What a unit can be after beside one hex."""


def away(battle: Battle, unit: int, cell: int) -> int:
    """How far a hex is from what a unit is after."""
    if battle.aimed_at[unit] >= 0:
        return battle.distance[battle.aimed_at[unit]][cell]
    if battle.aimed_at[unit] == TO_GOALS:
        return to_goal(battle, cell)
    if battle.aimed_at[unit] == TO_EXITS:
        return to_exit(battle, battle.side_of[unit], cell)
    if battle.aimed_at[unit] == BY_ROAD:
        return battle.way_out_row[unit][cell]
    return to_enemy(battle, cell) if battle.aimed_at[unit] == TO_ENEMIES else FAR


def has_errand(battle: Battle, unit: int) -> bool:
    return battle.aimed_in[unit] == battle.thought


def send(battle: Battle, unit: int, aim: int, pull: float, stays: float) -> None:
    """Give a unit its errand."""
    battle.aimed_in[unit] = battle.thought
    battle.aimed_at[unit] = aim
    battle.errand_pull[unit] = pull
    battle.errand_stays[unit] = stays
    battle.errand_leaves[unit] = aim in (BY_ROAD, TO_EXITS)


def share_errands(battle: Battle, side: int) -> None:
    """Every unit's errand: who has a way out of its own takes it, the precious and the heavy stay
    where they are, guards go to their post; of the others some take what the enemy holds, and
    whoever can leaves; the rest take, hold what there is or look for the enemy."""
    free = 0
    for unit in range(battle.units):
        battle.aimed_at[unit] = TO_GOALS
        if battle.has_errands and is_with(battle, unit, side):
            if battle.has_way_out[unit] and not battle.exits_shut:
                send(battle, unit, BY_ROAD, 2 * battle.usual_pull, 0.0)
            elif is_keeping_down(battle, unit):
                send(battle, unit, NOWHERE, 0.0, battle.held_pull)
            elif battle.is_precious[unit] or battle.printed_move_cost[unit] > 2:
                send(battle, unit, NOWHERE, 0.0, 0.0)
            else:
                battle.open_to[free] = unit
                free += 1
    battle.opens = free
    for marker in range(battle.markers):
        if free and battle.holder[marker] == side:
            post_guards(battle, marker)
    send_rest(battle, side)


def is_keeping_down(battle: Battle, unit: int) -> bool:
    """Whether a unit for which the enemy scores has hidden, and holds its fire."""
    if not battle.hidden[unit] or not battle.is_precious[unit]:
        return False
    has_own_way = battle.has_way_out[unit] == 1 and not battle.exits_shut
    return battle.has_errands == 1 and not has_own_way


def send_rest(battle: Battle, side: int) -> None:
    """Those without a post: takers while others leave, leavers, fighters."""
    left = 0
    for place in range(battle.opens):
        if not has_errand(battle, battle.open_to[place]):
            battle.open_to[left] = battle.open_to[place]
            left += 1
    battle.opens = left
    is_leaving = False
    for place in range(left):
        if can_leave(battle, side, battle.open_to[place]):
            is_leaving = True
    if is_leaving:
        post_takers(battle, side)
    for place in range(left):
        unit = battle.open_to[place]
        if not has_errand(battle, unit) and can_leave(battle, side, unit):
            send(battle, unit, TO_EXITS, pull_now(battle, side), 0.0)
        elif not has_errand(battle, unit):
            send_fighting(battle, side, unit)


def can_leave(battle: Battle, side: int, unit: int) -> bool:
    """Whether leaving scores and the unit can still get there."""
    if battle.exits[side] == 0 or battle.exit_vp[side] == 0 or battle.exits_shut:
        return False
    left = battle.rounds - battle.round
    away_from_it = to_exit(battle, side, battle.cell[unit])
    return away_from_it <= battle.hexes_a_round * (left + 1)


def to_exit(battle: Battle, side: int, cell: int) -> int:
    """The distance to the nearest way out of a side."""
    nearest = FAR
    for place in range(battle.exits[side]):
        nearest = min(nearest, battle.distance[battle.exit_cell[side][place]][cell])
    return nearest


def post_takers(battle: Battle, side: int) -> None:
    """So many units, but not more than half, go for each marker of the enemy."""
    most = min(battle.takers, battle.opens // 2)
    for marker in range(battle.markers):
        before = NOBODY
        if battle.holder[marker] != side:
            for _ in range(most):
                before = next_nearest(battle, battle.marker_cell[marker], before)
                if not has_errand(battle, before):
                    cell = battle.marker_cell[marker]
                    send(battle, before, cell, pull_now(battle, side), 0.0)


def post_guards(battle: Battle, marker: int) -> None:
    """The nearest few units to a marker stay there, if they are near it."""
    cell, before = battle.marker_cell[marker], NOBODY
    for _ in range(2 if battle.opens >= battle.guards_from else 1):
        before = next_nearest(battle, cell, before)
        if before != NOBODY and not has_errand(battle, before):
            if battle.distance[battle.cell[before]][cell] <= battle.near_marker:
                send(battle, before, cell, battle.usual_pull, battle.held_pull)


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
