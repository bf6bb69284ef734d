"""Movement of the Dynamic AI: the rungs of each stance of a Battle Royal."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.question import keep_if_possible, lowest, prefer
from opfor.games.tactics2gm.values.stances import BY_CODE
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.bot.movement import ground
from tests.oracle.tactics2gm.bot.movement.preferences import (
    BESIDE_FRIEND,
    KEEPS_SUPPLY,
    TO_AIM,
    TO_MIDDLE,
    Spaces,
    assault,
    regroup,
    supply,
    three_quarters,
)
from tests.oracle.tactics2gm.bot.sight.danger import weapons_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey


@measure("space from it|spaces from it", brief="the place nearest the most dangerous enemy")
def to_most_dangerous(survey: Survey, cell: int) -> int:
    """Distance to the most dangerous Player unit."""
    row = survey.distance[cell]
    return min((row[top.cell] for top in survey.most_dangerous()), default=0)


@cite("V-31")
def can_damage_top(survey: Survey) -> bool:
    """Whether the acting unit's penetration is enough for the most dangerous Player unit."""
    tops = survey.most_dangerous()
    arms = weapons_of(survey, survey.unit)
    return any(arm.penetration >= survey.card(top).defence for top in tops for arm in arms)


@condition("it can damage the most dangerous unit")
def can_damage_most_dangerous(survey: Survey, _left: Sequence[int]) -> bool:
    return can_damage_top(survey)


@condition("it cannot damage the most dangerous unit, and nothing can be won")
def cannot_damage_most_dangerous(survey: Survey, _left: Sequence[int]) -> bool:
    return not survey.can_win and not can_damage_top(survey)


@cite("2GM-BR-TD-M")
def total_defense() -> Spaces:
    """Towards the most dangerous enemy if it can be damaged, else regroup towards the HQ."""
    row, case = "2GM-BR-TD-M", BY_CODE["BR-TD"].case
    near = lowest(row, to_most_dangerous, when=can_damage_most_dangerous, by="V-31", case=case)
    return (near, *regroup(row, case, cannot_damage_most_dangerous))


@measure(silent=True, brief="the line to fall back to")
@cite("Q2-30")
def rear_line(survey: Survey, cell: int) -> int:
    """Lines away from where Defense sends the unit: line 2 from the front, line 1 from line 2.
    Lines behind it come before all those in front of it."""
    rear = survey.numbers.phrases.rear_lines
    goal = rear if survey.line(survey.unit.cell) > rear else 1
    ahead = survey.line(cell) - goal
    return -ahead if ahead <= 0 else ahead + goal - 1


@measure("space from the HQ|spaces from the HQ", brief="the place nearest its HQ")
def to_home(survey: Survey, cell: int) -> int:
    return survey.distance[cell][survey.board.hq(AI)]


@cite("2GM-BR-DE-M")
def defense() -> Spaces:
    """To the rear: line 2 for those in front of it, line 1 for those on it. The row asks for
    no supply line, so one is kept only where the lines are equal."""
    row, case = "2GM-BR-DE-M", BY_CODE["BR-DE"].case
    return (
        lowest(row, rear_line, by="Q2-30", case=case),
        keep_if_possible(row, KEEPS_SUPPLY, by="V-14", case=case),
        keep_if_possible(row, BESIDE_FRIEND, by="V-23", case=case),
    )


@measure(brief="a line not yet controlled")
def takes_control(survey: Survey, cell: int) -> bool:
    """The line of the space is not controlled without this unit."""
    return not ground.is_controlled(survey, survey.line(cell))


@cite("2GM-BR-RE-M")
def reinforce() -> Spaces:
    """Into the middle, without a gap behind; lines not yet controlled first."""
    row, case = "2GM-BR-RE-M", BY_CODE["BR-RE"].case
    return (
        supply(row, case),
        lowest(row, TO_MIDDLE, by="V-16", case=case),
        keep_if_possible(row, takes_control, by="V-16", case=case),
    )


@cite("2GM-BR-AD-M")
def advance() -> Spaces:
    """Forward up to three quarters of the field, no gap behind."""
    row, case = "2GM-BR-AD-M", BY_CODE["BR-AD"].case
    return (supply(row, case), prefer(row, three_quarters, by="V-16", case=case))


@cite("2GM-BR-FA-M")
def full_assault() -> Spaces:
    """Forward to the HQ."""
    return assault("2GM-BR-FA-M", BY_CODE["BR-FA"].case)


DYNAMIC: Spaces = (*total_defense(), *defense(), *reinforce(), *advance(), *full_assault())
DYNAMIC_LAST: Spaces = (
    lowest("2GM-BR-DE-M", to_home, case=BY_CODE["BR-DE"].case),
    lowest("2GM-BR-AD-M", TO_AIM, case=BY_CODE["BR-AD"].case),
)
"""Looked at when even the goals of the AI leave a choice."""
