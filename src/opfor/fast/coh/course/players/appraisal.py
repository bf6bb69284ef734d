"""What the baseline player thinks of a position: goals, cover, danger, where units want to be.

Plain arithmetic on what the side can see; nothing here is a rule. The order of every sum is that of
the readable player, because fractions are rounded.
"""

from __future__ import annotations

from opfor.fast.coh.course.players.danger import comfort_of, to_goal
from opfor.fast.coh.course.players.errands import (
    away,
    has_errand,
    holds_any,
    share_errands,
)
from opfor.fast.coh.deployment import crowd_in, find_enemies, reach
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.told.view import bring_back, put_aside
from opfor.fast.coh.values import Battle


def begin_thought(battle: Battle, side: int) -> None:
    """A side looks at the position anew; what it may not know is veiled."""
    battle.thought += 1
    battle.thinker = side
    put_aside(battle, side)
    find_enemies(battle, side)
    find_goals(battle, side)
    share_errands(battle, side)


def end_thought(battle: Battle) -> None:
    """What was veiled is there again."""
    bring_back(battle)


def find_goals(battle: Battle, side: int) -> None:
    """Markers to take or to hold, else the way out, else the enemy."""
    battle.goals = 0
    is_taking = holds_any(battle, 1 - side)
    for marker in range(battle.markers):
        if not is_taking or battle.holder[marker] != side:
            add_goal(battle, battle.marker_cell[marker])
    if battle.markers:
        return
    exits = 0 if battle.exits_shut else battle.exits[side]
    for place in range(exits):
        add_goal(battle, battle.exit_cell[side][place])
    if exits == 0:
        for place in range(battle.enemies):
            add_goal(battle, battle.enemy_cell[place])


def add_goal(battle: Battle, cell: int) -> None:
    battle.goal[battle.goals] = cell
    battle.goals += 1


def is_attacker(battle: Battle, side: int) -> bool:
    return battle.markers == 0 or holds_any(battle, 1 - side)


def going(battle: Battle, unit: int, to: int) -> float:
    """Nearer to the goal, into comfort; crews keep out of close combat."""
    take_stand(battle, unit)
    if battle.is_shy[unit] and battle.manned[1 - battle.thinker][to]:
        return -1.0
    comfort = comfort_of(battle, to) - battle.crowd * crowd_in(battle, to)
    nearer = battle.stand_distance[unit] - away(battle, unit, to)
    return battle.stand_pull[unit] * nearer + comfort - battle.stand_comfort[unit]


def take_stand(battle: Battle, unit: int) -> None:
    """What a unit would give up by moving: its comfort, and a marker nobody else holds."""
    if battle.stand_in[unit] == battle.thought:
        return
    battle.stand_in[unit] = battle.thought
    here = battle.cell[unit]
    if has_errand(battle, unit):
        pull, stays = battle.errand_pull[unit], battle.errand_stays[unit]
    else:
        pull = battle.usual_pull if should_advance(battle, unit, here) else 0.0
        stays = battle.held_pull if is_only_holder(battle, here) else 0.0
    battle.stand_pull[unit] = pull
    battle.stand_distance[unit] = away(battle, unit, here)
    battle.stand_comfort[unit] = comfort_of(battle, here) + battle.crowd + stays


def is_only_holder(battle: Battle, cell: int) -> bool:
    """Whether an own marker has nobody but the one unit there."""
    if crowd_in(battle, cell) != 1:
        return False
    for marker in range(battle.markers):
        if battle.marker_cell[marker] == cell and battle.holder[marker] == battle.thinker:
            return True
    return False


def should_advance(battle: Battle, unit: int, here: int) -> bool:
    """Attackers go on; defenders stay within reach of what they hold; guns stay put."""
    if battle.printed_move_cost[unit] > 2:
        return False
    return is_attacker(battle, battle.thinker) or to_goal(battle, here) > 3


def has_only_behind(battle: Battle, unit: int) -> bool:
    """Whether enemies are in sight and range, all of them outside the arc; who hides has
    none."""
    own, found = battle.cell[unit], False
    if battle.hidden[unit]:
        return False
    for place in range(battle.enemies):
        if is_near(battle, unit, battle.enemy_cell[place]):
            if is_in_front(battle, own, battle.facing[unit], battle.enemy_cell[place]):
                return False
            found = True
    return found


def is_near(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a hex is in a unit's sight and range."""
    own = battle.cell[unit]
    return battle.distance[own][cell] <= reach(battle, unit) and can_see(battle, own, cell)


def near_in_front(battle: Battle, unit: int, facing: int) -> int:
    """How many hexes with enemies in sight and range a unit would have in front of it."""
    count = 0
    for place in range(battle.enemies):
        if is_in_front(battle, battle.cell[unit], facing, battle.enemy_cell[place]):
            if is_near(battle, unit, battle.enemy_cell[place]):
                count += 1
    return count
