"""The D10: a 0 is a 10; one that picks among a few options gives them equal shares."""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.asking import ROLL, is_new, pick
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, row
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import NOBODY, For, Stream


class Picked(NamedTuple):
    """The place of an option, and the roll that named it; 0 where there was nothing to roll for."""

    place: int
    rolled: int


def roll_d10(
    battle: Battle, why: int, about: int = 0, at: int = 0, needed: int = 0, slot: int = 0
) -> int:
    """One D10; whoever rolls it is told what it is about, and what it must be."""
    if is_new(battle):
        left = row(battle.candidates, battle.left if why == For.A_TOKEN else 0)
        note(battle, REQUEST, ROLL, why, NOBODY, 1, battle.die, about, at, needed, slot, left)
    return pick(battle, Stream.D10, battle.die) + 1


@cite("GT-2GM-9")
def pick_by_d10(battle: Battle, options: int, why: int, about: int) -> Picked:
    """One of so many options: three of them on 1-3, 4-6, 7-9; a 10 rolls again (after ten tries it
    counts from the first)."""
    if options == 1:
        return Picked(0, 0)
    share = max(battle.die // options, 1)
    rolled = 1
    for _ in range(battle.tries):
        rolled = roll_d10(battle, why, about)
        if (rolled - 1) // share < options:
            break
    return Picked((rolled - 1) // share % options, rolled)
