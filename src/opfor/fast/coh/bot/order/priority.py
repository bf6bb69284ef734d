"""Priority orders: the test whether the AI passes."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import is_ai, is_unit
from opfor.fast.coh.mind import (
    AT_LEAST,
    AT_MOST,
    LESS,
    MORE,
    ROW_COMPARISON,
    ROW_MARGIN,
)
from opfor.fast.coh.values import Battle


@cite("COH-4.1.2-p", "QC-26", "V-28")
def passes_test(battle: Battle, row: int) -> bool:
    """Whether the line makes the AI pass: Fresh AI against Fresh Units, reinforcements of this
    round included."""
    units = fresh_units(battle) + battle.order[row][ROW_MARGIN]
    return holds_between(battle.order[row][ROW_COMPARISON], fresh_ai(battle), units)


def fresh_ai(battle: Battle) -> int:
    count = battle.arriving_ai
    for unit in range(battle.units):
        if not battle.spent[unit] and is_ai(battle, unit):
            count += 1
    return count


def fresh_units(battle: Battle) -> int:
    count = battle.arriving_units
    for unit in range(battle.units):
        if not battle.spent[unit] and is_unit(battle, unit):
            count += 1
    return count


def holds_between(comparison: int, one: int, other: int) -> bool:
    if comparison == LESS:
        return one < other
    if comparison == AT_MOST:
        return one <= other
    if comparison == MORE:
        return one > other
    return one >= other if comparison == AT_LEAST else one == other
