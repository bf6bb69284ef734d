"""Which counter or Objective do a mission's words pick? ``Lowest DV Unit closest to AI``.

As on a card: the words from left to right, the distance word, the ladder. Nobody acts, so a DV is
front DR and DM, and an AR the greatest the counter can use.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.acting_ai import is_unhit_ai
from opfor.fast.coh.bot.ladder import (
    S_5_0_1_D,
    S_5_0_1_E,
    S_5_0_C,
    S_5_0_D,
    S_5_0_I,
    S_5_1_1_A,
    S_5_1_1_B,
    S_5_1_1_C,
    S_5_1_1_D,
    S_5_1_1_E,
    S_5_1_2_A,
    S_5_1_2_B,
    S_5_1_2_C,
    S_5_1_2_D,
    S_5_1_2_E,
    S_5_1_2_F,
    one_left,
)
from opfor.fast.coh.bot.seen.survey import (
    dm_of,
    goal_cell,
    goal_cells,
    goal_distance,
    is_ai,
    is_objective,
    is_unit,
    objective_places,
)
from opfor.fast.coh.bot.target import is_fresh_goal, is_hit_goal
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_plain, row_of_word
from opfor.fast.coh.bot.words.superlatives import (
    LOWEST_RATING,
    UNKNOWN_DV,
    ar_against_anybody,
    group_around,
    plain_dv,
    unit_ar,
)
from opfor.fast.coh.deployment import attack_cost, move_cost
from opfor.fast.coh.mind import (
    ANY_DISTANCE,
    CLOSEST,
    FARTHEST,
    HIGHEST_AR,
    LOWEST_DV,
    NO_WORD,
    OF_AI,
    OF_EITHER,
    OF_OBJECTIVES,
    OF_RUMORS,
    OF_SPOT,
    OF_UNITS,
    ONE_AI,
    ONE_UNIT,
    WORDS_EACH,
)
from opfor.fast.coh.values import NOBODY, NOTHING, Battle
from opfor.fast.ladder import lowest, must, prefer
from opfor.fast.run import propose


def begin_pick(battle: Battle, ladder: int) -> None:
    """Nothing is said so far but whose ladder settles it in the end, if any."""
    battle.pick_ladder = ladder
    battle.pick_distance = ANY_DISTANCE
    for place in range(WORDS_EACH):
        battle.pick_word[place] = NO_WORD


def is_one_of(battle: Battle, counter: int, kind: int) -> bool:
    """Whether a counter is of a kind that a line may name."""
    if kind in (OF_AI, OF_RUMORS):
        return is_ai(battle, counter) and (kind == OF_AI or battle.is_rumored[counter] == 1)
    return kind in (OF_UNITS, OF_EITHER) and is_unit(battle, counter)


def propose_kind(battle: Battle, kind: int) -> None:
    """Everything of a kind on the map."""
    for counter in range(battle.units):
        if is_one_of(battle, counter, kind):
            propose(battle, counter)
    if kind in (OF_OBJECTIVES, OF_EITHER):
        for objective in range(objective_places(battle)):
            if is_objective(battle, objective):
                propose(battle, -1 - objective)


@cite("COH-5.0-c", "lowest-dv-view")
def front_dv_of(battle: Battle, goal: int) -> int:
    return plain_dv(battle, goal) if goal >= 0 else UNKNOWN_DV


@cite("COH-5.0-d")
def greatest_ar(battle: Battle, goal: int) -> int:
    if goal < 0:
        return LOWEST_RATING
    if battle.side_of[goal] == battle.bot:
        return ar_against_anybody(battle, goal)
    return unit_ar(battle, goal, NOBODY)


def is_as_picked(battle: Battle, goal: int) -> bool:
    return goal_meets(battle, battle.word, goal, NOBODY)


@cite("COH-5.0.1-d", "COH-5.0.1-e")
def hexes_to_anchor(battle: Battle, goal: int) -> int:
    """The distance to the nearest of what the line measures to: a place, or a kind of counter."""
    best = NOTHING
    if battle.pick_anchor == OF_SPOT:
        for place in range(goal_cells(battle, goal)):
            away = battle.spot_near[battle.pick_spot][goal_cell(battle, goal, place)]
            best = away if best == NOTHING else min(best, away)
        return max(best, 0)
    for counter in range(battle.units):
        if counter != goal and is_one_of(battle, counter, battle.pick_anchor):
            away = goal_distance(battle, battle.cell[counter], goal)
            best = away if best == NOTHING else min(best, away)
    if battle.pick_anchor in (OF_OBJECTIVES, OF_EITHER):
        for objective in range(objective_places(battle)):
            if is_objective(battle, objective) and -1 - objective != goal:
                away = hexes_between(battle, -1 - objective, goal)
                best = away if best == NOTHING else min(best, away)
    return max(best, 0)


def hexes_between(battle: Battle, one: int, other: int) -> int:
    """From the nearest hex of a goal to the nearest of another."""
    best = goal_distance(battle, goal_cell(battle, one, 0), other)
    for place in range(1, goal_cells(battle, one)):
        best = min(best, goal_distance(battle, goal_cell(battle, one, place), other))
    return best


@cite("several-superlatives", "QC-10")
def narrow_by_words(battle: Battle) -> None:
    """What the words leave of the candidates, from left to right."""
    for place in range(WORDS_EACH):
        battle.word = battle.pick_word[place]
        if battle.word == NO_WORD:
            return
        if is_plain(battle.word):
            must(battle, row_of_word(battle.word), is_as_picked)
        elif battle.word == LOWEST_DV:
            lowest(battle, S_5_0_C, front_dv_of)
        elif battle.word == HIGHEST_AR:
            prefer(battle, S_5_0_D, greatest_ar)
        else:
            prefer(battle, S_5_0_I, group_around)


@cite("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d", "COH-5.1.2-a", "COH-5.1.2-b")
@cite("COH-5.1.2-c", "COH-5.1.2-d", "COH-5.1.2-e", "COH-5.1.2-f")
def narrow_pick(battle: Battle) -> None:
    """What every rule but chance leaves of the candidates: what the line says, then the ladder of
    AI that could act, or of Units that could be attacked."""
    narrow_by_words(battle)
    if battle.pick_distance == CLOSEST:
        lowest(battle, S_5_0_1_D, hexes_to_anchor)
    elif battle.pick_distance == FARTHEST:
        prefer(battle, S_5_0_1_E, hexes_to_anchor)
    if battle.pick_ladder == ONE_UNIT:
        lowest(battle, S_5_1_2_A, front_dv_of)
        prefer(battle, S_5_1_2_B, is_hit_goal)
        prefer(battle, S_5_1_2_C, is_fresh_goal)
        prefer(battle, S_5_1_2_D, greatest_ar)
        lowest(battle, S_5_1_2_E, attack_cost)
        lowest(battle, S_5_1_2_F, move_cost)
    elif battle.pick_ladder == ONE_AI:
        prefer(battle, S_5_1_1_A, is_unhit_ai)
        prefer(battle, S_5_1_1_B, greatest_ar)
        lowest(battle, S_5_1_1_C, attack_cost)
        prefer(battle, S_5_1_1_D, dm_of)


@cite("COH-5.1.1-e", "COH-5.1.2-f")
def settled_pick(battle: Battle) -> int:
    """One of the candidates; chance decides between equals. ``has_picked``: there was one."""
    narrow_pick(battle)
    battle.has_picked = battle.left > 0
    return one_left(battle, S_5_1_1_E if battle.pick_ladder == ONE_AI else S_5_1_2_F)
