"""Which target does the acting AI act on? The closest; then the ladders 5.1.2 and 5.2.2."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.narrow import narrow
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
from opfor.fast.coh.bot.settling import Which, one_left_so
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_plain
from opfor.fast.coh.bot.words.superlatives import goal_rank, keep_best_aims, seen_dv, unit_ar
from opfor.fast.coh.mind import (
    ANYWHERE,
    AT_TARGETS,
    HIGHEST_AR,
    LOWEST_DV,
    NO_WORD,
    OBJECTIVE_FIRST,
    SAME_HEX,
    UNIT_FIRST,
    WORDS_EACH,
)
from opfor.fast.coh.values import Battle


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


@cite("unit-words-and-objectives")
def dv_compared(battle: Battle, goal: int) -> int:
    """What Lowest DV makes of a goal; an Objective is as good as the best Unit."""
    return seen_dv(battle, battle.acting, goal) if goal >= 0 else -best_rank_left(battle, LOWEST_DV)


@cite("unit-words-and-objectives")
def ar_compared(battle: Battle, goal: int) -> int:
    """What Highest AR makes of a goal; an Objective is as good as the best Unit."""
    return ar_of_goal(battle, goal) if goal >= 0 else best_rank_left(battle, HIGHEST_AR)


def best_rank_left(battle: Battle, word: int) -> int:
    """What a superlative makes of the best Unit left; nothing without any."""
    best, has_unit = 0, False
    for place in range(battle.left):
        goal = battle.candidates[place]
        if goal >= 0:
            rank = goal_rank(battle, battle.acting, word, goal)
            if not has_unit or rank > best:
                best, has_unit = rank, True
    return best


class Aimed:
    """Cases of the question; words of the line come behind them, by their numbers."""

    ATTACK, NO_ATTACK, IN_HEX, NEXT_TO, TWO_KINDS, ANY_KIND, WORDS = range(7)


def cases_of_target(battle: Battle) -> int:
    """What the order under the reader's eye asks for."""
    found = 1 << (Aimed.ATTACK if is_attack(battle) else Aimed.NO_ATTACK)
    if battle.order_scope != ANYWHERE:
        found |= 1 << (Aimed.IN_HEX if battle.order_scope == SAME_HEX else Aimed.NEXT_TO)
    return found | cases_of_kinds(battle)


def cases_of_kinds(battle: Battle) -> int:
    """Whether the line may be about both Units and Objectives."""
    if names_two(battle):
        return 1 << Aimed.TWO_KINDS
    return 1 << Aimed.ANY_KIND if target_kind(battle) == AT_TARGETS else 0


def said_of_target(battle: Battle, place: int) -> int:
    """The word that the line says at a place before its target; it is the word at hand. Where an
    order is for close combat or short range only superlatives count."""
    if place == WORDS_EACH or target_word(battle, place) == NO_WORD:
        return -1
    battle.word = target_word(battle, place)
    is_passed_over = battle.order_scope != ANYWHERE and is_plain(battle.word)
    return Aimed.WORDS + (NO_WORD if is_passed_over else battle.word)


@cite("COH-5.0.1-f", "COH-5.0.1-g", "plain-target", "move-target-ladder")
@cite("COH-5.1.2-f", "COH-5.2.2-d")
def chosen_target(battle: Battle) -> int:
    """Settle what the acting AI acts on."""
    ask(battle)
    for unit in range(battle.units):
        if is_named_counter(battle, unit):
            propose(battle, unit)
    for objective in range(objective_places(battle)):
        if is_named_objective(battle, objective):
            propose(battle, -1 - objective)
    narrow(battle, Which.TARGET)
    return one_left_so(battle, Which.TARGET, not is_attack(battle))
