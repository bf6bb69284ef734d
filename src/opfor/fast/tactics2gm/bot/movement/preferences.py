"""Where a unit wants to go, by stance: what the ladders of a move are made of.

Every ladder begins with what the stance says; what it leaves open is settled by the goals of the
AI (a good shot), by cover, by how few enemies can fire there, and by staying.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import first_left
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.ground import (
    can_attack_aim,
    cover_on,
    is_last_link,
    keeps_supply,
    to_aim,
)


def is_covered(battle: Battle, cell: int) -> bool:
    return cover_on(battle, cell) > 0


def is_here(battle: Battle, cell: int) -> bool:
    return cell == battle.cell[battle.acting]


@cite("Q2-29", "V-23")
def closer(battle: Battle, cell: int) -> bool:
    return to_aim(battle, cell) < to_aim(battle, battle.cell[battle.acting])


def is_no_farther(battle: Battle, cell: int) -> bool:
    return to_aim(battle, cell) <= to_aim(battle, battle.cell[battle.acting])


@cite("V-16")
def three_quarters(battle: Battle, cell: int) -> int:
    """The line of a space, no farther than three quarters of the battlefield."""
    return min(battle.line[cell], battle.three_quarters_line)


def may_leave_last_link(battle: Battle, cell: int) -> bool:
    """The supply line holds, or only its last link breaks and the target can be attacked from
    there and from no space that keeps the link."""
    if keeps_supply(battle, cell):
        return True
    if not can_attack_aim(battle, cell) or not is_last_link(battle, battle.acting):
        return False
    for i in range(battle.spaces):
        other = battle.space[i]
        if can_attack_aim(battle, other) and keeps_supply(battle, other):
            return False
    return True


def secures_line(battle: Battle, cell: int) -> bool:
    """No other AI unit stands on the line of the space."""
    line = battle.line[cell]
    own = battle.manned[line]
    return own == (1 if line == battle.line[battle.cell[battle.acting]] else 0)


def nothing_to_win(battle: Battle) -> bool:
    return not battle.may_win_now


def cannot_attack_yet(battle: Battle) -> bool:
    """The target cannot be attacked yet."""
    return not can_attack_aim(battle, first_left(battle))
