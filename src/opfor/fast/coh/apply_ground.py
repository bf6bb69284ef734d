"""What happens to smoke, shells on their way and control markers, and is told: no rules."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.fast.coh.sizes import MARKERS
from opfor.fast.coh.values import Battle
from opfor.games.coh.values.round_events import BarrageAimed, SmokeThinned
from opfor.games.coh.values.solo_events import MarkerPlaced, MarkerRemoved, SmokeRemoved
from opfor.games.coh.values.unit_events import MarkerTaken, SmokeLaid


def lay_smoke_in(battle: Battle, cell: int, density: int) -> None:
    """Smoke comes into one hex."""
    lay_density(battle, cell, density)
    tell(battle, SmokeLaid, 1, cell, density)


def lay_density(battle: Battle, cell: int, density: int) -> None:
    """Part of its coming."""
    if battle.smoke[cell] == 0:
        battle.smokes += 1
    battle.smoke[cell] = max(battle.smoke[cell], density)


def clear_smoke(battle: Battle, cell: int) -> None:
    """A hex has no smoke any more."""
    battle.smoke[cell] = 0
    battle.smokes -= 1
    tell(battle, SmokeRemoved, cell)


def thin_smoke(battle: Battle) -> None:
    """All smoke is thinner, if there is any."""
    if battle.smokes:
        tell(battle, SmokeThinned)
    for cell in range(battle.cells):
        if battle.smoke[cell]:
            battle.smoke[cell] -= 1
            if battle.smoke[cell] == 0:
                battle.smokes -= 1


def add_barrage(battle: Battle, side: int, cell: int, due: int, is_smoke: int) -> None:
    """Shells or smoke are on their way."""
    battle.barrage_side[battle.barrages] = side
    battle.barrage_cell[battle.barrages] = cell
    battle.barrage_due[battle.barrages] = due
    battle.barrage_smoke[battle.barrages] = is_smoke
    battle.barrages += 1
    tell(battle, BarrageAimed, side, cell, due, is_smoke)


def take_barrage(battle: Battle, fallen: int) -> None:
    """Part of its falling: what came down is gone, the first of those that were aimed alike."""
    gone = 0
    while not is_aimed_alike(battle, gone, fallen):
        gone += 1
    battle.barrages -= 1
    for place in range(gone, battle.barrages):
        battle.barrage_side[place] = battle.barrage_side[place + 1]
        battle.barrage_cell[place] = battle.barrage_cell[place + 1]
        battle.barrage_due[place] = battle.barrage_due[place + 1]
        battle.barrage_smoke[place] = battle.barrage_smoke[place + 1]


def drop_barrage(battle: Battle, side: int, cell: int, is_smoke: int) -> None:
    """The first that a side has aimed so, if there is one, is gone."""
    for place in range(battle.barrages):
        is_same_hex = battle.barrage_side[place] == side and battle.barrage_cell[place] == cell
        if is_same_hex and battle.barrage_smoke[place] == is_smoke:
            take_barrage(battle, place)
            return


def put_marker(battle: Battle, cell: int, side: int) -> None:
    """One control marker more."""
    tell(battle, MarkerPlaced, cell, side)
    if battle.markers == MARKERS:
        battle.overflowed = 1
        return
    battle.marker_cell[battle.markers] = cell
    battle.holder[battle.markers] = side
    battle.markers += 1


def drop_marker(battle: Battle, cell: int) -> None:
    """The control marker of a hex is gone."""
    left = 0
    for marker in range(battle.markers):
        if battle.marker_cell[marker] != cell:
            battle.marker_cell[left] = battle.marker_cell[marker]
            battle.holder[left] = battle.holder[marker]
            left += 1
    battle.markers = left
    tell(battle, MarkerRemoved, cell)


def turn_marker(battle: Battle, marker: int, side: int) -> None:
    """A side takes a control marker."""
    battle.holder[marker] = side
    tell(battle, MarkerTaken, battle.marker_cell[marker], side)


def is_aimed_alike(battle: Battle, one: int, other: int) -> bool:
    if battle.barrage_side[one] != battle.barrage_side[other]:
        return False
    is_same_hex = battle.barrage_cell[one] == battle.barrage_cell[other]
    return is_same_hex and battle.barrage_smoke[one] == battle.barrage_smoke[other]
