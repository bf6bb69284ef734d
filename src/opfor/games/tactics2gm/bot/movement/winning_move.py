"""A move that wins, or that makes a winning shot possible, goes before everything else."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.question import prefer
from opfor.games.tactics2gm.bot.movement.preferences import Spaces
from opfor.games.tactics2gm.bot.sight.survey import look_for_shots
from opfor.games.tactics2gm.bot.sight.victory import (
    FIRST,
    ROW,
    comes_first,
    has_decisive,
    shot_wins,
    standing_wins,
    winning_chance,
    wins_by_standing,
)
from opfor.games.tactics2gm.values.battle import Battle


@measure(brief="a place that wins")
def wins_there(battle: Battle, cell: int) -> bool:
    return standing_wins(battle, battle.acting, cell)


@measure(
    id="winning-shot", said="{:.0%} chance of the winning shot", brief="the winning shot", per=10
)
def winning_shot_there(battle: Battle, cell: int) -> int:
    return winning_chance(battle, battle.acting, cell)


@cite("2GM-GOAL-1", "Q2-27")
def can_win_by_moving(battle: Battle) -> bool:
    """Whether the acting unit has a space that wins, or one to shoot the winning shot from."""
    if not may_win(battle, battle.acting):
        return False
    for i in range(battle.spaces):
        cell = battle.space[i]
        if wins_there(battle, cell) or winning_shot_there(battle, cell) > 0:
            return True
    return False


def may_win(battle: Battle, unit: int) -> bool:
    """Whether it is worth looking: a winning shot within a move, or a goal won by standing."""
    if not comes_first(battle):
        return False
    if wins_by_standing(battle):
        return True
    if not has_decisive(battle):
        return False
    look_for_shots(battle, unit)
    return any(shot_wins(battle, shot) > 0 for shot in range(battle.shots))


@fact("something can be won")
def something_to_win(battle: Battle) -> bool:
    return battle.may_win_now == 1


VICTORY: Spaces = (
    prefer(ROW, wins_there, when=something_to_win, by="Q2-27", ruled=FIRST),
    prefer(ROW, winning_shot_there, when=something_to_win, by="Q2-27", ruled=FIRST),
)
