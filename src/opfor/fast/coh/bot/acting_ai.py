"""Which AI acts? Those that can, the superlatives, the distance word, then 5.1.1 or 5.2.1."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.halves import narrow_by_tests, narrow_by_wishes
from opfor.core.ladder import ask, is_explained, propose
from opfor.core.narrow import narrow
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.ability.possible_actions import find_pairs
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
    goal_distance,
    is_ai,
    is_in_scope,
    is_unit,
)
from opfor.fast.coh.bot.settling import Which, one_left_so
from opfor.fast.coh.bot.target import find_aims
from opfor.fast.coh.bot.words.eligibility import is_of_kind, is_so
from opfor.fast.coh.bot.words.superlatives import (
    LOWEST_RATING,
    ar_against,
    ar_against_anybody,
)
from opfor.fast.coh.deployment import attack_cost
from opfor.fast.coh.mind import (
    CLOSEST,
    FARTHEST,
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
    RowOf,
)
from opfor.fast.coh.rules.targets import price_of_shot
from opfor.fast.coh.values import NOBODY, NOTHING, Battle


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


class Acts:
    """Cases of the question; words of the line come behind them, by their numbers."""

    TACTICAL, IN_HEX, NEXT_TO, MOVE, NO_MOVE, MISSION, RUMORS, MORTARS = range(8)
    CLOSEST, FARTHEST, WORDS = range(8, 11)


def cases_of_acting(battle: Battle) -> int:
    """What the order under the reader's eye asks for."""
    found = 1 << (Acts.TACTICAL + battle.order_scope)
    found |= 1 << (Acts.MOVE if goes_by_moving(battle) else Acts.NO_MOVE)
    kind, distance = said(battle, ROW_AI_KIND), said(battle, ROW_DISTANCE)
    if kind in (ONLY_RUMORS, ONLY_MORTARS):
        found |= 1 << (Acts.RUMORS if kind == ONLY_RUMORS else Acts.MORTARS)
    if distance in (CLOSEST, FARTHEST):
        found |= 1 << (Acts.CLOSEST if distance == CLOSEST else Acts.FARTHEST)
    return found | (1 << Acts.MISSION if is_for_some(battle) else 0)


def is_for_some(battle: Battle) -> bool:
    """Whether a mission's line speaks to some AI only."""
    is_named_so = said(battle, ROW_AI_KIND) == ONLY_NAMED
    return battle.only_ai != NOBODY or battle.bars_some == 1 or is_named_so


def said_of_acting(battle: Battle, place: int) -> int:
    """The word that the line says at a place before its AI; it is the word at hand."""
    if place == WORDS_EACH or said(battle, ROW_AI_WORD + place) == NO_WORD:
        return -1
    battle.word = said(battle, ROW_AI_WORD + place)
    return Acts.WORDS + battle.word


@cite("COH-5.2-b", "pivot-as-fallback", "COH-5.0.1-c")
def can_be_done(battle: Battle) -> bool:
    """Whether some AI can carry the order out, for a move order at least by turning; those who can
    are left as candidates."""
    find_able(battle)
    battle.fell_first = battle.settled_by
    if battle.left:
        return True
    is_turning = battle.order_action in (TO_MOVE, TO_MOVE_CAREFULLY)
    if is_turning and battle.settled_by == battle.row_of[RowOf.ABLE]:
        battle.is_pivoting = 1
        find_able(battle)
    return battle.left > 0


def find_able(battle: Battle) -> None:
    """Those who pass the tests, without a word about it."""
    was_thought, battle.is_thought = battle.is_thought, 1
    propose_ai(battle)
    narrow_by_tests(battle, Which.ACTING)
    battle.is_thought = was_thought


def propose_ai(battle: Battle) -> None:
    ask(battle)
    for ai in range(battle.units):
        if is_ai(battle, ai):
            propose(battle, ai)


@cite("COH-5.1.1-e", "COH-5.2.1-a", "COH-5.0.1-b", "COH-5.0.1-g", "QC-10")
@cite("ladders-of-priority-orders")
def choose_acting(battle: Battle) -> None:
    """Settle the AI among those that can, before any target is chosen."""
    if is_explained(battle):
        propose_ai(battle)
        narrow(battle, Which.ACTING)
    else:
        narrow_by_wishes(battle, Which.ACTING)
    battle.acting = one_left_so(battle, Which.ACTING, goes_by_moving(battle))
