"""How units on the board change by what happens, fire apart."""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import ABOARD, NOBODY, NOTHING


def clear_spaces(battle: Battle) -> None:
    """Nobody stands anywhere yet; terrain lies where it lies."""
    battle.occupied[0] = battle.occupied[1] = battle.rough = 0
    for cell in range(battle.size):
        battle.first_on[cell] = 0
        if battle.ground[cell] != NOTHING:
            battle.rough |= battle.bit[cell]


def stand(battle: Battle, unit: int, cell: int) -> None:
    """A unit stands on a space, among those there in the order of their numbers."""
    battle.cell[unit] = cell
    if cell < 0:
        return
    battle.is_stirred = 1
    other = battle.first_on[cell]
    if other == 0 or other > unit:
        battle.next_on[unit] = other
        battle.first_on[cell] = unit
        occupy(battle, cell)
        return
    while battle.next_on[other] and battle.next_on[other] < unit:
        other = battle.next_on[other]
    battle.next_on[unit] = battle.next_on[other]
    battle.next_on[other] = unit


def leave(battle: Battle, unit: int) -> None:
    """A unit stands on its space no longer, though it keeps it in mind."""
    cell = battle.cell[unit]
    if cell < 0:
        return
    battle.is_stirred = 1
    other = battle.first_on[cell]
    if other == unit:
        battle.first_on[cell] = battle.next_on[unit]
        occupy(battle, cell)
        return
    while battle.next_on[other] != unit:
        other = battle.next_on[other]
    battle.next_on[other] = battle.next_on[unit]


def occupy(battle: Battle, cell: int) -> None:
    """A space is the side's whose unit stands there first, if any does."""
    battle.occupied[0] &= ~battle.bit[cell]
    battle.occupied[1] &= ~battle.bit[cell]
    if battle.first_on[cell]:
        battle.occupied[battle.side[battle.first_on[cell]]] |= battle.bit[cell]


def move_unit(battle: Battle, unit: int, cell: int, cover: int) -> None:
    """A unit moves; ``cover`` is what covered movement adds."""
    leave(battle, unit)
    stand(battle, unit, cell)
    battle.moved[unit] = 1
    battle.cover[unit] += cover


def swap_units(battle: Battle, unit: int, other: int) -> None:
    """Two units change places."""
    here, there = battle.cell[unit], battle.cell[other]
    leave(battle, unit)
    leave(battle, other)
    stand(battle, unit, there)
    stand(battle, other, here)
    battle.moved[unit] = 1
    battle.moved[other] = 1


def load_unit(battle: Battle, unit: int, transport: int) -> None:
    leave(battle, unit)
    stand(battle, unit, ABOARD)
    battle.aboard[unit] = transport
    battle.moved[unit] = 1
    battle.cargo[transport] = unit


def unload_unit(battle: Battle, unit: int, cell: int) -> None:
    battle.cargo[battle.aboard[unit]] = 0
    battle.aboard[unit] = 0
    battle.moved[unit] = 1
    leave(battle, unit)
    stand(battle, unit, cell)


def new_unit(battle: Battle, side: int, card: int, cell: int, transport: int) -> int:
    """A unit comes onto the board, or aboard a transport; its number."""
    battle.units += 1
    unit = battle.units
    blank_unit(battle, unit)
    battle.id[unit] = battle.next_id
    battle.next_id += 1
    battle.side[unit] = side
    battle.card[unit] = card
    battle.aboard[unit] = transport
    battle.fresh[unit] = 1
    battle.hidden[unit] = battle.night
    stand(battle, unit, cell)
    if transport:
        battle.cargo[transport] = unit
    return unit


def blank_unit(battle: Battle, unit: int) -> None:
    """Nothing has happened to a unit yet."""
    battle.wounds[unit] = 0
    battle.carried[unit] = 0
    battle.cargo[unit] = 0
    battle.aboard[unit] = 0
    battle.moved[unit] = 0
    battle.assaulted[unit] = 0
    battle.fired[unit] = 0
    battle.cover[unit] = 0
    battle.aim[unit] = 0
    battle.halted[unit] = 0
    battle.extra[unit] = 0
    battle.rank[unit] = 0
    battle.shooters[unit] = 0
    battle.touches[unit] = 0
    battle.is_touched[unit] = 0
    battle.kills[unit] = 0
    battle.veiled_card[unit] = NOTHING


def buy_equipment(battle: Battle, unit: int, token: int) -> None:
    """A unit is given a token, ready for use."""
    battle.carried[unit] += 1
    battle.token[unit][battle.carried[unit]] = token
    battle.used[unit][battle.carried[unit]] = 0
    battle.ap[battle.side[unit]] -= battle.cost[token]


def spend(battle: Battle, unit: int, slot: int) -> None:
    """A weapon or token of a unit is used this turn."""
    battle.fired[unit] |= 1 << slot
    battle.hidden[unit] = 0
    if slot:
        battle.used[unit][slot] = battle.turn


def flip_tokens(battle: Battle, side: int) -> None:
    """Arrow tokens used in an earlier turn are ready again."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            for slot in range(1, battle.carried[unit] + 1):
                if battle.used[unit][slot] < battle.turn:
                    battle.used[unit][slot] = 0


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
    battle.id[number] = battle.id[unit]
    battle.side[number] = battle.side[unit]
    battle.card[number] = battle.card[unit]
    battle.cell[number] = battle.cell[unit]
    battle.wounds[number] = battle.wounds[unit]
    battle.carried[number] = battle.carried[unit]
    for slot in range(1, battle.carried[unit] + 1):
        battle.token[number][slot] = battle.token[unit][slot]
        battle.used[number][slot] = battle.used[unit][slot]
    battle.cargo[number] = battle.renumbered[battle.cargo[unit]]
    battle.aboard[number] = battle.renumbered[battle.aboard[unit]]
    battle.next_on[number] = battle.renumbered[battle.next_on[unit]]
    battle.fresh[number] = battle.fresh[unit]
    battle.moved[number] = battle.moved[unit]
    battle.assaulted[number] = battle.assaulted[unit]
    battle.fired[number] = battle.fired[unit]
    battle.cover[number] = battle.cover[unit]
    battle.aim[number] = battle.aim[unit]
    battle.halted[number] = battle.halted[unit]
    battle.extra[number] = battle.extra[unit]
    battle.rank[number] = battle.rank[unit]
    battle.kills[number] = battle.kills[unit]
    battle.hidden[number] = battle.hidden[unit]
    battle.is_touched[number] = battle.is_touched[unit]
    battle.shooters[number] = battle.shooters[unit]
    for i in range(battle.shooters[unit]):
        battle.shot_by[number][i] = battle.shot_by[unit][i]
    battle.touches[number] = battle.touches[unit]
    for i in range(battle.touches[unit]):
        battle.touched[number][i] = battle.touched[unit][i]
