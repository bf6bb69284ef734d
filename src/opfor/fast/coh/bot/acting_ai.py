"""Which AI acts? Those that can, the superlatives, the distance word, then 5.1.1 or 5.2.1."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.orders.words import Word
from opfor.core.cite import cite
from opfor.core.ladder import is_explained
from opfor.core.measure import Measure, measure
from opfor.core.narrow import Asked
from opfor.core.question import Question, Tie, lowest, must, prefer
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.ability.possible_actions import find_pairs
from opfor.fast.coh.bot.ability.refusals import what_stops
from opfor.fast.coh.bot.ability.stopped import (
    OF_ITSELF,
    OF_ONE,
    STOPS,
    Stop,
    is_of_itself,
    stopped_at,
)
from opfor.fast.coh.bot.acting_cases import (
    CASES,
    Acts,
    cases_of_acting,
    said_of_acting,
)
from opfor.fast.coh.bot.aims import find_aims
from opfor.fast.coh.bot.order.pairs import (
    find_matching,
    is_attack,
    is_far,
    is_group,
    order_cap,
    said,
)
from opfor.fast.coh.bot.seen.called import as_tried, goal_called, noted_goal
from opfor.fast.coh.bot.seen.survey import (
    dm_of,
    goal_distance,
    is_in_scope,
    is_unit,
    may_be_ordered,
)
from opfor.fast.coh.bot.words.eligibility import is_of_kind, is_so
from opfor.fast.coh.bot.words.measured import (
    HEXES,
    MOVE_COST,
    Measured,
    Rungs,
    ar_measure,
    dm_measure,
    dv_measure,
)
from opfor.fast.coh.bot.words.rungs import ai_words
from opfor.fast.coh.bot.words.superlatives import (
    LOWEST_RATING,
    ar_against,
    ar_against_anybody,
    group_around,
    plain_dv,
)
from opfor.fast.coh.deployment import attack_cost
from opfor.fast.coh.mind import (
    ONLY_NAMED,
    ROW_AI_KIND,
    ROW_NUMBER,
)
from opfor.fast.coh.rules.targets import price_of_shot
from opfor.fast.coh.values import NOBODY, NOTHING, Battle
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import AI_SAYS


@measure(brief="one the mission's line speaks to")
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


@measure(brief="of the kind the line names")
def is_of_the_kind(battle: Battle, ai: int) -> bool:
    return is_of_kind(battle, said(battle, ROW_AI_KIND), ai)


def is_as_said(battle: Battle, ai: int) -> bool:
    return is_so(battle, battle.word, ai)


@measure(brief="one with something on the map that fits the line's target")
def has_matching_goal(battle: Battle, ai: int) -> bool:
    """Whether anything meets the target conditions."""
    find_matching(battle, ai)
    return battle.matches > 0


@measure(words=why.WORDS, shortfalls=STOPS, brief="able to do the action to such a target")
@cite("COH-5.0.1-c")
def can_do_it(battle: Battle, ai: int) -> int:
    """Whether the AI can do the action to something that meets them; if not, what stops it at the
    nearest; of an attack also that it can attack none of them."""
    find_pairs(battle, ai)
    if battle.pairs[ai] or not is_explained(battle):
        return battle.pairs[ai] > 0
    if battle.matches == 0:
        return stopped_at(battle, Stop.NO_TARGET, 0, OF_ITSELF)
    nearest, targets = nearest_match(battle, ai), battle.matches
    stop = what_stops(battle, ai, nearest)
    if is_of_itself(stop):
        targets = OF_ITSELF
    elif targets == 1 or not is_attack(battle):
        targets = OF_ONE
    return stopped_at(battle, stop, nearest, targets)


def nearest_match(battle: Battle, ai: int) -> int:
    """The nearest of the goals that meet them, of equals the first."""
    own, best = battle.cell[ai], battle.matching[0]
    for place in range(1, battle.matches):
        goal = battle.matching[place]
        if goal_distance(battle, own, goal) < goal_distance(battle, own, best):
            best = goal
    return best


def may_act_on_it(battle: Battle, ai: int) -> int:
    """Whether the AI may be ordered; if not, why."""
    if may_be_ordered(battle, ai):
        return Stop.PASSED
    return stopped_at(battle, Stop.TAKES_NO_ORDERS if battle.is_idle[ai] else Stop.SPENT, 0, 0)


@ar_measure("highest AR against such a target")
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


@ar_measure("highest AR against its target", id="highest-ar")
@cite("COH-5.1.1-b", "COH-6.1-c")
def highest_ar_at_closest(battle: Battle, ai: int) -> int:
    """AR against the target concerned: a Unit among the closest aims."""
    closest, best, has_unit = own_distance(battle, ai), LOWEST_RATING, False
    for place in range(battle.aims):
        goal = battle.aim[place]
        if goal >= 0 and goal_distance(battle, battle.cell[ai], goal) == closest:
            best, has_unit = max(best, ar_against(battle, ai, goal)), True
    return best if has_unit else ar_against_anybody(battle, ai)


@measure("AP", said="cost {} AP", rulings=("attack-cost",), brief="lowest cost of the attack")
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


@measure(id="is-unhit", brief="without a hit")
@cite("COH-5.1.1-a", "COH-5.2.1-a", "QC-9")
def is_unhit_ai(battle: Battle, ai: int) -> bool:
    return battle.hit[ai] == 0


MAY_ACT: Measured = Measure(
    "may-act",
    may_act_on_it,
    words=why.WORDS,
    shortfalls=STOPS,
    brief="allowed to act: Fresh, on blue cards Spent too",
)
IN_A_UNITS_HEX = measure(id="in-a-units-hex", brief="in a hex with a Unit")(is_near_enough)
NEXT_TO_A_UNIT = replace(IN_A_UNITS_HEX, id="next-to-a-unit", brief="next to a Unit")
NEAREST = measure(HEXES, brief="nearest to its own closest target")(own_distance)
FARTHEST_AWAY = replace(NEAREST, brief="farthest from its own closest target")
HIGHEST_DM = dm_measure("highest DM where it stands", id="highest-dm")(dm_of)
LOWEST_DV_AI = dv_measure("lowest front DR and DM", id="lowest-dv-ai")(plain_dv)
GROUP_SIZE = measure(
    "AI",
    id="group-size",
    rulings=("largest-group-members",),
    brief="largest group of neighbouring AI",
)(group_around)


def attackers(ar: Measured, cost: Measured, case: str = "") -> Rungs:
    """5.1.1, who attacks: unhit, highest AR, cheapest attack, highest DM."""
    return (
        prefer("COH-5.1.1-a", is_unhit_ai, case=case),
        prefer("COH-5.1.1-b", ar, case=case),
        lowest("COH-5.1.1-c", cost, case=case),
        prefer("COH-5.1.1-d", HIGHEST_DM, case=case),
    )


def movers(case: str = "") -> Rungs:
    """5.2.1, who moves: unhit, cheapest to move."""
    return (
        prefer("COH-5.2.1-a", is_unhit_ai, case=case),
        lowest("COH-5.2.1-a", MOVE_COST, case=case),
    )


def superlatives() -> Rungs:
    """The AI's superlatives, from left to right as the line says them."""
    says = AI_SAYS
    return (
        prefer("COH-5.0-d", highest_ar_ai, by="QC-10", case=says[Word.HIGHEST_AR], as_said=True),
        lowest("COH-5.0-c", LOWEST_DV_AI, by="QC-10", case=says[Word.LOWEST_DV], as_said=True),
        prefer("COH-5.0-i", GROUP_SIZE, by="QC-10", case=says[Word.LARGEST_GROUP], as_said=True),
    )


