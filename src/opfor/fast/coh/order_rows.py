"""Order cards and a mission's own lines as rows of numbers.

What the numbers have no word for is a ``NotCovered``: such a mission is the readable engine's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from opfor.cardboard.coh.orders.actions import ATTACKS, OrderAction
from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.effects import (
    BringDrawn,
    BringGroup,
    ChangeCaps,
    EndRound,
    MoveMarker,
    PlaceCounters,
    ScoreEffect,
)
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine
from opfor.cardboard.coh.orders.nouns import CounterKind, Kind, Side, Source
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.places import AtEdge, AtHex, MapEdge, Within
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
from opfor.fast.coh.condition_rows import condition_rows
from opfor.fast.coh.order_numbers import (
    ACTIONS,
    ANCHORS,
    COMPARISONS,
    DISTANCES,
    KINDS,
    TARGETS,
    WORDS,
    NotCovered,
    covered,
    number_of,
    put,
)
from opfor.fast.coh.sizes import ROW_WIDTH
from opfor.fast.coh.values import NOTHING
from opfor.games.coh.bot.order.pairs import ANY_AI, ANY_UNIT, edge_cells
from opfor.games.coh.course.flow import new
from opfor.games.coh.course.mission_lines.lines import AIMED_AT
from opfor.games.coh.values.solo_setting import SoloSetting


class OrderRows:
    """The rows of a mission as they are gathered: of cards, of lines, conditions, places."""

    def __init__(self, setting: SoloSetting) -> None:
        self.setting = setting
        self.rows: list[list[int]] = []
        self.further: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self.places: list[list[int]] = []
        self.lines: list[tuple[int, int, int, int]] = []
        self.spots: list[Sequence[int]] = [objective.cells for objective in setting.objectives]
        self.groups = [group.name for group in setting.solo.groups]

    def card(self, card: OrderCard) -> tuple[int, int]:
        """The first row of a card and how many it has."""
        covered(card.is_known, card.title)
        first = len(self.rows)
        self.rows += [self._order(order) for order in (*card.priority, *card.tactical)]
        return first, len(self.rows) - first

    def scripted(self) -> list[tuple[int, int]]:
        """The mission's own lines: those of each space of its track, its Counteractions, its
        Mission Orders, those for the end of a round; the first of each list and how many it has."""
        script = self.setting.script
        own = (script.counteractions, script.mission_orders)
        covered(all(line.when is Trigger.ROUND_ENDS for line in script.triggered), script.triggered)
        return [
            *(self._list(lines) for lines in (*script.track, *own)),
            self._list([replace(line, when=None) for line in script.triggered], ends_round=True),
        ]

    def _list(self, lines: Sequence[OrderLine], *, ends_round: bool = False) -> tuple[int, int]:
        """Only lines for the end of a round move the marker: their events are no part of others."""
        first = len(self.lines)
        for line in lines:
            moves = any(isinstance(step, MoveMarker) for step in line.steps)
            covered(ends_round or not moves, line)
            self._line(line)
        return first, len(lines)

    def _line(self, line: OrderLine) -> None:
        """A line of the mission: where its steps and its conditions stand, and how many."""
        covered(line.when is None, line)
        row, condition = len(self.rows), len(self.conditions)
        self.conditions += condition_rows(self.setting, line.conditions, condition)
        self.rows += [self._step(step) for step in line.steps]
        self.lines.append((row, len(line.steps), condition, len(line.conditions)))

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
        row[mind.ROW_SPOT] = self._spot(order.target.place)
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
        row[mind.ROW_TARGET] = number_of(ANCHORS, order.target.kind)
        row[mind.ROW_SPOT] = self._spot(order.target.place)

    def _spot(self, place: object) -> int:
        """The number of a place that is an Objective while a line is read; none if it names none.
        A place is one spot, however often it is named."""
        if place is None:
            return NOTHING
        cells = self._cells(place)
        if cells not in self.spots[len(self.setting.objectives) :]:
            self.spots.append(cells)
        return self.spots.index(cells, len(self.setting.objectives))

    def _step(self, step: LineStep) -> list[int]:
        row, player = [0] * ROW_WIDTH, 1 - self.setting.solo.bot_side
        row[mind.ROW_SPOT] = NOTHING
        match step:
            case TacticalOrder():
                self._tactical(row, step)
            case PlainOrder():
                actions = (step.action, *(further.action for further in step.then))
                self._plain(row, step.subject, actions)
            case PlaceCounters(counter=CounterKind.RE):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.PLACE_RUMORS, step.count
                row[mind.ROW_PLACE] = self._place(step.where)
            case BringDrawn(source=Source.ENTRY_CUP):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.BRING_DRAWN, step.count
                row[mind.ROW_PLACE] = NOTHING if step.where is None else self._place(step.where)
            case MoveMarker():
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.MOVE_MARKER, step.spaces
            case BringGroup(side=Side.AI):
                row[mind.ROW_KIND] = mind.BRING_GROUP
                row[mind.ROW_GROUP] = 1 + self.groups.index(step.name)
                where = AtEdge(MapEdge.NORTH) if step.where is None else step.where
                row[mind.ROW_PLACE] = self._place(where)
            case ChangeCaps():
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.CHANGE_CAPS, step.caps
            case EndRound():
                row[mind.ROW_KIND] = mind.END_ROUND
            case ScoreEffect(per=None):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.SCORE_POINTS, step.points
                row[mind.ROW_SIDE] = 1 - player if step.side is Side.AI else player
            case _:
                raise NotCovered(str(step))
        return row

    def _place(self, where: object) -> int:
        """The number of a place of the map that does not change."""
        self.places.append(list(self._cells(where)))
        return len(self.places) - 1

    def _cells(self, where: object) -> Sequence[int]:
        field = self.setting.field
        match where:
            case None:
                return range(len(field))
            case AtHex(hexes=hexes):
                return [field.cell(name) for name in hexes]
            case AtEdge(edge=edge):
                return list(edge_cells(self.setting, new(self.setting), edge))
            case Within(hexes=most, of=AtHex() | AtEdge() as spot):
                centres = self._cells(spot)
                cells = range(len(field))
                return [c for c in cells if any(field.distance(c, o) <= most for o in centres)]
        raise NotCovered(str(where))


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
