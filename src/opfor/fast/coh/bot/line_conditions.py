"""Whether the conditions of a mission's line hold: counters of a kind there or not, markers, what
can be compared."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.order.priority import holds_between
from opfor.fast.coh.bot.seen.survey import (
    has_objective,
    is_ai,
    is_unit,
    nearest_objective_distance,
)
from opfor.fast.coh.bot.words.eligibility import is_plain, is_so
from opfor.fast.coh.mind import (
    AI_VPS,
    COMPARED,
    COND_AROUND,
    COND_COMPARISON,
    COND_FIRST,
    COND_KIND,
    COND_MARKERS,
    COND_NONE,
    COND_OF,
    COND_SIDE,
    COND_VALUE,
    COND_WITHIN,
    COND_WORD,
    HAS_PASSED,
    OF_OBJECTIVES,
    OF_UNITS,
    ON_METER,
    PLAYER_CAPS,
    PLAYER_VPS,
    ROUND_NUMBER,
    SOME_COUNTER,
)
from opfor.fast.coh.values import NOTHING, PASSED, Battle

CONDITION_WORDS = 3


@cite("COH-7.0-a", "COH-7.1-a")
def conditions_hold(battle: Battle, line: int) -> bool:
    first = battle.line_condition[line]
    for place in range(first, first + battle.line_conditions[line]):
        if not condition_holds(battle, place):
            return False
    return True


def condition_holds(battle: Battle, place: int) -> bool:
    kind = battle.condition[place][COND_KIND]
    if kind == SOME_COUNTER:
        return (count_such(battle, place) == 0) == (battle.condition[place][COND_NONE] == 1)
    if kind == HAS_PASSED:
        return battle.action == PASSED
    return compares(battle, place) if kind == COMPARED else are_held(battle, place)


def compares(battle: Battle, place: int) -> bool:
    """Whether one amount is less or more than the other, as the line says."""
    first = battle.condition[place][COND_FIRST]
    one, other = amount(battle, first), amount(battle, first + 1)
    return holds_between(battle.condition[place][COND_COMPARISON], one, other)


def amount(battle: Battle, place: int) -> int:
    """A number, what is counted, or what the game keeps anyway."""
    kind, value = battle.condition[place][COND_KIND], battle.condition[place][COND_VALUE]
    if kind == SOME_COUNTER:
        return count_such(battle, place)
    return metered(battle, value) if kind == ON_METER else value


def metered(battle: Battle, meter: int) -> int:
    if meter == AI_VPS:
        return battle.vp[battle.bot]
    if meter == PLAYER_VPS:
        return battle.vp[1 - battle.bot]
    if meter == PLAYER_CAPS:
        return battle.caps[1 - battle.bot]
    return battle.round if meter == ROUND_NUMBER else battle.space


def count_such(battle: Battle, place: int) -> int:
    """How many Units, or AI, of which the words are true are where the line says."""
    count = 0
    for unit in range(battle.units):
        if is_one_of(battle, unit, battle.condition[place][COND_OF]):
            if is_such(battle, place, unit) and is_there(battle, place, battle.cell[unit]):
                count += 1
    return count


def is_one_of(battle: Battle, unit: int, of: int) -> bool:
    return is_unit(battle, unit) if of == OF_UNITS else is_ai(battle, unit)


def is_there(battle: Battle, place: int, cell: int) -> bool:
    """Whether a hex is near enough to any counter, or Objective, that the line names."""
    most, of = battle.condition[place][COND_WITHIN], battle.condition[place][COND_AROUND]
    if most == NOTHING:
        return True
    if of == OF_OBJECTIVES:
        return has_objective(battle) and nearest_objective_distance(battle, cell) <= most
    for unit in range(battle.units):
        if is_one_of(battle, unit, of) and battle.distance[cell][battle.cell[unit]] <= most:
            return True
    return False


def is_such(battle: Battle, place: int, unit: int) -> bool:
    for column in range(COND_WORD, COND_WORD + CONDITION_WORDS):
        word = battle.condition[place][column]
        if is_plain(word) and not is_so(battle, word, unit):
            return False
    return True


def are_held(battle: Battle, place: int) -> bool:
    """Whether the markers asked about are all of one side; there must be one."""
    asked = battle.condition[place][COND_MARKERS]
    for marker in range(battle.markers):
        if (asked >> marker) & 1 and battle.holder[marker] != battle.condition[place][COND_SIDE]:
            return False
    return asked != 0
