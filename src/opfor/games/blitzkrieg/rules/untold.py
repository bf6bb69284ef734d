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
    if war.is_untold:
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


def could_be(war: War, side: int, unit: int) -> int:
    """How many tokens an untold one of a side may be: those of the kind in its bag and, where a
    weapon there is untold, in the pile."""
    if unit == war.untold:
        return 0
    is_hidden = war.bag[side][war.untold] > 0
    return war.bag[side][unit] + (war.pile[unit] if is_hidden else 0)
