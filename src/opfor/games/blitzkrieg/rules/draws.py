"""Drawing units from a bag and special weapons from the research pile.

Pools are counts in the order of the units' names; the order of a bag is decided by each draw. A
draw whose outcome is certain (all tokens alike) is not asked for.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.memory import Pool
from opfor.core.run import DRAW, is_asked, note, pick, request, tell
from opfor.games.blitzkrieg.rules.untold import in_bag, in_pile, unseen
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    BAG,
    FIRST_WEAPON,
    FOR_INDUSTRY,
    FOR_RESEARCH,
    FROM_BAG,
    FROM_PILE,
    NOTHING,
    NOTHING_DRAWN,
    PILE,
    SECOND_WEAPON,
    UNIT_DRAWN,
    WEAPON_RESEARCHED,
)


def token(pool: Pool, number: int) -> int:
    """The unit of the token with this number (from 0) in a sorted pool."""
    unit = 0
    while number >= pool[unit]:
        number -= pool[unit]
        unit += 1
    return unit


def drawn(war: War, stream: int, pool: Pool, size: int, why: int, side: int) -> int:
    """One unit out of a pool of ``size`` tokens, not taken out yet; it may stay untold."""
    first = token(pool, 0)
    if pool[first] == size:
        return first
    if is_asked(war):
        request(war, DRAW, why, side)
        for place in range(size):
            note(war, token(pool, place))
    number = pick(war, stream, size)
    if number >= 0:
        return token(pool, number)
    war.is_untold = 1
    return war.untold


def to_reserve(war: War, side: int, unit: int) -> None:
    """To the end of the reserve."""
    war.reserve[side][war.reserves[side]] = unit
    war.reserves[side] += 1


def to_bag(war: War, side: int, unit: int) -> None:
    war.bag[side][unit] += 1
    war.bags[side] += 1


def out_of_bag(war: War, side: int, unit: int) -> None:
    """A unit leaves a bag; one that is not listed there was an untold weapon of the pile."""
    if not war.bag[side][unit]:
        war.bag[side][war.untold] -= 1
        from_pile(war, unit)
    else:
        war.bag[side][unit] -= 1
    war.bags[side] -= 1


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
def draw_unit(war: War, side: int, why: int) -> None:
    """One unit from the side's bag to the end of its reserve; an empty bag gives nothing."""
    if not in_bag(war, side):
        tell(war, NOTHING_DRAWN, side, FROM_BAG)
        return
    if war.is_untold:
        unit = drawn(war, BAG + side, war.tally, unseen(war, side), why, side)
    else:
        unit = drawn(war, BAG + side, war.bag[side], war.bags[side], why, side)
    if unit != war.untold:
        out_of_bag(war, side, unit)
    to_reserve(war, side, unit)
    tell(war, UNIT_DRAWN, side, unit, FROM_BAG)


def research(war: War, side: int) -> None:
    """One special weapon from the pile into the side's bag; an empty pile gives nothing.

    Against the bot nobody has to look at it before it is drawn from the bag, whosever it is.
    """
    if not in_pile(war):
        tell(war, NOTHING_DRAWN, side, FROM_PILE)
        return
    into_bag(war, side, drawn(war, PILE, war.pile, war.piled, FOR_RESEARCH, side))


def into_bag(war: War, side: int, unit: int) -> None:
    """A weapon of the pile goes into a bag; one nobody has told is still listed in the pile."""
    if unit != war.untold:
        from_pile(war, unit)
    to_bag(war, side, unit)
    tell(war, WEAPON_RESEARCHED, side, unit)


def draw_weapon(war: War, side: int) -> None:
    """One special weapon from the pile straight to the end of the reserve."""
    if not in_pile(war):
        tell(war, NOTHING_DRAWN, side, FROM_PILE)
        return
    unit = drawn(war, PILE, war.pile, war.piled, FOR_INDUSTRY, side)
    if unit == war.untold:
        to_bag(war, side, unit)
    else:
        from_pile(war, unit)
    to_reserve(war, side, unit)
    tell(war, UNIT_DRAWN, side, unit, FROM_PILE)


def two_weapons(war: War, side: int) -> tuple[int, int]:
    """Up to two weapons looked at, still belonging to the pile; of an untold one only that."""
    left = in_pile(war)
    if left < 1:
        return NOTHING, NOTHING
    if left <= 2 and left == war.piled:
        return token(war.pile, 0), token(war.pile, 1) if left == 2 else NOTHING
    first = drawn(war, PILE, war.pile, war.piled, FIRST_WEAPON, side)
    if first == war.untold or left < 2:
        return first, NOTHING
    war.pile[first] -= 1
    second = drawn(war, PILE, war.pile, war.piled - 1, SECOND_WEAPON, side)
    war.pile[first] += 1
    if second == war.untold:
        return second, NOTHING
    return first, second
