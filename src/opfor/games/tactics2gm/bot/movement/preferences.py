"""Movement by stance: what the preferences among a unit's spaces are made of.

Every list begins with what the stance says; what it leaves open is settled by the goals of the
AI (a good shot), by cover, by how few enemies can fire there, and by staying.
"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, prefer
from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.movement import ground
from opfor.games.tactics2gm.bot.sight.survey import Survey

Spaces = tuple[Criterion[Survey, int], ...]


def is_covered(survey: Survey, cell: int) -> bool:
    return ground.cover(survey, cell) > 0


def is_here(survey: Survey, cell: int) -> bool:
    return cell == survey.unit.cell


def left_open(row: str) -> Spaces:
    """What settles a move when the stance has said all it says."""
    return (
        prefer("2GM-GOAL-1", ground.best_damage),
        prefer(row, ground.cover, by="V-33"),
        lowest(row, ground.shooters_at, by="V-22"),
        keep_if_possible(row, is_here),
    )


def supply(row: str) -> Criterion[Survey, int]:
    """The supply line is not to be broken."""
    return must(row, ground.keeps_supply, by="V-14")


def closer(survey: Survey, cell: int) -> bool:
    return ground.to_aim(survey, cell) < ground.to_aim(survey, survey.unit.cell)


def is_no_farther(survey: Survey, cell: int) -> bool:
    return ground.to_aim(survey, cell) <= ground.to_aim(survey, survey.unit.cell)


@cite("Q2-29", "V-23")
def regroup(row: str) -> Spaces:
    """Never farther from the target than now; closer where possible; among those next to a
    friend, among those the closest."""
    return (
        must(row, is_no_farther, by="Q2-29"),
        keep_if_possible(row, closer, by="V-23"),
        keep_if_possible(row, ground.is_beside_friend, by="V-23"),
        lowest(row, ground.to_aim),
    )


@cite("V-16")
def three_quarters(survey: Survey, cell: int) -> int:
    """The line of a space, no farther than three quarters of the battlefield."""
    return min(survey.line(cell), survey.numbers.phrases.three_quarters_line)


def may_leave_last_link(survey: Survey, cell: int) -> bool:
    """The supply line holds, or only its last link breaks and the target can be attacked from
    there and from no space that keeps the link."""
    if ground.keeps_supply(survey, cell):
        return True
    if not (ground.can_attack_aim(survey, cell) and ground.is_last_link(survey, survey.unit)):
        return False
    return not any(
        ground.can_attack_aim(survey, other) and ground.keeps_supply(survey, other)
        for other in survey.reach
    )


def assault(row: str) -> Spaces:
    """To the target by the fewest turns; the last link breaks only if it must."""
    return (
        must(row, may_leave_last_link, by="V-14"),
        lowest(row, ground.turns_to_aim, by="V-37"),
        lowest(row, ground.to_aim, when=cannot_attack_yet),
        *left_open(row),
    )


def cannot_attack_yet(survey: Survey, left: Sequence[int]) -> bool:
    """Whether the target is out of the unit's reach this turn."""
    return not ground.can_attack_aim(survey, left[0])


def secures_line(survey: Survey, cell: int) -> bool:
    """No other AI unit stands on the line of the space."""
    line = survey.line(cell)
    return all(survey.line(u.cell) != line or u.id == survey.unit.id for u in survey.mine)
