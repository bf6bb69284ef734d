"""Orders without a target: ``Each Hit AI: Auto-Rally``, ``Spent AI: Become Fresh``."""

from __future__ import annotations

from opfor.cardboard.coh.orders.trees import PlainOrder
from opfor.cardboard.coh.orders.words import Kind, OrderAction
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.picks import ONE_AI, ONE_UNIT, PICK, Picking, best_of, only_superlatives
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.bot.words.eligibility import TESTS, is_of_kind, plain
from opfor.games.coh.course.deeds import Upshot, carry_out
from opfor.games.coh.values.events import UnitHit, UnitsFreshened, UnitsSpent, UnitUnhit
from opfor.games.coh.values.play import CohPlay


def subjects(play: CohPlay, survey: Survey, order: PlainOrder) -> list[int]:
    """Whom the order means and who has something to do; where each of them is meant, superlatives
    compare only those."""
    mine = survey.units if order.subject.kind is Kind.UNIT else survey.ai
    found = [
        unit
        for unit in mine
        if is_of_kind(survey, order.subject.kind, unit)
        and all(TESTS[word][1](survey, unit) for word in plain(order.subject.words))
        and _can(survey, order.action, unit)
    ]
    if order.subject.kind is not Kind.UNIT:
        found = [unit for unit in found if survey.may_act(unit)]
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
    counter = survey.counters[unit]
    match action:
        case OrderAction.RALLY | OrderAction.AUTO_RALLY | OrderAction.BECOME_UNHIT:
            return bool(counter.hit)
        case OrderAction.BECOME_FRESH:
            return counter.spent
        case OrderAction.BECOME_SPENT:
            return not counter.spent
        case OrderAction.BECOME_HIT:
            return not counter.hit and not survey.is_rumored(unit)
    return False


def can_do_plain(play: CohPlay, survey: Survey, order: PlainOrder) -> bool:
    return bool(subjects(play, survey, order))


def do_plain(play: CohPlay, survey: Survey, order: PlainOrder) -> Procedure[Upshot]:
    """Do it with each of them."""
    units, cost = tuple((yield from _one_by_one(play, survey, order))), 0
    for unit in units:
        match order.action:
            case OrderAction.RALLY | OrderAction.AUTO_RALLY:
                do = "rally" if order.action is OrderAction.RALLY else "auto-rally"
                plan = Plan(line="mission", do=do, acting=unit)  # type: ignore[arg-type]
                done = yield from carry_out(play, plan, survey.outlook)
                cost = max(cost, done.cost)
            case OrderAction.BECOME_FRESH:
                play.emit(UnitsFreshened((unit,)))
            case OrderAction.BECOME_SPENT:
                play.emit(UnitsSpent((unit,)))
            case OrderAction.BECOME_UNHIT:
                play.emit(UnitUnhit(unit))
            case OrderAction.BECOME_HIT:
                pool = play.state.soft
                hit = (yield Draw("soft-hits", pool, "hit counter")) if pool else ""
                play.emit(UnitHit(unit, hit))
    return Upshot(units if cost else (), cost)
