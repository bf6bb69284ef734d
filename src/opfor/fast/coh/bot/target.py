"""Which target does the acting AI act on? The closest; then the ladders 5.1.2 and 5.2.2."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ladder import (
    S_4_1_2_A,
    S_4_1_2_H,
    S_5_0_1_C,
    S_5_0_1_F,
    S_5_0_C,
    S_5_0_D,
    S_5_0_N,
    S_5_1_2_A,
    S_5_1_2_B,
    S_5_1_2_C,
    S_5_1_2_D,
    S_5_1_2_E,
    S_5_1_2_F,
    S_5_2_2_A,
    S_5_2_2_B,
    S_5_2_2_C,
    S_5_2_2_D,
    one_left,
)
from opfor.fast.coh.bot.order.pairs import (
    can_act_on,
    is_attack,
    is_named_counter,
    is_named_objective,
    target_kind,
    target_word,
)
from opfor.fast.coh.bot.seen.survey import (
    goal_distance,
    is_in_scope,
    nearest_objective_distance,
    objective_places,
)
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_plain, row_of_word
from opfor.fast.coh.bot.words.superlatives import goal_rank, keep_best_aims, seen_dv, unit_ar
from opfor.fast.coh.deployment import attack_cost, move_cost
from opfor.fast.coh.mind import (
    ANYWHERE,
    AT_TARGETS,
    HIGHEST_AR,
    LOWEST_DV,
    OBJECTIVE_FIRST,
    SAME_HEX,
    UNIT_FIRST,
    WORDS_EACH,
)
from opfor.fast.coh.values import Battle
from opfor.fast.ladder import lowest, must, prefer
from opfor.fast.run import ask, greatest, keep, propose


def is_first_named(battle: Battle, goal: int) -> bool:
    """Whether a goal is of the kind the order names first."""
    return (goal >= 0) == (target_kind(battle) == UNIT_FIRST)


def names_two(battle: Battle) -> bool:
    return target_kind(battle) in (UNIT_FIRST, OBJECTIVE_FIRST)


@cite("COH-5.2.2-a", "unit-or-objective", "COH-5.0.1-j", "QC-10")
def find_aims(battle: Battle, ai: int) -> None:
    """What an AI would act on before distance counts: the kind named first wherever it is
    eligible, then the target's superlatives from left to right."""
    is_split = names_two(battle) and not battle.closest_first and has_first_named(battle, ai)
    battle.aims = 0
    for place in range(battle.pairs[ai]):
        goal = battle.pair[ai][place]
        if not is_split or is_first_named(battle, goal):
            battle.aim[battle.aims] = goal
            battle.aims += 1
    for place in range(WORDS_EACH):
        word = target_word(battle, place)
        if word in (LOWEST_DV, HIGHEST_AR):
            keep_best_aims(battle, ai, word)


def has_first_named(battle: Battle, ai: int) -> bool:
    for place in range(battle.pairs[ai]):
        if is_first_named(battle, battle.pair[ai][place]):
            return True
    return False


def is_near_target(battle: Battle, goal: int) -> bool:
    return is_in_scope(battle, battle.acting, goal, battle.order_scope)


def is_target_as_said(battle: Battle, goal: int) -> bool:
    return goal_meets(battle, battle.word, goal, battle.acting)


def can_be_done_to(battle: Battle, goal: int) -> bool:
    return can_act_on(battle, battle.acting, goal)


@cite("COH-5.0.1-f")
def hexes_to_goal(battle: Battle, goal: int) -> int:
    return goal_distance(battle, battle.cell[battle.acting], goal)


@cite("COH-5.1.2-a")
def total_dv(battle: Battle, goal: int) -> int:
    """DV as this attacker sees it."""
    return seen_dv(battle, battle.acting, goal)


@cite("COH-5.0-n")
def is_unit_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0


def is_objective_goal(battle: Battle, goal: int) -> bool:
    return goal < 0


@cite("COH-5.1.2-b", "COH-5.2.2-c")
def is_hit_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0 and battle.hit[goal] > 0


@cite("COH-5.1.2-c", "QC-12")
def is_fresh_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0 and battle.spent[goal] == 0


