"""The AI's goals among targets, in order, after whatever the stance says first.

Candidates are shots of the acting unit, by their numbers.
"""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.question import Criterion, keep_if_possible, lowest, prefer
from opfor.games.tactics2gm.bot.movement.ground import is_link
from opfor.games.tactics2gm.bot.sight.danger import danger, has_in_range, is_threat, weapons_of
from opfor.games.tactics2gm.bot.sight.open_board import is_foe, own_units
from opfor.games.tactics2gm.bot.sight.victory import any_left, shot_wins
from opfor.games.tactics2gm.values.battle import Battle


@measure(brief="a target it can damage")
@cite("V-31")
def can_damage(battle: Battle, shot: int) -> bool:
    """An ordinary hit does damage."""
    return battle.shot_hurts[shot] == 1


@measure(brief="a threat")
@cite("2GM-GOAL-1")
def threatens(battle: Battle, shot: int) -> bool:
    """The target is a threat."""
    return is_threat(battle, battle.shot_target[shot])


@measure(brief="a danger to the supply line, or any danger")
@cite("2GM-GOAL-1")
def is_otherwise_dangerous(battle: Battle, shot: int) -> bool:
    """The target could break the AI's supply line, or is dangerous in some degree."""
    target = battle.shot_target[shot]
    return danger(battle, target) > 0 or could_break_supply(battle, target)


@cite("V-14")
def could_break_supply(battle: Battle, target: int) -> bool:
    """The Player unit has in range an AI unit that holds a line of the supply line alone."""
    if not is_foe(battle, target):
        return False
    return any(
        is_link(battle, link) and could_damage(battle, target, link) for link in own_units(battle)
    )


def could_damage(battle: Battle, shooter: int, unit: int) -> bool:
    """Whether a unit has another in range of a weapon that pierces it."""
    here, there = battle.cell[shooter], battle.cell[unit]
    defence = battle.defence[battle.card[unit]]
    return any(
        has_in_range(battle, arm, here, there) and battle.penetration[arm] >= defence
        for arm in weapons_of(battle, shooter)
    )


@measure(brief="a likely kill")
@cite("2GM-GOAL-1", "V-13")
def is_sure_kill(battle: Battle, shot: int) -> bool:
    """One shot destroys it with at least an even chance."""
    return battle.shot_kill[shot] >= battle.sure_kill_from


@measure("space|spaces", brief="the closest target")
@cite("2GM-GOAL-1")
def distance_to(battle: Battle, shot: int) -> int:
    """How far the target is from the shooter."""
    return battle.distance[battle.cell[battle.acting]][battle.shot_spot[shot]]


@fact("a shot may win", of_left=True)
def a_shot_wins(battle: Battle) -> bool:
    return any_left(battle, shot_wins)


Targets = tuple[Criterion[Any, int], ...]
GOALS_FIRST: Targets = (
    prefer("2GM-GOAL-1", shot_wins, when=a_shot_wins),
    keep_if_possible("2GM-GOAL-1", can_damage, by="V-31"),
)
"""Before the stance: a shot that may win, and targets that can be damaged at all."""

GOALS_THEN: Targets = (
    keep_if_possible("2GM-GOAL-1", threatens, by="V-10"),
    keep_if_possible("2GM-GOAL-1", is_otherwise_dangerous, by="V-14"),
    keep_if_possible("2GM-GOAL-1", is_sure_kill, by="V-13"),
    lowest("2GM-GOAL-1", distance_to),
)
"""After the stance: threats, dangers to the supply line, sure kills, the closest."""
