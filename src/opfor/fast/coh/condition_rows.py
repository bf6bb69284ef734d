"""Conditions of a mission's lines as rows of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Dice,
    Exists,
    LineCondition,
    Meter,
    Metered,
    Number,
    PlayerPassed,
    Quantity,
)
from opfor.cardboard.coh.orders.nouns import Side
from opfor.cardboard.coh.orders.places import AtHex
from opfor.fast.coh import mind
from opfor.fast.coh.order_numbers import (
    COMPARISONS,
    COUNTED,
    SOURCES,
    WORDS,
    NotCovered,
    covered,
    number_of,
    put,
)
from opfor.fast.coh.sizes import CONDITION_WIDTH
from opfor.fast.coh.values import NOTHING

PlaceNumber = Callable[[object], int]
"""``place(where)``: the number of a place, as those of a mission are gathered."""
METERS = {
    Meter.AI_VPS: mind.AI_VPS,
    Meter.PLAYER_VPS: mind.PLAYER_VPS,
    Meter.CAPS: mind.PLAYER_CAPS,
    Meter.ROUND: mind.ROUND_NUMBER,
    Meter.MARKER: mind.MARKER_SPACE,
}


class ConditionRows:
    """The rows of conditions, and of what they count, as they are gathered."""

    def __init__(self, bot: int, place: PlaceNumber) -> None:
        self.bot, self.place = bot, place
        self.rows: list[list[int]] = []

    def line(self, conditions: Sequence[LineCondition]) -> tuple[int, int]:
        """The conditions of a line: the first row and how many; then, two by two, what they
        compare."""
        first = len(self.rows)
        self.rows += [self._condition(condition) for condition in conditions]
        for row, condition in zip(self.rows[first:], conditions, strict=True):
            if isinstance(condition, Compare):
                row[mind.COND_FIRST] = len(self.rows)
                self.rows += [self._amount(condition.left), self._amount(condition.right)]
        return first, len(conditions)

    def counted(self, counted: Counted) -> int:
        """The row of something that is counted."""
        self.rows.append(self._counted(counted))
        return len(self.rows) - 1

    def _amount(self, quantity: Quantity) -> list[int]:
        """A number, dice, what is counted, or what the game keeps anyway."""
        row = [0] * CONDITION_WIDTH
        match quantity:
            case Number(value=value):
                row[mind.COND_KIND], row[mind.COND_VALUE] = mind.PLAIN_NUMBER, value
            case Dice(count=dice):
                row[mind.COND_KIND], row[mind.COND_VALUE] = mind.BY_DICE, dice
            case Metered(meter=meter):
                row[mind.COND_KIND], row[mind.COND_VALUE] = mind.ON_METER, METERS[meter]
            case Counted():
                return self._counted(quantity)
            case _:
                raise NotCovered(str(quantity))
        return row

    def _counted(self, counted: Counted) -> list[int]:
        """Counters, Objectives or markers of which words are true."""
        row = [0] * CONDITION_WIDTH
        row[mind.COND_KIND] = mind.SOME_COUNTER
        row[mind.COND_OF] = number_of(COUNTED, counted.kind)
        row[mind.COND_SOURCE] = number_of(SOURCES, counted.source)
        row[mind.COND_PLACE] = NOTHING if counted.where is None else self.place(counted.where)
        covered(len(counted.words) <= mind.WORDS_EACH, counted)
        put(row, mind.COND_WORD, [number_of(WORDS, word) for word in counted.words])
        return row

    def _condition(self, condition: LineCondition) -> list[int]:
        """What a condition asks for."""
        row = [0] * CONDITION_WIDTH
        match condition:
            case Exists(counted=counted):
                row = self._counted(counted)
                row[mind.COND_NONE] = int(condition.none)
            case Compare(comparison=comparison):
                row[mind.COND_KIND] = mind.COMPARED
                row[mind.COND_COMPARISON] = COMPARISONS[comparison]
            case PlayerPassed():
                row[mind.COND_KIND] = mind.HAS_PASSED
            case Controls(side=side, hexes=hexes):
                row[mind.COND_KIND] = mind.MARKERS_HELD
                row[mind.COND_SIDE] = self.bot if side is Side.AI else 1 - self.bot
                row[mind.COND_PLACE] = self.place(AtHex(hexes)) if hexes else NOTHING
            case _:
                raise NotCovered(str(condition))
        return row
