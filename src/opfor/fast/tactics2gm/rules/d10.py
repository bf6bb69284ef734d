"""The D10: a 0 is a 10; one that picks among a few options gives them equal shares."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import D10


def roll_d10(battle: Battle) -> int:
    return pick(battle, D10, battle.die) + 1


@cite("GT-2GM-9")
def pick_by_d10(battle: Battle, options: int) -> int:
    """The place of one of so many options: three of them on 1-3, 4-6, 7-9; a 10 rolls again (after
    ten tries it counts from the first)."""
    if options == 1:
        return 0
    share = max(battle.die // options, 1)
    rolled = 1
    for _ in range(battle.tries):
        rolled = roll_d10(battle)
        if (rolled - 1) // share < options:
            break
    return (rolled - 1) // share % options
