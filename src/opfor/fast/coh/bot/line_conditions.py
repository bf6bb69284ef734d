"""Whether the conditions of a mission's line hold: Units of a kind there or not, markers held."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import is_unit
from opfor.fast.coh.bot.words.eligibility import is_plain, is_so
from opfor.fast.coh.mind import (
    COND_KIND,
    COND_MARKERS,
    COND_NONE,
    COND_SIDE,
    COND_WORD,
    SOME_UNIT,
)
from opfor.fast.coh.values import Battle

CONDITION_WORDS = 3


@cite("COH-7.0-a", "COH-7.1-a")
def conditions_hold(battle: Battle, line: int) -> bool:
    first = battle.line_condition[line]
    for place in range(first, first + battle.line_conditions[line]):
        if not condition_holds(battle, place):
            return False
    return True


def condition_holds(battle: Battle, place: int) -> bool:
    if battle.condition[place][COND_KIND] == SOME_UNIT:
        return has_such_unit(battle, place) != (battle.condition[place][COND_NONE] == 1)
    return are_held(battle, place)


def has_such_unit(battle: Battle, place: int) -> bool:
    for unit in range(battle.units):
        if is_unit(battle, unit) and is_such_unit(battle, place, unit):
            return True
    return False


def is_such_unit(battle: Battle, place: int, unit: int) -> bool:
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
