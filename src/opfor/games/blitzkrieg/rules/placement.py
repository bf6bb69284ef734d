"""One placement from beginning to end.

The order: the unit is put down, its own ability, the space's effect, the marker moves (and a
nuclear bomb's backlash), closing and scoring.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.board import is_open
from opfor.games.blitzkrieg.rules.bombing import bomb, leftmost
from opfor.games.blitzkrieg.rules.campaigns import close
from opfor.games.blitzkrieg.rules.draws import out_of_bag, out_of_reserve
from opfor.games.blitzkrieg.rules.effects import take_effect
from opfor.games.blitzkrieg.rules.legality import holds
from opfor.games.blitzkrieg.rules.strength import as_unit, strength
from opfor.games.blitzkrieg.rules.tracks import advance, push
from opfor.games.blitzkrieg.rules.victory import is_decided
from opfor.games.blitzkrieg.values.events import UnitPlaced, UnitTold
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, By


@cite("BLZ-B-1", "QB-22", "order-of-a-turn")
def place(war: War, side: int, unit: int, space: int, slot: int) -> int:
    """Place a unit of the reserve and do everything that follows, up to the scoring.

    ``slot`` says which of several equal tokens of the bot's row goes; of a person's (``NOTHING``)
    the leftmost. Returns the theatre in which a blitz unit allows another placement, nothing if
    there is none; whether anything fits there is the caller's to see.
    """
    theatre = war.theatre_of[space]
    counts_as = as_unit(war, side, unit)
    steps = strength(war, side, counts_as, theatre)
    put_down(war, side, unit, space, slot, war.known_as[counts_as])
    if war.bomber[counts_as]:
        bomb(war, side)
    if not war.effect_first:
        advance(war, theatre, side, steps, By.STRENGTH)
    if takes_effect(war, counts_as):
        take_effect(war, side, space)
    if war.effect_first:
        advance(war, theatre, side, steps, By.STRENGTH)
    if war.nuclear[counts_as]:
        backlash(war, side, theatre)
    close(war, side, theatre)
    return theatre if war.blitz[counts_as] and not is_decided(war) else NOTHING


def put_down(war: War, side: int, unit: int, space: int, slot: int, counts_as: int) -> None:
    """The token goes from the reserve to the space, and is what a spy would copy."""
    if slot == NOTHING:
        tell_unit(war, side, unit)
    out_of_reserve(war, side, leftmost(war, side, unit) if slot == NOTHING else slot)
    war.unit_on[space] = unit
    war.owner_of[space] = side
    war.last_unit = counts_as
    war.last_units[side] = counts_as
    copied = counts_as if war.spy[unit] else NOTHING
    tell(war, UnitPlaced, side, unit, space, copied, slot)


def tell_unit(war: War, side: int, unit: int) -> None:
    """An untold unit of a person's reserve is told by being placed."""
    if not holds(war, side, unit):
        out_of_bag(war, side, unit)
        war.reserve[side][leftmost(war, side, war.untold)] = unit
        tell(war, UnitTold, side, unit)


@cite("task-force-effect")
def takes_effect(war: War, unit: int) -> bool:
    """Whether the space's effect is carried out: not under a task force."""
    return not war.skips_effect[unit]


@cite("nuclear-backlash")
def backlash(war: War, side: int, theatre: int) -> None:
    """In every other open theatre the marker moves towards the opponent."""
    for other in range(war.theatres):
        if is_open(war, other) and other != theatre:
            push(war, other, 1 - side, war.backlash, By.BACKLASH)
