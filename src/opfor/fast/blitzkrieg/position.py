"""A position copied from one war to another: to try a placement out, to play on from it again."""

from __future__ import annotations

from opfor.fast.blitzkrieg.values import SIDES, STRATAGEMS, War
from opfor.fast.run import RULES


def remember(to: War, war: War) -> None:
    """Copy everything that changes during a game, and which rules have settled what."""
    to.theatres, to.spaces, to.units = war.theatres, war.spaces, war.units
    to.stage, to.turn, to.mover = war.stage, war.turn, war.mover
    to.stratagem, to.in_force = war.stratagem, war.in_force
    to.stratagem_turn, to.last_turn = war.stratagem_turn, war.last_turn
    to.last_unit, to.loser, to.blitz_in = war.last_unit, war.loser, war.blitz_in
    to.piled, to.cupped = war.piled, war.cupped
    for theatre in range(war.theatres):
        to.tracks[theatre] = war.tracks[theatre]
        to.campaign[theatre] = war.campaign[theatre]
    for space in range(war.spaces):
        to.unit_on[space] = war.unit_on[space]
        to.owner_of[space] = war.owner_of[space]
    for unit in range(war.units):
        to.pile[unit] = war.pile[unit]
    for stratagem in range(STRATAGEMS):
        to.cup[stratagem] = war.cup[stratagem]
    for rule in range(RULES):
        to.settled[rule] = war.settled[rule]
    for side in range(SIDES):
        remember_side(to, war, side)


def remember_side(to: War, war: War, side: int) -> None:
    to.vp[side], to.last_units[side] = war.vp[side], war.last_units[side]
    to.reserves[side], to.bags[side] = war.reserves[side], war.bags[side]
    for slot in range(war.reserves[side]):
        to.reserve[side][slot] = war.reserve[side][slot]
    for unit in range(war.units):
        to.bag[side][unit] = war.bag[side][unit]
