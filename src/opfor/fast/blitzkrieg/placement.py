"""One placement from beginning to end.

The order: the unit is put down, its own ability, the space's effect, the marker moves (and a
nuclear bomb's backlash), closing and scoring.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.bombing import bomb
from opfor.fast.blitzkrieg.campaigns import close
from opfor.fast.blitzkrieg.draws import out_of_reserve
from opfor.fast.blitzkrieg.effects import take_effect
from opfor.fast.blitzkrieg.strength import as_unit, strength
from opfor.fast.blitzkrieg.tracks import advance, push
from opfor.fast.blitzkrieg.values import NOTHING, War
from opfor.fast.blitzkrieg.victory import is_decided


@cite("QB-22", "order-of-a-turn", "task-force-effect")
def place(war: War, side: int, slot: int, space: int) -> int:
    """Place a unit of the reserve and do everything that follows, up to the scoring.

    Returns the theatre in which a blitz unit allows another placement, nothing if there is none.
    """
    theatre = war.theatre_of[space]
    unit = as_unit(war, side, war.reserve[side][slot])
    steps = strength(war, side, unit, theatre)
    put_down(war, side, slot, space, war.known_as[unit])
    if war.bomber[unit]:
        bomb(war, side)
    if not war.effect_first:
        advance(war, theatre, side, steps)
    if not war.skips_effect[unit]:
        take_effect(war, side, space)
    if war.effect_first:
        advance(war, theatre, side, steps)
    if war.nuclear[unit]:
        backlash(war, side, theatre)
    close(war, side, theatre)
    return theatre if war.blitz[unit] and not is_decided(war) else NOTHING


def put_down(war: War, side: int, slot: int, space: int, counted_as: int) -> None:
    """The token lies on the space, and is what a spy would copy."""
    war.unit_on[space] = war.reserve[side][slot]
    war.owner_of[space] = side
    out_of_reserve(war, side, slot)
    war.last_unit = counted_as
    war.last_units[side] = counted_as


@cite("nuclear-backlash")
def backlash(war: War, side: int, theatre: int) -> None:
    """In every other open theatre the marker moves towards the opponent."""
    for other in range(war.theatres):
        if war.campaign[other] >= 0 and other != theatre:
            push(war, other, 1 - side, war.backlash)
