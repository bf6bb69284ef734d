"""What an order of the AI came to, step by step, and the check of it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.rules.aps_and_caps import check
from opfor.fast.coh.sizes import STEPS_TAKEN
from opfor.fast.coh.values import NOBODY, ON_MAP, Battle


def note_step(battle: Battle) -> None:
    """Who has just acted in a line, and at what cost."""
    if battle.dids == 0:
        return
    step = battle.steps_taken
    if step == STEPS_TAKEN:
        battle.overflowed = 1
        return
    for unit in range(battle.units):
        battle.taker[step][unit] = 0
    for place in range(battle.dids):
        battle.taker[step][battle.did[place]] = 1
    battle.taken_cost[step] = battle.did_cost
    battle.steps_taken = step + 1


def group_those_who_did(battle: Battle) -> None:
    """All who took part, in their order."""
    battle.grouped = battle.dids
    for place in range(battle.dids):
        battle.group[place] = battle.did[place]


def done_by(battle: Battle, rumor: int, found: int) -> None:
    """What a rumor did was done by whoever is behind it, if anybody is."""
    left = 0
    for place in range(battle.dids):
        unit = battle.did[place]
        if unit != rumor or found != NOBODY:
            battle.did[left] = found if unit == rumor else unit
            left += 1
    battle.dids = left
    for step in range(battle.first_taken, battle.steps_taken):
        if battle.taker[step][rumor]:
            battle.taker[step][rumor] = 0
            if found != NOBODY:
                battle.taker[step][found] = 1


@cite("COH-3.1.1-c", "COH-7.1-b", "check-of-steps")
def check_steps(battle: Battle) -> None:
    """One check at the dearest step; by ruling one for each step, what a card made dearer the
    first."""
    dearer = battle.paid_aps - battle.did_cost
    if not battle.checks_each or battle.steps_taken == battle.first_taken:
        group_those_who_did(battle)
        check_fresh(battle)
        return
    for turn in range(turns_taken(battle)):
        cost = group_of_turn(battle, turn)
        if cost > 0:
            battle.paid_aps = cost + dearer
            dearer = 0
            check_fresh(battle)


def turns_taken(battle: Battle) -> int:
    """Which step of those who took it each was: their first, their second and so on; how many."""
    turns = 0
    for unit in range(battle.units):
        battle.is_found[unit] = 0
    for step in range(battle.first_taken, battle.steps_taken):
        turn = 0
        for unit in range(battle.units):
            if battle.taker[step][unit]:
                turn = max(turn, battle.is_found[unit])
                battle.is_found[unit] += 1
        battle.taken_turn[step] = turn
        turns = max(turns, turn + 1)
    return turns


def group_of_turn(battle: Battle, turn: int) -> int:
    """All whose step it was so; the highest cost."""
    cost = 0
    battle.grouped = 0
    for unit in range(battle.units):
        for step in range(battle.first_taken, battle.steps_taken):
            if battle.taker[step][unit] and battle.taken_turn[step] == turn:
                battle.group[battle.grouped] = unit
                battle.grouped += 1
                break
    for step in range(battle.first_taken, battle.steps_taken):
        if battle.taken_turn[step] == turn:
            cost = max(cost, battle.taken_cost[step])
    return cost


def check_fresh(battle: Battle) -> None:
    """Those of the group who are still there and are Fresh share one check."""
    left = 0
    for place in range(battle.grouped):
        unit = battle.group[place]
        if battle.place[unit] == ON_MAP and not battle.spent[unit]:
            battle.group[left] = unit
            left += 1
    battle.grouped = left
    if left:
        check(battle)
