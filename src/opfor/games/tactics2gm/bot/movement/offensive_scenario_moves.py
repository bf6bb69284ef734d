"""Movement of the Offensive AI: the rungs of each stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.question import keep_if_possible, lowest, prefer
from opfor.games.tactics2gm.bot.movement.early_cover import in_cover
from opfor.games.tactics2gm.bot.movement.preferences import (
    COVERED,
    HERE,
    TO_AIM,
    TO_MIDDLE,
    TURNS,
    Spaces,
    assault,
    cannot_attack_yet,
    secures_line,
    supply,
    three_quarters,
)
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.stances import BY_CODE


@measure("line from the first two|lines from the first two", brief="one of the first two lines")
def lines_to_rear(battle: Battle, cell: int) -> int:
    """Lines away from the first two."""
    return max(battle.line[cell] - battle.rear_lines, 0)


@fact("one of the first two lines is empty")
def is_short_of_rear(battle: Battle) -> bool:
    """But for the acting unit."""
    here = battle.line[battle.cell[battle.acting]]
    return any(battle.manned[line] == int(line == here) for line in range(1, battle.rear_lines + 1))


@cite("2GM-OF-RL-M")
def reinforce_lines() -> Spaces:
    """Terrain cover first, and hold it; else the first two lines."""
    row, case = "2GM-OF-RL-M", BY_CODE["OF-RL"].case
    return (
        keep_if_possible(row, COVERED, case=case),
        keep_if_possible(row, HERE, when=in_cover, case=case),
        lowest(row, lines_to_rear, case=case),
        keep_if_possible(row, secures_line, when=is_short_of_rear, case=case),
    )


@cite("2GM-OF-SH-M")
def seize_and_hold() -> Spaces:
    """Forward into the central area, the supply line kept."""
    row, case = "2GM-OF-SH-M", BY_CODE["OF-SH"].case
    return (supply(row, case), lowest(row, TO_MIDDLE, by="V-16", case=case))


@cite("2GM-OF-AD-M")
def advance_to_target() -> Spaces:
    """Towards the target; where that is open, farther up to three quarters of the field."""
    row, case = "2GM-OF-AD-M", BY_CODE["OF-AD"].case
    return (
        supply(row, case),
        lowest(row, TO_AIM, case=case),
        prefer(row, three_quarters, by="V-16", case=case),
    )


@cite("2GM-OF-AT-M")
def attack() -> Spaces:
    """Forward to the target without a gap."""
    row, case = "2GM-OF-AT-M", BY_CODE["OF-AT"].case
    return (
        supply(row, case),
        lowest(row, TURNS, by="V-37", case=case),
        lowest(row, TO_AIM, when=cannot_attack_yet, case=case),
    )


@cite("2GM-OF-FA-M", "Q2-18")
def full_assault_on_target() -> Spaces:
    """The target at any cost."""
    return assault("2GM-OF-FA-M", BY_CODE["OF-FA"].case)


OFFENSIVE: Spaces = (
    *reinforce_lines(), *seize_and_hold(), *advance_to_target(), *attack(),
    *full_assault_on_target(),
)  # fmt: skip
