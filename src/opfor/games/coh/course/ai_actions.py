"""Doing what was planned, with the rules of the firefight. Gives who took part, and the cost."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.route import choose_route
from opfor.games.coh.bot.rumored_enemies import reveal
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Outlook
from opfor.games.coh.course.ai_answers import steered
from opfor.games.coh.course.ai_attack import attack
from opfor.games.coh.course.upshot import PASSED, Upshot, passes
from opfor.games.coh.rules.aps_and_caps import Paid
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.entry_and_exit import go_off
from opfor.games.coh.rules.hasty_defenses import build_hasty
from opfor.games.coh.rules.hidden_units import reveal as come_into_view
from opfor.games.coh.rules.hits import abandon, draw_hit
from opfor.games.coh.rules.movement import move, pivot, pivot_cost
from opfor.games.coh.rules.movement_steps import stride_cost
from opfor.games.coh.rules.rally import rally
from opfor.games.coh.rules.smoke import lay, smoke_cost
from opfor.games.coh.values.actions import Move
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.events import (
    ActionTaken,
    UnitsFreshened,
    UnitsSpent,
    UnitUnhit,
)
from opfor.games.coh.values.play import CohPlay

FREE = Paid("free", 0)


def carry_out(play: CohPlay, plan: Plan, outlook: Outlook) -> Procedure[Upshot]:
    """Do it."""
    match plan.do:
        case "pass":
            return passes(play)
        case "rally" | "auto-rally":
            return (yield from _rally(play, plan))
        case "become-fresh" | "become-spent" | "become-unhit":
            return _become(play, plan)
        case "exit":
            return _exit(play, plan)
        case "become-hit":
            yield from draw_hit(play, plan.acting)
            return Upshot((plan.acting,), 0)
        case "reveal":
            yield from reveal(play, plan.acting, "mission-order")
            return PASSED
        case "dig-in":
            return _dig_in(play, plan)
        case "lay-smoke":
            return _lay_smoke(play, plan)
        case "attack" | "group-attack":
            return (yield from attack(play, plan, outlook))
        case "pivot":
            cost = pivot_cost(look(play.setting, play.state), plan.acting)
            yield from _turn(play, plan)
            return Upshot((plan.acting,), cost)
        case "pivot-and-attack":
            cost = pivot_cost(look(play.setting, play.state), plan.acting)
            yield from _turn(play, plan)
            done = yield from attack(play, plan, outlook)
            return Upshot((plan.acting,), cost + done.cost)
    return (yield from _move(play, plan, outlook))


def _become(play: CohPlay, plan: Plan) -> Upshot:
    """A mission's order may change an AI's state; it counts as an act without a cost."""
    side, unit = play.state.counters[plan.acting].side, plan.acting
    play.emit(ActionTaken(side, (unit,), plan.do))
    if plan.do == "become-fresh":
        play.emit(UnitsFreshened((unit,)))
    elif plan.do == "become-spent":
        play.emit(UnitsSpent((unit,)))
    else:
        play.emit(UnitUnhit(unit))
    return Upshot((unit,), 0)


def _dig_in(play: CohPlay, plan: Plan) -> Upshot:
    """A hasty defence, at what it costs anybody."""
    unit = plan.acting
    play.emit(ActionTaken(play.state.counters[unit].side, (unit,), "dig-in"))
    come_into_view(play, unit, "it dug in")
    build_hasty(play, unit)
    return Upshot((unit,), play.setting.numbers.dig_in_cost)


def _lay_smoke(play: CohPlay, plan: Plan) -> Upshot:
    unit, cost = plan.acting, smoke_cost(look(play.setting, play.state), plan.acting, plan.cell)
    play.emit(ActionTaken(play.state.counters[unit].side, (unit,), "smoke"))
    come_into_view(play, unit, "it laid smoke")
    lay(play, (plan.cell,))
    return Upshot((unit,), cost)


def _exit(play: CohPlay, plan: Plan) -> Upshot:
    """Off the map, with what the mission gives for it; there is nobody left to check."""
    unit = plan.acting
    play.emit(ActionTaken(play.state.counters[unit].side, (unit,), "leave"))
    abandon(play, unit)
    go_off(play, unit)
    update_holders(play)
    return Upshot((unit,), 0)


@cite("COH-4.1.2-e", "COH-4.1.2-f", "auto-rally")
def _rally(play: CohPlay, plan: Plan) -> Procedure[Upshot]:
    """A rally for 5, or one that is certain and free."""
    bot, unit = play.state.counters[plan.acting].side, plan.acting
    play.emit(ActionTaken(bot, (unit,), "rally"))
    certain = plan.do == "auto-rally" and play.setting.rulings.auto_rally != "rolled"
    if certain:
        play.emit(UnitUnhit(unit))
    else:
        yield from rally(play, [unit])
    return Upshot((unit,), 0 if plan.do == "auto-rally" else play.setting.numbers.rally_cost)


def _turn(play: CohPlay, plan: Plan) -> Procedure[None]:
    turning = pivot(play, plan.acting, plan.facing, FREE)
    yield from steered(play, turning, plan.acting, plan.facing)


@cite("COH-2.0-b", "COH-3.1.1-a", "ai-bonus-moves")
def _move(play: CohPlay, plan: Plan, outlook: Outlook) -> Procedure[Upshot]:
    """One hex, or as many as the vehicle's way has; the first step is what it costs, with the
    wire in it."""
    survey, unit = survey_now(play, outlook), plan.acting
    sight = survey.look
    way = yield from choose_route(play, survey, unit, plan.cell, plan.careful)
    stride = play.setting.tables.stride(sight.kind(unit), play.state.counters[unit].cell, way[0])
    assert stride is not None, "only steps that can be taken are planned"
    cost = stride_cost(sight, unit, stride)
    going = move(play, Move(unit, way[0]), Paid("ap", cost))
    paid, _ = yield from steered(play, going, unit, plan.facing, way[1:])
    return Upshot((unit,), paid.aps)
