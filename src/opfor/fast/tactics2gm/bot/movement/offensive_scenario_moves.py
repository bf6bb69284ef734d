"""Movement of the Offensive AI: the rungs of each stance."""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle


def lines_to_rear(battle: Battle, cell: int) -> int:
    """Lines away from the first two."""
    return max(battle.line[cell] - battle.rear_lines, 0)


def is_short_of_rear(battle: Battle) -> bool:
    """One of the first two lines is empty but for the acting unit."""
    here = battle.line[battle.cell[battle.acting]]
    for line in range(1, battle.rear_lines + 1):
        if battle.manned[line] == (1 if line == here else 0):
            return True
    return False
