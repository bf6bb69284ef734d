"""Disengaging: a Low Risk Move away, the lowest risk first, then nearness to an Objective."""

from __future__ import annotations

from dataclasses import dataclass

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.ability import low_risk_moves, towards
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.bot.tie import settle
from opfor.games.coh.values.play import CohPlay


@dataclass(frozen=True)
class Retreat:
    """An AI looking for a way out."""

    survey: Survey
    ai: int


def not_stacked(out: Retreat, cell: int) -> bool:
    return towards.is_free_of_ai(out.survey, out.ai, cell)


def no_close_combat(out: Retreat, cell: int) -> bool:
    return not out.survey.unit_cells >> cell & 1


def at_arms_length(out: Retreat, cell: int) -> bool:
    return low_risk_moves.is_at_arms_length(out.survey, cell)


def permitted(out: Retreat, cell: int) -> bool:
    survey = out.survey
    return low_risk_moves.is_safe(survey, cell) or low_risk_moves.has_cover_enough(
        survey, out.ai, cell
    )


def outside_fire_zones(out: Retreat, cell: int) -> bool:
    return low_risk_moves.is_safe(out.survey, cell)


def units_covering(out: Retreat, cell: int) -> int:
    return out.survey.covering(cell)


def highest_dm(out: Retreat, cell: int) -> int:
    return out.survey.dm_on_entering(out.ai, cell)


def beside_nobody(out: Retreat, cell: int) -> bool:
    survey = out.survey
    return not survey.field.within(cell, 1) & survey.unit_cells


def in_nearest_flank(out: Retreat, cell: int) -> bool:
    survey = out.survey
    nearest = survey.nearest(survey.cell(out.ai), survey.units)
    return any(towards.is_in_flank(survey, unit, cell) for unit in nearest)


def to_objective(out: Retreat, cell: int) -> int:
    goals = out.survey.goals(units=False, objectives=True)
    return min((out.survey.distance(cell, goal) for goal in goals), default=0)


LIMITS: tuple[Criterion[Retreat, int], ...] = (
    must("COH-5.5-a", not_stacked),
    must("COH-5.3.2-a", no_close_combat),
    must("COH-5.3.2-b", at_arms_length),
)


def cascade(rule: str, survey: Survey, ai: int) -> tuple[Criterion[Retreat, int], ...]:
    """The limits of a Low Risk Move, then the risks in the order of V-4."""
    tier = "COH-5.3.2-f" if low_risk_moves.starts_in_danger(survey, ai) else "COH-5.3.2-d"
    return (
        *LIMITS,
        must(tier, permitted),
        keep_if_possible(rule, outside_fire_zones, by="V-4"),
        lowest(rule, units_covering, by="V-4"),
        prefer(rule, highest_dm, by="V-4"),
        keep_if_possible(rule, beside_nobody, by="V-4"),
        keep_if_possible(rule, in_nearest_flank, by="V-4"),
        lowest(rule, to_objective, by="V-4"),
    )


@cite("COH-4.1.2-g", "COH-4.1.2-l")
def disengage_refusal(survey: Survey, ai: int) -> str:
    """Why an AI cannot disengage; empty if it can."""
    if not survey.can_move(ai):
        return "cannot move"
    out = Retreat(survey, ai)
    for cell in survey.steps(ai):
        if all(limit.measure(out, cell) for limit in LIMITS) and permitted(out, cell):
            return ""
    return "no Low Risk hex to go to"


@cite("COH-4.1.2-g", "COH-4.1.2-l", "V-4")
def choose_refuge(play: CohPlay, survey: Survey, ai: int, rule: str) -> Procedure[int]:
    """Settle the hex to disengage into."""
    criteria = cascade(rule, survey, ai)
    out = Retreat(survey, ai)
    narrowed = narrow(play, "hex", criteria, out, survey.steps(ai), survey.field.name)
    return (yield from settle(play, narrowed, "hex to disengage into", "COH-5.3-e"))
