"""Who may pivot, and to whom: three different pivots, and the one before an attack."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.coh.bot.ability.attack_limits import (
    Firing,
    Solution,
    into_close_combat,
    long_range,
    shot_on,
    solution,
    worth_a_try,
)
from opfor.games.coh.bot.ability.low_risk_moves import starts_in_danger
from opfor.games.coh.bot.facing import Standpoint, best_facings, standpoint, units_in_zone
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.deployment import Deployment
from opfor.kit.hexes import FACINGS


@cite("COH-6.1-a")
def cannot_turn(survey: Survey, ai: int) -> Shortfall | None:
    """Why an AI has nothing to turn; None if it can."""
    if survey.is_rumored(ai):
        return why.HAS_NO_FACING
    if survey.is_locked(ai):
        return why.LOCKED
    return None if survey.can_move(ai) else why.CANNOT_TURN


def is_in_arc(survey: Survey, ai: int, goal: Goal) -> bool:
    """Whether a goal lies in an AI's front arc."""
    arc = survey.look.front(ai)
    return any(arc >> cell & 1 for cell in survey.cells(goal))


def turn_refusal(survey: Survey, ai: int, goal: Goal) -> Shortfall | None:
    """A tactical Pivot brings a goal into the arc that is not there yet."""
    if is_in_arc(survey, ai, goal):
        return why.IN_ARC_ALREADY
    if survey.cell(ai) in survey.cells(goal):
        return why.STANDS_ON_IT
    return cannot_turn(survey, ai)


@cite("COH-4.1.2-k", "pivot-cannot-attack", "V-6")
def short_pivot_refusal(survey: Survey, ai: int) -> Shortfall | None:
    """A short-range Pivot: flanked, unable to attack, and another facing covers more."""
    stuck = cannot_turn(survey, ai)
    if stuck is not None:
        return stuck
    if not any(not is_in_arc(survey, ai, unit) for unit in survey.beside(ai)):
        return why.NOT_FLANKED
    everybody = survey.rulings.pivot_cannot_attack == "any-unit"
    for unit in survey.units if everybody else survey.beside(ai):
        if isinstance(solution(survey, ai, unit, Firing()), Solution):
            return why.CAN_ATTACK
    at = short_standpoint(survey, ai)
    now = units_in_zone(at, survey.counters[ai].facing)
    best = max(units_in_zone(at, facing) for facing in best_facings(at))
    return None if best > now else why.NO_BETTER_FACING


def short_standpoint(survey: Survey, ai: int) -> Standpoint:
    """Turning to an adjacent Unit, as many Units as possible in the fire zone."""
    beside = tuple(survey.beside(ai))
    return standpoint(survey, ai, survey.cell(ai), beside, most=True, rule="COH-4.1.2-k")


@cite("COH-5.2-b", "COH-5.3.2-h", "pivot-as-fallback", "low-risk-pivot")
def fallback_refusal(survey: Survey, ai: int, low_risk: bool) -> Shortfall | None:
    """The last resort of a move order: a new facing.

    On a Low Risk order an AI inside a fire zone turns only to a Unit that flanks it.
    """
    stuck = cannot_turn(survey, ai)
    if stuck is not None:
        return stuck
    at = fallback_standpoint(survey, ai, low_risk)
    if at is None:
        return why.NOT_FLANKED
    return why.FACES_RIGHT if survey.counters[ai].facing in best_facings(at) else None


@cite("low-risk-pivot-facing", "COH-5.3.2-h")
def fallback_standpoint(survey: Survey, ai: int, low_risk: bool) -> Standpoint | None:
    """How an AI turns instead of moving; None if it may not."""
    cell = survey.cell(ai)
    if not low_risk:
        return standpoint(survey, ai, cell)
    if starts_in_danger(survey, ai) or survey.rulings.low_risk_pivot == "any-time":
        flanking = flanking_units(survey, ai)
        if flanking:
            return standpoint(survey, ai, cell, flanking, rule="COH-5.3.2-h")
        if starts_in_danger(survey, ai):
            return None
    return standpoint(survey, ai, cell)


@cite("V-6")
def flanking_units(survey: Survey, ai: int) -> tuple[int, ...]:
    """The Units that see an AI from outside its front arc."""
    seen = survey.look.sight[survey.cell(ai)]
    return tuple(
        unit
        for unit in survey.units
        if seen >> survey.cell(unit) & 1 and not is_in_arc(survey, ai, unit)
    )


@cite("COH-4.1.2-n")
def after_turning(survey: Survey, ai: int, unit: int, firing: Firing) -> tuple[int, ...]:
    """The facings from which an AI that cannot attack a Unit because of its arc could."""
    stuck = not survey.can_move(ai) or survey.is_locked(ai) or survey.is_rumored(ai)
    if stuck or into_close_combat(survey, unit):
        return ()
    at, origin = survey.cell(unit), survey.cell(ai)
    found = []
    for facing in FACINGS:
        if not survey.field.is_in_front(origin, facing, at):
            continue
        turned = facing_state(survey, ai, facing)
        shot = shot_on(survey, turned, ai, unit)
        if isinstance(shot, Shortfall) or long_range(survey, ai, unit, firing) is not None:
            continue
        if isinstance(worth_a_try(survey, shot, unit, firing), Solution):
            found.append(int(facing))
    return tuple(found)


def facing_state(survey: Survey, ai: int, facing: int) -> Deployment:
    """The situation as it would be with an AI turned; nothing else changes."""
    key = ("turned", ai, facing)
    found = survey.memory.get(key)
    if found is None:
        state = survey.look.state
        counters = list(state.counters)
        counters[ai] = replace(counters[ai], facing=int(facing))
        turned = replace(state, counters=tuple(counters))
        found = survey.memory[key] = Deployment(survey.look.setting, turned)
    return found  # type: ignore[return-value]
