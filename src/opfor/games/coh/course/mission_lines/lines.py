"""The mission's own lines at work: orders to AI, and effects on map, track, deck and score.

A line *can be done* if its conditions hold and its first step can be carried out. Steps follow
one another; a later step that cannot be done is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.orders.actions import ATTACKS
from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.effects import EndRound, LineEffect
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine
from opfor.cardboard.coh.orders.nouns import Kind
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    TacticalOrder,
)
from opfor.core.cascade import decide, narrowed_by
from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.core.play import Procedure
from opfor.core.trace import Decision
from opfor.games.coh.bot.acting_ai import can_be_done
from opfor.games.coh.bot.entry import may_enter
from opfor.games.coh.bot.order.actions import carry
from opfor.games.coh.bot.order.card import CALLS
from opfor.games.coh.bot.order.own_orders import (
    CANNOT_BEGIN,
    CONDITION_FAILS,
    OWN_ORDER,
    OwnKind,
    OwnRead,
)
from opfor.games.coh.bot.order.pairs import Reading, tactical_reading
from opfor.games.coh.bot.order.plan import OF_MISSION
from opfor.games.coh.bot.order.priority import passes as passes_test
from opfor.games.coh.bot.order.priority import priority_readings
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.course.ai_actions import carry_out
from opfor.games.coh.course.entry_cup import enter
from opfor.games.coh.course.mission_lines.conditions import holds
from opfor.games.coh.course.mission_lines.effects import do_effect, has_effect
from opfor.games.coh.course.mission_lines.plain_orders import can_do_plain, do_plain, do_to_units
from opfor.games.coh.course.upshot import Upshot
from opfor.games.coh.rules.order_deck import is_called_off, setting_of
from opfor.games.coh.values.order_words import AIMED_AT, ANY_AI, ANY_UNIT
from opfor.games.coh.values.play import CohPlay

NOTHING = Upshot()


def reading_of(play: CohPlay, survey: Survey, step: object) -> Reading | None:
    """The first way an order's step can be read that somebody can carry out."""
    readings: Sequence[Reading] = ()
    if isinstance(step, TacticalOrder):
        readings = [tactical_reading(survey, step)]
    elif isinstance(step, CloseCombatOrder | ShortRangeOrder):
        readings = list(priority_readings(survey, step))
    return next((reading for reading in readings if can_be_done(play, reading)), None)


@cite("COH-7.0-a", "COH-7.1-a")
def ready(play: CohPlay, line: OrderLine, outlook: Outlook) -> Procedure[OrderLine | Shortfall]:
    """The line as it is to be run, if its conditions hold (dice may be rolled) and its first step
    can be done; a Counteraction or Mission Order that it calls first stands in its place."""
    for condition in line.conditions:
        if not (yield from holds(play, condition, outlook)):
            return CONDITION_FAILS
    first, *rest = line.steps
    if type(first) in CALLS:
        found = yield from _called(play, first, outlook)
        return CANNOT_BEGIN if found is None else replace(line, steps=(*found.steps, *rest))
    return line if can_start(play, first, outlook) else CANNOT_BEGIN


class OwnList(NamedTuple):
    """A list of the mission as it was read, and the order of it that can be executed."""

    read: OwnRead
    line: OrderLine | None

    def choose(self, play: CohPlay) -> Procedure[int]:
        """Settle which one it is, by its number."""
        number = yield from decide(play, OWN_ORDER, self.read, self.read.numbers)
        assert number is not None, "they are called for only if one can be executed"
        return number

    def in_vain(self, play: CohPlay) -> Decision:
        """The narrowing that left none."""
        return narrowed_by(play, OWN_ORDER, self.read, self.read.numbers).decision(None, None, {})


@cite("COH-7.0-a", "COH-7.1-a", "SOLO-5.3.2-b", "SOLO-5.3.3-b")
def own_list(play: CohPlay, kind: OwnKind, outlook: Outlook) -> Procedure[OwnList]:
    """Read the mission's Counteractions or Mission Orders until one can be executed."""
    script = setting_of(play).script
    lines = script.counteractions if kind == "counteraction" else script.mission_orders
    stopped: dict[int, Shortfall] = {}
    for number, line in enumerate(lines, 1):
        found = yield from ready(play, line, outlook)
        if isinstance(found, OrderLine):
            return OwnList(OwnRead(kind, len(lines), stopped), found)
        stopped[number] = found
    return OwnList(OwnRead(kind, len(lines), stopped), None)


def _called(play: CohPlay, step: LineStep, outlook: Outlook) -> Procedure[OrderLine | None]:
    """The Counteraction or Mission Order that a line calls for now."""
    own = yield from own_list(play, CALLS[type(step)].kind, outlook)
    if own.line is not None:
        yield from own.choose(play)
    return own.line


class OrderDeed(NamedTuple):
    """Whether an order of a line can be begun, and what carries it out."""

    can: Callable[[CohPlay, Any, Survey], bool]
    do: Callable[[CohPlay, Any, Survey], Procedure[Upshot]]


ORDERS: Deeds[OrderDeed] = Deeds(
    "orders", (CloseCombatOrder, ShortRangeOrder, PassTest, TacticalOrder, PlainOrder)
)


def can_start(play: CohPlay, step: LineStep, outlook: Outlook) -> bool:
    """Whether a step can be carried out now."""
    if isinstance(step, LineEffect):
        return has_effect(play, step)
    return ORDERS[type(step)].can(play, step, survey_now(play, outlook))


