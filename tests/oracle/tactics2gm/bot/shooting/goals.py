"""The AI's goals among targets, in order, after whatever the stance says first."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.question import Criterion, keep_if_possible, lowest, prefer
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.bot.sight.danger import is_threat, weapons_of
from tests.oracle.tactics2gm.bot.sight.shot import Shot
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import wins
from tests.oracle.tactics2gm.rules.supply import lone_links

Targets = tuple[Criterion[Survey, Shot], ...]


WINS = measure(said="{:.0%} chance to win", brief="the shot that wins")(wins)


@condition("a shot may win")
def can_win(survey: Survey, left: Sequence[Shot]) -> bool:
    return any(wins(survey, shot) > 0 for shot in left)


@measure(brief="a target it can damage")
@cite("V-31")
def can_damage(_survey: Survey, shot: Shot) -> bool:
    """An ordinary hit does damage."""
    return shot.hurts


@measure(brief="a threat")
@cite("2GM-GOAL-1")
def threatens(survey: Survey, shot: Shot) -> bool:
    """The target is a threat."""
    return is_threat(survey, shot.target)


@measure(brief="a danger to the supply line, or any danger")
@cite("2GM-GOAL-1")
def is_otherwise_dangerous(survey: Survey, shot: Shot) -> bool:
    """The target could break the AI's supply line, or is dangerous in some degree."""
    return survey.danger(shot.target) > 0 or could_break_supply(survey, shot.target)


@cite("V-14")
def could_break_supply(survey: Survey, target: int) -> bool:
    """The Player unit has in range an AI unit that holds a line of the supply line alone."""
    foe = survey.foe(target)
    if foe is None:
        return False
    alone = lone_links(survey.setting, survey.state, AI)
    links = [u for u in survey.mine if u.id in alone]
    row = survey.distance[foe.cell]
    return any(
        arm.min_range <= row[link.cell] <= arm.range
        and arm.penetration >= survey.card(link).defence
        for link in links
        for arm in weapons_of(survey, foe)
    )


@measure(brief="a likely kill")
@cite("2GM-GOAL-1", "V-13")
def is_sure_kill(survey: Survey, shot: Shot) -> bool:
    """One shot destroys it with at least an even chance."""
    return shot.kill >= survey.numbers.phrases.sure_kill


@cite("2GM-GOAL-1")
def distance_to(survey: Survey, shot: Shot) -> int:
    """How far the target is from the shooter."""
    return survey.distance[survey.unit.cell][shot.spot]


DISTANCE = measure("space|spaces", brief="the closest target")(distance_to)

FIRST: Targets = (
    prefer("2GM-GOAL-1", WINS, when=can_win),
    keep_if_possible("2GM-GOAL-1", can_damage, by="V-31"),
)
"""Before the stance: a shot that may win, and targets that can be damaged at all."""

THEN: Targets = (
    keep_if_possible("2GM-GOAL-1", threatens, by="V-10"),
    keep_if_possible("2GM-GOAL-1", is_otherwise_dangerous, by="V-14"),
    keep_if_possible("2GM-GOAL-1", is_sure_kill, by="V-13"),
    lowest("2GM-GOAL-1", DISTANCE),
)
"""After the stance: threats, dangers to the supply line, sure kills, the closest."""
