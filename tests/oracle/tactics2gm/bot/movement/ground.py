"""Measures of a space for the unit that may move there."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.tactics2gm.values.movement_points import pace
from opfor.games.tactics2gm.values.state import AI, Unit
from tests.oracle.tactics2gm.bot.sight.danger import weapons_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.supply import supply_length
from tests.oracle.tactics2gm.rules.to_hit import terrain_cover


def cover(survey: Survey, cell: int) -> int:
    """How much harder the terrain of a space makes its unit to hit."""
    return terrain_cover(survey.setting, survey.state, cell)


def gaps(held: list[int], supplied: int) -> list[int]:
    """The empty lines before the foremost one, from the rear; some count as supplied anyway."""
    foremost = max((line for line, units in enumerate(held) if units), default=0)
    return [line for line in range(supplied + 1, foremost) if not held[line]]


@cite("V-14")
def keeps_supply(survey: Survey, cell: int) -> bool | Shortfall:
    """The move leaves no gap in the AI's supply line that was not there before; a gap may only
    be moved forward, where the line in its rear grows by that."""
    here, there = survey.line(survey.unit.cell), survey.line(cell)
    if here == there:
        return True
    supplied = survey.setting.mission.roles[AI].supplied
    if survey.held[here] > 1:  # the line stays held: only going too far ahead can open a gap
        foremost = max(supplied, *(line for line, units in enumerate(survey.held) if units))
        return there <= foremost + 1 or Shortfall("gap", (foremost + 1,))
    after = list(survey.held)
    after[here] -= 1
    after[there] += 1
    now, then = gaps(survey.held, supplied), gaps(after, supplied)
    if set(then) <= set(now) or (len(then) <= len(now) and then[0] > now[0]):
        return True
    return Shortfall("gap", (next(line for line in then if line not in now),))


def holds_line_alone(survey: Survey, unit: Unit) -> bool:
    """Whether nobody else of the AI stands on the unit's line."""
    return survey.held[survey.line(unit.cell)] == 1


@cite("V-14")
def is_last_link(survey: Survey, unit: Unit) -> bool:
    """Whether the unit stands alone on the farthest line of the AI's supply line."""
    run = supply_length(survey.setting, survey.state, AI)
    return survey.line(unit.cell) == run and holds_line_alone(survey, unit)


def best_damage(survey: Survey, cell: int) -> float:
    """The most damage the acting unit can expect of one shot from a space, lucky 10s apart."""
    row = survey.distance[cell]
    best = 0.0
    for shot in survey.shots(survey.unit):
        if shot.damage > best and shot.hurts and shot.low <= row[shot.spot] <= shot.high:
            best = shot.damage
    return round(best, 4)


def can_attack_aim(survey: Survey, cell: int) -> bool:
    """Whether the acting unit could damage what must be destroyed from a space."""
    goal = survey.aim.destroy
    row = survey.distance[cell]
    for shot in survey.shots(survey.unit):
        if shot.target == goal and shot.hurts and shot.low <= row[shot.spot] <= shot.high:
            return True
    return False


def to_aim(survey: Survey, cell: int) -> int:
    """Distance from a space to the target."""
    return survey.distance[cell][survey.aim.spot]


@cite("V-37")
def turns_to_aim(survey: Survey, cell: int) -> int:
    """Turns until the unit can act on the target: shoot it, or stand on it if it need not be
    destroyed."""
    if can_attack_aim(survey, cell):
        return 0
    speed = max(pace(survey.setting, survey.unit), 1)
    if survey.aim.destroy is None:
        return -(-to_aim(survey, cell) // speed)
    reach = max((arm.range for arm in weapons_of(survey, survey.unit)), default=1)
    return max(-(-(to_aim(survey, cell) - reach) // speed), 1)  # too close is a turn away too


@cite("V-23")
def is_beside_friend(survey: Survey, cell: int) -> bool:
    """Whether another AI unit stands next to a space or on it."""
    row = survey.distance[cell]
    return any(row[u.cell] <= 1 and u.id != survey.unit.id for u in survey.mine)


def shooters_at(survey: Survey, cell: int) -> int:
    """How many Player units have a space in range from where they stand."""
    return survey.shooters_at(cell)


@cite("V-16")
def is_controlled(survey: Survey, line: int) -> bool:
    """An AI unit on the line, and no fewer of them than Player units."""
    own = sum(survey.line(u.cell) == line and u.id != survey.unit.id for u in survey.mine)
    return own > 0 and own >= sum(survey.line(u.cell) == line for u in survey.foes)


@cite("V-16")
def lines_to_middle(survey: Survey, cell: int) -> int:
    """How many lines a space is away from the middle of the battlefield."""
    line = survey.line(cell)
    return min(abs(line - middle) for middle in survey.numbers.phrases.middle_lines)
