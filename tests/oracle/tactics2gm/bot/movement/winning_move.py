"""A move that wins, or that makes a winning shot possible, goes before everything else."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.question import prefer
from opfor.games.tactics2gm.values.state import Unit
from tests.oracle.tactics2gm.bot.movement.preferences import Spaces
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import (
    FIRST,
    ROW,
    STANDING,
    comes_first,
    standing_wins,
    winning_chance,
    wins,
)


@measure(brief="a place that wins")
def wins_there(survey: Survey, cell: int) -> bool:
    return standing_wins(survey, survey.unit.id, cell)


@measure(said="{:.0%} chance of the winning shot", brief="the winning shot")
def winning_shot(survey: Survey, cell: int) -> float:
    return winning_chance(survey, survey.unit, cell)


@cite("2GM-GOAL-1", "Q2-27")
def can_win(survey: Survey) -> bool:
    """Whether the acting unit has a space that wins, or one to shoot the winning shot from."""
    return may_win(survey, survey.unit) and any(
        wins_there(survey, cell) or winning_shot(survey, cell) > 0 for cell in survey.reach
    )


def may_win(survey: Survey, unit: Unit) -> bool:
    """Whether it is worth looking: a winning shot within a move, or a goal won by standing."""
    if not comes_first(survey):
        return False
    if STANDING & survey.goals.keys():
        return True
    return bool(survey.decisive()) and any(wins(survey, s) > 0 for s in survey.shots(unit))


@condition("something can be won")
def something_to_win(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.can_win


VICTORY: Spaces = (
    prefer(ROW, wins_there, when=something_to_win, by="Q2-27", ruled=FIRST),
    prefer(ROW, winning_shot, when=something_to_win, by="Q2-27", ruled=FIRST),
)
