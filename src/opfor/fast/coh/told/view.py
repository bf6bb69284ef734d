"""What a side may see while it thinks: no enemy in hiding, no enemy hit counter, no enemy mine.

Instead of a copy of the position, what may not be known is put aside and brought back afterwards.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import count_in, leave_cell
from opfor.fast.coh.values import NOTHING, OFF, UNKNOWN_HIT, Battle


@cite("hit-secrecy")
def put_aside(battle: Battle, side: int) -> None:
    """Put aside what a side does not know."""
    veil_hits(battle, side)
    if battle.lurkers:
        veil_hiders(battle, side)
    if battle.works:
        veil_works(battle, side)


def bring_back(battle: Battle) -> None:
    """Everything is again as it was."""
    for unit in range(battle.units):
        battle.hit[unit] = battle.veiled[unit]
        if battle.veiled_cell[unit] != OFF:
            battle.cell[unit] = battle.veiled_cell[unit]
            battle.veiled_cell[unit] = OFF
            count_in(battle, unit, 1)
    for work in range(battle.works):
        battle.work_in[battle.work_cell[work]] = work
        battle.work_holder[work] = battle.veiled_holder[work]


def veil_hits(battle: Battle, side: int) -> None:
    """The enemy's hit counters lie face down, if they do."""
    for unit in range(battle.units):
        battle.veiled[unit] = battle.hit[unit]
        if battle.hits_are_secret and battle.hit[unit] and battle.side_of[unit] != side:
            battle.hit[unit] = UNKNOWN_HIT


def veil_hiders(battle: Battle, side: int) -> None:
    """The enemy's hidden units are nowhere."""
    for unit in range(battle.units):
        if battle.hidden[unit] and battle.side_of[unit] != side and battle.cell[unit] != OFF:
            battle.veiled_cell[unit] = battle.cell[unit]
            leave_cell(battle, unit)


def veil_works(battle: Battle, side: int) -> None:
    """What the enemy has laid unseen is not there; what only his hidden units hold is held by
    nobody."""
    has_hidden = battle.has_hiders == 1 and hides_anybody(battle, 1 - side)
    for work in range(battle.works):
        cell = battle.work_cell[work]
        battle.veiled_holder[work] = battle.work_holder[work]
        if (
            has_hidden
            and battle.work_holder[work] == 1 - side
            and not battle.manned[1 - side][cell]
        ):
            battle.work_holder[work] = OFF
        if battle.work_hidden[work] and battle.work_side[work] == 1 - side != battle.bot:
            battle.work_in[cell] = NOTHING


def hides_anybody(battle: Battle, side: int) -> bool:
    """Whether any unit of a side is hidden, on the map or not."""
    for unit in range(battle.units):
        if battle.hidden[unit] and battle.side_of[unit] == side:
            return True
    return False
