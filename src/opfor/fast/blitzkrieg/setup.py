"""Set-up: units, stratagems, and the bot's head start."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.draws import draw_unit
from opfor.fast.blitzkrieg.players import choose, worth_of_help
from opfor.fast.blitzkrieg.tracks import head_start
from opfor.fast.blitzkrieg.values import (
    DIE,
    HEAD_START,
    NOBODY,
    NOT_OPENED,
    NOTHING,
    SET_UP,
    SIDES,
    STEAMROLL,
    STRATAGEMS,
    TURN,
    War,
)
from opfor.fast.run import pick


def new(war: War) -> None:
    """The empty board: markers on their centres, everything in its bag, all stratagems cupped."""
    war.stage = SET_UP
    war.turn = 0
    war.mover = 0
    war.steps_begun = 0
    for theatre in range(war.theatres):
        war.tracks[theatre] = 0
        war.campaign[theatre] = 0 if war.open_at_start[theatre] else NOT_OPENED
    for space in range(war.spaces):
        war.unit_on[space] = NOTHING
        war.owner_of[space] = 0
    war.piled = 0
    for unit in range(war.units):
        war.pile[unit] = war.full_pile[unit]
        war.piled += war.full_pile[unit]
    for side in range(SIDES):
        new_side(war, side)
    war.cupped = STRATAGEMS if war.stratagems else 0
    for stratagem in range(STRATAGEMS):
        war.cup[stratagem] = war.stratagems
    war.stratagem = NOTHING
    war.in_force = NOTHING
    war.stratagem_turn = 0
    war.last_unit = NOTHING
    war.last_turn = 0
    war.loser = NOBODY


def new_side(war: War, side: int) -> None:
    """A full bag, an empty reserve, no points."""
    war.vp[side] = 0
    war.reserves[side] = 0
    war.last_units[side] = NOTHING
    war.bags[side] = 0
    for unit in range(war.units):
        war.bag[side][unit] = war.full_bag[side][unit]
        war.bags[side] += war.full_bag[side][unit]


@cite("BLZ-S-1", "BLZ-S-2", "BLZ-S-3", "BLZ-N-1", "QB-12")
def set_up(war: War) -> None:
    """Draw the first units, prepare the bot, help it on the tracks; then the first turn."""
    if war.bot == NOBODY:
        first_units(war, 0, war.reserve_at_start)
        first_units(war, 1, war.reserve_at_start)
        war.mover = 0
    else:
        first_units(war, 1, war.reserve_at_start)
        first_units(war, 0, war.row_at_start)
        if war.stratagems:
            war.cup[STEAMROLL] = 0
            war.cupped -= 1
            war.stratagem = STEAMROLL
        difficulty(war)
        extras(war)
        war.mover = war.bot if war.bot_begins else 1 - war.bot
    war.stage = TURN
    war.turn = 1


def first_units(war: War, side: int, count: int) -> None:
    for _ in range(count):
        draw_unit(war, side)


@cite("BLZ-S-5", "BLZ-S-6", "BLZ-N-2", "QB-11")
def difficulty(war: War) -> None:
    """As often as the difficulty says, a track moves towards the bot; repeats add up.

    Nippon picks different starting campaigns at random instead of rolling for a region.
    """
    if war.opens_by_choice:
        starting_campaigns(war)
        return
    for _ in range(war.head_start_picks):
        head_start(war, region(war), war.head_start_steps)


@cite("BLZ-S-4")
def region(war: War) -> int:
    """A die names the theatre in board order; a number beyond the last is the person's choice."""
    rolled = pick(war, DIE, war.die)
    if rolled < war.theatres:
        return rolled
    war.offered = war.theatres
    for theatre in range(war.theatres):
        war.offer[theatre] = theatre
    return war.offer[choose(war, 1, worth_of_help)]


@cite("BLZ-N-2")
def starting_campaigns(war: War) -> None:
    """So many of the campaigns open at the start, picked at random, move towards the bot."""
    war.offered = 0
    for theatre in range(war.theatres):
        if war.open_at_start[theatre]:
            war.offer[war.offered] = theatre
            war.offered += 1
    for _ in range(min(war.head_start_picks, war.offered)):
        picked = pick(war, HEAD_START, war.offered)
        head_start(war, war.offer[picked], war.head_start_steps)
        war.offered -= 1
        for i in range(picked, war.offered):
            war.offer[i] = war.offer[i + 1]


@cite("BLZ-S-7", "BLZ-S-8", "QB-17")
def extras(war: War) -> None:
    """Harder still: victory points for the bot, progress on every track in play."""
    war.vp[0] += war.extra_vp
    for theatre in range(war.theatres):
        if war.campaign[theatre] != NOT_OPENED:
            head_start(war, theatre, war.extra_progress)
