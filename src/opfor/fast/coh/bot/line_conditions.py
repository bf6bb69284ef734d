"""Whether the conditions of a mission's line hold: what the game keeps anyway, what can be counted,
dice."""

from __future__ import annotations

from opfor.core.asking import ROLL, is_new, pick
from opfor.core.cite import cite
from opfor.core.ladder import ask
from opfor.core.rows import REQUEST, note
from opfor.fast.coh.bot.entry import waits_at_edge
from opfor.fast.coh.bot.line_picks import begin_pick, narrow_by_words, propose_kind
from opfor.fast.coh.bot.line_places import find_cells, is_found_cell
from opfor.fast.coh.bot.order.priority import holds_between
from opfor.fast.coh.bot.seen.survey import goal_cell, goal_cells
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_about_hex, is_plain, is_so
from opfor.fast.coh.mind import (
    AI_VPS,
    BY_DICE,
    COMPARED,
    COND_COMPARISON,
    COND_FIRST,
    COND_KIND,
    COND_NONE,
    COND_OF,
    COND_PLACE,
    COND_SIDE,
    COND_SOURCE,
    COND_VALUE,
    COND_WORD,
    FROM_CUP,
    FROM_RE_CUP,
    HAS_PASSED,
    NO_LADDER,
    NO_WORD,
    OF_AI,
    OF_MARKERS,
    ON_METER,
    PLAYER_CAPS,
    PLAYER_VPS,
    ROUND_NUMBER,
    SOME_COUNTER,
    WAS_DESTROYED,
    WORDS_EACH,
)
from opfor.fast.coh.rules.rolls import SIX
from opfor.fast.coh.values import DESTROYED, DICE, NOBODY, NOTHING, PASSED, RESERVE, Battle
from opfor.fast.coh.whys import For


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
    one = amount(battle, first)
    other = amount(battle, first + 1)
    return holds_between(battle.condition[place][COND_COMPARISON], one, other)


def amount(battle: Battle, place: int) -> int:
    """A number, dice, what is counted, or what the game keeps anyway."""
    kind, value = battle.condition[place][COND_KIND], battle.condition[place][COND_VALUE]
    if kind == SOME_COUNTER:
        return count_such(battle, place)
    if kind == BY_DICE:
        return sum_of_dice(battle, value)
    return metered(battle, value) if kind == ON_METER else value


def sum_of_dice(battle: Battle, dice: int) -> int:
    total = 0
    if is_new(battle):
        note(battle, REQUEST, ROLL, For.A_CONDITION, NOBODY, dice)
    for _ in range(dice):
        total += pick(battle, DICE, SIX) + 1
    return total


def metered(battle: Battle, meter: int) -> int:
    if meter == AI_VPS:
        return battle.vp[battle.bot]
    if meter == PLAYER_VPS:
        return battle.vp[1 - battle.bot]
    if meter == PLAYER_CAPS:
        return battle.caps[1 - battle.bot]
    return battle.round if meter == ROUND_NUMBER else battle.space


def count_such(battle: Battle, place: int) -> int:
    """How many there are on the map (or destroyed, or in a cup), where the line says."""
    of, source = battle.condition[place][COND_OF], battle.condition[place][COND_SOURCE]
    if of == OF_MARKERS:
        return count_markers(battle, place)
    if says(battle, place, WAS_DESTROYED):
        return count_destroyed(battle, of, source)
    if source:
        return count_in_cup(battle, place)
    ask(battle)
    propose_kind(battle, of)
    keep_such(battle, place)
    if battle.condition[place][COND_PLACE] == NOTHING:
        return battle.counted_goals
    find_cells(battle, battle.condition[place][COND_PLACE], True)
    return count_there(battle)


def says(battle: Battle, place: int, word: int) -> bool:
    for n in range(COND_WORD, COND_WORD + WORDS_EACH):
        if battle.condition[place][n] == word:
            return True
    return False


def keep_such(battle: Battle, place: int) -> None:
    """The candidates of which the words are true; of these whom superlatives leave."""
    left, told = 0, 0
    begin_pick(battle, NO_LADDER)
    for n in range(battle.left):
        if is_such(battle, place, battle.candidates[n]):
            battle.candidates[left] = battle.candidates[n]
            left += 1
    battle.left = left
    for n in range(COND_WORD, COND_WORD + WORDS_EACH):
        word = battle.condition[place][n]
        if word != NO_WORD and not is_plain(word):
            battle.pick_word[told] = word
            told += 1
    narrow_by_words(battle)
    battle.counted_goals = battle.left
    for n in range(battle.left):
        battle.counted_goal[n] = battle.candidates[n]


def is_such(battle: Battle, place: int, goal: int) -> bool:
    for n in range(COND_WORD, COND_WORD + WORDS_EACH):
        word = battle.condition[place][n]
        if is_plain(word) and not goal_meets(battle, word, goal, NOBODY):
            return False
    return True


def count_there(battle: Battle) -> int:
    """How many of what is counted have a hex among those found."""
    count = 0
    for n in range(battle.counted_goals):
        if is_found_goal(battle, battle.counted_goal[n]):
            count += 1
    return count


def is_found_goal(battle: Battle, goal: int) -> bool:
    for each in range(goal_cells(battle, goal)):
        if is_found_cell(battle, goal_cell(battle, goal, each)):
            return True
    return False


def count_destroyed(battle: Battle, of: int, source: int) -> int:
    """The fallen of a side; none of them lies in a cup."""
    count, side = 0, battle.bot if of == OF_AI else 1 - battle.bot
    for unit in range(battle.units):
        if battle.side_of[unit] == side and battle.place[unit] == DESTROYED:
            count += 1
    return 0 if source else count


def count_in_cup(battle: Battle, place: int) -> int:
    """The AI in a cup (or still in reserve) of which the words are true that say nothing of a
    hex."""
    count = 0
    for unit in range(battle.units):
        if battle.side_of[unit] == battle.bot and is_in(battle, unit, place):
            if is_such_off_map(battle, unit, place):
                count += 1
    return count


def is_in(battle: Battle, unit: int, place: int) -> bool:
    source = battle.condition[place][COND_SOURCE]
    if source == FROM_CUP:
        return waits_at_edge(battle, unit)
    if source == FROM_RE_CUP:
        return battle.in_cup[unit] > 0
    return battle.place[unit] == RESERVE and battle.due[unit] > battle.round


def is_such_off_map(battle: Battle, unit: int, place: int) -> bool:
    for n in range(COND_WORD, COND_WORD + WORDS_EACH):
        word = battle.condition[place][n]
        if is_plain(word) and not is_about_hex(word) and not is_so(battle, word, unit):
            return False
    return True


def count_markers(battle: Battle, place: int) -> int:
    """The Control Markers that are the AI's, where the line says."""
    where, count = battle.condition[place][COND_PLACE], 0
    if where != NOTHING:
        find_cells(battle, where, True)
    for marker in range(battle.markers):
        if battle.holder[marker] == battle.bot:
            if where == NOTHING or is_found_cell(battle, battle.marker_cell[marker]):
                count += 1
    return count


def are_held(battle: Battle, place: int) -> bool:
    """Whether the markers asked about are all of one side; there must be one."""
    where, asked = battle.condition[place][COND_PLACE], 0
    if where != NOTHING:
        find_cells(battle, where, True)
    for marker in range(battle.markers):
        if where == NOTHING or is_found_cell(battle, battle.marker_cell[marker]):
            asked += 1
            if battle.holder[marker] != battle.condition[place][COND_SIDE]:
                return False
    return asked > 0
