"""Bombing: a unit leaves the opponent's reserve.

Against a person a random unit returns to its bag. Against the bot the person picks, regular units
first, and the unit goes to the research pile as the solo booklet says.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.draws import drawn, out_of_reserve, to_bag, to_pile
from opfor.games.blitzkrieg.rules.offers import clear_offers, offer, only_or_chosen
from opfor.games.blitzkrieg.values.events import UnitBombed
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, For, Store, Stream, To


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
    unit = drawn_from_reserve(war, target)
    if unit == war.untold:
        forget_reserve(war, target)
    else:
        out_of_reserve(war, target, leftmost(war, target, unit))
        to_bag(war, target, unit)
    tell(war, UnitBombed, target, unit, Store.BAG, NOTHING)


def drawn_from_reserve(war: War, target: int) -> int:
    """Any of its tokens, each as likely as the other."""
    for unit in range(war.units):
        war.tally[unit] = 0
    for slot in range(war.reserves[target]):
        war.tally[war.reserve[target][slot]] += 1
    size = war.reserves[target]
    return drawn(war, Stream.RESERVE + target, war.tally, size, For.BOMBING, target)


def forget_reserve(war: War, target: int) -> None:
    """Nobody says which unit went back into its bag: what was known of the reserve is not now."""
    for slot in range(war.reserves[target]):
        if war.reserve[target][slot] != war.untold:
            to_bag(war, target, war.reserve[target][slot])
        war.reserve[target][slot] = war.untold
    war.reserves[target] -= 1


def leftmost(war: War, side: int, unit: int) -> int:
    """The first such token of a reserve that has one."""
    slot = 0
    while war.reserve[side][slot] != unit:
        slot += 1
    return slot


@cite("BLZ-E-10", "QB-4")
def bomb_the_bot(war: War, side: int) -> None:
    """The person picks a regular unit of the row, a special weapon only if all are special."""
    clear_offers(war)
    offer_row(war, False)
    is_regular = war.offered > 0
    if not is_regular:
        offer_row(war, True)
    unit, slot = only_or_chosen(war, side, To.BOMB)
    out_of_reserve(war, war.bot, slot)
    if war.bombed_to_bag and is_regular:
        to_bag(war, war.bot, unit)
        tell(war, UnitBombed, war.bot, unit, Store.BAG, slot)
    else:
        to_pile(war, unit)
        tell(war, UnitBombed, war.bot, unit, Store.PILE, slot)


def offer_row(war: War, special: bool) -> None:
    """Offer the regular units or the special weapons of the row, one of each run of equals.

    Taking either of two equal neighbours leaves the same row.
    """
    before = NOTHING
    for slot in range(war.reserves[war.bot]):
        unit = war.reserve[war.bot][slot]
        if unit != before and war.special[war.bot][unit] == special:
            offer(war, unit, slot)
        before = unit
