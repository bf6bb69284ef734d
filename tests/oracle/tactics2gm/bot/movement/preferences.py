"""Where to, by stance: what the ladders of a move are made of.

Every ladder begins with what the stance says; what it leaves open is settled by the goals of the
AI (a good shot), by cover, by how few enemies can fire there, and by staying.
"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import Condition, Shortfall, condition, measure
from opfor.core.question import Criterion, keep_if_possible, lowest, must, prefer
from tests.oracle.tactics2gm.bot.movement import ground
from tests.oracle.tactics2gm.bot.sight.survey import Survey

Spaces = tuple[Criterion[Survey, int], ...]
When = Condition[Survey, int]

BEST_DAMAGE = measure(said="{:.1f} damage expected", brief="the best shot")(ground.best_damage)
COVER = measure(said="cover {}", brief="the best cover")(ground.cover)
SHOOTERS = measure("enemy in range|enemies in range", brief="a place with few enemies in range")(
    ground.shooters_at
)
TO_AIM = measure("space from the goal|spaces from the goal", brief="the place nearest the goal")(
    ground.to_aim
)
TURNS = measure("turn|turns", brief="the quickest way to the goal")(ground.turns_to_aim)
TO_MIDDLE = measure("line from the middle|lines from the middle", brief="the middle of the field")(
    ground.lines_to_middle
)
BESIDE_FRIEND = measure(brief="a place beside a friend")(ground.is_beside_friend)
GAP = {"gap": "line {} would be empty"}
KEEPS_SUPPLY = measure(words=GAP, brief="no new gap in the supply line")(ground.keeps_supply)


def is_covered(survey: Survey, cell: int) -> bool:
    return ground.cover(survey, cell) > 0


def is_here(survey: Survey, cell: int) -> bool:
    return cell == survey.unit.cell


HERE = measure(brief="the place where it stands")(is_here)
COVERED = measure(brief="a place in cover")(is_covered)


@condition("nothing can be won")
def nothing_to_win(survey: Survey, _left: Sequence[int]) -> bool:
    return not survey.can_win


LEFT_OPEN: Spaces = (
    prefer("2GM-GOAL-1", BEST_DAMAGE),
    prefer("2GM-GOAL-1", COVER, by="V-33"),
    lowest("2GM-GOAL-1", SHOOTERS, by="V-22"),
    keep_if_possible("2GM-GOAL-1", HERE),
)
"""What settles a move when the stance has said all it says."""


def supply(row: str, case: str) -> Criterion[Survey, int]:
    """The supply line is not to be broken, unless the game is won."""
    return must(row, KEEPS_SUPPLY, when=nothing_to_win, by="V-14", case=case)


@measure(brief="a place closer to the goal")
def closer(survey: Survey, cell: int) -> bool:
    return ground.to_aim(survey, cell) < ground.to_aim(survey, survey.unit.cell)


@measure(
    words={"farther": "{} spaces from the goal, now {}"}, brief="no place farther from the goal"
)
def is_no_farther(survey: Survey, cell: int) -> bool | Shortfall:
    there, now = ground.to_aim(survey, cell), ground.to_aim(survey, survey.unit.cell)
    return there <= now or Shortfall("farther", (there, now))


@cite("Q2-29", "V-23")
def regroup(row: str, case: str, when: When = nothing_to_win) -> Spaces:
    """Never farther from the target than now; closer where possible; among those next to a
    friend, among those the closest."""
    return (
        must(row, is_no_farther, when=when, by="Q2-29", case=case),
        keep_if_possible(row, closer, when=when, by="V-23", case=case),
        keep_if_possible(row, BESIDE_FRIEND, when=when, by="V-23", case=case),
        lowest(row, TO_AIM, when=when, case=case),
    )


@measure(said="line {}", brief="the foremost line up to three quarters of the field")
@cite("V-16")
def three_quarters(survey: Survey, cell: int) -> int:
    """The line of a space, no farther than three quarters of the battlefield."""
    return min(survey.line(cell), survey.numbers.phrases.three_quarters_line)


@measure(words=GAP, brief="no new gap in the supply line, but for its last link")
def may_leave_last_link(survey: Survey, cell: int) -> bool | Shortfall:
    """The supply line holds, or only its last link breaks and the target can be attacked from
    there and from no space that keeps the link."""
    keeps = ground.keeps_supply(survey, cell)
    if keeps:
        return True
    if not (ground.can_attack_aim(survey, cell) and ground.is_last_link(survey, survey.unit)):
        return keeps
    if any(
        ground.can_attack_aim(survey, other) and ground.keeps_supply(survey, other)
        for other in survey.reach
    ):
        return keeps
    return True


@condition("the target cannot be attacked yet")
def cannot_attack_yet(survey: Survey, left: Sequence[int]) -> bool:
    return not ground.can_attack_aim(survey, left[0])


def assault(row: str, case: str) -> Spaces:
    """To the target by the fewest turns; the last link breaks only if it must."""
    return (
        must(row, may_leave_last_link, when=nothing_to_win, by="V-14", case=case),
        lowest(row, TURNS, by="V-37", case=case),
        lowest(row, TO_AIM, when=cannot_attack_yet, case=case),
    )


@measure(brief="a line nobody of the AI holds")
def secures_line(survey: Survey, cell: int) -> bool:
    """No other AI unit stands on the line of the space."""
    line = survey.line(cell)
    return all(survey.line(u.cell) != line or u.id == survey.unit.id for u in survey.mine)