ACTING: Asked = Question(
    "acting",
    "Which AI carries out the order?",
    "all AI on the map, Rumored Enemies included",
    (
        must("COH-4.1.1-a", MAY_ACT),
        must("COH-7.1-a", is_meant, case=CASES[Acts.MISSION]),
        must("COH-4.1.2-a", IN_A_UNITS_HEX, case=CASES[Acts.IN_HEX]),
        must("COH-4.1.2-h", NEXT_TO_A_UNIT, case=CASES[Acts.NEXT_TO]),
        must("COH-5.0-m", is_of_the_kind, case=CASES[Acts.RUMORS]),
        must("COH-5.0-l", is_of_the_kind, case=CASES[Acts.MORTARS]),
        *ai_words(is_as_said),
        must("COH-5.0.1-a", has_matching_goal, case=CASES[Acts.TACTICAL]),
        must("COH-5.0.1-c", can_do_it),
        *superlatives(),
        lowest("COH-5.0.1-d", NEAREST, case=CASES[Acts.CLOSEST]),
        prefer("COH-5.0.1-e", FARTHEST_AWAY, case=CASES[Acts.FARTHEST]),
        *attackers(highest_ar_at_closest, cost_of_attack, CASES[Acts.NO_MOVE]),
        *movers(CASES[Acts.MOVE]),
    ),
    named=goal_called,
    noted=noted_goal,
    tie=Tie("uniform", "COH-5.1.1-e", "AI to carry out the order", other="COH-5.2.1-a"),
    details=as_tried,
    chosen="{} acts",
    cases=CASES,
    cases_of=cases_of_acting,
    said_of=said_of_acting,
    is_halved=True,
)
