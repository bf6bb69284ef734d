"""What a side may see while it thinks: no enemy hit counter and no enemy mine that is secret.

Instead of a copy of the position, what may not be known is put aside and brought back afterwards.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.values import NOTHING, UNKNOWN_HIT, Battle


@cite("hit-secrecy")
def put_aside(battle: Battle, side: int) -> None:
    """Put aside what a side does not know."""
    veil_hits(battle, side)
    if battle.works and 1 - side != battle.bot:
        veil_works(battle, side)


def bring_back(battle: Battle) -> None:
    """Everything is again as it was."""
    for unit in range(battle.units):
        battle.hit[unit] = battle.veiled[unit]
    for work in range(battle.works):
        battle.work_in[battle.work_cell[work]] = work


def veil_hits(battle: Battle, side: int) -> None:
    """The enemy's hit counters lie face down, if they do."""
    for unit in range(battle.units):
        battle.veiled[unit] = battle.hit[unit]
        if battle.hits_are_secret and battle.hit[unit] and battle.side_of[unit] != side:
            battle.hit[unit] = UNKNOWN_HIT


def veil_works(battle: Battle, side: int) -> None:
    """What the enemy has laid unseen is not there."""
    for work in range(battle.works):
        if battle.work_hidden[work] and battle.work_side[work] != side:
            battle.work_in[battle.work_cell[work]] = NOTHING
