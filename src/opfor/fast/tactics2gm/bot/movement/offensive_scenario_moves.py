"""Movement of the Offensive AI: the rungs of each stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import keep_if_possible, lowest, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.ladder import OF_AD_M, OF_AT_M, OF_FA_M, OF_RL_M, OF_SH_M
from opfor.fast.tactics2gm.bot.movement.ground import lines_to_middle, to_aim
from opfor.fast.tactics2gm.bot.movement.preferences import (
    assault_aim,
    by_fewest_turns,
    is_covered,
    is_here,
    secures_line,
    supply,
    three_quarters,
)
from opfor.fast.tactics2gm.sight import OF_AD, OF_AT, OF_FA, OF_RL, OF_SH


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


@cite("2GM-OF-RL-M")
def move_to_lines(battle: Battle) -> None:
    """Terrain cover first, and hold it; else the first two lines."""
    keep_if_possible(battle, OF_RL_M, is_covered)
    if is_covered(battle, battle.cell[battle.acting]):
        keep_if_possible(battle, OF_RL_M, is_here)
    lowest(battle, OF_RL_M, lines_to_rear)
    if is_short_of_rear(battle):
        keep_if_possible(battle, OF_RL_M, secures_line)


@cite("2GM-OF-SH-M")
def move_to_seize(battle: Battle) -> None:
    """Forward into the central area, the supply line kept."""
    supply(battle, OF_SH_M)
    lowest(battle, OF_SH_M, lines_to_middle)


@cite("2GM-OF-AD-M")
def advance_to_target(battle: Battle) -> None:
    """Towards the target; where that is open, farther up to three quarters of the field."""
    supply(battle, OF_AD_M)
    lowest(battle, OF_AD_M, to_aim)
    prefer(battle, OF_AD_M, three_quarters)


@cite("2GM-OF-AT-M", "2GM-OF-FA-M", "Q2-18")
def offensive_moves(battle: Battle) -> None:
    """What the stance says. Attack: forward to the target without a gap; Full Assault: the target
    at any cost."""
    if battle.code == OF_RL:
        move_to_lines(battle)
    elif battle.code == OF_SH:
        move_to_seize(battle)
    elif battle.code == OF_AD:
        advance_to_target(battle)
    elif battle.code == OF_AT:
        supply(battle, OF_AT_M)
        by_fewest_turns(battle, OF_AT_M)
    elif battle.code == OF_FA:
        assault_aim(battle, OF_FA_M)
