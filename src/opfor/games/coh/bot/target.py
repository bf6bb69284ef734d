"""Which target does the acting AI act on? The closest; then the ladders 5.1.2 and 5.2.2."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.words import TargetKind, Word
from opfor.core.cascade import Criterion, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.ability.refusals import refusal
from opfor.games.coh.bot.order.pairs import FIRST_NAMED, Reading
from opfor.games.coh.bot.order.skipped import with_reasons
from opfor.games.coh.bot.seen.survey import Goal
from opfor.games.coh.bot.tie import settle
from opfor.games.coh.bot.words.eligibility import TESTS, goal_meets, plain
from opfor.games.coh.bot.words.superlatives import (
    GOAL_SUPERLATIVES,
    goal_superlative,
    seen_dv,
    unit_ar,
)
from opfor.games.coh.values.play import CohPlay


def is_first_named(reading: Reading, goal: Goal) -> bool:
    """Whether a goal is of the kind the order names first."""
    return (goal >= 0) == (FIRST_NAMED[reading.target.kind] == "unit")


@cite("COH-5.2.2-a", "unit-or-objective", "COH-5.0.1-j", "QC-10")
def aims(reading: Reading, ai: int) -> tuple[list[Goal], list[Criterion[Reading, Goal]]]:
    """What an AI would act on before distance counts, and the criteria that left it: the kind
    named first wherever it is eligible, then the target's superlatives from left to right."""
    found = reading.aimed.get(ai)
    if found is None:
        found = reading.aimed[ai] = _aims(reading, ai)
    return found


def _aims(reading: Reading, ai: int) -> tuple[list[Goal], list[Criterion[Reading, Goal]]]:
    goals = list(reading.pairs[ai])
    criteria: list[Criterion[Reading, Goal]] = []
    if reading.target.kind in FIRST_NAMED and not closest_wins(reading):
        first = [goal for goal in goals if is_first_named(reading, goal)]
        criteria.append(prefer("COH-5.2.2-a", is_first_named, by="R-COH-6"))
        goals = first or goals
    for word in reading.target.words:
        if word in GOAL_SUPERLATIVES:
            criterion, goals = goal_superlative(reading, ai, word, goals)
            criteria.append(criterion)
    return goals, criteria


def closest_wins(reading: Reading) -> bool:
    return reading.survey.ruled("unit-or-objective", "closest")


@cite("COH-5.0.1-f")
def hexes_away(reading: Reading, goal: Goal) -> int:
    survey = reading.survey
    return survey.distance(survey.cell(reading.acting), goal)


def can_be_done_to(reading: Reading, goal: Goal) -> bool:
    return goal in reading.pairs[reading.acting]


@cite("COH-5.1.2-a")
def total_dv(reading: Reading, goal: Goal) -> int:
    """DV as this attacker sees it."""
    return seen_dv(reading, reading.acting, goal)


@cite("COH-5.1.2-b", "COH-5.2.2-c")
def is_hit(reading: Reading, goal: Goal) -> bool:
    return goal >= 0 and bool(reading.survey.counters[goal].hit)


@cite("COH-5.1.2-c", "QC-12")
def is_fresh(reading: Reading, goal: Goal) -> bool:
    return not reading.survey.counters[goal].spent


@cite("COH-5.1.2-d")
def highest_ar(reading: Reading, goal: Goal) -> int:
    return unit_ar(reading, reading.acting, goal)


@cite("COH-5.1.2-e", "V-39")
def attack_cost(reading: Reading, goal: Goal) -> int:
    return reading.survey.look.attack_cost(goal)


@cite("COH-5.1.2-f", "V-39")
def move_cost(reading: Reading, goal: Goal) -> int:
    return reading.survey.look.move_cost(goal)


@cite("COH-5.2.2-b", "QC-12")
def is_spent(reading: Reading, goal: Goal) -> bool:
    return goal >= 0 and reading.survey.counters[goal].spent


@cite("COH-5.2.2-d")
def to_objective(reading: Reading, goal: Goal) -> int:
    """Hexes from a Unit to the nearest Objective."""
    survey = reading.survey
    objectives = survey.goals(units=False, objectives=True)
    if goal < 0:
        return 0
    return min((survey.distance(survey.cell(goal), o) for o in objectives), default=0)


def is_unit(_reading: Reading, goal: Goal) -> bool:
    return goal >= 0


def is_objective(_reading: Reading, goal: Goal) -> bool:
    return goal < 0


ATTACK_LADDER: tuple[Criterion[Reading, Goal], ...] = (
    lowest("COH-5.1.2-a", total_dv),
    prefer("COH-5.1.2-b", is_hit),
    prefer("COH-5.1.2-c", is_fresh),
    prefer("COH-5.1.2-d", highest_ar),
    lowest("COH-5.1.2-e", attack_cost),
    lowest("COH-5.1.2-f", move_cost),
)

MOVE_LADDER: tuple[Criterion[Reading, Goal], ...] = (
    prefer("COH-5.2.2-b", is_spent),
    prefer("COH-5.2.2-c", is_hit),
    lowest("COH-5.2.2-d", to_objective),
)


@cite("COH-5.0.1-f", "COH-5.0.1-g", "plain-target", "move-target-ladder")
def cascade(reading: Reading) -> list[Criterion[Reading, Goal]]:
    """Target words, what the AI can act on, its aims, the closest, the ladder."""
    criteria: list[Criterion[Reading, Goal]] = []
    if reading.scope == "any":
        criteria += [_word(word) for word in plain(reading.target.words)]
    criteria.append(must("COH-5.0.1-c", can_be_done_to))
    criteria += aims(reading, reading.acting)[1]
    criteria.append(lowest("COH-5.0.1-f", hexes_away))
    if reading.target.kind in FIRST_NAMED:
        criteria.append(prefer("COH-5.2.2-a", is_first_named, by="R-COH-6"))
    elif reading.target.kind is TargetKind.TARGET:
        objectives_first = reading.survey.ruled("plain-target", "objectives-first")
        first = is_objective if objectives_first else is_unit
        criteria.append(prefer("COH-5.0-n", first, by="R-COH-7"))
    if reading.is_attack:
        return [*criteria, *ATTACK_LADDER]
    if reading.survey.ruled("move-target-ladder", "random"):
        return criteria
    return [*criteria, *MOVE_LADDER]


def _word(word: Word) -> Criterion[Reading, Goal]:
    def meets(reading: Reading, goal: Goal) -> bool:
        return goal_meets(reading.survey, word, goal, reading.acting)

    return must(TESTS[word][0], meets)


def choose_target(play: CohPlay, reading: Reading) -> Procedure[Goal]:
    """Settle what the acting AI acts on."""
    survey, ai = reading.survey, reading.acting
    candidates: Sequence[Goal] = reading.all_goals()
    if reading.scope != "any":
        candidates = reading.goals_for(ai)
    narrowed = narrow(play, "target", cascade(reading), reading, candidates, survey.name)
    if play.explain:
        names = {survey.name(goal): goal for goal in candidates}
        with_reasons(narrowed, names, lambda goal: refusal(reading, ai, goal))
    rule = "COH-5.1.2-f" if reading.is_attack else "COH-5.2.2-d"
    return (yield from settle(play, narrowed, "target of the order", rule))
