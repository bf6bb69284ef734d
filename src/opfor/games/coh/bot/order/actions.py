"""From an order that can be done to a plan: who, on what, into which hex, facing where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from opfor.cardboard.coh.orders.actions import ATTACKS, UNIT_ACTIONS, OrderAction
from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, must
from opfor.games.coh.bot.ability.attack_limits import Solution, solution
from opfor.games.coh.bot.ability.disengagement import leaves_instead
from opfor.games.coh.bot.ability.pivots import fallback_standpoint, short_standpoint
from opfor.games.coh.bot.ability.possible_actions import step_refusal, takes_smoke
from opfor.games.coh.bot.acting_ai import choose_acting
from opfor.games.coh.bot.facing import choose_facing, standpoint
from opfor.games.coh.bot.hex import Way, choose_hex, choose_refuge
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.order.plan import Deed, Plan
from opfor.games.coh.bot.target import choose_target
from opfor.games.coh.values.play import CohPlay

DISENGAGE_RULES = {"hex": "COH-4.1.2-g", "adjacent": "COH-4.1.2-l", "any": "COH-4.1.2-g"}

PLANS: Deeds[Callable[[CohPlay, Reading, str], Procedure[Plan]]] = Deeds("actions", OrderAction)


@cite("COH-5.0.1-b", "COH-5.0.1-i")
def carry(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    """Settle everything the order leaves open, the AI first."""
    yield from choose_acting(play, reading)
    return (yield from PLANS[reading.action](play, reading, line))


@PLANS.attach(OrderAction.RALLY, OrderAction.AUTO_RALLY, OrderAction.REVEAL, OrderAction.DIG_IN)
@PLANS.attach(OrderAction.EXIT, *UNIT_ACTIONS)
def _alone(_play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    """What is done without looking at anybody: the AI is all there is to settle."""
    yield from ()
    return plan_alone(reading.action, reading.acting, line)


def plan_alone(action: OrderAction, acting: int, line: str) -> Plan:
    """The plan to do what needs nobody else."""
    return Plan(line=line, do=cast(Deed, action.id), acting=acting)


@PLANS.attach(OrderAction.MOVE_INTO_CC)
def _move_into_cc(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    goal = yield from choose_target(play, reading)
    cell = reading.survey.cell(goal)
    return Plan(line=line, do="move-into-cc", acting=reading.acting, goal=goal, cell=cell)


@PLANS.attach(OrderAction.LAY_SMOKE)
def _lay_smoke(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    goal = yield from choose_target(play, reading)
    cell = yield from _smoke_hex(play, reading, goal)
    return Plan(line=line, do="lay-smoke", acting=reading.acting, goal=goal, cell=cell)


def _smoke_hex(play: CohPlay, reading: Reading, goal: int) -> Procedure[int]:
    cell = yield from decide(play, SMOKE_HEX, reading, reading.survey.cells(goal))
    assert cell is not None, "an AI that can lay smoke has a hex for it"
    return cell


@measure(brief="in reach, without smoke as dense")
def open_to_smoke(reading: Reading, cell: int) -> bool:
    return takes_smoke(reading.survey, reading.acting, cell)


SMOKE_HEX: Question[Reading, int] = Question(
    "smoke-hex",
    "On which hex of its target does it lay smoke?",
    "the hexes of the target",
    (must("COH-5.0.1-c", open_to_smoke),),
    named=lambda reading, cell: reading.survey.field.name(cell),
    tie=Tie("uniform", "COH-5.0.1-c", "hex for the smoke"),
    chosen="The smoke is laid on {}",
)


def _disengage(play: CohPlay, reading: Reading, line: str, **more: Any) -> Procedure[Plan]:
    survey, ai = reading.survey, reading.acting
    cell = yield from choose_refuge(play, survey, ai, DISENGAGE_RULES[reading.scope])
    facing = yield from _face(play, reading, cell)
    return Plan(
        line=line, do="disengage", acting=ai, cell=cell, facing=facing, careful=True, **more
    )


PLANS.attach(OrderAction.DISENGAGE)(_disengage)


@cite("COH-6.1-a", "facing-in-close-combat")
def _face(play: CohPlay, reading: Reading, cell: int) -> Procedure[int]:
    """The facing after a move; none for a Rumored Enemy or in close combat."""
    survey, ai = reading.survey, reading.acting
    if survey.is_rumored(ai) or survey.unit_cells >> cell & 1:
        return -1
    return (yield from choose_facing(play, standpoint(survey, ai, cell)))


@PLANS.attach(OrderAction.PIVOT)
def _pivot(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    if reading.scope == "adjacent":
        return (yield from _short_pivot(play, reading, line))
    goal = yield from choose_target(play, reading)
    return (yield from _pivot_to(play, reading, line, goal))


@cite("COH-4.1.2-k")
def _short_pivot(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    facing = yield from choose_facing(play, short_standpoint(reading.survey, reading.acting))
    return Plan(line=line, do="pivot", acting=reading.acting, facing=facing)


def _pivot_to(play: CohPlay, reading: Reading, line: str, goal: int) -> Procedure[Plan]:
    survey, ai = reading.survey, reading.acting
    at = standpoint(survey, ai, survey.cell(ai), (goal,), rule="COH-5.0.1-i")
    facing = yield from choose_facing(play, at)
    return Plan(line=line, do="pivot", acting=ai, goal=goal, facing=facing)


@PLANS.attach(*ATTACKS)
@cite("COH-4.1.2-c", "COH-4.1.2-i", "COH-4.1.2-j", "COH-4.1.2-n", "COH-4.3.1-a")
def _attack(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    """The attack, with its supporters; by a flanked AI ordered to, after a pivot. A poor close
    fighter leaves instead."""
    survey, ai = reading.survey, reading.acting
    if leaves_instead(reading, ai):
        return (yield from _disengage(play, reading, line))
    goal = yield from choose_target(play, reading)
    found = solution(survey, ai, goal, reading.firing)
    if isinstance(found, Solution):
        return Plan(
            line=line,
            do="group-attack" if found.supporters else "attack",
            acting=ai,
            goal=goal,
            supporters=found.supporters,
            cap=reading.cap,
            needed=found.needed,
            long=reading.firing.long,
        )
    at = standpoint(survey, ai, survey.cell(ai), (goal,), rule="COH-4.1.2-n")
    facing = yield from choose_facing(play, at)
    return Plan(
        line=line, do="pivot-and-attack", acting=ai, goal=goal, facing=facing, cap=reading.cap
    )


@PLANS.attach(OrderAction.MOVE, OrderAction.LOW_RISK_MOVE)
def _move(play: CohPlay, reading: Reading, line: str) -> Procedure[Plan]:
    """The hex and the facing, or the pivot that stands in for a move."""
    survey, ai = reading.survey, reading.acting
    goal = yield from choose_target(play, reading)
    if reading.pivoting or step_refusal(reading, ai, goal) is not None:
        at = fallback_standpoint(survey, ai, reading.is_careful(ai))
        assert at is not None, "only AI that may turn are picked to turn"
        facing = yield from choose_facing(play, at)
        return Plan(line=line, do="pivot", acting=ai, goal=goal, facing=facing)
    if survey.is_locked(ai):
        return (yield from _disengage(play, reading, line, goal=goal))
    careful = reading.is_careful(ai)
    cell = yield from choose_hex(play, Way(survey, ai, goal, careful))
    facing = yield from _face(play, reading, cell)
    return Plan(
        line=line, do="move", acting=ai, goal=goal, cell=cell, facing=facing, careful=careful
    )
