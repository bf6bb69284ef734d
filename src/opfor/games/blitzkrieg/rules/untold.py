"""What a person drew and has not told: the bot never looks at it.

An untold unit of a reserve still counts in its owner's bag, an untold weapon of a bag still in the
research pile: the pools hold everything that is not known to be elsewhere, and ``untold`` stands
where one of them really is. So pieces are conserved, and a unit that is placed is told by that.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.values.memory import War


def untold_in_reserve(war: War, side: int) -> int:
    """How many units of a reserve nobody has told."""
    count = 0
    if not war.is_untold:
        return count
    for slot in range(war.reserves[side]):
        if war.reserve[side][slot] == war.untold:
            count += 1
    return count


def in_bag(war: War, side: int) -> int:
    """How many units are really in a bag."""
    return war.bags[side] - untold_in_reserve(war, side)


def in_pile(war: War) -> int:
    """How many weapons are really in the research pile."""
    return war.piled - war.bag[0][war.untold] - war.bag[1][war.untold]


def unseen(war: War, side: int) -> int:
    """What an untold unit of a side may be, in ``tally``, and how many tokens that is: of its bag,
    and where a weapon there is untold, of the pile."""
    is_hidden = war.bag[side][war.untold] > 0
    size = 0
    for unit in range(war.units):
        war.tally[unit] = war.bag[side][unit]
        if is_hidden:
            war.tally[unit] += war.pile[unit]
        if unit == war.untold:
            war.tally[unit] = 0
        size += war.tally[unit]
    return size
