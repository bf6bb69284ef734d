"""After an outright win: the effects of the spaces nobody filled.

They lie in ``war.leftover``, the first ``war.leftovers`` of them, in the order of the board.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.rules.decider import bots_leftover
from opfor.games.blitzkrieg.rules.effects import take_effect
from opfor.games.blitzkrieg.rules.offers import clear_offers, offer, only_or_chosen
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, Effect, To


def leave(war: War, space: int) -> None:
    """One more, if it counts: blanks and tactical advantages do not after an outright win."""
    if war.effect[space] not in (Effect.NONE, Effect.TACTICAL):
        war.leftover[war.leftovers] = space
        war.leftovers += 1


def take_leftovers(war: War, side: int) -> None:
    """The winner takes one after the other."""
    while war.leftovers:
        space = bots_leftover(war) if side == war.bot else persons_leftover(war, side)
        take_out(war, space)
        take_effect(war, side, space)


def take_out(war: War, space: int) -> None:
    """One less; those behind it move up."""
    kept = 0
    for place in range(war.leftovers):
        if war.leftover[place] != space:
            war.leftover[kept] = war.leftover[place]
            kept += 1
    war.leftovers = kept


def persons_leftover(war: War, side: int) -> int:
    """A person is asked only if the order can matter: among one of each kind and amount."""
    clear_offers(war)
    for place in range(war.leftovers):
        if is_first_of_its_kind(war, place):
            offer(war, NOTHING, war.leftover[place])
    return only_or_chosen(war, side, To.TAKE).place


def is_first_of_its_kind(war: War, place: int) -> bool:
    return all(not is_like(war, war.leftover[other], war.leftover[place]) for other in range(place))


def is_like(war: War, space: int, other: int) -> bool:
    return war.effect[space] == war.effect[other] and war.amount[space] == war.amount[other]
