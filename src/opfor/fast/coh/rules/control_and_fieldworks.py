"""Control markers: who comes into a hex takes them."""

from __future__ import annotations

from opfor.fast.coh.values import Battle


def take_control(battle: Battle, marker: int) -> None:
    """A control marker changes hands if its holder has nobody there and the other side a unit with
    firepower, even in passing."""
    holder, cell = battle.holder[marker], battle.marker_cell[marker]
    if battle.manned[holder][cell] == 0 and is_taken_by(battle, 1 - holder, cell):
        battle.holder[marker] = 1 - holder
        battle.vp[1 - holder] += battle.when_taken[marker]


def is_taken_by(battle: Battle, side: int, cell: int) -> bool:
    """Whether a side has somebody with firepower in a hex."""
    if battle.manned[side][cell]:
        for unit in range(battle.units):
            if battle.cell[unit] == cell and battle.side_of[unit] == side:
                if battle.is_effective[unit]:
                    return True
    return False


def come_in(battle: Battle, cell: int) -> None:
    """What happens on entering a hex."""
    for marker in range(battle.markers):
        if battle.marker_cell[marker] == cell:
            take_control(battle, marker)
