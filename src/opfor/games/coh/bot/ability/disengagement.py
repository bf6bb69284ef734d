"""Disengaging: a Low Risk Move away, the lowest risk first, then nearness to an Objective; and who
does so instead of attacking."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec.structs import replace

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.core.cite import cite
from opfor.core.measure import Condition, Shortfall, measure
from opfor.core.question import keep_if_possible, lowest, must, prefer
from opfor.games.coh.bot.ability import low_risk_moves, move_limits
from opfor.games.coh.bot.ability.stacks import is_free_of_ai
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import HEXES, Rungs, Survey
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import AWAY, LEAVING

FROM_OUTSIDE = "outside fire zones, or with a DM"
FROM_INSIDE = "outside fire zones, or with at least the DM of the hex left"


class Leaver(Protocol):
    """An AI looking for a way out."""

    @property
    def survey(self) -> Survey: ...
    @property
    def ai(self) -> int: ...


@measure(brief="outside fire zones, or with cover enough")
def safe_or_covered(out: Leaver, cell: int) -> bool:
    survey = out.survey
    return low_risk_moves.is_safe(survey, cell) or low_risk_moves.has_cover_enough(
        survey, out.ai, cell
    )


@measure(brief="outside fire zones")
def outside_zones(out: Leaver, cell: int) -> bool:
    return low_risk_moves.is_safe(out.survey, cell)


@measure("Units", said="{} Unit covers it|{} Units cover it", brief="in the fewest fire zones")
def units_covering(out: Leaver, cell: int) -> int:
    return out.survey.covering(cell)


@measure("DM", said="DM {}", brief="highest DM")
def dm_there(out: Leaver, cell: int) -> int:
    return out.survey.dm_on_entering(out.ai, cell)


@measure(brief="not next to a Unit")
def beside_nobody(out: Leaver, cell: int) -> bool:
    survey = out.survey
    return not survey.field.within(cell, 1) & survey.unit_cells


@measure(brief="in the flank of the Unit nearest to it now")
def in_nearest_flank(out: Leaver, cell: int) -> bool:
    survey = out.survey
    nearest = survey.nearest(survey.cell(out.ai), survey.units)
    return any(move_limits.is_in_flank(survey, unit, cell) for unit in nearest)


@measure(HEXES, brief="closest to an Objective")
def hexes_to_objective(out: Leaver, cell: int) -> int:
    goals = out.survey.goals(units=False, objectives=True)
    return min((out.survey.distance(cell, goal) for goal in goals), default=0)


def permitted_rungs(outside: Condition[Any, int], inside: Condition[Any, int]) -> Rungs:
    """Where a Low Risk Move away may end, from outside and from inside a fire zone."""
    return (
        must("COH-5.3.2-d", replace(safe_or_covered, brief=FROM_OUTSIDE), when=outside, case=AWAY),
        must("COH-5.3.2-f", replace(safe_or_covered, brief=FROM_INSIDE), when=inside, case=AWAY),
    )


@cite("V-4")
def risk_rungs(rule: str) -> Rungs:
    """The risks in the order of V-4, lowest first, then nearness to an Objective."""
    case = LEAVING[rule]
    return (
        keep_if_possible(rule, outside_zones, by="V-4", case=case),
        lowest(rule, units_covering, by="V-4", case=case),
        prefer(rule, dm_there, by="V-4", case=case),
        keep_if_possible(rule, beside_nobody, by="V-4", case=case),
        keep_if_possible(rule, in_nearest_flank, by="V-4", case=case),
        lowest(rule, hexes_to_objective, by="V-4", case=case),
    )


class _Leaver:
    __slots__ = ("ai", "survey")

    def __init__(self, survey: Survey, ai: int) -> None:
        self.survey, self.ai = survey, ai


@cite("COH-4.1.2-g", "COH-4.1.2-l")
def disengage_refusal(survey: Survey, ai: int) -> Shortfall | None:
    """Why an AI cannot disengage; None if it can."""
    if not survey.can_move(ai):
        return why.CANNOT_MOVE
    out = _Leaver(survey, ai)
    for cell in survey.ends(ai):
        open_to_it = is_free_of_ai(survey, ai, cell) and not survey.unit_cells >> cell & 1
        if (
            open_to_it
            and low_risk_moves.comes_no_closer(survey, ai, cell)
            and safe_or_covered.of(out, cell)
        ):
            return None
    return why.NO_REFUGE


@cite("COH-4.1.2-g", "COH-4.1.2-l")
def is_engaged(survey: Survey, ai: int) -> bool:
    """Whether there is somebody to disengage from: a Unit in the AI's hex or next to it, or one
    whose fire zone the AI is in."""
    is_under_fire = bool(survey.danger >> survey.cell(ai) & 1)
    return survey.is_locked(ai) or bool(survey.beside(ai)) or is_under_fire


@cite("COH-4.1.2-d")
def leaves_instead(reading: Reading, ai: int) -> bool:
    """A poor close fighter ordered to attack in close combat leaves it if it can."""
    survey = reading.survey
    if reading.scope != "hex" or reading.action is not OrderAction.ATTACK:
        return False
    return survey.shuns_close_combat(ai) and disengage_refusal(survey, ai) is None


@cite("cornered-poor-fighter")
def is_cornered(reading: Reading, ai: int) -> bool:
    """By ruling, one that cannot leave does nothing."""
    survey = reading.survey
    return survey.shuns_close_combat(ai) and survey.rulings.cornered_poor_fighter == "next-order"
