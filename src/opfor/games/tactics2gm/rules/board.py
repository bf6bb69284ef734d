"""Who stands where: a space has the units on it in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import AI, NOTHING


def units_of(battle: Battle, side: int) -> Iterator[int]:
    """A side's units that stand on the board."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side and battle.cell[unit] >= 0:
            yield unit


def enemies_of(battle: Battle, side: int) -> Iterator[int]:
    """The other side's units that stand on the board."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] != side and battle.cell[unit] >= 0:
            yield unit


def units_on(battle: Battle, cell: int) -> Iterator[int]:
    """Units standing on a space."""
    ahead = battle.first_on[cell]
    while ahead:
        unit = ahead
        ahead = battle.next_on[unit]
        yield unit


def neighbours(battle: Battle, cell: int) -> Iterator[int]:
    """The spaces beside a space."""
    for j in range(battle.nears[cell]):
        yield battle.near[cell][j]


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


def is_held_by(battle: Battle, side: int, cell: int) -> bool:
    """Whether any unit of a side stands on a space."""
    return any(battle.side[unit] == side for unit in units_on(battle, cell))


def unit_with(battle: Battle, number: int) -> int:
    """The unit with this id; 0 if it is no longer there."""
    return next(
        (u for u in range(1, battle.units + 1) if battle.id[u] == number and battle.side[u] >= 0), 0
    )


def as_told(battle: Battle, target: int) -> int:
    """A target as it is told: a unit by its id, which lasts longer than its number."""
    return battle.id[target] if target > 0 else target


def as_numbered(battle: Battle, target: int) -> int:
    """A target that is told, by its number."""
    return unit_with(battle, target) if target > 0 else target


def is_played_by_ai(battle: Battle, side: int) -> bool:
    return battle.is_solo != 0 and side == AI
