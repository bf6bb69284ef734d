"""Units come and go: a new one takes the next number, and ranks are closed as a step begins."""

from __future__ import annotations

from opfor.core.memory import clear_place, copy_place
from opfor.games.tactics2gm.rules.board import stand
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import NOBODY, NOTHING


def new_unit(battle: Battle, side: int, card: int, cell: int, transport: int) -> int:
    """A unit comes onto the board, or aboard a transport; its number."""
    battle.units += 1
    unit = battle.units
    clear_place(battle, unit)
    battle.id[unit] = battle.next_id
    battle.next_id += 1
    battle.side[unit] = side
    battle.card[unit] = card
    battle.aboard[unit] = transport
    battle.fresh[unit] = 1
    battle.hidden[unit] = battle.night
    battle.veiled_card[unit] = NOTHING
    stand(battle, unit, cell)
    if transport:
        battle.cargo[transport] = unit
    return unit


def close_ranks(battle: Battle) -> None:
    """Number the units anew: what was destroyed leaves no gap."""
    if not battle.gone:
        return
    battle.gone = 0
    kept = 0
    battle.renumbered[0] = 0
    for unit in range(1, battle.units + 1):
        battle.renumbered[unit] = 0
        if battle.side[unit] != NOBODY:
            kept += 1
            battle.renumbered[unit] = kept
    for unit in range(1, battle.units + 1):
        if battle.renumbered[unit]:
            renumber(battle, unit, battle.renumbered[unit])
    for cell in range(battle.size):
        battle.first_on[cell] = battle.renumbered[battle.first_on[cell]]
    battle.units = kept


def renumber(battle: Battle, unit: int, number: int) -> None:
    """A unit takes a lower number with everything it has."""
    if number != unit:
        copy_place(battle, number, unit)
    battle.cargo[number] = battle.renumbered[battle.cargo[unit]]
    battle.aboard[number] = battle.renumbered[battle.aboard[unit]]
    battle.next_on[number] = battle.renumbered[battle.next_on[unit]]
