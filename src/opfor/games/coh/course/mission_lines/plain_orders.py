"""Orders without a target: ``Each Hit AI: Auto-Rally``, ``Spent AI: Become Fresh``."""

from __future__ import annotations

import msgspec

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import Kind
from opfor.cardboard.coh.orders.trees import PlainOrder, TacticalOrder
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.ability.possible_actions import REFUSALS
from opfor.games.coh.bot.acting_ai import can_be_done
from opfor.games.coh.bot.line_picks import (
    ONE_AI,
    ONE_UNIT,
    PICK,
    Picking,
    anchors_of,
    best_of,
    only_superlatives,
)
from opfor.games.coh.bot.order.actions import carry, plan_alone
from opfor.games.coh.bot.order.pairs import Reading, named
from opfor.games.coh.bot.order.plan import OF_MISSION
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.bot.words.eligibility import TESTS, is_of_kind, plain
from opfor.games.coh.course.ai_actions import carry_out
from opfor.games.coh.course.upshot import Upshot
from opfor.games.coh.rules.hits import draw_hit
from opfor.games.coh.values.events import UnitsFreshened, UnitsSpent, UnitUnhit
from opfor.games.coh.values.play import CohPlay


def subjects(play: CohPlay, survey: Survey, order: PlainOrder) -> list[int]:
    """Whom the order means and who has something to do; where each of them is meant, superlatives
    compare only those."""
    mine = survey.units if order.subject.kind is Kind.UNIT else survey.ai
    if order.subject.kind is Kind.NAMED:
        mine = sorted(named(survey, order.subject))
    found = [
        unit
        for unit in mine
        if is_of_kind(survey, order.subject.kind, unit)
        and all(TESTS[word][1](survey, unit) for word in plain(order.subject.words))
        and _can(survey, order.action, unit)
    ]
    if order.subject.kind is not Kind.UNIT:
        found = [
            unit
            for unit in found
            if survey.may_act(unit) or survey.may_be_freshened(order.action, unit)
        ]
    return best_of(play, survey, order.subject.words, found) if order.subject.count == 0 else found


@cite("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d", "COH-5.1.1-e")
def _one_by_one(play: CohPlay, survey: Survey, order: PlainOrder) -> Procedure[list[int]]:
    """So many of them: the best, then the best of the rest; the ladder and chance decide between
    equals as between any AI that could act."""
    found, chosen = subjects(play, survey, order), list[int]()
    if order.subject.count == 0:
        return found
    case = ONE_UNIT if order.subject.kind is Kind.UNIT else ONE_AI
    picking = Picking(survey, only_superlatives(order.subject.words), case=case)
    while found and len(chosen) < order.subject.count:
        one = yield from decide(play, PICK, picking, found)
        assert one is not None, "superlatives and ladders leave somebody"
        chosen.append(one)
        found = [unit for unit in found if unit != one]
    return chosen


def _can(survey: Survey, action: OrderAction, unit: int) -> bool:
    """Whether a counter has something to do; nothing that needs a target is ordered without one."""
    if action is OrderAction.EXIT:
        return _stands_at_an_exit(survey, unit)
    return REFUSALS[action](Reading(survey, action), unit, unit) is None


def _stands_at_an_exit(survey: Survey, unit: int) -> bool:
    free = survey.can_move(unit) and not survey.is_locked(unit) and not survey.is_rumored(unit)
    return free and survey.cell(unit) in survey.look.exits(survey.bot)


def can_do_plain(play: CohPlay, order: PlainOrder, survey: Survey) -> bool:
    return bool(subjects(play, survey, order))


def do_plain(play: CohPlay, order: PlainOrder, survey: Survey) -> Procedure[Upshot]:
    """Do it with each of them; each goes on with whatever the order says next, if it can."""
    units, cost = tuple((yield from _one_by_one(play, survey, order))), 0
    for unit in units:
        for action in (order.action, *(further.action for further in order.then)):
            now = survey_now(play, survey.outlook)
            if now.counters[unit].place == "map" and _can(now, action, unit):
                done = yield from _do(play, now, action, unit)
                cost = max(cost, done.cost)
    return Upshot(units if cost else (), cost)


def _do(play: CohPlay, survey: Survey, action: OrderAction, unit: int) -> Procedure[Upshot]:
    match action:
        case OrderAction.BECOME_FRESH:
            play.emit(UnitsFreshened((unit,)))
        case OrderAction.BECOME_SPENT:
            play.emit(UnitsSpent((unit,)))
        case OrderAction.BECOME_UNHIT:
            play.emit(UnitUnhit(unit))
        case OrderAction.BECOME_HIT:
            yield from draw_hit(play, unit)
        case OrderAction.DISENGAGE:
            reading = Reading(survey, action, only=frozenset((unit,)))
            if can_be_done(play, reading):
                plan = yield from carry(play, reading, OF_MISSION)
                return (yield from carry_out(play, plan, survey.outlook))
        case _:
            plan = plan_alone(action, unit, OF_MISSION)
            return (yield from carry_out(play, plan, survey.outlook))
    return Upshot()


@cite("COH-5.0.1-d", "COH-5.0.1-e")
def do_to_units(play: CohPlay, survey: Survey, order: TacticalOrder) -> Procedure[Upshot]:
    """``Unit closest to E09: Become Spent``: Units picked by distance as a line picks anybody."""
    left = subjects(
        play, survey, PlainOrder(msgspec.structs.replace(order.ai, count=1), order.action)
    )
    anchors = anchors_of(play, survey, order.target)
    words = only_superlatives(order.ai.words)
    picking = Picking(survey, words, order.distance, anchors, ONE_UNIT)
    for _ in range(order.ai.count or len(left)):
        if not left:
            break
        unit = yield from decide(play, PICK, picking, left)
        assert unit is not None, "superlatives and ladders leave somebody"
        left = [other for other in left if other != unit]
        yield from _do(play, survey, order.action, unit)
    return Upshot()
