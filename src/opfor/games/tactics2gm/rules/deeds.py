"""What units do on the board, fire apart: they move, change places, ride, are given equipment."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.board import leave, stand
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import ABOARD
from opfor.games.tactics2gm.values.events import (
    EquipmentBought,
    TokensFlipped,
    UnitLoaded,
    UnitMoved,
    UnitsSwapped,
    UnitUnloaded,
)


def move_unit(battle: Battle, unit: int, cell: int, cover: int) -> None:
    """A unit moves; ``cover`` is what covered movement adds."""
    leave(battle, unit)
    stand(battle, unit, cell)
    battle.moved[unit] = 1
    battle.cover[unit] += cover
    tell(battle, UnitMoved, battle.id[unit], cell, cover)


def swap_units(battle: Battle, unit: int, other: int) -> None:
    """Two units change places."""
    here, there = battle.cell[unit], battle.cell[other]
    leave(battle, unit)
    leave(battle, other)
    stand(battle, unit, there)
    stand(battle, other, here)
    battle.moved[unit] = 1
    battle.moved[other] = 1
    tell(battle, UnitsSwapped, battle.id[unit], battle.id[other])


def load_unit(battle: Battle, unit: int, transport: int) -> None:
    leave(battle, unit)
    stand(battle, unit, ABOARD)
    battle.aboard[unit] = transport
    battle.moved[unit] = 1
    battle.cargo[transport] = unit
    tell(battle, UnitLoaded, battle.id[unit], battle.id[transport])


def unload_unit(battle: Battle, unit: int, cell: int) -> None:
    battle.cargo[battle.aboard[unit]] = 0
    battle.aboard[unit] = 0
    battle.moved[unit] = 1
    leave(battle, unit)
    stand(battle, unit, cell)
    tell(battle, UnitUnloaded, battle.id[unit], cell)


def buy_equipment(battle: Battle, unit: int, token: int) -> None:
    """A unit is given a token, ready for use."""
    battle.carried[unit] += 1
    battle.token[unit][battle.carried[unit]] = token
    battle.used[unit][battle.carried[unit]] = 0
    battle.ap[battle.side[unit]] -= battle.cost[token]
    tell(battle, EquipmentBought, battle.id[unit], token, battle.cost[token])


def spend(battle: Battle, unit: int, slot: int) -> None:
    """A weapon or token of a unit is used this turn; whoever uses it tells what for."""
    battle.fired[unit] |= 1 << slot
    battle.hidden[unit] = 0
    if slot:
        battle.used[unit][slot] = battle.turn


def flip_tokens(battle: Battle, side: int) -> None:
    """Arrow tokens used in an earlier turn are ready again."""
    is_any_used = False
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            for slot in range(1, battle.carried[unit] + 1):
                is_any_used = is_any_used or battle.used[unit][slot] > 0
                if battle.used[unit][slot] < battle.turn:
                    battle.used[unit][slot] = 0
    if is_any_used:
        tell(battle, TokensFlipped, side)
