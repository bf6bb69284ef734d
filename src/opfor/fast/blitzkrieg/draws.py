"""Drawing units from a bag and special weapons from the research pile.

Pools are counts in the order of the units' names. A draw whose outcome is certain (all tokens
alike) asks no chance.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.values import BAG, NOTHING, PILE, War
from opfor.fast.run import pick


def token(pool: list[int], number: int) -> int:
    """The unit of the token with this number (from 0) in a sorted pool."""
    unit = 0
    while number >= pool[unit]:
        number -= pool[unit]
        unit += 1
    return unit


def drawn(war: War, stream: int, pool: list[int], size: int) -> int:
    """One unit out of a pool of ``size`` tokens, not taken out yet."""
    first = token(pool, 0)
    if pool[first] == size:
        return first
    return token(pool, pick(war, stream, size))


def to_reserve(war: War, side: int, unit: int) -> None:
    """To the end of the reserve."""
    war.reserve[side][war.reserves[side]] = unit
    war.reserves[side] += 1


def to_bag(war: War, side: int, unit: int) -> None:
    war.bag[side][unit] += 1
    war.bags[side] += 1


def to_pile(war: War, unit: int) -> None:
    war.pile[unit] += 1
    war.piled += 1


def from_pile(war: War, unit: int) -> None:
    war.pile[unit] -= 1
    war.piled -= 1


def out_of_reserve(war: War, side: int, slot: int) -> None:
    """A token leaves; gaps close to the left."""
    war.reserves[side] -= 1
    for i in range(slot, war.reserves[side]):
        war.reserve[side][i] = war.reserve[side][i + 1]


@cite("QB-9")
def draw_unit(war: War, side: int) -> None:
    """One unit from the side's bag to the end of its reserve; an empty bag gives nothing."""
    if war.bags[side]:
        unit = drawn(war, BAG + side, war.bag[side], war.bags[side])
        war.bag[side][unit] -= 1
        war.bags[side] -= 1
        to_reserve(war, side, unit)


def research(war: War, side: int) -> None:
    """One special weapon from the pile into the side's bag; an empty pile gives nothing."""
    if war.piled:
        unit = drawn(war, PILE, war.pile, war.piled)
        from_pile(war, unit)
        to_bag(war, side, unit)


def draw_weapon(war: War, side: int) -> None:
    """One special weapon from the pile straight to the end of the reserve."""
    if war.piled:
        unit = drawn(war, PILE, war.pile, war.piled)
        from_pile(war, unit)
        to_reserve(war, side, unit)


def two_weapons(war: War) -> tuple[int, int]:
    """Two weapons looked at, still belonging to the pile; of two there are, in their order."""
    if war.piled == 2:
        return token(war.pile, 0), token(war.pile, 1)
    if war.piled < 2:
        return NOTHING, NOTHING
    first = drawn(war, PILE, war.pile, war.piled)
    war.pile[first] -= 1
    second = drawn(war, PILE, war.pile, war.piled - 1)
    war.pile[first] += 1
    return first, second
