"""Everything a side may do in its Movement phase, and how it is carried out."""

from __future__ import annotations

from opfor.fast.tactics2gm.apply_units import load_unit, move_unit, swap_units, unload_unit
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    ASSAULT_ACT,
    BY_ASSAULT,
    LOAD_ACT,
    MOVE_ACT,
    MOVE_COVERED_ACT,
    SWAP_ACT,
    UNLOAD_ACT,
)
from opfor.fast.tactics2gm.rules.assault import offer_assaults
from opfor.fast.tactics2gm.rules.movement import can_move, can_swap, offer_covered_moves, reachable
from opfor.fast.tactics2gm.rules.night import reveal
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.shots import offer_luck, shoot
from opfor.fast.tactics2gm.rules.transports import offer_loads, offer_unloads


def offer_movement(battle: Battle, side: int) -> None:
    """Every legal act of the Movement phase."""
    battle.offered = 0
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            if can_move(battle, unit):
                offer_moves(battle, unit)
                offer_swaps(battle, unit)
                offer_loads(battle, unit)
                offer_covered_moves(battle, unit)
            if battle.cargo[unit]:
                offer_unloads(battle, unit)
            offer_assaults(battle, unit)


def offer_moves(battle: Battle, unit: int) -> None:
    found = reachable(battle, unit, -1, battle.reach, battle.spent)
    for i in range(found):
        offer(battle, MOVE_ACT, unit, 0, 0, battle.reach[i], 0)


def offer_swaps(battle: Battle, unit: int) -> None:
    """Swaps with a neighbour, listed once for each pair."""
    here = battle.cell[unit]
    for j in range(battle.nears[here]):
        other = battle.first_on[battle.near[here][j]]
        while other:
            if other > unit and is_worth_swapping(battle, unit, other):
                if can_swap(battle, unit, other):
                    offer(battle, SWAP_ACT, unit, 0, other, 0, 0)
            other = battle.next_on[other]


def is_worth_swapping(battle: Battle, unit: int, other: int) -> bool:
    """Two of the same card with the same wounds would change nothing."""
    if battle.card[other] != battle.card[unit]:
        return True
    return battle.wounds[other] != battle.wounds[unit]


def carry_out_move(battle: Battle, place: int) -> None:
    """Do one act of the Movement phase."""
    act = battle.act[place]
    unit, aimed, where = battle.actor[place], battle.aimed[place], battle.where[place]
    if act == MOVE_ACT:
        move_unit(battle, unit, where, 0)
    elif act == MOVE_COVERED_ACT:
        move_unit(battle, battle.other[place], where, 0)
        move_unit(battle, unit, aimed, battle.covered_movement)
    elif act == SWAP_ACT:
        swap_units(battle, unit, aimed)
    elif act == LOAD_ACT:
        load_unit(battle, unit, aimed)
    elif act == UNLOAD_ACT:
        unload_unit(battle, unit, where)
    elif act == ASSAULT_ACT:
        shoot(battle, unit, 0, aimed, BY_ASSAULT, offer_luck)
    reveal(battle)
