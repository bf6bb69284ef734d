"""What several units of the baseline player do as one act: go, rally."""

from __future__ import annotations

from opfor.fast.coh.course.players.appraisal import going
from opfor.fast.coh.deployment import can_move, is_active, is_with
from opfor.fast.coh.rules.aps_and_caps import budget
from opfor.fast.coh.rules.movement_steps import can_step, stride_cost
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import Battle


def best_step(battle: Battle, unit: int, most: int) -> float:
    """What the step worth most is worth among those that cost no more, and what it costs; 0 if none
    is worth anything."""
    best = 0.0
    for direction in range(FACINGS):
        if can_step(battle, unit, direction):
            cost = stride_cost(battle, unit, direction)
            if cost <= most:
                worth = going(battle, unit, battle.neighbour[battle.cell[unit]][direction])
                if worth > best:
                    best = worth
                    battle.step_cost = cost
    return best


def marching(battle: Battle, leader: int) -> float:
    """What going together is worth: the first unit's step and those of everybody beside the group
    who may share its cost. Nothing if it would go alone."""
    first = best_step(battle, leader, budget(battle, leader))
    if first == 0.0:
        return 0.0
    cost, worth = battle.step_cost, 0.0
    battle.party[0] = leader
    battle.party_size = 1
    battle.opens = 0
    open_to_neighbours(battle, leader)
    while battle.opens:
        battle.opens -= 1
        unit = battle.open_to[battle.opens]
        step = best_step(battle, unit, cost) if may_go_along(battle, leader, unit) else 0.0
        if step > 0.0:
            battle.party[battle.party_size] = unit
            battle.party_size += 1
            worth += step
            open_to_neighbours(battle, unit)
    along = battle.along_activated if battle.activates else battle.along
    return first + along * worth if battle.party_size > 1 else 0.0


def open_to_neighbours(battle: Battle, unit: int) -> None:
    """Own units in a unit's hex or next to it who are not in the party, nor waiting; hex by hex."""
    begins = battle.opens
    for other in range(battle.units):
        if is_with(battle, other, battle.side_of[unit]) and not is_in_party(battle, other):
            if battle.distance[battle.cell[unit]][battle.cell[other]] <= 1:
                if not is_waiting(battle, other, begins):
                    let_wait(battle, other, begins)


def let_wait(battle: Battle, unit: int, begins: int) -> None:
    """Put a unit among those that came to wait now, by its hex."""
    place = battle.opens
    while place > begins and battle.cell[battle.open_to[place - 1]] > battle.cell[unit]:
        battle.open_to[place] = battle.open_to[place - 1]
        place -= 1
    battle.open_to[place] = unit
    battle.opens += 1


def is_waiting(battle: Battle, unit: int, waiting: int) -> bool:
    for place in range(waiting):
        if battle.open_to[place] == unit:
            return True
    return False


def is_in_party(battle: Battle, unit: int) -> bool:
    for place in range(battle.party_size):
        if battle.party[place] == unit:
            return True
    return False


def may_go_along(battle: Battle, leader: int, unit: int) -> bool:
    """Whether a comrade can share the leader's act: the fresh with the fresh, the activated with
    the activated; who is spent only where CAPs pay for all."""
    if battle.owner[unit] != battle.owner[leader] or not can_move(battle, unit):
        return False
    if is_active(battle, leader):
        return is_active(battle, unit)
    return battle.spent[leader] == 1 or battle.spent[unit] == 0
