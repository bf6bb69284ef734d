"""Which AI acts? Those that can, the superlatives, the distance word, then 5.1.1 or 5.2.1."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.ability.possible_actions import find_pairs
from opfor.fast.coh.bot.ladder import (
    S_4_1_1_A,
    S_4_1_2_A,
    S_4_1_2_H,
    S_5_0_1_A,
    S_5_0_1_C,
    S_5_0_1_D,
    S_5_0_1_E,
    S_5_0_C,
    S_5_0_D,
    S_5_0_I,
    S_5_0_L,
    S_5_0_M,
    S_5_1_1_A,
    S_5_1_1_B,
    S_5_1_1_C,
    S_5_1_1_D,
    S_5_1_1_E,
    S_5_2_1_A,
    S_7_1_A,
    one_left,
)
from opfor.fast.coh.bot.order.pairs import (
    find_matching,
    is_attack,
    is_far,
    is_group,
    is_move,
    order_cap,
    said,
)
from opfor.fast.coh.bot.seen.survey import (
    dm_of,
    goal_distance,
    is_ai,
    is_in_scope,
    is_unit,
    may_be_ordered,
)
from opfor.fast.coh.bot.target import find_aims
from opfor.fast.coh.bot.words.eligibility import is_of_kind, is_plain, is_so, row_of_word
from opfor.fast.coh.bot.words.superlatives import (
    LOWEST_RATING,
    ar_against,
    ar_against_anybody,
    group_around,
    plain_dv,
)
from opfor.fast.coh.deployment import attack_cost, move_cost
from opfor.fast.coh.mind import (
    ANYWHERE,
    CLOSEST,
    FARTHEST,
    HIGHEST_AR,
    LARGEST_GROUP,
    LOWEST_DV,
    NO_WORD,
    ONLY_MORTARS,
    ONLY_NAMED,
    ONLY_RUMORS,
    ROW_AI_KIND,
    ROW_AI_WORD,
    ROW_DISTANCE,
    ROW_NUMBER,
    SAME_HEX,
    TO_MOVE,
    TO_MOVE_CAREFULLY,
    WORDS_EACH,
)
from opfor.fast.coh.rules.targets import price_of_shot
from opfor.fast.coh.values import NOBODY, NOTHING, Battle
from opfor.fast.ladder import Measure, lowest, must, prefer
from opfor.fast.run import ask, propose


def is_meant(battle: Battle, ai: int) -> bool:
    """Whether a mission's line still speaks to this AI."""
    if said(battle, ROW_AI_KIND) == ONLY_NAMED and not is_named(battle, ai):
        return False
    return not battle.is_barred[ai] and battle.only_ai in (NOBODY, ai)


def is_named(battle: Battle, ai: int) -> bool:
    """Whether the line names this AI: ``rifle-05`` is the counter with the number 5."""
    return battle.counter_number[ai] == said(battle, ROW_NUMBER)


@cite("COH-1.0-h", "COH-4.1.2-a", "COH-4.1.2-h")
def is_near_enough(battle: Battle, ai: int) -> bool:
    """Whether an AI shares a hex with a Unit, or stands next to one, if it must."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and is_in_scope(battle, ai, unit, battle.order_scope):
            return True
    return False


def is_of_the_kind(battle: Battle, ai: int) -> bool:
    return is_of_kind(battle, said(battle, ROW_AI_KIND), ai)


def is_as_said(battle: Battle, ai: int) -> bool:
    return is_so(battle, battle.word, ai)


def has_matching_goal(battle: Battle, ai: int) -> bool:
    """Whether anything meets the target conditions."""
    find_matching(battle, ai)
    return battle.matches > 0


@cite("COH-5.0.1-c")
def can_do_it(battle: Battle, ai: int) -> bool:
    """Whether the AI can do the action to something that meets them."""
    find_pairs(battle, ai)
    return battle.pairs[ai] > 0


@cite("COH-5.0-d", "COH-5.0.1-j")
def highest_ar_ai(battle: Battle, ai: int) -> int:
    """An AI's greatest AR usable against a Unit it can act on."""
    best, has_unit = LOWEST_RATING, False
    for place in range(battle.pairs[ai]):
        if battle.pair[ai][place] >= 0:
            best, has_unit = max(best, ar_against(battle, ai, battle.pair[ai][place])), True
    return best if has_unit else ar_against_anybody(battle, ai)


@cite("COH-5.0.1-d", "COH-5.0.1-e")
def own_distance(battle: Battle, ai: int) -> int:
    """Hexes to the AI's own closest target."""
    find_aims(battle, ai)
    best = goal_distance(battle, battle.cell[ai], battle.aim[0])
    for place in range(1, battle.aims):
        best = min(best, goal_distance(battle, battle.cell[ai], battle.aim[place]))
    return best


@cite("COH-5.1.1-b", "COH-6.1-c")
def highest_ar_at_closest(battle: Battle, ai: int) -> int:
    """AR against the target concerned: a Unit among the closest aims."""
    closest, best, has_unit = own_distance(battle, ai), LOWEST_RATING, False
    for place in range(battle.aims):
        goal = battle.aim[place]
        if goal >= 0 and goal_distance(battle, battle.cell[ai], goal) == closest:
            best, has_unit = max(best, ar_against(battle, ai, goal)), True
    return best if has_unit else ar_against_anybody(battle, ai)


