"""Which target does the acting AI act on? The closest; then the ladders 5.1.2 and 5.2.2.

These are for mission lines too: where nobody acts, DV and AR are what ``line_picks`` takes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.words import Word
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Measure, Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, lowest, must, prefer, selected
from opfor.games.coh.bot.ability.possible_actions import refusal
from opfor.games.coh.bot.order.pairs import FIRST_NAMED, SCOPE_RULES, SCOPES, Reading
from opfor.games.coh.bot.seen.survey import HEXES, Goal, Rungs, Surveyed
from opfor.games.coh.bot.words.rungs import said, target_words
from opfor.games.coh.bot.words.superlatives import (
    GOAL_SUPERLATIVES,
    ar_measure,
    dv_measure,
    goal_superlative,
    seen_dv,
    unit_ar,
)
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import ATTACK, NO_ATTACK, TARGET_SAYS
from opfor.games.coh.values.play import CohPlay

AP = "AP"
COST = "cost {} AP"


@measure(brief="the kind the line names first")
def is_first_named(reading: Reading, goal: Goal) -> bool:
    """Whether a goal is of the kind the order names first."""
    return (goal >= 0) == (FIRST_NAMED[reading.target.kind] == "unit")


class Aims(NamedTuple):
    """What an AI would act on before distance counts, and what superlatives measured."""

    goals: list[Goal]
    measured: dict[Word, dict[Goal, int]]


@cite("COH-5.2.2-a", "unit-or-objective", "COH-5.0.1-j", "QC-10")
def aims(reading: Reading, ai: int) -> Aims:
    """The kind named first wherever it is eligible, then the target's superlatives from left to
    right."""
    found: Aims | None = reading.aimed.get(ai)
    if found is None:
        found = reading.aimed[ai] = _aims(reading, ai)
    return found


def _aims(reading: Reading, ai: int) -> Aims:
    goals, measured = list(reading.pairs[ai]), {}
    if reading.target.kind in FIRST_NAMED and not closest_wins(reading):
        goals = [goal for goal in goals if is_first_named(reading, goal)] or goals
    for word in reading.target.words:
        if word in GOAL_SUPERLATIVES:
            measured[word], goals = goal_superlative(reading, ai, word, goals)
    return Aims(goals, measured)


def closest_wins(reading: Reading) -> bool:
    return reading.survey.rulings.unit_or_objective == "closest"


@measure(HEXES, brief="closest to the AI")
@cite("COH-5.0.1-f")
def hexes_away(reading: Reading, goal: Goal) -> int:
    survey = reading.survey
    return survey.distance(survey.cell(reading.acting), goal)


@measure(words=why.WORDS, brief="one the AI can do the action to")
@cite("COH-5.0.1-c")
def can_be_done_to(reading: Reading, goal: Goal) -> bool | Shortfall:
    """Whether the AI can act on it; if not, what stops it."""
    can = goal in reading.pairs[reading.acting]
    if can or not reading.told:
        return can
    stopped = refusal(reading, reading.acting, goal)
    return False if stopped is None else stopped


@dv_measure("lowest DV", "lowest-dv-view")
def lowest_dv(reading: Reading, goal: Goal) -> int:
    return aims(reading, reading.acting).measured[Word.LOWEST_DV][goal]


@ar_measure("highest AR", "unit-ar")
def highest_ar(reading: Reading, goal: Goal) -> int:
    return aims(reading, reading.acting).measured[Word.HIGHEST_AR][goal]


@dv_measure("lowest DV as this AI sees it", "lowest-dv-view")
@cite("COH-5.1.2-a")
def total_dv(reading: Reading, goal: Goal) -> int:
    """DV as this attacker sees it."""
    return seen_dv(reading, reading.acting, goal)


@ar_measure("highest AR", "unit-ar")
@cite("COH-5.1.2-d")
def ar_of_it(reading: Reading, goal: Goal) -> int:
    """The Unit's AR."""
    return unit_ar(reading, reading.acting, goal)


@measure(brief="a Unit")
@cite("COH-5.0-n")
def is_unit(_reading: Reading, goal: Goal) -> bool:
    return goal >= 0


@measure(brief="an Objective")
@cite("COH-5.0-n")
def is_objective(_reading: Reading, goal: Goal) -> bool:
    return goal < 0


@measure(brief="with a hit")
@cite("COH-5.1.2-b", "COH-5.2.2-c")
def is_hit(at: Surveyed, goal: Goal) -> bool:
    return goal >= 0 and bool(at.survey.counters[goal].hit)


@measure(brief="Fresh")
@cite("COH-5.1.2-c", "QC-12")
def is_fresh(at: Surveyed, goal: Goal) -> bool:
    return goal >= 0 and not at.survey.counters[goal].spent


@measure(AP, said=COST, brief="lowest attack cost")
@cite("COH-5.1.2-e", "V-39")
def attack_cost(at: Surveyed, goal: Goal) -> int:
    return at.survey.look.attack_cost(goal) if goal >= 0 else 0


@measure(AP, said=COST, brief="lowest move cost")
@cite("COH-5.1.2-f", "V-39")
def move_cost(at: Surveyed, goal: Goal) -> int:
    return at.survey.look.move_cost(goal) if goal >= 0 else 0


