"""One order under the reader's eye: who may act, on what, and which pairs can do it.

A tactical line and an action of a priority line are the same thing here: a priority action has
no words and looks only at Units in the AI's hex or next to it (its scope).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import is_in_scope, is_objective, is_unit
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_plain
from opfor.fast.coh.mind import (
    ANYWHERE,
    AT_OBJECTIVES,
    AT_UNITS,
    ROW_ACTION,
    ROW_CAP,
    ROW_TARGET,
    ROW_TARGET_WORD,
    TO_ATTACK,
    TO_ATTACK_AS_GROUP,
    TO_ATTACK_FAR,
    TO_CLOSE_IN,
    TO_DISENGAGE,
    TO_MOVE,
    TO_MOVE_CAREFULLY,
    TO_TURN_AND_ATTACK,
    UNREAD,
    WORDS_EACH,
)
from opfor.fast.coh.sizes import UNITS
from opfor.fast.coh.values import NOBODY, Battle


def begin_reading(battle: Battle, row: int, scope: int, place: int) -> None:
    """Read a line, of a priority line the action at a place."""
    battle.order_row = row
    battle.order_scope = scope
    battle.order_action = battle.order[row][ROW_ACTION + place]
    battle.is_pivoting = 0
    battle.matches = UNREAD
    battle.only_ai = NOBODY
    battle.acting = NOBODY
    for unit in range(UNITS):
        battle.is_barred[unit] = 0


def said(battle: Battle, column: int) -> int:
    """What the line says in a column of its row."""
    return battle.order[battle.order_row][column]


def order_cap(battle: Battle) -> int:
    return said(battle, ROW_CAP)


def target_kind(battle: Battle) -> int:
    return said(battle, ROW_TARGET)


def target_word(battle: Battle, place: int) -> int:
    return said(battle, ROW_TARGET_WORD + place)


def is_attack(battle: Battle) -> bool:
    return battle.order_action in (
        TO_ATTACK,
        TO_ATTACK_FAR,
        TO_ATTACK_AS_GROUP,
        TO_TURN_AND_ATTACK,
    )


def is_move(battle: Battle) -> bool:
    return battle.order_action in (TO_MOVE, TO_MOVE_CAREFULLY, TO_CLOSE_IN, TO_DISENGAGE)


def is_far(battle: Battle) -> bool:
    return battle.order_action == TO_ATTACK_FAR


def is_group(battle: Battle) -> bool:
    return battle.order_action == TO_ATTACK_AS_GROUP


def is_low_risk(battle: Battle) -> bool:
    return battle.order_action == TO_MOVE_CAREFULLY


@cite("COH-5.0-n", "COH-4.1.4-a")
def is_named_unit(battle: Battle, unit: int) -> bool:
    """Whether the order may be aimed at this Unit at all."""
    return is_unit(battle, unit) and target_kind(battle) != AT_OBJECTIVES


def is_named_objective(battle: Battle, marker: int) -> bool:
    """Whether the order may be aimed at this Objective; nobody attacks one."""
    if is_attack(battle) or target_kind(battle) == AT_UNITS:
        return False
    return is_objective(battle, marker)


def fits_words(battle: Battle, goal: int, ai: int) -> bool:
    """Whether a goal meets the target words."""
    for place in range(WORDS_EACH):
        word = target_word(battle, place)
        if is_plain(word) and not goal_meets(battle, word, goal, ai):
            return False
    return True


def find_matching(battle: Battle, ai: int) -> None:
    """The goals that meet the target words and lie in the AI's scope; for orders that look
    anywhere they are found once, unless each AI sees for itself."""
    if battle.matches != UNREAD and battle.order_scope == ANYWHERE and not battle.sees_for_itself:
        return
    battle.matches = 0
    for unit in range(battle.units):
        if is_named_unit(battle, unit) and is_in_scope(battle, ai, unit, battle.order_scope):
            if fits_words(battle, unit, ai):
                add_matching(battle, unit)
    for marker in range(battle.markers):
        if is_named_objective(battle, marker) and fits_words(battle, -1 - marker, ai):
            add_matching(battle, -1 - marker)


def add_matching(battle: Battle, goal: int) -> None:
    battle.matching[battle.matches] = goal
    battle.matches += 1


def can_act_on(battle: Battle, ai: int, goal: int) -> bool:
    """Whether a goal is among those an AI can do the action to."""
    for place in range(battle.pairs[ai]):
        if battle.pair[ai][place] == goal:
            return True
    return False
