"""Movement of the Defensive AI: the rungs of each stance."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, condition, measure
from opfor.core.question import keep_if_possible, lowest, must, prefer
from opfor.games.tactics2gm.values.stances import BY_CODE
from tests.oracle.tactics2gm.bot.movement import ground
from tests.oracle.tactics2gm.bot.movement.preferences import (
    HERE,
    TO_AIM,
    Spaces,
    is_covered,
    nothing_to_win,
    regroup,
    secures_line,
    supply,
)
from tests.oracle.tactics2gm.bot.sight.danger import weapons_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey


@condition("it can damage some attacker of the target")
def can_damage_attackers(survey: Survey, _left: Sequence[int]) -> bool:
    near = survey.numbers.phrases.nearby
    row = survey.distance[survey.aim.spot]
    attackers = [u for u in survey.foes if row[u.cell] <= near or survey.danger(u.id) > 0]
    weakest = min((survey.card(u).defence for u in attackers), default=None)
    if weakest is None:
        return False
    return any(arm.penetration >= weakest for arm in weapons_of(survey, survey.unit))


@cite("2GM-DF-TD-M")
def defend_target() -> Spaces:
    """All regroup towards the target; those able to damage attackers go onto it."""
    row, case = "2GM-DF-TD-M", BY_CODE["DF-TD"].case
    onto = lowest(row, TO_AIM, when=can_damage_attackers, by="V-31", case=case)
    return (onto, *regroup(row, case))


def is_near_aim(survey: Survey, cell: int) -> bool:
    return ground.to_aim(survey, cell) <= survey.numbers.phrases.nearby


@condition("it stands in cover near the target, and nothing can be won")
def holds_terrain_near_aim(survey: Survey, _left: Sequence[int]) -> bool:
    cell = survey.unit.cell
    return not survey.can_win and is_near_aim(survey, cell) and is_covered(survey, cell)


@cite("2GM-DF-RL-M", "2GM-DF-RL-S")
def gather_at_target() -> Spaces:
    """Units in cover near the target keep it; the others regroup towards it, no gap behind."""
    row, case = "2GM-DF-RL-M", BY_CODE["DF-RL"].case
    return (
        must("2GM-DF-RL-S", HERE, when=holds_terrain_near_aim, by="V-15", case=case),
        supply(row, case),
        *regroup(row, case),
    )


@measure("line from the zone|lines from the zone", brief="a line around the target")
def lines_to_zone(survey: Survey, cell: int) -> int:
    """Lines away from the target's line and the ones just before and after it."""
    return max(abs(survey.line(cell) - survey.aim.line) - 1, 0)


@cite("2GM-DF-HP-M")
def hold_position() -> Spaces:
    """The target's line and its two neighbours, each with a unit, no gap behind."""
    row, case = "2GM-DF-HP-M", BY_CODE["DF-HP"].case
    return (
        supply(row, case),
        lowest(row, lines_to_zone, case=case),
        keep_if_possible(row, secures_line, case=case),
    )


@measure(said="line {}", brief="the foremost line")
def line_of(survey: Survey, cell: int) -> int:
    return survey.line(cell)


@cite("2GM-DF-SH-M")
def drive_back() -> Spaces:
    """Forward past the target's line, no gap behind."""
    row, case = "2GM-DF-SH-M", BY_CODE["DF-SH"].case
    return (supply(row, case), prefer(row, line_of, case=case))


@measure(
    words={"no-easy-kill": "its best chance to cut the supply line there is {:.0%}"},
    brief="an easy kill in the supply line",
)
@cite("V-19", "2GM-DF-OD-M")
def destroys_easily(survey: Survey, cell: int) -> bool | Shortfall:
    """Staying, or a space from which a unit of the Player's supply line is destroyed with an
    even chance or better."""
    if cell == survey.unit.cell:
        return True
    sure = survey.numbers.phrases.sure_kill
    best = kill_chance(survey, cell)
    return best >= sure or Shortfall("no-easy-kill", (best,))


def kill_chance(survey: Survey, cell: int) -> float:
    """The best chance to destroy a unit of the Player's supply line from a space."""
    shots = survey.shots_from(survey.unit, cell)
    return max((s.kill for s in shots if survey.is_breaker(s.target)), default=0.0)


KILL_CHANCE = measure(said="{:.0%} chance", brief="the best chance to cut the supply line")(
    kill_chance
)


@cite("2GM-DF-OD-M")
def overcome_defense() -> Spaces:
    """Only where the move lets the unit break the Player's supply line easily."""
    row, case = "2GM-DF-OD-M", BY_CODE["DF-OD"].case
    return (
        must(row, destroys_easily, when=nothing_to_win, by="V-19", case=case),
        prefer(row, KILL_CHANCE, case=case),
    )


DEFENSIVE: Spaces = (
    *defend_target(), *gather_at_target(), *hold_position(), *drive_back(), *overcome_defense(),
)  # fmt: skip
DEFENSIVE_LAST: Spaces = (lowest("2GM-DF-HP-M", TO_AIM, case=BY_CODE["DF-HP"].case),)
"""Looked at when even the goals of the AI leave a choice."""