@measure(brief="Spent")
@cite("COH-5.2.2-b", "QC-12")
def is_spent(at: Surveyed, goal: Goal) -> bool:
    return goal >= 0 and at.survey.counters[goal].spent


@measure(HEXES, brief="closest to an Objective")
@cite("COH-5.2.2-d")
def to_objective(at: Surveyed, goal: Goal) -> int:
    """Hexes from a Unit to the nearest Objective."""
    survey = at.survey
    objectives = survey.goals(units=False, objectives=True)
    if goal < 0:
        return 0
    return min((survey.distance(survey.cell(goal), o) for o in objectives), default=0)


def attacked_units(dv: Measure[Any, Goal], ar: Measure[Any, Goal], case: str = "") -> Rungs:
    """5.1.2, whom an attack is aimed at: lowest DV, hit, fresh, highest AR, cheap to attack with,
    cheap to move."""
    return (
        lowest("COH-5.1.2-a", dv, case=case),
        prefer("COH-5.1.2-b", is_hit, case=case),
        prefer("COH-5.1.2-c", is_fresh, case=case),
        prefer("COH-5.1.2-d", ar, case=case),
        lowest("COH-5.1.2-e", attack_cost, case=case),
        lowest("COH-5.1.2-f", move_cost, case=case),
    )


def moved_towards(case: str = "") -> Rungs:
    """5.2.2, what a move goes towards: spent, hit, nearest to an Objective."""
    by_ladder = ("move-target-ladder", "v58")
    return (
        prefer("COH-5.2.2-b", is_spent, case=case, ruled=by_ladder),
        prefer("COH-5.2.2-c", is_hit, case=case, ruled=by_ladder),
        lowest("COH-5.2.2-d", to_objective, case=case, ruled=by_ladder),
    )


@measure(words=why.WORDS)
def is_near(reading: Reading, goal: Goal) -> bool | Shortfall:
    return goal in reading.goals_for(reading.acting) or why.NOT_NEAR


NEAR = {
    "hex": replace(is_near, brief="a Unit in its hex"),
    "adjacent": replace(is_near, brief="a Unit next to it"),
}
FIRST = "the line names Unit or Objective, or Objective or Unit"
EITHER = "the line names any Target"
TACTICAL = "the line is a tactical order"


def equally_far() -> Rungs:
    """Which kind goes first among targets at the same distance."""
    return (
        prefer(
            "COH-5.2.2-a", is_first_named, by="R-COH-6", case=FIRST,
            ruled=("unit-or-objective", "closest"),
        ),
        prefer(
            "COH-5.0-n", is_unit, by="R-COH-7", case=EITHER,
            ruled=("plain-target", "units-first"),
        ),
        prefer(
            "COH-5.0-n", is_objective, by="R-COH-7", case=EITHER,
            ruled=("plain-target", "objectives-first"),
        ),
    )  # fmt: skip


def named_kinds(kind: TargetKind) -> tuple[str, ...]:
    """What a line says of Units and Objectives, if it may be about both."""
    if kind in FIRST_NAMED:
        return (FIRST,)
    return (EITHER,) if kind is TargetKind.TARGET else ()


def cases(reading: Reading) -> tuple[str, ...]:
    """What the order under the reader's eye asks for."""
    found = [ATTACK if reading.is_attack else NO_ATTACK, *named_kinds(reading.target.kind)]
    if reading.scope != "any":
        found.append(SCOPES[reading.scope])
    return (*found, *said(TARGET_SAYS, reading.target.words))


TARGET: Question[Reading, Goal] = Question(
    "target",
    "What does it act on?",
    "Units, and Objectives where the order names them",
    (
        *(must(rule, NEAR[scope], case=SCOPES[scope]) for scope, rule in SCOPE_RULES.items()),
        *target_words(),
        must("COH-5.0.1-c", can_be_done_to),
        prefer(
            "COH-5.2.2-a", is_first_named, by="R-COH-6", case=FIRST,
            ruled=("unit-or-objective", "first-named"),
        ),
        lowest(
            "COH-5.0-c", lowest_dv, by="QC-10", case=TARGET_SAYS[Word.LOWEST_DV], as_said=True
        ),
        prefer(
            "COH-5.0-d", highest_ar, by="QC-10", case=TARGET_SAYS[Word.HIGHEST_AR], as_said=True
        ),
        lowest("COH-5.0.1-f", hexes_away),
        *equally_far(),
        *attacked_units(total_dv, ar_of_it, ATTACK),
        *moved_towards(NO_ATTACK),
    ),
    named=lambda reading, goal: reading.survey.name(goal),
    tie=Tie(
        "uniform",
        "COH-5.1.2-f",
        "target of the order",
        other="COH-5.2.2-d",
        is_other=lambda reading: not reading.is_attack,
    ),
    select=selected(cases),
    chosen="It aims at {}",
)  # fmt: skip


@cite("COH-5.0.1-f", "COH-5.0.1-g", "plain-target", "move-target-ladder")
def choose_target(play: CohPlay, reading: Reading) -> Procedure[Goal]:
    """Settle what the acting AI acts on."""
    goal = yield from decide(play, TARGET, reading, reading.all_goals())
    assert goal is not None, "an AI that can act has something to act on"
    return goal
