"""Which AI acts? Those that can, the superlatives, the distance word, then 5.1.1 or 5.2.1."""

from __future__ import annotations

from opfor.cardboard.coh.orders.words import Distance, Kind, OrderAction, Word
from opfor.core.cascade import Criterion, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.order.skipped import stopped, with_reasons
from opfor.games.coh.bot.seen.survey import Goal
from opfor.games.coh.bot.target import aims
from opfor.games.coh.bot.tie import settle
from opfor.games.coh.bot.words.eligibility import TESTS, is_of_kind, plain
from opfor.games.coh.bot.words.superlatives import ai_superlatives, ar_against
from opfor.games.coh.values.play import CohPlay


def may_act(reading: Reading, ai: int) -> bool:
    """By the card's colour; to become Fresh an AI need not be."""
    return reading.survey.may_act(ai) or reading.action is OrderAction.BECOME_FRESH


def is_meant(reading: Reading, ai: int) -> bool:
    return reading.is_meant(ai)


def in_scope(reading: Reading, ai: int) -> bool:
    return reading.in_scope(ai)


def is_of_the_kind(reading: Reading, ai: int) -> bool:
    return is_of_kind(reading.survey, reading.ai.kind, ai)


def has_matching_goal(reading: Reading, ai: int) -> bool:
    """Whether anything meets the target conditions."""
    return bool(reading.goals_for(ai))


@cite("COH-5.0.1-c")
def can_do_it(reading: Reading, ai: int) -> bool:
    """Whether the AI can do the action to something that meets them."""
    return ai in reading.pairs


@cite("COH-5.0.1-d", "COH-5.0.1-e")
def own_distance(reading: Reading, ai: int) -> int:
    """Hexes to the AI's own closest target."""
    survey = reading.survey
    return min(survey.distance(survey.cell(ai), goal) for goal in aims(reading, ai)[0])


def closest_aims(reading: Reading, ai: int) -> list[Goal]:
    survey = reading.survey
    return survey.nearest(survey.cell(ai), aims(reading, ai)[0])


@cite("COH-5.1.1-a", "COH-5.2.1-a", "QC-9")
def is_unhit(reading: Reading, ai: int) -> bool:
    return not reading.survey.counters[ai].hit


@cite("COH-5.1.1-b", "COH-6.1-c")
def highest_ar(reading: Reading, ai: int) -> int:
    """AR against the target concerned."""
    return ar_against(reading.survey, ai, [g for g in closest_aims(reading, ai) if g >= 0])


@cite("COH-5.1.1-c", "V-39")
def attack_cost(reading: Reading, ai: int) -> int:
    return reading.survey.look.attack_cost(ai)


@cite("COH-5.1.1-d")
def highest_dm(reading: Reading, ai: int) -> int:
    return reading.survey.dm(ai)


@cite("COH-5.2.1-a", "V-39")
def move_cost(reading: Reading, ai: int) -> int:
    return reading.survey.look.move_cost(ai)


ATTACK_LADDER: tuple[Criterion[Reading, int], ...] = (
    prefer("COH-5.1.1-a", is_unhit),
    prefer("COH-5.1.1-b", highest_ar),
    lowest("COH-5.1.1-c", attack_cost),
    prefer("COH-5.1.1-d", highest_dm),
)

MOVE_LADDER: tuple[Criterion[Reading, int], ...] = (
    prefer("COH-5.2.1-a", is_unhit),
    lowest("COH-5.2.1-a", move_cost),
)

SCOPE_RULES = {"hex": "COH-4.1.2-a", "adjacent": "COH-4.1.2-h"}
KIND_RULES = {Kind.RE: "COH-5.0-m", Kind.MORTAR_OR_INF_GUN: "COH-5.0-l"}


@cite("COH-5.0.1-b", "COH-5.0.1-g", "QC-10", "ladders-of-priority-orders")
def cascade(reading: Reading) -> list[Criterion[Reading, int]]:
    """Card colour, scope, words, target conditions, ability; superlatives; distance; ladder."""
    criteria: list[Criterion[Reading, int]] = [must("COH-4.1.1-a", may_act)]
    if reading.barred or reading.only is not None:
        criteria.append(must("COH-7.1-a", is_meant))
    if reading.scope != "any":
        criteria.append(must(SCOPE_RULES[reading.scope], in_scope))
    if reading.ai.kind in KIND_RULES:
        criteria.append(must(KIND_RULES[reading.ai.kind], is_of_the_kind))
    criteria += [_word(word) for word in plain(reading.ai.words)]
    if reading.scope == "any":
        criteria.append(must("COH-5.0.1-a", has_matching_goal))
    criteria.append(must("COH-5.0.1-c", can_do_it))
    criteria += ai_superlatives(reading)
    if reading.distance is Distance.CLOSEST:
        criteria.append(lowest("COH-5.0.1-d", own_distance))
    elif reading.distance is Distance.FARTHEST:
        criteria.append(prefer("COH-5.0.1-e", own_distance))
    return [*criteria, *(MOVE_LADDER if reading.is_move else ATTACK_LADDER)]


def _word(word: Word) -> Criterion[Reading, int]:
    def meets(reading: Reading, ai: int) -> bool:
        return TESTS[word][1](reading.survey, ai)

    return must(TESTS[word][0], meets)


@cite("COH-5.1.1-e", "COH-5.2.1-a")
def choose_acting(play: CohPlay, reading: Reading) -> Procedure[int]:
    """Settle the AI, before any target is chosen."""
    survey = reading.survey
    narrowed = narrow(play, "acting", cascade(reading), reading, survey.ai, survey.name)
    if play.explain:
        names = {survey.name(ai): ai for ai in survey.ai}
        with_reasons(narrowed, names, lambda ai: stopped(reading, ai, reading.goals_for(ai)))
    rule = "COH-5.2.1-a" if reading.is_move else "COH-5.1.1-e"
    reading.acting = yield from settle(play, narrowed, "AI to carry out the order", rule)
    return reading.acting
