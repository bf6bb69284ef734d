"""Order cards and a mission's own lines as rows of numbers.

What the numbers have no word for is a ``NotCovered``: such a mission is the readable engine's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from opfor.cardboard.coh.orders.actions import ATTACKS, OrderAction
from opfor.cardboard.coh.orders.conditions import Compare, Dice
from opfor.cardboard.coh.orders.effects import LineEffect
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine
from opfor.cardboard.coh.orders.nouns import Kind
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    FurtherAction,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
)
from opfor.cardboard.coh.orders.words import Word
from opfor.fast.coh import mind
from opfor.fast.coh.condition_rows import ConditionRows
from opfor.fast.coh.effect_rows import EffectRows
from opfor.fast.coh.order_numbers import (
    ACTIONS,
    COMPARISONS,
    COUNTED,
    DISTANCES,
    KINDS,
    TARGETS,
    WORDS,
    NotCovered,
    covered,
    number_of,
    put,
)
from opfor.fast.coh.place_rows import PlaceRows
from opfor.fast.coh.sizes import ROW_WIDTH
from opfor.fast.coh.values import NOTHING
from opfor.games.coh.values.order_words import AIMED_AT, ANY_AI, ANY_UNIT
from opfor.games.coh.values.solo_setting import SoloSetting

List = tuple[int, int]
"""The first of some rows or lines, and how many."""
CALLS = (ExecuteCounteractions, ExecuteMissionOrders)


class OrderRows:
    """The rows of a mission as they are gathered: of cards, of lines, conditions, places."""

    def __init__(self, setting: SoloSetting) -> None:
        self.setting = setting
        self.rows: list[list[int]] = []
        self.further: list[list[int]] = []
        self.lines: list[tuple[int, int, int, int]] = []
        self.places = PlaceRows(setting)
        self.conditions = ConditionRows(setting.solo.bot_side, self.places.number)
        self.effects = EffectRows(self.places, self.conditions)

    def card(self, card: OrderCard) -> List:
        """The first row of a card and how many it has."""
        covered(card.is_known, card.title)
        first = len(self.rows)
        self.rows += [self._order(order) for order in (*card.priority, *card.tactical)]
        return first, len(self.rows) - first

    def list_of(self, lines: Sequence[OrderLine]) -> List:
        """Lines one after the other."""
        first = len(self.lines)
        for line in lines:
            self.line(line)
        return first, len(lines)

    def line(self, line: OrderLine) -> None:
        """A line of the mission: where its steps and its conditions stand, and how many."""
        row = len(self.rows)
        conditions = self.conditions.line(line.conditions)
        self.rows += [self._step(step) for step in line.steps]
        self.lines.append((row, len(line.steps), *conditions))

    def _step(self, step: LineStep) -> list[int]:
        if isinstance(step, LineEffect):
            return self.effects.row(step)
        return self._order(step)

    def _order(self, order: object) -> list[int]:
        row = [0] * ROW_WIDTH
        row[mind.ROW_SPOT] = NOTHING
        match order:
            case CloseCombatOrder() | ShortRangeOrder():
                is_close = isinstance(order, CloseCombatOrder)
                row[mind.ROW_KIND] = mind.CLOSE_COMBAT_LINE if is_close else mind.SHORT_RANGE_LINE
                row[mind.ROW_CAP] = order.cap
                covered(len(order.actions) <= mind.ACTIONS_EACH, order)
                put(row, mind.ROW_ACTION, [number_of(ACTIONS, a) for a in order.actions])
            case PassTest():
                row[mind.ROW_KIND] = mind.PASS_TEST
                row[mind.ROW_COMPARISON] = number_of(COMPARISONS, order.comparison)
                row[mind.ROW_MARGIN] = order.margin
            case ExecuteCounteractions():
                row[mind.ROW_KIND] = mind.COUNTERACTIONS
            case ExecuteMissionOrders():
                row[mind.ROW_KIND] = mind.MISSION_ORDERS
            case TacticalOrder():
                self._tactical(row, order)
            case PlainOrder():
                actions = (order.action, *(further.action for further in order.then))
                self._plain(row, order.subject, actions)
            case _:
                raise NotCovered(str(order))
        return row

    def _tactical(self, row: list[int], order: TacticalOrder) -> None:
        """An order with a target; what the same AI does next stands among the further rows."""
        if order.ai.kind is Kind.UNIT:
            self._of_units(row, order)
            return
        row[mind.ROW_THEN], row[mind.ROW_THENS] = len(self.further), len(order.then)
        for then in order.then:
            self.further.append(self._order(_next(order, then)))
        row[mind.ROW_KIND], row[mind.ROW_CAP] = mind.TACTICAL_LINE, order.cap
        row[mind.ROW_DISTANCE] = number_of(DISTANCES, order.distance)
        row[mind.ROW_TARGET] = number_of(TARGETS, order.target.kind)
        row[mind.ROW_ACTION] = number_of(ACTIONS, order.action)
        row[mind.ROW_WITHIN] = order.target.within
        row[mind.ROW_SPOT] = self.places.spot(order.target.place)
        _subject(row, order.ai)
        _words(row, mind.ROW_TARGET_WORD, order.target.words)

    def _plain(self, row: list[int], subject: Subject, actions: Sequence[OrderAction]) -> None:
        """An order without a target: all it says to do stands among the further rows."""
        row[mind.ROW_KIND] = mind.PLAIN_LINE
        row[mind.ROW_ACTION] = number_of(ACTIONS, actions[0])
        row[mind.ROW_THEN], row[mind.ROW_THENS] = len(self.further), len(actions)
        for action in actions:
            further = [0] * ROW_WIDTH
            further[mind.ROW_SPOT], further[mind.ROW_ACTION] = NOTHING, number_of(ACTIONS, action)
            self.further.append(further)
        _subject(row, subject)

    def _of_units(self, row: list[int], order: TacticalOrder) -> None:
        """An order to the Player's Units, which are picked by their distance from something."""
        self._plain(row, order.ai, (order.action,))
        row[mind.ROW_DISTANCE] = number_of(DISTANCES, order.distance)
        row[mind.ROW_TARGET] = number_of(COUNTED, order.target.kind)
        row[mind.ROW_SPOT] = self.places.spot(order.target.place)


def asks_chance(lines: Iterable[OrderLine]) -> bool:
    """Whether reading lines rolls dice, or settles which other line they call for."""
    return any(
        isinstance(line.steps[0], CALLS)
        or any(
            isinstance(side, Dice)
            for condition in line.conditions
            if isinstance(condition, Compare)
            for side in (condition.left, condition.right)
        )
        for line in lines
    )


def _next(order: TacticalOrder, then: FurtherAction) -> TacticalOrder:
    """What the same AI does next; an attack on what nobody attacks is on any Unit."""
    is_on_unit = then.action in ATTACKS and order.target.kind not in AIMED_AT
    target = ANY_UNIT if is_on_unit else order.target
    return TacticalOrder(ANY_AI, order.distance, target, then.action, then.cap)


def _words(row: list[int], at: int, words: Iterable[Word]) -> None:
    found = [number_of(WORDS, word) for word in words]
    covered(len(found) <= mind.WORDS_EACH, words)
    put(row, at, found)


def _subject(row: list[int], subject: Subject) -> None:
    row[mind.ROW_COUNT] = subject.count
    row[mind.ROW_AI_KIND] = number_of(KINDS, subject.kind)
    if subject.kind is Kind.NAMED:
        row[mind.ROW_NUMBER] = int(subject.name.rpartition("-")[2])
    _words(row, mind.ROW_AI_WORD, subject.words)
