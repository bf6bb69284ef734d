"""Everything a side may do in its Movement phase, and how it is carried out."""

from __future__ import annotations

from opfor.games.tactics2gm.rules.assault import offer_assaults
from opfor.games.tactics2gm.rules.board import neighbours, units_on
from opfor.games.tactics2gm.rules.deeds import load_unit, move_unit, swap_units, unload_unit
from opfor.games.tactics2gm.rules.movement import can_move, can_swap, offer_covered_moves, reachable
from opfor.games.tactics2gm.rules.night import reveal
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.rules.shots import shoot
from opfor.games.tactics2gm.rules.transports import offer_loads, offer_unloads
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import (
    Act,
    How,
)


def offer_movement(battle: Battle, side: int) -> None:
    """Every legal act of the Movement phase."""
    clear_offers(battle)
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
        offer(battle, Act.MOVE, unit=unit, cell=battle.reach[i])


def offer_swaps(battle: Battle, unit: int) -> None:
    """Swaps with a neighbour, listed once for each pair."""
    for cell in neighbours(battle, battle.cell[unit]):
        for other in units_on(battle, cell):
            if other > unit and is_worth_swapping(battle, unit, other):
                if can_swap(battle, unit, other):
                    offer(battle, Act.SWAP, unit=unit, target=other)


def is_worth_swapping(battle: Battle, unit: int, other: int) -> bool:
    """Two of the same card with the same wounds would change nothing."""
    if battle.card[other] != battle.card[unit]:
        return True
    return battle.wounds[other] != battle.wounds[unit]


def carry_out_move(battle: Battle, act: Offer) -> None:
    """Do one act of the Movement phase."""
    if act.act == Act.MOVE:
        move_unit(battle, act.unit, act.cell, 0)
    elif act.act == Act.MOVE_COVERED:
        move_unit(battle, act.other, act.cell, 0)
        move_unit(battle, act.unit, act.target, battle.covered_movement)
    elif act.act == Act.SWAP:
        swap_units(battle, act.unit, act.target)
    elif act.act == Act.LOAD:
        load_unit(battle, act.unit, act.target)
    elif act.act == Act.UNLOAD:
        unload_unit(battle, act.unit, act.cell)
    elif act.act == Act.ASSAULT:
        shoot(battle, act.unit, 0, act.target, How.ASSAULT)
    reveal(battle)
