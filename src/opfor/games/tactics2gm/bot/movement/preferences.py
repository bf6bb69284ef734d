"""Where to, by stance: what the ladders of a move are made of.

Every ladder begins with what the stance says; what it leaves open is settled by the goals of the
AI (a good shot), by cover, by how few enemies can fire there, and by staying.
"""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import first_left, short
from opfor.core.measure import Condition, fact, measure, with_numbers
from opfor.core.question import Criterion, keep_if_possible, lowest, must, prefer
from opfor.games.tactics2gm.bot.movement.ground import (
    best_damage,
    can_attack_aim,
    cover_on,
    gap_left,
    is_beside_friend,
    is_last_link,
    keeps_supply,
    lines_to_middle,
    shooters_at,
    to_aim,
    turns_to_aim,
)
from opfor.games.tactics2gm.values.battle import Battle

Spaces = tuple[Criterion[Any, int], ...]
When = Condition[Any, int]
GAP, FARTHER = range(-1, -3, -1)
"""Why a unit does not go there."""

BEST_DAMAGE = measure(said="{:.1f} damage expected", brief="the best shot", per=10)(best_damage)
COVER = measure(id="cover", said="cover {}", brief="the best cover")(cover_on)
SHOOTERS = measure("enemy in range|enemies in range", brief="a place with few enemies in range")(
    shooters_at
)
TO_AIM = measure("space from the goal|spaces from the goal", brief="the place nearest the goal")(
    to_aim
)
TURNS = measure("turn|turns", brief="the quickest way to the goal")(turns_to_aim)
TO_MIDDLE = measure("line from the middle|lines from the middle", brief="the middle of the field")(
    lines_to_middle
)
BESIDE_FRIEND = measure(brief="a place beside a friend")(is_beside_friend)
GAP_SAID = {"gap": "line {} would be empty"}
GAPS = {GAP: with_numbers("gap", 1)}


@measure(id="keeps-supply", words=GAP_SAID, brief="no new gap in the supply line", shortfalls=GAPS)
@cite("V-14")
def keeps_supply_there(battle: Battle, cell: int) -> int:
    gap = gap_left(battle, cell)
    return short(battle, GAP, gap) if gap else 1


def is_covered(battle: Battle, cell: int) -> bool:
    return cover_on(battle, cell) > 0


def is_here(battle: Battle, cell: int) -> bool:
    return cell == battle.cell[battle.acting]


HERE = measure(brief="the place where it stands")(is_here)
COVERED = measure(brief="a place in cover")(is_covered)


@fact("nothing can be won")
def nothing_to_win(battle: Battle) -> bool:
    return not battle.may_win_now


LEFT_OPEN: Spaces = (
    prefer("2GM-GOAL-1", BEST_DAMAGE),
    prefer("2GM-GOAL-1", COVER, by="V-33"),
    lowest("2GM-GOAL-1", SHOOTERS, by="V-22"),
    keep_if_possible("2GM-GOAL-1", HERE),
)
"""What settles a move when the stance has said all it says."""


def supply(row: str, case: str) -> Criterion[Any, int]:
    """The supply line is not to be broken, unless the game is won."""
    return must(row, keeps_supply_there, when=nothing_to_win, by="V-14", case=case)


@measure(brief="a place closer to the goal")
def closer(battle: Battle, cell: int) -> bool:
    return to_aim(battle, cell) < to_aim(battle, battle.cell[battle.acting])


@measure(
    words={"farther": "{} spaces from the goal, now {}"},
    brief="no place farther from the goal",
    shortfalls={FARTHER: with_numbers("farther", 2)},
)
def is_no_farther(battle: Battle, cell: int) -> int:
    there, now = to_aim(battle, cell), to_aim(battle, battle.cell[battle.acting])
    return 1 if there <= now else short(battle, FARTHER, there, now)


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
def three_quarters(battle: Battle, cell: int) -> int:
    """The line of a space, no farther than three quarters of the battlefield."""
    return min(battle.line[cell], battle.three_quarters_line)


@measure(
    words=GAP_SAID,
    brief="no new gap in the supply line, but for its last link",
    shortfalls=GAPS,
)
def may_leave_last_link(battle: Battle, cell: int) -> int:
    """The supply line holds, or only its last link breaks and the target can be attacked from
    there and from no space that keeps the link."""
    gap = gap_left(battle, cell)
    if not gap:
        return 1
    if can_attack_aim(battle, cell) and is_last_link(battle, battle.acting):
        if not any(attacks_and_keeps(battle, battle.space[i]) for i in range(battle.spaces)):
            return 1
    return short(battle, GAP, gap)


def attacks_and_keeps(battle: Battle, cell: int) -> bool:
    return can_attack_aim(battle, cell) and keeps_supply(battle, cell)


@fact("the target cannot be attacked yet", of_left=True)
def cannot_attack_yet(battle: Battle) -> bool:
    return not can_attack_aim(battle, first_left(battle))


def assault(row: str, case: str) -> Spaces:
    """To the target by the fewest turns; the last link breaks only if it must."""
    return (
        must(row, may_leave_last_link, when=nothing_to_win, by="V-14", case=case),
        lowest(row, TURNS, by="V-37", case=case),
        lowest(row, TO_AIM, when=cannot_attack_yet, case=case),
    )


@measure(brief="a line nobody of the AI holds")
def secures_line(battle: Battle, cell: int) -> bool:
    """No other AI unit stands on the line of the space."""
    line = battle.line[cell]
    own = battle.manned[line]
    return own == (1 if line == battle.line[battle.cell[battle.acting]] else 0)
