"""Control markers: who comes into a hex takes them."""

from __future__ import annotations

from opfor.fast.coh.values import Battle


def take_control(battle: Battle, marker: int) -> None:
    """A control marker changes hands if its holder has nobody there and the other side a unit with
    firepower, even in passing: anybody but a Rumored Enemy."""
    holder, cell = battle.holder[marker], battle.marker_cell[marker]
    if battle.manned[holder][cell] == 0 and battle.manned[1 - holder][cell] > rumors_at(
        battle, cell
    ):
        battle.holder[marker] = 1 - holder
        battle.vp[1 - holder] += battle.when_taken[marker]


def rumors_at(battle: Battle, cell: int) -> int:
    """How many Rumored Enemies stand in a hex."""
    count = 0
    for unit in range(battle.units):
        if battle.is_rumored[unit] and battle.cell[unit] == cell:
            count += 1
    return count


def come_in(battle: Battle, cell: int) -> None:
    """What happens on entering a hex."""
    for marker in range(battle.markers):
        if battle.marker_cell[marker] == cell:
            take_control(battle, marker)
