"""Can this AI do what the order says, to that goal? Pairs that cannot are dropped first."""

from __future__ import annotations

from collections.abc import Callable

from opfor.cardboard.coh.orders.words import OrderAction
from opfor.core.cite import cite
from opfor.games.coh.bot.ability.attack_limits import Solution, after_turning, solution
from opfor.games.coh.bot.ability.pivots import fallback_refusal, short_pivot_refusal, turn_refusal
from opfor.games.coh.bot.ability.towards import is_free_of_ai, move_refusal
from opfor.games.coh.bot.disengage import disengage_refusal
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import Goal

Refusal = Callable[[Reading, int, Goal], str]


def _attack(reading: Reading, ai: int, goal: Goal) -> str:
    if leaves_instead(reading, ai):
        return ""
    if reading.scope == "hex" and _is_cornered(reading, ai):
        return "cannot disengage"
    found = solution(reading.survey, ai, goal, reading.firing)
    return "" if isinstance(found, Solution) else found


@cite("COH-4.1.2-d")
def leaves_instead(reading: Reading, ai: int) -> bool:
    """A poor close fighter ordered to attack in close combat leaves it if it can."""
    survey = reading.survey
    if reading.scope != "hex" or reading.action is not OrderAction.ATTACK:
        return False
    return survey.shuns_close_combat(ai) and not disengage_refusal(survey, ai)


@cite("cornered-poor-fighter")
def _is_cornered(reading: Reading, ai: int) -> bool:
    """By ruling, one that cannot leave does nothing."""
    survey = reading.survey
    return survey.shuns_close_combat(ai) and survey.ruled("cornered-poor-fighter", "next-order")


@cite("COH-4.1.2-n")
def _pivot_and_attack(reading: Reading, ai: int, goal: Goal) -> str:
    found = solution(reading.survey, ai, goal, reading.firing)
    if isinstance(found, Solution):
        return ""
    return "" if after_turning(reading.survey, ai, goal, reading.firing) else found


def _move(reading: Reading, ai: int, goal: Goal) -> str:
    survey = reading.survey
    if reading.pivoting:
        return fallback_refusal(survey, ai, reading.is_careful(ai))
    refused = _step(reading, ai, goal)
    if refused and survey.ruled("pivot-as-fallback", "each-ai"):
        return fallback_refusal(survey, ai, reading.is_careful(ai))
    return refused


@cite("ai-in-close-combat")
def _step(reading: Reading, ai: int, goal: Goal) -> str:
    """A move towards the goal; an AI in close combat disengages instead."""
    if reading.survey.is_locked(ai):
        return disengage_refusal(reading.survey, ai)
    return move_refusal(reading.survey, ai, goal, reading.is_careful(ai))


can_step = _step


@cite("COH-4.1.2-m", "COH-5.1-d")
def _move_into_cc(reading: Reading, ai: int, goal: Goal) -> str:
    survey = reading.survey
    if goal < 0:
        return "only a Unit can be met in close combat"
    cell = survey.cell(goal)
    if survey.shuns_close_combat(ai):
        return "shuns close combat"
    if survey.is_locked(ai):
        return "locked in close combat"
    if cell not in survey.steps(ai):
        return "not adjacent" if survey.can_move(ai) else "cannot move"
    return "" if is_free_of_ai(survey, ai, cell) else "another AI is there"


@cite("COH-4.1.2-f")
def _rally(reading: Reading, ai: int, _goal: Goal) -> str:
    if not reading.survey.counters[ai].hit:
        return "is not hit"
    return "" if reading.survey.look.hit(ai).rally else "its hit cannot be rallied"


@cite("COH-4.1.2-e")
def _auto_rally(reading: Reading, ai: int, _goal: Goal) -> str:
    return "" if reading.survey.counters[ai].hit else "is not hit"


def _pivot(reading: Reading, ai: int, goal: Goal) -> str:
    if reading.scope == "adjacent":
        return short_pivot_refusal(reading.survey, ai)
    return turn_refusal(reading.survey, ai, goal)


def _exit(reading: Reading, ai: int, goal: Goal) -> str:
    """Off the map: only where every AI may leave it, standing on what the order names."""
    survey = reading.survey
    if survey.cell(ai) not in survey.cells(goal):
        return "is not there yet"
    if survey.cell(ai) not in survey.look.setting.exits[survey.bot]:
        return "no way off the map"
    if survey.is_rumored(ai):
        return "is only a rumor"
    return "" if survey.can_move(ai) and not survey.is_locked(ai) else "cannot move"


def _become_fresh(reading: Reading, ai: int, _goal: Goal) -> str:
    return "" if reading.survey.counters[ai].spent else "is Fresh already"


def _become_spent(reading: Reading, ai: int, _goal: Goal) -> str:
    return "is Spent already" if reading.survey.counters[ai].spent else ""


def _disengage(reading: Reading, ai: int, _goal: Goal) -> str:
    return disengage_refusal(reading.survey, ai)


REFUSALS: dict[OrderAction, Refusal] = {
    OrderAction.ATTACK: _attack,
    OrderAction.LONG_RANGE_ATTACK: _attack,
    OrderAction.GROUP_ATTACK: _attack,
    OrderAction.PIVOT_AND_OR_ATTACK: _pivot_and_attack,
    OrderAction.MOVE: _move,
    OrderAction.LOW_RISK_MOVE: _move,
    OrderAction.MOVE_INTO_CC: _move_into_cc,
    OrderAction.RALLY: _rally,
    OrderAction.AUTO_RALLY: _auto_rally,
    OrderAction.PIVOT: _pivot,
    OrderAction.DISENGAGE: _disengage,
    OrderAction.EXIT: _exit,
    OrderAction.BECOME_FRESH: _become_fresh,
    OrderAction.BECOME_SPENT: _become_spent,
    OrderAction.BECOME_UNHIT: _auto_rally,
}


@cite("COH-5.0.1-c", "V-1")
def refusal(reading: Reading, ai: int, goal: Goal) -> str:
    """Why an AI cannot do the action to a goal; empty if it can."""
    return REFUSALS[reading.action](reading, ai, goal)


@cite("COH-5.0.1-c", "COH-5.1-e", "COH-5.5-c", "eleven-test")
def find_pairs(reading: Reading) -> bool:
    """Fill in who can do it to what; says whether anybody can."""
    reading.pairs = {}
    for ai in reading.survey.ai:
        if not reading.may_take_part(ai):
            continue
        able = [g for g in reading.goals_for(ai) if not refusal(reading, ai, g)]
        if reading.action is OrderAction.PIVOT_AND_OR_ATTACK:
            able = _without_turning(reading, ai, able) or able
        if able:
            reading.pairs[ai] = able
    return bool(reading.pairs)


def _without_turning(reading: Reading, ai: int, goals: list[Goal]) -> list[Goal]:
    """Those an AI can attack as it stands."""
    survey, firing = reading.survey, reading.firing
    return [g for g in goals if isinstance(solution(survey, ai, g, firing), Solution)]


@cite("COH-5.2-b", "pivot-as-fallback")
def can_be_done(reading: Reading) -> bool:
    """Whether some AI can carry the order out, for a move order at least by turning."""
    if find_pairs(reading):
        return True
    if reading.action not in (OrderAction.MOVE, OrderAction.LOW_RISK_MOVE):
        return False
    reading.pivoting = True
    return find_pairs(reading)