@cite("COH-5.2.2-b", "QC-12")
def is_spent_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0 and battle.spent[goal] == 1


@cite("COH-5.1.2-d")
def ar_of_goal(battle: Battle, goal: int) -> int:
    return unit_ar(battle, goal, battle.acting)


@cite("COH-5.2.2-d")
def goal_to_objective(battle: Battle, goal: int) -> int:
    """Hexes from a Unit to the nearest Objective."""
    return 0 if goal < 0 else nearest_objective_distance(battle, battle.cell[goal])


def compare_goals(battle: Battle, word: int, rule: int) -> None:
    """A target's superlative; Objectives are as good as the best Unit."""
    if battle.left < 2:
        return
    least = 0
    for i in range(battle.left):
        goal = battle.candidates[i]
        battle.measured[i] = goal_rank(battle, battle.acting, word, goal) if goal >= 0 else 0
        least = min(least, battle.measured[i])
    for i in range(battle.left):
        if battle.candidates[i] < 0:
            battle.measured[i] = least
    best = greatest(battle)
    for i in range(battle.left):
        if battle.candidates[i] < 0:
            battle.measured[i] = best
    keep(battle, rule, best)


@cite("COH-5.0.1-f", "COH-5.0.1-g", "plain-target", "move-target-ladder")
def chosen_target(battle: Battle) -> int:
    """Settle what the acting AI acts on."""
    ask(battle)
    for unit in range(battle.units):
        if is_named_counter(battle, unit):
            propose(battle, unit)
    for objective in range(objective_places(battle)):
        if is_named_objective(battle, objective):
            propose(battle, -1 - objective)
    if battle.order_scope != ANYWHERE:
        rule = S_4_1_2_A if battle.order_scope == SAME_HEX else S_4_1_2_H
        must(battle, rule, is_near_target)
    for place in range(WORDS_EACH):
        battle.word = target_word(battle, place)
        if is_plain(battle.word):
            must(battle, row_of_word(battle.word), is_target_as_said)
    must(battle, S_5_0_1_C, can_be_done_to)
    if names_two(battle) and not battle.closest_first:
        prefer(battle, S_5_2_2_A, is_first_named)
    for place in range(WORDS_EACH):
        if target_word(battle, place) == LOWEST_DV:
            compare_goals(battle, LOWEST_DV, S_5_0_C)
        elif target_word(battle, place) == HIGHEST_AR:
            compare_goals(battle, HIGHEST_AR, S_5_0_D)
    lowest(battle, S_5_0_1_F, hexes_to_goal)
    prefer_kind(battle)
    return by_attack_or_move(battle)


def prefer_kind(battle: Battle) -> None:
    """Which kind goes first among targets at the same distance."""
    if names_two(battle) and battle.closest_first:
        prefer(battle, S_5_2_2_A, is_first_named)
    if target_kind(battle) == AT_TARGETS and battle.objectives_first:
        prefer(battle, S_5_0_N, is_objective_goal)
    elif target_kind(battle) == AT_TARGETS:
        prefer(battle, S_5_0_N, is_unit_goal)


@cite("COH-5.1.2-a", "COH-5.1.2-e", "COH-5.1.2-f", "COH-5.2.2-d")
def by_attack_or_move(battle: Battle) -> int:
    """The last rungs: of an attack its own six, of anything else the three of a move."""
    if is_attack(battle):
        lowest(battle, S_5_1_2_A, total_dv)
        prefer(battle, S_5_1_2_B, is_hit_goal)
        prefer(battle, S_5_1_2_C, is_fresh_goal)
        prefer(battle, S_5_1_2_D, ar_of_goal)
        lowest(battle, S_5_1_2_E, attack_cost)
        lowest(battle, S_5_1_2_F, move_cost)
        return one_left(battle, S_5_1_2_F)
    if not battle.random_move_target:
        prefer(battle, S_5_2_2_B, is_spent_goal)
        prefer(battle, S_5_2_2_C, is_hit_goal)
        lowest(battle, S_5_2_2_D, goal_to_objective)
    return one_left(battle, S_5_2_2_D)
