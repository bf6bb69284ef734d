"""Movement of the Dynamic AI: one list of preferences for each stance of a Battle Royal."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import Criterion, keep_if_possible, lowest, prefer
from opfor.core.cite import cite
from opfor.core.measure import Condition
from opfor.games.tactics2gm.bot.movement import ground
from opfor.games.tactics2gm.bot.movement.preferences import (
    Spaces,
    assault,
    left_open,
    regroup,
    supply,
    three_quarters,
)
from opfor.games.tactics2gm.bot.sight.danger import weapons_of
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.survey import Survey


def to_most_dangerous(survey: Survey, cell: int) -> int:
    """Distance to the most dangerous Player unit."""
    row = survey.distance[cell]
    return min((row[top.cell] for top in survey.most_dangerous()), default=0)


@cite("V-31")
def can_damage_most_dangerous(survey: Survey, _left: Sequence[int]) -> bool:
    """Whether the acting unit's penetration is enough for the most dangerous Player unit."""
    tops = survey.most_dangerous()
    arms = weapons_of(survey, survey.unit)
    return any(arm.penetration >= survey.card(top).defence for top in tops for arm in arms)


def cannot_damage_most_dangerous(survey: Survey, left: Sequence[int]) -> bool:
    return not can_damage_most_dangerous(survey, left)


@cite("2GM-BR-TD-M")
def total_defense() -> Spaces:
    """Towards the most dangerous enemy if it can be damaged, else regroup towards the HQ."""
    row = "2GM-BR-TD-M"
    them = Condition("it cannot damage the most dangerous enemy", cannot_damage_most_dangerous)
    home = regroup(row)
    return (
        lowest(row, to_most_dangerous, when=can_damage_most_dangerous, by="V-31"),
        *(Criterion(c.rule, c.operator, c.measure, them, c.by) for c in home),
        *left_open(row),
    )


@cite("Q2-30")
def rear_line(survey: Survey, cell: int) -> int:
    """Lines away from where Defense sends the unit: line 2 from the front, line 1 from line 2.
    Lines behind it come before all those in front of it."""
    rear = survey.numbers.phrases.rear_lines
    goal = rear if survey.line(survey.unit.cell) > rear else 1
    ahead = survey.line(cell) - goal
    return -ahead if ahead <= 0 else ahead + goal - 1


def to_home(survey: Survey, cell: int) -> int:
    return survey.distance[cell][survey.board.hq(AI)]


@cite("2GM-BR-DE-M")
def defense() -> Spaces:
    """To the rear: line 2 for those in front of it, line 1 for those on it. The row asks for
    no supply line, so one is kept only where the lines are equal."""
    row = "2GM-BR-DE-M"
    return (
        lowest(row, rear_line),
        keep_if_possible(row, ground.keeps_supply, by="V-14"),
        keep_if_possible(row, ground.is_beside_friend, by="V-23"),
        *left_open(row),
        lowest(row, to_home),
    )


def takes_control(survey: Survey, cell: int) -> bool:
    """The line of the space is not controlled without this unit."""
    return not ground.is_controlled(survey, survey.line(cell))


@cite("2GM-BR-RE-M")
def reinforce() -> Spaces:
    """Into the middle, without a gap behind; lines not yet controlled first."""
    row = "2GM-BR-RE-M"
    return (
        supply(row),
        lowest(row, ground.lines_to_middle, by="V-16"),
        keep_if_possible(row, takes_control, by="V-16"),
        *left_open(row),
    )


@cite("2GM-BR-AD-M")
def advance() -> Spaces:
    """Forward up to three quarters of the field, no gap behind."""
    row = "2GM-BR-AD-M"
    return (
        supply(row),
        prefer(row, three_quarters, by="V-16"),
        *left_open(row),
        lowest(row, ground.to_aim),
    )


@cite("2GM-BR-FA-M")
def full_assault() -> Spaces:
    """Forward to the HQ."""
    return assault("2GM-BR-FA-M")


ROYAL_MARCHES: dict[str, Spaces] = {
    "BR-TD": total_defense(),
    "BR-DE": defense(),
    "BR-RE": reinforce(),
    "BR-AD": advance(),
    "BR-FA": full_assault(),
}
