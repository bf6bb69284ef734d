"""Which AI acts? Those that can, the superlatives, the distance word, then 5.1.1 or 5.2.1."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import Distance, Kind
from opfor.core.cascade import Narrowed, decide, narrowed_by
from opfor.core.cite import cite
from opfor.core.measure import Measure, Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, lowest, must, prefer, selected
from opfor.games.coh.bot.ability.attack_limits import Solution, solution
from opfor.games.coh.bot.ability.possible_actions import goals_in_reach, refusal
from opfor.games.coh.bot.order.pairs import SCOPE_RULES, SCOPES, Reading
from opfor.games.coh.bot.seen.survey import HEXES, Goal, Rungs, Surveyed
from opfor.games.coh.bot.target import AP, COST, aims, move_cost
from opfor.games.coh.bot.words.eligibility import is_of_kind
from opfor.games.coh.bot.words.rungs import ai_words, said
from opfor.games.coh.bot.words.superlatives import ai_superlatives, ar_against, ar_measure
from opfor.games.coh.rules.targets import price
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import AI_SAYS, MOVE, NO_MOVE
from opfor.games.coh.values.play import CohPlay


@measure(words=why.WORDS, brief="allowed to act: Fresh, on blue cards Spent too")
@cite("COH-4.1.1-a", "COH-4.0-b", "COH-4.3-a")
def may_act(reading: Reading, ai: int) -> bool | Shortfall:
    if reading.may_act(ai):
        return True
    return why.TAKES_NO_ORDERS if ai in reading.survey.outlook.idle else why.SPENT


@measure(brief="one the mission's line speaks to")
def is_meant(reading: Reading, ai: int) -> bool:
    return reading.is_meant(ai)


@measure(brief="near enough to a Unit")
@cite("COH-4.1.2-a", "COH-4.1.2-h")
def in_scope(reading: Reading, ai: int) -> bool:
    return reading.in_scope(ai)


@measure(brief="of the kind the line names")
def is_of_the_kind(reading: Reading, ai: int) -> bool:
    return is_of_kind(reading.survey, reading.ai.kind, ai)


@measure(brief="one with something on the map that fits the line's target")
def has_matching_goal(reading: Reading, ai: int) -> bool:
    """Whether anything meets the target conditions."""
    return bool(reading.goals_for(ai))


@measure(words=why.WORDS, brief="able to do the action to such a target")
@cite("COH-5.0.1-c")
def can_do_it(reading: Reading, ai: int) -> bool | Shortfall:
    """Whether the AI can do the action to something that meets them; if not, what stops it at the
    nearest; of an attack also that it can attack none of them."""
    if goals_in_reach(reading, ai) or not reading.told:
        return bool(reading.pairs[ai])
    goals, survey = reading.goals_for(ai), reading.survey
    if not goals:
        return why.NO_TARGET
    nearest = survey.nearest(survey.cell(ai), goals)[0]
    stopped = refusal(reading, ai, nearest)
    if stopped is None:
        return False
    if stopped.why in why.OF_ITSELF:
        return stopped
    if reading.is_attack and len(goals) > 1:
        return why.of_all(stopped, len(goals), survey.counters[nearest].id)
    return Shortfall(stopped.why, stopped.values, survey.name(nearest))


@measure(HEXES, brief="nearest to its own closest target")
@cite("COH-5.0.1-d", "COH-5.0.1-e")
def own_distance(reading: Reading, ai: int) -> int:
    """Hexes to the AI's own closest target."""
    survey = reading.survey
    return min(survey.distance(survey.cell(ai), goal) for goal in aims(reading, ai).goals)


FARTHEST = replace(own_distance, brief="farthest from its own closest target")


def closest_aims(reading: Reading, ai: int) -> list[Goal]:
    survey = reading.survey
    return survey.nearest(survey.cell(ai), aims(reading, ai).goals)


@ar_measure("highest AR against its target")
@cite("COH-5.1.1-b", "COH-6.1-c")
def highest_ar(reading: Reading, ai: int) -> int:
    """AR against the target concerned."""
    return ar_against(reading.survey, ai, [g for g in closest_aims(reading, ai) if g >= 0])


@measure(AP, said=COST, rulings=("attack-cost",), brief="lowest cost of the attack")
@cite("COH-5.1.1-c", "V-39", "attack-cost")
def cost_of_attack(reading: Reading, ai: int) -> int:
    """What the attack on its closest target costs; in other orders the AI's cost with its hit."""
    survey = reading.survey
    usual: int = survey.look.attack_cost(ai)
    if not reading.is_attack or survey.rulings.attack_cost == "counter":
        return usual
    found = [solution(survey, ai, g, reading.firing) for g in closest_aims(reading, ai) if g >= 0]
    costs = [price(survey.look, each.shot) for each in found if isinstance(each, Solution)]
    return min(costs, default=usual)


MAY_ACT, ABLE = "COH-4.1.1-a", "COH-5.0.1-c"


@measure(brief="without a hit")
@cite("COH-5.1.1-a", "COH-5.2.1-a", "QC-9")
def is_unhit(at: Surveyed, ai: int) -> bool:
    return not at.survey.counters[ai].hit


@measure("DM", said="DM {}", brief="highest DM where it stands")
@cite("COH-5.1.1-d")
def highest_dm(at: Surveyed, ai: int) -> int:
    return at.survey.dm(ai)


