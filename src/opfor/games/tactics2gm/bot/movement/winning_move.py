"""A move that wins, or that makes a winning shot possible, goes before everything else."""

from __future__ import annotations

from dataclasses import replace

from opfor.core.cascade import Criterion, prefer
from opfor.core.cite import cite
from opfor.core.question import Operator
from opfor.games.tactics2gm.bot.movement.preferences import Spaces
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.sight.victory import (
    ROW,
    comes_first,
    goal_amounts,
    standing_wins,
    winning_chance,
)
from opfor.games.tactics2gm.values.state import Unit


def wins_there(survey: Survey, cell: int) -> bool:
    return standing_wins(survey, survey.unit.id, cell)


def winning_shot(survey: Survey, cell: int) -> float:
    return winning_chance(survey, survey.unit, cell)


@cite("2GM-GOAL-1", "Q2-27")
def can_win(survey: Survey) -> bool:
    """Whether the acting unit has a space that wins, or one to shoot the winning shot from."""
    return comes_first(survey) and any(
        wins_there(survey, cell) or winning_shot(survey, cell) > 0 for cell in survey.reach
    )


def may_win(survey: Survey, unit: Unit) -> bool:
    """Whether it is worth looking: a winning shot within a move, or a goal won by standing."""
    if not comes_first(survey):
        return False
    if {"reach", "hold-target"} & goal_amounts(survey).keys():
        return True
    return any(shot.kill > 0 for shot in survey.shots(unit))


VICTORY: Spaces = (
    prefer(ROW, wins_there, by="Q2-27"),
    prefer(ROW, winning_shot, by="Q2-27"),
)


def _softened(criterion: Criterion[Survey, int]) -> Criterion[Survey, int]:
    if criterion.operator is not Operator.MUST:
        return criterion
    return replace(criterion, operator=Operator.KEEP_IF_POSSIBLE)


def before(stance: Spaces) -> Spaces:
    """Victory, then what the stance prefers; it forbids nothing that wins."""
    return (*VICTORY, *(_softened(criterion) for criterion in stance))
