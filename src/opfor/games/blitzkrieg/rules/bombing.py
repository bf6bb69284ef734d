"""Bombing: a unit leaves the opponent's reserve.

Against a person a random unit returns to its bag. Against the bot the person picks, regular units
first, and the unit goes to the research pile as the solo booklet says.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.run import tell
from opfor.games.blitzkrieg.rules.decider import choose
from opfor.games.blitzkrieg.rules.draws import drawn, out_of_reserve, to_bag, to_pile
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    BOMBED,
    FROM_BAG,
    FROM_PILE,
    NOTHING,
    RESERVE,
    TO_BOMB,
    UNIT_BOMBED,
)


def bomb(war: War, side: int) -> None:
    """Bomb the opponent of ``side``; an empty reserve has nothing to lose."""
    target = 1 - side
    if war.reserves[target]:
        if target == war.bot:
            bomb_the_bot(war, side)
        else:
            bomb_a_person(war, target)


@cite("BLZ-E-11", "QB-10")
def bomb_a_person(war: War, target: int) -> None:
    """A random unit of the reserve goes back into its owner's bag."""
    for unit in range(war.units):
        war.tally[unit] = 0
    for slot in range(war.reserves[target]):
        war.tally[war.reserve[target][slot]] += 1
    unit = drawn(war, RESERVE + target, war.tally, war.reserves[target], BOMBED, target)
    if unit == war.untold:
        bomb_untold(war, target)
    else:
        out_of_reserve(war, target, slot_of(war, target, unit))
        to_bag(war, target, unit)
    tell(war, UNIT_BOMBED, target, unit, FROM_BAG, NOTHING)


def bomb_untold(war: War, target: int) -> None:
    """Nobody says which unit went back into its bag: what was known of the reserve is not now."""
    war.reserves[target] -= 1
    for slot in range(war.reserves[target] + 1):
        if war.reserve[target][slot] != war.untold:
            to_bag(war, target, war.reserve[target][slot])
        war.reserve[target][slot] = war.untold


def slot_of(war: War, side: int, unit: int) -> int:
    """The leftmost such token of a reserve."""
    slot = 0
    while war.reserve[side][slot] != unit:
        slot += 1
    return slot


@cite("BLZ-E-10", "QB-4")
def bomb_the_bot(war: War, side: int) -> None:
    """The person picks a regular unit of the row, a special weapon only if all are special."""
    offer_row(war, 0)
    is_regular = war.offered > 0
    if not is_regular:
        offer_row(war, 1)
    slot = war.offer[0]
    if war.offered > 1:
        slot = war.offer[choose(war, side, TO_BOMB)]
    unit = war.reserve[war.bot][slot]
    out_of_reserve(war, war.bot, slot)
    if war.bombed_to_bag and is_regular:
        to_bag(war, war.bot, unit)
        tell(war, UNIT_BOMBED, war.bot, unit, FROM_BAG, slot)
    else:
        to_pile(war, unit)
        tell(war, UNIT_BOMBED, war.bot, unit, FROM_PILE, slot)


def offer_row(war: War, special: int) -> None:
    """Offer the regular units or the special weapons of the row, one of each run of equals.

    Taking either of two equal neighbours leaves the same row.
    """
    war.offered = 0
    for slot in range(war.reserves[war.bot]):
        unit = war.reserve[war.bot][slot]
        is_new = slot == 0 or war.reserve[war.bot][slot - 1] != unit
        if is_new and war.special[war.bot][unit] == special:
            war.offer[war.offered] = slot
            war.offered_unit[war.offered] = unit
            war.offered += 1