@cite("COH-5.1.1-a", "COH-5.1.1-b", "COH-5.1.1-c", "COH-5.1.1-d")
def attackers(ar: Measure[Any, int], cost: Measure[Any, int], case: str = "") -> Rungs:
    """5.1.1, who attacks: unhit, highest AR, cheapest attack, highest DM."""
    return (
        prefer("COH-5.1.1-a", is_unhit, case=case),
        prefer("COH-5.1.1-b", ar, case=case),
        lowest("COH-5.1.1-c", cost, case=case),
        prefer("COH-5.1.1-d", highest_dm, case=case),
    )


@cite("COH-5.2.1-a")
def movers(case: str = "") -> Rungs:
    """5.2.1, who moves: unhit, cheapest to move."""
    return (
        prefer("COH-5.2.1-a", is_unhit, case=case),
        lowest("COH-5.2.1-a", move_cost, case=case),
    )


NEAR = {
    "hex": replace(in_scope, id="in-a-units-hex", brief="in a hex with a Unit"),
    "adjacent": replace(in_scope, id="next-to-a-unit", brief="next to a Unit"),
}
KINDS = {
    Kind.RE: ("COH-5.0-m", "the line is for RE"),
    Kind.MORTAR_OR_INF_GUN: ("COH-5.0-l", "the line is for Mortar or Inf Gun"),
}
DISTANCES = {
    Distance.CLOSEST: "the line says closest to",
    Distance.FARTHEST: "the line says farthest from",
}
MISSION, TACTICAL = "a mission's line speaks to some AI only", "the line is a tactical order"
TURNING = (OrderAction.MOVE, OrderAction.LOW_RISK_MOVE)
"""Orders that may come to a pivot if nobody can move."""


@cite("COH-4.1.2-a", "ladders-of-priority-orders")
def goes_by_moving(reading: Reading) -> bool:
    """Whether the movers' ladder settles it: close-combat orders go by the attackers' ladder
    whatever their action, unless ruled otherwise."""
    by_action = reading.survey.rulings.ladders_of_priority_orders == "by-action"
    return reading.is_move and (reading.scope != "hex" or by_action)


def cases(reading: Reading) -> tuple[str, ...]:
    """What the order under the reader's eye asks for."""
    found = [SCOPES.get(reading.scope, TACTICAL), MOVE if goes_by_moving(reading) else NO_MOVE]
    if reading.barred or reading.only is not None:
        found.append(MISSION)
    if reading.ai.kind in KINDS:
        found.append(KINDS[reading.ai.kind][1])
    if reading.distance is not None:
        found.append(DISTANCES[reading.distance])
    return (*found, *said(AI_SAYS, reading.ai.words))


ACTING: Question[Reading, int] = Question(
    "acting",
    "Which AI carries out the order?",
    "all AI on the map, Rumored Enemies included",
    (
        must(MAY_ACT, may_act),
        must("COH-7.1-a", is_meant, case=MISSION),
        *(must(SCOPE_RULES[scope], NEAR[scope], case=case) for scope, case in SCOPES.items()),
        *(must(rule, is_of_the_kind, case=case) for rule, case in KINDS.values()),
        *ai_words(),
        must("COH-5.0.1-a", has_matching_goal, case=TACTICAL),
        must(ABLE, can_do_it),
        *ai_superlatives(),
        lowest("COH-5.0.1-d", own_distance, case=DISTANCES[Distance.CLOSEST]),
        prefer("COH-5.0.1-e", FARTHEST, case=DISTANCES[Distance.FARTHEST]),
        *attackers(highest_ar, cost_of_attack, NO_MOVE),
        *movers(MOVE),
    ),
    named=lambda reading, ai: reading.survey.name(ai),
    tie=Tie(
        "uniform",
        "COH-5.1.1-e",
        "AI to carry out the order",
        other="COH-5.2.1-a",
        is_other=goes_by_moving,
    ),
    select=selected(cases),
    chosen="{} acts",
)


@cite(
    "COH-5.1.1-e", "COH-5.2.1-a", "COH-5.0.1-b", "COH-5.0.1-g", "QC-10",
    "ladders-of-priority-orders",
)  # fmt: skip
def choose_acting(play: CohPlay, reading: Reading) -> Procedure[int]:
    """Settle the AI, before any target is chosen."""
    reading.told = play.explain
    acting = yield from decide(play, ACTING, reading, reading.survey.ai)
    assert acting is not None, "an order that can be done has somebody to do it"
    reading.acting = acting
    return acting


@cite("COH-5.2-b", "pivot-as-fallback", "COH-5.0.1-c")
def can_be_done(play: CohPlay, reading: Reading) -> bool:
    """Whether some AI can carry the order out, for a move order at least by turning."""
    return not nobody_can(play, reading)


def nobody_can(play: CohPlay, reading: Reading) -> list[Narrowed[int]]:
    """The narrowings that left no AI: by the order as it says, then by turning instead of moving;
    empty if somebody can carry it out."""
    tried = [narrowed_by(play, ACTING, reading, reading.survey.ai, tests_only=True)]
    if tried[0].settled_by == ABLE and not tried[0].survivors and reading.action in TURNING:
        reading.pivoting, reading.pairs = True, {}
        tried.append(narrowed_by(play, ACTING, reading, reading.survey.ai, tests_only=True))
    return [] if tried[-1].survivors else tried
