"""Where a unit wants to go, by stance: what the ladders of a move are made of.

Every ladder begins with what the stance says; what it leaves open is settled by the goals of the
AI (a good shot), by cover, by how few enemies can fire there, and by staying.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import keep_if_possible, lowest, must, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.ladder import GOAL_1
from opfor.fast.tactics2gm.bot.movement.ground import (
    best_damage,
    can_attack_aim,
    cover_on,
    is_beside_friend,
    is_last_link,
    keeps_supply,
    shooters_at,
    to_aim,
    turns_to_aim,
)


def is_covered(battle: Battle, cell: int) -> bool:
    return cover_on(battle, cell) > 0


def is_here(battle: Battle, cell: int) -> bool:
    return cell == battle.cell[battle.acting]


def what_is_left_open(battle: Battle) -> None:
    """What settles a move when the stance has said all it says."""
    prefer(battle, GOAL_1, best_damage)
    prefer(battle, GOAL_1, cover_on)
    lowest(battle, GOAL_1, shooters_at)
    keep_if_possible(battle, GOAL_1, is_here)


def supply(battle: Battle, row: int) -> None:
    """The supply line is not to be broken, unless the game is won."""
    if not battle.may_win_now:
        must(battle, row, keeps_supply)


def is_closer(battle: Battle, cell: int) -> bool:
    return to_aim(battle, cell) < to_aim(battle, battle.cell[battle.acting])


def is_no_farther(battle: Battle, cell: int) -> bool:
    return to_aim(battle, cell) <= to_aim(battle, battle.cell[battle.acting])


@cite("Q2-29", "V-23")
def regroup(battle: Battle, row: int) -> None:
    """Never farther from the target than now; closer where possible; among those next to a
    friend, among those the closest."""
    must(battle, row, is_no_farther)
    keep_if_possible(battle, row, is_closer)
    keep_if_possible(battle, row, is_beside_friend)
    lowest(battle, row, to_aim)


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


def by_fewest_turns(battle: Battle, row: int) -> None:
    """To the target by the fewest turns, and closer to it while it cannot be attacked yet."""
    lowest(battle, row, turns_to_aim)
    if not can_attack_aim(battle, battle.candidates[0]):
        lowest(battle, row, to_aim)


def assault_aim(battle: Battle, row: int) -> None:
    """To the target by the fewest turns; the last link breaks only if it must."""
    if not battle.may_win_now:
        must(battle, row, may_leave_last_link)
    by_fewest_turns(battle, row)


def secures_line(battle: Battle, cell: int) -> bool:
    """No other AI unit stands on the line of the space."""
    line = battle.line[cell]
    own = battle.manned[line]
    return own == (1 if line == battle.line[battle.cell[battle.acting]] else 0)
