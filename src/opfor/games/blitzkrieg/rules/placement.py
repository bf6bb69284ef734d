"""One placement from beginning to end.

The order: the unit is put down, its own ability, the space's effect, the marker moves (and a
nuclear bomb's backlash), closing and scoring.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.run import tell
from opfor.games.blitzkrieg.rules.bombing import bomb, slot_of
from opfor.games.blitzkrieg.rules.campaigns import close
from opfor.games.blitzkrieg.rules.draws import out_of_bag, out_of_reserve
from opfor.games.blitzkrieg.rules.effects import take_effect
from opfor.games.blitzkrieg.rules.legality import holds
from opfor.games.blitzkrieg.rules.strength import as_unit, strength
from opfor.games.blitzkrieg.rules.tracks import advance, push
from opfor.games.blitzkrieg.rules.victory import is_decided
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    BY_BACKLASH,
    BY_STRENGTH,
    NOTHING,
    UNIT_PLACED,
    UNIT_TOLD,
)


@cite("BLZ-B-1", "QB-22", "order-of-a-turn", "task-force-effect")
def place(war: War, side: int, unit: int, space: int, slot: int) -> int:
    """Place a unit of the reserve and do everything that follows, up to the scoring.

    ``slot`` says which of several equal tokens of the bot's row goes; a person's goes from the
    left, and is told by being placed. Returns the theatre in which a blitz unit allows another
    placement, nothing if there is none; whether anything fits there is the caller's to see.
    """
    theatre = war.theatre_of[space]
    acts_as = as_unit(war, side, unit)
    steps = strength(war, side, acts_as, theatre)
    put_down(war, side, unit, space, slot, war.known_as[acts_as])
    if war.bomber[acts_as]:
        bomb(war, side)
    if not war.effect_first:
        advance(war, theatre, side, steps, BY_STRENGTH)
    if not war.skips_effect[acts_as]:
        take_effect(war, side, space)
    if war.effect_first:
        advance(war, theatre, side, steps, BY_STRENGTH)
    if war.nuclear[acts_as]:
        backlash(war, side, theatre)
    close(war, side, theatre)
    return theatre if war.blitz[acts_as] and not is_decided(war) else NOTHING


def put_down(war: War, side: int, unit: int, space: int, slot: int, counts_as: int) -> None:
    """The token lies on the space, and is what a spy would copy."""
    if slot == NOTHING and not holds(war, side, unit):
        out_of_bag(war, side, unit)
        war.reserve[side][slot_of(war, side, war.untold)] = unit
        tell(war, UNIT_TOLD, side, unit)
    out_of_reserve(war, side, slot_of(war, side, unit) if slot == NOTHING else slot)
    war.unit_on[space] = unit
    war.owner_of[space] = side
    war.last_unit = counts_as
    war.last_units[side] = counts_as
    copied = counts_as if war.spy[unit] else NOTHING
    tell(war, UNIT_PLACED, side, unit, space, copied, slot)


@cite("nuclear-backlash")
def backlash(war: War, side: int, theatre: int) -> None:
    """In every other open theatre the marker moves towards the opponent."""
    for other in range(war.theatres):
        if war.campaign[other] >= 0 and other != theatre:
            push(war, other, 1 - side, war.backlash, BY_BACKLASH)