@cite("COH-7.1-b")
def run(play: CohPlay, line: OrderLine, outlook: Outlook) -> Procedure[Upshot]:
    """Carry a line out: everybody who acted, and the highest cost, for a single check. Where
    it ends the round, that is the last of it."""
    every = NOTHING
    for n, step in enumerate(line.steps):
        if play.state.stage == "over":
            break
        if type(step) in CALLS:
            called = yield from _called(play, step, outlook)
            done = NOTHING if called is None else (yield from run(play, called, outlook))
        elif n and not can_start(play, step, outlook):
            continue
        else:
            done = yield from _step(play, step, outlook)
        every = _together(every, done)
        if isinstance(step, EndRound) and is_called_off(play):
            break
    return every


def _step(play: CohPlay, step: LineStep, outlook: Outlook) -> Procedure[Upshot]:
    if not isinstance(step, LineEffect):
        return (yield from ORDERS[type(step)].do(play, step, survey_now(play, outlook)))
    yield from do_effect(play, step)
    return NOTHING


def _can_be_read(play: CohPlay, order: CardOrder, survey: Survey) -> bool:
    return reading_of(play, survey, order) is not None or may_enter(survey, order)


def _priority(play: CohPlay, order: CardOrder, survey: Survey) -> Procedure[Upshot]:
    reading = reading_of(play, survey, order)
    assert reading is not None, "only steps that can be done are begun"
    return (yield from _do(play, reading, survey.outlook))


def _pass(_play: CohPlay, _test: PassTest, _survey: Survey) -> Procedure[Upshot]:
    yield from ()
    return Upshot(turned_back=True)


def _can_aim(play: CohPlay, order: TacticalOrder, survey: Survey) -> bool:
    if order.ai.kind is Kind.UNIT:
        return can_do_plain(play, PlainOrder(order.ai, order.action), survey)
    return _can_be_read(play, order, survey)


def _aim(play: CohPlay, order: TacticalOrder, survey: Survey) -> Procedure[Upshot]:
    if order.ai.kind is Kind.UNIT:
        return (yield from do_to_units(play, survey, order))
    return (yield from _tactical(play, order, survey.outlook))


ORDERS.attach(CloseCombatOrder, ShortRangeOrder)(OrderDeed(_can_be_read, _priority))
ORDERS.attach(PassTest)(OrderDeed(lambda _, test, survey: passes_test(survey, test), _pass))
ORDERS.attach(TacticalOrder)(OrderDeed(_can_aim, _aim))
ORDERS.attach(PlainOrder)(OrderDeed(can_do_plain, do_plain))


def _do(play: CohPlay, reading: Reading, outlook: Outlook) -> Procedure[Upshot]:
    plan = yield from carry(play, reading, OF_MISSION)
    return (yield from carry_out(play, plan, outlook))


def _tactical(play: CohPlay, order: TacticalOrder, outlook: Outlook) -> Procedure[Upshot]:
    """An order to one AI, to so many, or to each that can (0), one after the other; each goes
    on with whatever the order says next. A move that nobody on the map can make is for the
    entry cup."""
    survey = survey_now(play, outlook)
    if reading_of(play, survey, order) is None and may_enter(survey, order):
        return (yield from _come_in(play, order, outlook))
    acted: list[int] = []
    done = NOTHING
    while not order.ai.count or len(acted) < order.ai.count:
        reading = tactical_reading(survey_now(play, outlook), order)
        reading.barred = frozenset(acted)
        if play.state.stage == "over" or not can_be_done(play, reading):
            break
        done = _together(done, (yield from _do(play, reading, outlook)))
        acted.append(reading.acting)
        further = yield from _go_on(play, order, reading.acting, outlook)
        done = _together(done, further)
    return done


def _come_in(play: CohPlay, order: TacticalOrder, outlook: Outlook) -> Procedure[Upshot]:
    """An AI from the entry cup does what the order says, and goes on with it."""
    done = yield from enter(play, order, outlook)
    if done.turned_back:
        return done
    further = yield from _go_on(play, order, done.units[0], outlook)
    return _together(done, further)


def _go_on(play: CohPlay, order: TacticalOrder, ai: int, outlook: Outlook) -> Procedure[Upshot]:
    """``then Attack``: what the same counter does next, if it can; nobody attacks an Objective, a
    place or an AI, so after a move towards one an attack is on any Unit."""
    done = NOTHING
    for further in order.then:
        if play.state.stage == "over" or play.state.counters[ai].place != "map":
            break
        survey = survey_now(play, outlook)
        on_unit = further.action in ATTACKS and order.target.kind not in AIMED_AT
        next_order = replace(
            order,
            action=further.action,
            cap=further.cap,
            then=(),
            ai=ANY_AI,
            target=ANY_UNIT if on_unit else order.target,
        )
        reading = tactical_reading(survey, next_order)
        reading.only = frozenset((ai,))
        if can_be_done(play, reading):
            done = _together(done, (yield from _do(play, reading, outlook)))
    return done


def _together(one: Upshot, other: Upshot) -> Upshot:
    """Everybody who took part in either, at the higher cost."""
    units = (*one.units, *(unit for unit in other.units if unit not in one.units))
    turned_back = one.turned_back or other.turned_back
    steps = tuple(
        step
        for each in (one, other)
        for step in each.steps or ((each.units, each.cost),)
        if step[0]
    )
    return Upshot(units, max(one.cost, other.cost), turned_back=turned_back, steps=steps)
