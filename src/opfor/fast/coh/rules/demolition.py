"""Firing at fortifications and obstacles."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.choices import offer
from opfor.fast.coh.deployment import is_locked
from opfor.fast.coh.rules.targets import can_fire_at, fire_cost, is_able_to_fire
from opfor.fast.coh.values import FIRE, NOTHING, RED, Battle


@cite("firing-at-works")
def offer_demolitions(battle: Battle, unit: int, means: int) -> None:
    """Direct fire at an enemy fortification or obstacle in a hex where nobody is to be seen."""
    if battle.works == 0 or is_locked(battle, unit) or not is_able_to_fire(battle, unit, means):
        return
    if battle.hit_silences[RED][battle.hit[unit]]:
        return
    work = next_work(battle, NOTHING)
    while work != NOTHING:
        cell = battle.work_cell[work]
        is_empty = battle.manned[0][cell] == 0 and battle.manned[1][cell] == 0
        is_theirs = battle.work_side[work] != battle.side_of[unit]
        if is_empty and is_theirs and not battle.work_hidden[work]:
            if can_fire_at(battle, unit, cell) and fire_cost(battle, unit, cell, False) <= means:
                offer(battle, FIRE, unit, cell)
        work = next_work(battle, cell)


def next_work(battle: Battle, after: int) -> int:
    """The fortification that comes next behind a cell, in the order of the map."""
    found = NOTHING
    for work in range(battle.works):
        if battle.work_cell[work] > after:
            if found == NOTHING or battle.work_cell[work] < battle.work_cell[found]:
                found = work
    return found
