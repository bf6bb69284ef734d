"""Order cards and a mission's own lines as rows of numbers.

What the numbers have no word for is a ``NotCovered``: such a mission is the readable engine's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.conditions import Controls, Exists, LineCondition
from opfor.cardboard.coh.orders.effects import (
    BringGroup,
    ChangeCaps,
    EndRound,
    PlaceCounters,
    ScoreEffect,
)
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine
from opfor.cardboard.coh.orders.nouns import (
    Comparison,
    CounterKind,
    Distance,
    Kind,
    Side,
    TargetKind,
)
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.places import AtEdge, AtHex, MapEdge, Within
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
)
from opfor.cardboard.coh.orders.words import Word
from opfor.fast.coh import mind
from opfor.fast.coh.bot.line_conditions import CONDITION_WORDS
from opfor.fast.coh.bot.order.readings import ACTIONS_EACH
from opfor.fast.coh.sizes import CONDITION_WIDTH, ROW_WIDTH
from opfor.games.coh.values.solo_setting import SoloSetting

ACTIONS = {
    OrderAction.ATTACK: mind.TO_ATTACK,
    OrderAction.LONG_RANGE_ATTACK: mind.TO_ATTACK_FAR,
    OrderAction.GROUP_ATTACK: mind.TO_ATTACK_AS_GROUP,
    OrderAction.PIVOT_AND_OR_ATTACK: mind.TO_TURN_AND_ATTACK,
    OrderAction.MOVE: mind.TO_MOVE,
    OrderAction.LOW_RISK_MOVE: mind.TO_MOVE_CAREFULLY,
    OrderAction.MOVE_INTO_CC: mind.TO_CLOSE_IN,
    OrderAction.RALLY: mind.TO_RALLY,
    OrderAction.AUTO_RALLY: mind.TO_RALLY_FREELY,
    OrderAction.PIVOT: mind.TO_PIVOT,
    OrderAction.DISENGAGE: mind.TO_DISENGAGE,
    OrderAction.BECOME_FRESH: mind.TO_FRESHEN,
}
PLAIN_ACTIONS = (OrderAction.RALLY, OrderAction.AUTO_RALLY)
WORDS = {
    Word.FRESH: mind.IS_FRESH,
    Word.SPENT: mind.IS_SPENT,
    Word.HIT: mind.IS_HIT,
    Word.UNHIT: mind.IS_UNHIT,
    Word.IN_COVER: mind.IN_COVER,
    Word.IN_0_DM_HEX: mind.IN_0_DM_HEX,
    Word.IN_FIRE_ZONE: mind.IN_FIRE_ZONE,
    Word.IN_LOS: mind.IN_LOS,
    Word.MOBILE: mind.IS_MOBILE,
    Word.JUST_ACTED: mind.JUST_ACTED,
    Word.JUST_ATTACKED: mind.JUST_ATTACKED,
    Word.JUST_MOVED: mind.JUST_MOVED,
    Word.HIGHEST_AR: mind.HIGHEST_AR,
    Word.LOWEST_DV: mind.LOWEST_DV,
    Word.LARGEST_GROUP: mind.LARGEST_GROUP,
}
KINDS = {
    Kind.AI: mind.ANY_AI,
    Kind.RE: mind.ONLY_RUMORS,
    Kind.MORTAR_OR_INF_GUN: mind.ONLY_MORTARS,
}
TARGETS = {
    TargetKind.UNIT: mind.AT_UNITS,
    TargetKind.OBJECTIVE: mind.AT_OBJECTIVES,
    TargetKind.TARGET: mind.AT_TARGETS,
    TargetKind.UNIT_OR_OBJECTIVE: mind.UNIT_FIRST,
    TargetKind.OBJECTIVE_OR_UNIT: mind.OBJECTIVE_FIRST,
}
DISTANCES = {Distance.CLOSEST: mind.CLOSEST, Distance.FARTHEST: mind.FARTHEST}
COMPARISONS = {
    Comparison.LESS: mind.LESS,
    Comparison.AT_MOST: mind.AT_MOST,
    Comparison.MORE: mind.MORE,
    Comparison.AT_LEAST: mind.AT_LEAST,
    Comparison.EQUAL: mind.EQUAL,
}


class NotCovered(Exception):
    """A word, order, condition or effect that has no number here."""


def number_of(table: dict[Any, int], what: Any) -> int:
    if what not in table:
        raise NotCovered(str(what))
    return table[what]


def covered(is_so: bool, what: object) -> None:
    if not is_so:
        raise NotCovered(str(what))


class OrderRows:
    """The rows of a mission as they are gathered: of cards, of lines, conditions, places."""

    def __init__(self, setting: SoloSetting) -> None:
        self.setting = setting
        self.rows: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self.places: list[list[int]] = []
        self.lines: list[tuple[int, int, int, int]] = []
        self.groups = [group.name for group in setting.solo.groups]

    def card(self, card: OrderCard) -> tuple[int, int]:
        """The first row of a card and how many it has."""
        covered(card.is_known, card.title)
        first = len(self.rows)
        self.rows += [self._order(order) for order in (*card.priority, *card.tactical)]
        return first, len(self.rows) - first

    def scripted(self) -> list[tuple[int, int]]:
        """The mission's own lines: those of each space of its track, its Counteractions and its
        Mission Orders; the first of each list and how many it has."""
        script = self.setting.script
        own = (script.counteractions, script.mission_orders)
        return [self._list(lines) for lines in (*script.track, *own)]

    def _list(self, lines: Sequence[OrderLine]) -> tuple[int, int]:
        first = len(self.lines)
        for line in lines:
            self._line(line)
        return first, len(lines)

    def _line(self, line: OrderLine) -> None:
        """A line of the mission: where its steps and its conditions stand, and how many."""
        covered(line.when is None, line)
        row, condition = len(self.rows), len(self.conditions)
        self.conditions += [self._condition(each) for each in line.conditions]
        self.rows += [self._step(step) for step in line.steps]
        self.lines.append((row, len(line.steps), condition, len(line.conditions)))

    def _order(self, order: object) -> list[int]:
        row = [0] * ROW_WIDTH
        match order:
            case CloseCombatOrder() | ShortRangeOrder():
                is_close = isinstance(order, CloseCombatOrder)
                row[mind.ROW_KIND] = mind.CLOSE_COMBAT_LINE if is_close else mind.SHORT_RANGE_LINE
                row[mind.ROW_CAP] = order.cap
                covered(len(order.actions) <= ACTIONS_EACH, order)
                _put(row, mind.ROW_ACTION, [number_of(ACTIONS, a) for a in order.actions])
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
        covered(not order.then and not order.target.within and order.target.place is None, order)
        row[mind.ROW_KIND], row[mind.ROW_CAP] = mind.TACTICAL_LINE, order.cap
        row[mind.ROW_DISTANCE] = number_of(DISTANCES, order.distance)
        row[mind.ROW_TARGET] = number_of(TARGETS, order.target.kind)
        row[mind.ROW_ACTION] = number_of(ACTIONS, order.action)
        _subject(row, order.ai)
        _words(row, mind.ROW_TARGET_WORD, order.target.words)

    def _step(self, step: LineStep) -> list[int]:
        row, player = [0] * ROW_WIDTH, 1 - self.setting.solo.bot_side
        match step:
            case TacticalOrder():
                self._tactical(row, step)
            case PlainOrder():
                covered(step.action in PLAIN_ACTIONS and not step.then, step)
                row[mind.ROW_KIND] = mind.PLAIN_LINE
                row[mind.ROW_ACTION] = number_of(ACTIONS, step.action)
                _subject(row, step.subject)
                covered(not any(word >= mind.HIGHEST_AR for word in _words_of(row)), step)
            case PlaceCounters(counter=CounterKind.RE):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.PLACE_RUMORS, step.count
                row[mind.ROW_PLACE] = self._place(step.where)
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

    def _condition(self, condition: LineCondition) -> list[int]:
        row, player = [0] * CONDITION_WIDTH, 1 - self.setting.solo.bot_side
        match condition:
            case Exists(counted=counted):
                is_plain = counted.where is None and counted.source is None
                covered(counted.kind is TargetKind.UNIT and is_plain, condition)
                covered(len(counted.words) <= CONDITION_WORDS, condition)
                row[mind.COND_KIND], row[mind.COND_NONE] = mind.SOME_UNIT, int(condition.none)
                _put(row, mind.COND_WORD, [number_of(WORDS, word) for word in counted.words])
            case Controls(side=side, hexes=hexes):
                row[mind.COND_KIND] = mind.MARKERS_HELD
                row[mind.COND_SIDE] = 1 - player if side is Side.AI else player
                asked = [c.hex in hexes or not hexes for c in self.setting.mission.control]
                row[mind.COND_MARKERS] = sum(is_so << n for n, is_so in enumerate(asked))
            case _:
                raise NotCovered(str(condition))
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
            case AtEdge(edge=edge) if edge is not MapEdge.ENTRY:
                name: Any = edge.value.removesuffix(" edge")
                return field.edge(name)
            case Within(hexes=most, of=AtHex() | AtEdge() as spot):
                centres = self._cells(spot)
                cells = range(len(field))
                return [c for c in cells if any(field.distance(c, o) <= most for o in centres)]
        raise NotCovered(str(where))


def _put(row: list[int], at: int, values: Sequence[int]) -> None:
    row[at : at + len(values)] = values


def _words_of(row: Sequence[int]) -> Sequence[int]:
    return row[mind.ROW_AI_WORD : mind.ROW_AI_WORD + mind.WORDS_EACH]


def _words(row: list[int], at: int, words: Iterable[Word]) -> None:
    found = [number_of(WORDS, word) for word in words]
    covered(len(found) <= mind.WORDS_EACH, words)
    _put(row, at, found)


def _subject(row: list[int], subject: Subject) -> None:
    covered(subject.count == 1, subject)
    row[mind.ROW_AI_KIND] = number_of(KINDS, subject.kind)
    _words(row, mind.ROW_AI_WORD, subject.words)
