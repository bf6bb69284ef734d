"""Can this AI do what the order says, to that goal? Pairs that cannot are dropped first."""

from __future__ import annotations

from collections.abc import Callable

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.coh.bot.ability.attack_limits import Solution, solution
from opfor.games.coh.bot.ability.close_combat import entry_refusal
from opfor.games.coh.bot.ability.disengagement import (
    disengage_refusal,
    is_cornered,
    is_engaged,
    leaves_instead,
)
from opfor.games.coh.bot.ability.move_limits import move_refusal
from opfor.games.coh.bot.ability.pivots import (
    after_turning,
    fallback_refusal,
    short_pivot_refusal,
    turn_refusal,
)
from opfor.games.coh.bot.ability.rally import free_rally_refusal, rally_refusal
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.rules.hasty_defenses import can_dig_in
from opfor.games.coh.rules.smoke import smoke_cells
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.book_numbers import SMOKE_BURST

Refusal = Callable[[Reading, int, Goal], Shortfall | None]

REFUSALS: Deeds[Refusal] = Deeds("abilities", OrderAction)
REFUSALS.attach(OrderAction.MOVE_INTO_CC)(entry_refusal)
REFUSALS.attach(OrderAction.RALLY)(rally_refusal)
REFUSALS.attach(OrderAction.AUTO_RALLY, OrderAction.BECOME_UNHIT)(free_rally_refusal)


@REFUSALS.attach(OrderAction.ATTACK, OrderAction.LONG_RANGE_ATTACK, OrderAction.GROUP_ATTACK)
def _attack(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    if leaves_instead(reading, ai):
        return None
    if reading.scope == "hex" and is_cornered(reading, ai):
        return why.CANNOT_DISENGAGE
    found = solution(reading.survey, ai, goal, reading.firing)
    return None if isinstance(found, Solution) else found


@REFUSALS.attach(OrderAction.PIVOT_AND_OR_ATTACK)
@cite("COH-4.1.2-n")
def _pivot_and_attack(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    found = solution(reading.survey, ai, goal, reading.firing)
    if isinstance(found, Solution):
        return None
    return None if after_turning(reading.survey, ai, goal, reading.firing) else found


@REFUSALS.attach(OrderAction.MOVE, OrderAction.LOW_RISK_MOVE)
def _move(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    survey = reading.survey
    if reading.pivoting:
        return fallback_refusal(survey, ai, reading.is_careful(ai))
    refused = step_refusal(reading, ai, goal)
    if refused is not None and survey.rulings.pivot_as_fallback == "each-ai":
        return fallback_refusal(survey, ai, reading.is_careful(ai))
    return refused


@cite("ai-in-close-combat")
def step_refusal(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    """A move towards the goal; an AI in close combat disengages instead."""
    if reading.survey.is_locked(ai):
        return disengage_refusal(reading.survey, ai)
    return move_refusal(reading.survey, ai, goal, reading.is_careful(ai))


@REFUSALS.attach(OrderAction.PIVOT)
def _pivot(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    if reading.scope == "adjacent":
        return short_pivot_refusal(reading.survey, ai)
    return turn_refusal(reading.survey, ai, goal)


@REFUSALS.attach(OrderAction.EXIT)
def _exit(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    """Off the map: only where every AI may leave it, standing on what the order names."""
    survey = reading.survey
    if survey.cell(ai) not in survey.cells(goal):
        return why.NOT_THERE
    if survey.cell(ai) not in survey.look.exits(survey.bot):
        return why.NO_WAY_OFF
    if survey.is_rumored(ai):
        return why.ONLY_A_RUMOR
    return None if survey.can_move(ai) and not survey.is_locked(ai) else why.CANNOT_MOVE


@REFUSALS.attach(OrderAction.BECOME_FRESH)
def _become_fresh(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    return None if reading.survey.counters[ai].spent else why.FRESH_ALREADY


@REFUSALS.attach(OrderAction.BECOME_SPENT)
def _become_spent(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    return why.SPENT_ALREADY if reading.survey.counters[ai].spent else None


@REFUSALS.attach(OrderAction.BECOME_HIT)
def _become_hit(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    if reading.survey.is_rumored(ai):
        return why.ONLY_A_RUMOR
    return why.HIT_ALREADY if reading.survey.counters[ai].hit else None


@REFUSALS.attach(OrderAction.REVEAL)
def _reveal(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    return None if reading.survey.is_rumored(ai) else why.NOT_RUMORED


@REFUSALS.attach(OrderAction.DIG_IN)
def _dig_in(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    survey = reading.survey
    able = can_dig_in(survey.look, ai) and not survey.is_rumored(ai)
    return None if able else why.CANNOT_DIG_IN


@REFUSALS.attach(OrderAction.LAY_SMOKE)
def _lay_smoke(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    cells = reading.survey.cells(goal)
    able = any(takes_smoke(reading.survey, ai, cell) for cell in cells)
    return None if able else why.CANNOT_LAY_SMOKE


def takes_smoke(survey: Survey, ai: int, cell: int) -> bool:
    """Whether an AI can lay smoke there, and there is none as dense yet."""
    return cell in smoke_cells(survey.look, ai) and survey.look.smoke.get(cell, 0) < SMOKE_BURST


@REFUSALS.attach(OrderAction.DISENGAGE)
def _disengage(reading: Reading, ai: int, _goal: Goal) -> Shortfall | None:
    if not is_engaged(reading.survey, ai):
        return why.NOT_ENGAGED
    return disengage_refusal(reading.survey, ai)


@cite("COH-5.0.1-c", "V-1")
def refusal(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    """Why an AI cannot do the action to a goal; None if it can."""
    return REFUSALS[reading.action](reading, ai, goal)


@cite("COH-5.0.1-c", "COH-5.1-e", "COH-5.5-c", "eleven-test")
def goals_in_reach(reading: Reading, ai: int) -> list[Goal]:
    """What an AI can do the action to; remembered with the reading."""
    found = reading.pairs.get(ai)
    if found is None:
        found = [g for g in reading.goals_for(ai) if refusal(reading, ai, g) is None]
        if reading.action is OrderAction.PIVOT_AND_OR_ATTACK:
            found = _without_turning(reading, ai, found) or found
        reading.pairs[ai] = found
    return found


def _without_turning(reading: Reading, ai: int, goals: list[Goal]) -> list[Goal]:
    """Those an AI can attack as it stands."""
    survey, firing = reading.survey, reading.firing
    return [g for g in goals if isinstance(solution(survey, ai, g, firing), Solution)]