@cite("COH-5.1.1-c", "V-39", "attack-cost")
def cost_of_attack(battle: Battle, ai: int) -> int:
    """What the attack on its closest target costs; in other orders the AI's cost with its hit."""
    usual = attack_cost(battle, ai)
    has_prices = battle.has_turret[ai] or battle.indirect_cost[ai]
    if not has_prices or not is_attack(battle) or battle.counter_cost:
        return usual
    closest, best = own_distance(battle, ai), NOTHING
    for place in range(battle.aims):
        goal = battle.aim[place]
        if goal >= 0 and goal_distance(battle, battle.cell[ai], goal) == closest:
            if can_attack(battle, ai, goal, is_far(battle), order_cap(battle), is_group(battle)):
                cost = price_of_shot(battle)
                best = cost if best == NOTHING else min(best, cost)
    return usual if best == NOTHING else best


@cite("COH-5.1.1-a", "COH-5.2.1-a", "QC-9")
def is_unhit_ai(battle: Battle, ai: int) -> bool:
    return battle.hit[ai] == 0


@cite("COH-4.1.2-a", "ladders-of-priority-orders")
def goes_by_moving(battle: Battle) -> bool:
    """Whether the movers' ladder settles it: close-combat orders go by the attackers' ladder
    whatever their action, unless ruled otherwise."""
    return is_move(battle) and (battle.order_scope != SAME_HEX or battle.ladders_by_action == 1)


@cite("COH-5.2-b", "pivot-as-fallback", "COH-5.0.1-c")
def can_be_done(battle: Battle) -> bool:
    """Whether some AI can carry the order out, for a move order at least by turning; those who can
    are left as candidates."""
    find_able(battle)
    if battle.left:
        return True
    is_turning = battle.order_action in (TO_MOVE, TO_MOVE_CAREFULLY)
    if is_turning and battle.settled_by == S_5_0_1_C:
        battle.is_pivoting = 1
        find_able(battle)
    return battle.left > 0


def find_able(battle: Battle) -> None:
    """The tests of the ladder: the card's colour, whom a mission's line means, nearness, kind, the
    words, something that fits the target, something it can be done to."""
    ask(battle)
    for ai in range(battle.units):
        if is_ai(battle, ai):
            propose(battle, ai)
    sift(battle, S_4_1_1_A, may_be_ordered)
    sift(battle, S_7_1_A, is_meant)
    if battle.order_scope != ANYWHERE:
        rule = S_4_1_2_A if battle.order_scope == SAME_HEX else S_4_1_2_H
        sift(battle, rule, is_near_enough)
    if said(battle, ROW_AI_KIND) == ONLY_RUMORS:
        sift(battle, S_5_0_M, is_of_the_kind)
    elif said(battle, ROW_AI_KIND) == ONLY_MORTARS:
        sift(battle, S_5_0_L, is_of_the_kind)
    for place in range(WORDS_EACH):
        battle.word = said(battle, ROW_AI_WORD + place)
        if battle.word == NO_WORD:
            break
        if is_plain(battle.word):
            sift(battle, row_of_word(battle.word), is_as_said)
    if battle.order_scope == ANYWHERE:
        sift(battle, S_5_0_1_A, has_matching_goal)
    sift(battle, S_5_0_1_C, can_do_it)


def sift(battle: Battle, rule: int, of: Measure[Battle]) -> None:
    """A test, while there is anybody to be tested."""
    if battle.left:
        must(battle, rule, of)


def compare(battle: Battle, word: int) -> None:
    """A superlative of the line."""
    if word == HIGHEST_AR:
        prefer(battle, S_5_0_D, highest_ar_ai)
    elif word == LOWEST_DV:
        lowest(battle, S_5_0_C, plain_dv)
    elif word == LARGEST_GROUP:
        prefer(battle, S_5_0_I, group_around)


@cite("COH-5.1.1-e", "COH-5.2.1-a", "COH-5.0.1-b", "COH-5.0.1-g", "QC-10")
@cite("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d", "ladders-of-priority-orders")
def choose_acting(battle: Battle) -> None:
    """Settle the AI among those that can, before any target is chosen."""
    for place in range(WORDS_EACH):
        compare(battle, said(battle, ROW_AI_WORD + place))
    if said(battle, ROW_DISTANCE) == CLOSEST:
        lowest(battle, S_5_0_1_D, own_distance)
    elif said(battle, ROW_DISTANCE) == FARTHEST:
        prefer(battle, S_5_0_1_E, own_distance)
    if goes_by_moving(battle):
        prefer(battle, S_5_2_1_A, is_unhit_ai)
        lowest(battle, S_5_2_1_A, move_cost)
        battle.acting = one_left(battle, S_5_2_1_A)
        return
    prefer(battle, S_5_1_1_A, is_unhit_ai)
    prefer(battle, S_5_1_1_B, highest_ar_at_closest)
    lowest(battle, S_5_1_1_C, cost_of_attack)
    prefer(battle, S_5_1_1_D, dm_of)
    battle.acting = one_left(battle, S_5_1_1_E)
