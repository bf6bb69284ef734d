"""What a token counts as, and how many steps it would move its theatre's marker now."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.blitzkrieg.rules.board import all_spaces
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING


@cite("BLZ-E-7", "QB-15", "spy-copies")
def as_unit(war: War, side: int, unit: int) -> int:
    """What the token counts as for ``side``.

    A spy is a copy of the unit placed last; with nothing to copy it is itself, and has no ground
    to stand on. The bot's scientist is an airforce of fixed strength, also when its spy copies one.
    """
    if not war.spy[unit]:
        return war.acts_as[side][unit]
    copied = war.last_units[1 - side] if war.spy_copies_enemy else war.last_unit
    return unit if copied == NOTHING else war.acts_as[side][copied]


@cite("QB-19", "commander-support")
def strength(war: War, side: int, unit: int, theatre: int) -> int:
    """Steps a unit (as what it counts as) would add in a theatre, not cut at the track's end.

    A general or admiral adds one for every own unit of the kinds it leads in the theatre.
    """
    total = war.strength[unit]
    if war.leads[unit]:
        for space in all_spaces(war, theatre):
            there = war.unit_on[space]
            if there != NOTHING and war.owner_of[space] == side:
                total += war.supports[side][unit][there]
    return total
