"""One order under the reader's eye: who may act, on what, and which pairs can do it.

A tactical line and an action of a priority line are the same thing here: a priority action has
no words and looks only at Units in the AI's hex or next to it (its scope).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import (
    goal_distance,
    is_ai,
    is_in_scope,
    is_objective,
    is_unit,
    objective_places,
)
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_plain
from opfor.fast.coh.mind import (
    ANYWHERE,
    AT_AI,
    AT_OBJECTIVES,
    AT_PLACE,
    AT_RUMORS,
    AT_UNITS,
    NO_WORD,
    ROW_ACTION,
    ROW_CAP,
    ROW_SPOT,
    ROW_TARGET,
    ROW_TARGET_WORD,
    ROW_WITHIN,
    TO_ATTACK,
    TO_ATTACK_AS_GROUP,
    TO_ATTACK_FAR,
    TO_CLOSE_IN,
    TO_DISENGAGE,
    TO_EXIT,
    TO_MOVE,
    TO_MOVE_CAREFULLY,
    TO_TURN_AND_ATTACK,
    UNREAD,
    WORDS_EACH,
)
from opfor.fast.coh.values import NOBODY, NOTHING, Battle


def begin_reading(battle: Battle, row: int, scope: int, place: int) -> None:
    """Read a line, of a priority line the action at a place."""
    battle.order_row = row
    battle.named_spot = battle.order[row][ROW_SPOT]
    battle.order_scope = scope
    battle.order_action = battle.order[row][ROW_ACTION + place]
    battle.is_pivoting = 0
    battle.matches = UNREAD
    battle.only_ai = NOBODY
    battle.acting = NOBODY
    battle.bars_some = 0
    for unit in range(battle.units):
        battle.is_barred[unit] = 0


def end_reading(battle: Battle) -> None:
    """The place that the line named is an Objective no longer."""
    battle.named_spot = NOTHING


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
    return battle.order_action in (
        TO_MOVE,
        TO_MOVE_CAREFULLY,
        TO_CLOSE_IN,
        TO_DISENGAGE,
        TO_EXIT,
    )


def is_far(battle: Battle) -> bool:
    return battle.order_action == TO_ATTACK_FAR


def is_group(battle: Battle) -> bool:
    return battle.order_action == TO_ATTACK_AS_GROUP


@cite("SOLO-6.1-b")
def moves_carefully(battle: Battle, ai: int) -> bool:
    """Whether an AI moves at low risk: the order says so, or the mission always does."""
    is_bound = battle.is_careful[ai] and battle.order_action == TO_MOVE
    return battle.order_action == TO_MOVE_CAREFULLY or is_bound == 1


@cite("COH-5.0-n", "COH-4.1.4-a")
def is_named_counter(battle: Battle, counter: int) -> bool:
    """Whether the order may be aimed at this Unit, or AI, at all; one that names a place is where
    Units are attacked there."""
    kind = target_kind(battle)
    if kind in (AT_AI, AT_RUMORS):
        return is_ai(battle, counter) and (kind == AT_AI or battle.is_rumored[counter] == 1)
    if kind == AT_OBJECTIVES or not is_unit(battle, counter):
        return False
    if kind != AT_PLACE:
        return True
    is_struck = is_attack(battle) or battle.order_action == TO_CLOSE_IN
    return is_struck and battle.spot_near[battle.named_spot][battle.cell[counter]] == 0


def is_named_objective(battle: Battle, objective: int) -> bool:
    """Whether the order may be aimed at this Objective; nobody attacks one."""
    kind = target_kind(battle)
    if is_attack(battle) or kind in (AT_UNITS, AT_AI, AT_RUMORS):
        return False
    if kind == AT_PLACE:
        is_place = objective == objective_places(battle) - 1
        return is_place and battle.order_action != TO_CLOSE_IN
    return is_objective(battle, objective)


def fits_words(battle: Battle, goal: int, ai: int) -> bool:
    """Whether a goal meets the target words, and is as near as the line says."""
    within = said(battle, ROW_WITHIN)
    if within and goal_distance(battle, battle.cell[ai], goal) > within:
        return False
    for place in range(WORDS_EACH):
        word = target_word(battle, place)
        if word == NO_WORD:
            return True
        if is_plain(word) and not goal_meets(battle, word, goal, ai):
            return False
    return True


def looks_for_itself(battle: Battle) -> bool:
    """Whether every AI has goals of its own, so that they are looked for again."""
    if battle.order_scope != ANYWHERE or battle.sees_for_itself:
        return True
    return said(battle, ROW_WITHIN) > 0 or target_kind(battle) in (AT_AI, AT_RUMORS)


def find_matching(battle: Battle, ai: int) -> None:
    """The goals that meet the target words and lie in the AI's scope; for orders that look
    anywhere they are found once, unless each AI sees for itself."""
    if battle.matches != UNREAD and not looks_for_itself(battle):
        return
    battle.matches = 0
    for unit in range(battle.units):
        if is_named_counter(battle, unit) and is_in_scope(battle, ai, unit, battle.order_scope):
            if unit != ai and fits_words(battle, unit, ai):
                add_matching(battle, unit)
    for objective in range(objective_places(battle)):
        if is_named_objective(battle, objective) and fits_words(battle, -1 - objective, ai):
            add_matching(battle, -1 - objective)


def add_matching(battle: Battle, goal: int) -> None:
    battle.matching[battle.matches] = goal
    battle.matches += 1


def can_act_on(battle: Battle, ai: int, goal: int) -> bool:
    """Whether a goal is among those an AI can do the action to."""
    for place in range(battle.pairs[ai]):
        if battle.pair[ai][place] == goal:
            return True
    return False
