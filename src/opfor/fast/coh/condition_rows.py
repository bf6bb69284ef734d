"""Conditions of a mission's lines as rows of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Exists,
    LineCondition,
    Meter,
    Metered,
    Number,
    PlayerPassed,
    Quantity,
)
from opfor.cardboard.coh.orders.nouns import Side, TargetKind
from opfor.cardboard.coh.orders.places import Pick, Within
from opfor.fast.coh import mind
from opfor.fast.coh.bot.line_conditions import CONDITION_WORDS
from opfor.fast.coh.order_numbers import (
    COMPARISONS,
    COUNTED,
    WORDS,
    NotCovered,
    covered,
    number_of,
    put,
)
from opfor.fast.coh.sizes import CONDITION_WIDTH
from opfor.fast.coh.values import NOTHING
from opfor.games.coh.values.solo_setting import SoloSetting

METERS = {
    Meter.AI_VPS: mind.AI_VPS,
    Meter.PLAYER_VPS: mind.PLAYER_VPS,
    Meter.CAPS: mind.PLAYER_CAPS,
    Meter.ROUND: mind.ROUND_NUMBER,
    Meter.MARKER: mind.MARKER_SPACE,
}


def condition_rows(
    setting: SoloSetting, conditions: Sequence[LineCondition], first: int
) -> list[list[int]]:
    """The conditions of a line, from row ``first`` on; then, two by two, what they compare."""
    rows = [_condition(setting, condition) for condition in conditions]
    amounts: list[list[int]] = []
    for row, condition in zip(rows, conditions, strict=True):
        if isinstance(condition, Compare):
            row[mind.COND_FIRST] = first + len(rows) + len(amounts)
            amounts += [_amount(condition.left), _amount(condition.right)]
    return [*rows, *amounts]


def _amount(quantity: Quantity) -> list[int]:
    """A number, what is counted, or what the game keeps anyway; dice are not covered."""
    row = [0] * CONDITION_WIDTH
    match quantity:
        case Number(value=value):
            row[mind.COND_KIND], row[mind.COND_VALUE] = mind.PLAIN_NUMBER, value
        case Metered(meter=meter):
            row[mind.COND_KIND], row[mind.COND_VALUE] = mind.ON_METER, METERS[meter]
        case Counted():
            _counted(row, quantity)
        case _:
            raise NotCovered(str(quantity))
    return row


def _counted(row: list[int], counted: Counted) -> None:
    """Units or AI on the map, of which words are true."""
    covered(counted.kind in (TargetKind.UNIT, TargetKind.AI), counted)
    covered(counted.source is None, counted)
    row[mind.COND_KIND], row[mind.COND_OF] = mind.SOME_COUNTER, COUNTED[counted.kind]
    words = [number_of(WORDS, word) for word in counted.words]
    covered(len(words) <= CONDITION_WORDS and max(words, default=0) < mind.HIGHEST_AR, words)
    put(row, mind.COND_WORD, words)
    _around(row, counted.where)


def _condition(setting: SoloSetting, condition: LineCondition) -> list[int]:
    """What a condition asks for."""
    row, player = [0] * CONDITION_WIDTH, 1 - setting.solo.bot_side
    match condition:
        case Exists(counted=counted):
            _counted(row, counted)
            row[mind.COND_NONE] = int(condition.none)
        case Compare(comparison=comparison):
            row[mind.COND_KIND] = mind.COMPARED
            row[mind.COND_COMPARISON] = COMPARISONS[comparison]
        case PlayerPassed():
            row[mind.COND_KIND] = mind.HAS_PASSED
        case Controls(side=side, hexes=hexes):
            row[mind.COND_KIND] = mind.MARKERS_HELD
            row[mind.COND_SIDE] = 1 - player if side is Side.AI else player
            asked = [c.hex in hexes or not hexes for c in setting.mission.control]
            row[mind.COND_MARKERS] = sum(is_so << n for n, is_so in enumerate(asked))
        case _:
            raise NotCovered(str(condition))
    return row


def _around(row: list[int], where: object) -> None:
    """Where the counters asked about must be: anywhere, or near any counter or Objective."""
    row[mind.COND_WITHIN] = NOTHING
    if where is None:
        return
    if not isinstance(where, Within) or not isinstance(where.of, Pick):
        raise NotCovered(str(where))
    covered(not where.of.words and where.of.distance is None, where)
    row[mind.COND_WITHIN], row[mind.COND_AROUND] = where.hexes, number_of(COUNTED, where.of.kind)
