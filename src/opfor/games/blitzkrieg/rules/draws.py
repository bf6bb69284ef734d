"""Drawing units from a bag and special weapons from the research pile.

Pools are counts in the order of the units' names; the order of a bag is decided by each draw. A
draw whose outcome is certain (all tokens alike) is not asked for, and one that whoever drew keeps
to himself is untold.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.asking import KEPT_BACK, draw_token, kind_of_token
from opfor.core.cite import cite
from opfor.core.memory import Pool
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.untold import could_be, in_bag, in_pile
from opfor.games.blitzkrieg.values.events import NothingDrawn, UnitDrawn, WeaponResearched
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, For, Store, Stream


class Two(NamedTuple):
    """Up to two tokens looked at."""

    first: int
    second: int


# -- moving tokens -------------------------------------------------------------------------------


def to_reserve(war: War, side: int, unit: int) -> None:
    """To the end of the reserve."""
    war.reserve[side][war.reserves[side]] = unit
    war.reserves[side] += 1


def out_of_reserve(war: War, side: int, slot: int) -> None:
    """A token leaves; gaps close to the left."""
    war.reserves[side] -= 1
    for i in range(slot, war.reserves[side]):
        war.reserve[side][i] = war.reserve[side][i + 1]


def to_bag(war: War, side: int, unit: int) -> None:
    war.bag[side][unit] += 1
    war.bags[side] += 1


def out_of_bag(war: War, side: int, unit: int) -> None:
    """A unit leaves a bag; one that is not listed there was an untold weapon of the pile."""
    if war.bag[side][unit]:
        war.bag[side][unit] -= 1
    else:
        war.bag[side][war.untold] -= 1
        out_of_pile(war, unit)
    war.bags[side] -= 1


def to_pile(war: War, unit: int) -> None:
    war.pile[unit] += 1
    war.piled += 1


def out_of_pile(war: War, unit: int) -> None:
    war.pile[unit] -= 1
    war.piled -= 1


# -- drawing -------------------------------------------------------------------------------------


def drawn(war: War, stream: int, pool: Pool, size: int, why: int, side: int) -> int:
    """One unit out of a pool of ``size`` tokens, not taken out yet; it may stay untold."""
    first = kind_of_token(pool, 0)
    if pool[first] == size:
        return first
    unit = draw_token(war, stream, pool, war.units, size, why, side)
    return keep_back(war) if unit == KEPT_BACK else unit


def keep_back(war: War) -> int:
    """Somebody keeps a draw to himself: the untold unit."""
    war.is_untold = 1
    return war.untold


@cite("QB-9")
def draw_unit(war: War, side: int, why: int) -> None:
    """One unit from the side's bag to the end of its reserve; an empty bag gives nothing."""
    if not in_bag(war, side):
        tell(war, NothingDrawn, side, Store.BAG)
        return
    unit = drawn_from_bag(war, side, why)
    if unit != war.untold:
        out_of_bag(war, side, unit)
    to_reserve(war, side, unit)
    tell(war, UnitDrawn, side, unit, Store.BAG)


def drawn_from_bag(war: War, side: int, why: int) -> int:
    """Of what may be in the bag: untold units are still listed there."""
    if not war.is_untold:
        return drawn(war, Stream.BAG + side, war.bag[side], war.bags[side], why, side)
    size = 0
    for unit in range(war.units):
        war.tally[unit] = could_be(war, side, unit)
        size += war.tally[unit]
    return drawn(war, Stream.BAG + side, war.tally, size, why, side)


def research(war: War, side: int) -> None:
    """One special weapon from the pile into the side's bag; an empty pile gives nothing.

    Against the bot nobody has to look at it before it is drawn from the bag, whosever it is.
    """
    if in_pile(war):
        weapon = drawn(war, Stream.PILE, war.pile, war.piled, For.RESEARCH, side)
        weapon_to_bag(war, side, weapon)
    else:
        tell(war, NothingDrawn, side, Store.PILE)


def weapon_to_bag(war: War, side: int, weapon: int) -> None:
    """A weapon of the pile goes into a bag; one nobody has told is still listed in the pile."""
    if weapon != war.untold:
        out_of_pile(war, weapon)
    to_bag(war, side, weapon)
    tell(war, WeaponResearched, side, weapon)


def draw_weapon(war: War, side: int) -> None:
    """One special weapon from the pile straight to the end of the reserve."""
    if not in_pile(war):
        tell(war, NothingDrawn, side, Store.PILE)
        return
    weapon = drawn(war, Stream.PILE, war.pile, war.piled, For.INDUSTRY, side)
    if weapon == war.untold:
        to_bag(war, side, weapon)
    else:
        out_of_pile(war, weapon)
    to_reserve(war, side, weapon)
    tell(war, UnitDrawn, side, weapon, Store.PILE)


def two_weapons(war: War, side: int) -> Two:
    """Up to two weapons looked at, still belonging to the pile; of an untold one only that."""
    left = in_pile(war)
    if left < 1:
        return Two(NOTHING, NOTHING)
    if left <= 2 and left == war.piled:
        second = kind_of_token(war.pile, 1) if left == 2 else NOTHING
        return Two(kind_of_token(war.pile, 0), second)
    first = drawn(war, Stream.PILE, war.pile, war.piled, For.FIRST_WEAPON, side)
    if first == war.untold or left < 2:
        return Two(first, NOTHING)
    war.pile[first] -= 1
    second = drawn(war, Stream.PILE, war.pile, war.piled - 1, For.SECOND_WEAPON, side)
    war.pile[first] += 1
    return Two(second, NOTHING) if second == war.untold else Two(first, second)
