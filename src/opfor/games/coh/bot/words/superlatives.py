"""Highest AR, Lowest DV, Largest Group: compared among those that can take part in this order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from opfor.cardboard.coh.counters.units import Colour
from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.words import SUPERLATIVES, Word
from opfor.core.cite import cite
from opfor.core.measure import Measure, measure
from opfor.core.question import Criterion, lowest, prefer
from opfor.games.coh.bot.ability.attack_limits import Solution, solution
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.rules.ar_and_dv import defence_value, struck_colour
from opfor.games.coh.values.ladder_cases import AI_SAYS
from opfor.games.coh.values.shots import Shot

LOWEST_AR = -99
"""What an RE counts for when ARs are compared, and a counter without AR."""
NO_DV = 99
"""What an RE counts for when DVs are compared: nobody knows what it is."""
C = TypeVar("C")
Q = TypeVar("Q")


def dv_measure(brief: str, *rulings: str) -> Callable[[Callable[[Q, C], Any]], Measure[Q, C]]:
    """A function that gives a DV becomes a measure of it."""
    return measure(
        "DV",
        said="DV {}",
        unknown=NO_DV,
        unknown_said="an unknown DV",
        rulings=rulings,
        brief=brief,
    )


def ar_measure(brief: str, *rulings: str) -> Callable[[Callable[[Q, C], Any]], Measure[Q, C]]:
    """A function that gives an AR becomes a measure of it."""
    said, ruled = "an unknown AR", ("highest-ar-value", *rulings)
    return measure(
        "AR", said="AR {}", unknown=LOWEST_AR, unknown_said=said, rulings=ruled, brief=brief
    )


@cite("highest-ar-value")
def current_ar(survey: Survey, counter: int, colour: Colour) -> int:
    """The AR of a colour, hit effects included (by ruling as printed), range left out."""
    printed = survey.look.kind(counter).rating(colour)
    if printed is None:
        return LOWEST_AR
    if survey.rulings.highest_ar_value == "printed":
        return printed
    return printed + survey.look.hit(counter).change(colour)


def colour_struck(survey: Survey, attacker: int, victim: int) -> Colour:
    """The colour of the DR an attacker would strike from where it stands."""
    cell, origin = survey.cell(victim), survey.cell(attacker)
    return struck_colour(survey.look, Shot(attacker, cell, "direct", origin), victim)


@cite("COH-5.0-d", "COH-6.1-c")
def ar_against(survey: Survey, counter: int, enemies: list[int]) -> int:
    """The greatest AR usable against any of these enemies; an RE ranks lowest."""
    if survey.is_rumored(counter):
        return LOWEST_AR
    if not enemies:
        return max(current_ar(survey, counter, "red"), current_ar(survey, counter, "blue"))
    colours = {colour_struck(survey, counter, enemy) for enemy in enemies}
    return max(current_ar(survey, counter, colour) for colour in colours)


@cite("COH-5.0-i", "largest-group-members", "QC-19")
def group_around(survey: Survey, ai: int) -> int:
    """How many AI stand contiguously adjacent to one another around this one."""
    members = [
        a
        for a in survey.ai
        if a == ai
        or not (survey.is_rumored(a) and survey.rulings.largest_group_members == "without")
    ]
    cells = {survey.cell(a) for a in members}
    group, fringe = {survey.cell(ai)}, [survey.cell(ai)]
    while fringe:
        for cell in survey.field.adjacent(fringe.pop()):
            if cell in cells and cell not in group:
                group.add(cell)
                fringe.append(cell)
    return sum(survey.cell(a) in group for a in members)


@cite("COH-5.0-c", "lowest-dv-view")
def plain_dv(survey: Survey, counter: int) -> int:
    """Front DR, hit effects included, plus the DM where it stands."""
    if survey.is_rumored(counter):
        return NO_DV
    kind, hit = survey.look.kind(counter), survey.look.hit(counter)
    return kind.front_dr + hit.front_dr + survey.dm(counter)


@cite("lowest-dv-view", "COH-5.1.2-a")
def seen_dv(reading: Reading, ai: int, goal: Goal) -> int:
    """A Unit's DV: in attack orders as the acting AI sees it, otherwise front DR and DM."""
    survey = reading.survey
    if not reading.is_attack or survey.rulings.lowest_dv_view == "front":
        return plain_dv(survey, goal)
    found = solution(survey, ai, goal, reading.firing)
    shot = found.shot if isinstance(found, Solution) else _aimed(survey, ai, goal)
    return defence_value(survey.look, shot, goal).total


def _aimed(survey: Survey, ai: int, unit: int) -> Shot:
    """The shot an AI would have once it has turned."""
    return Shot(ai, survey.cell(unit), "direct", survey.cell(ai))


@cite("COH-5.0-d", "COH-5.1.2-d")
def unit_ar(reading: Reading, ai: int, goal: Goal) -> int:
    """A Unit's AR, as the acting AI sees it."""
    return ar_of_unit(reading.survey, goal, [ai])


@cite("unit-ar")
def ar_of_unit(survey: Survey, unit: int, acting: list[int]) -> int:
    """A Unit's greatest AR usable against some AI on the map, by ruling against those acting."""
    if survey.rulings.unit_ar == "acting-ai":
        return ar_against(survey, unit, acting)
    return ar_against(survey, unit, [ai for ai in survey.ai if not survey.is_rumored(ai)])


@ar_measure("highest AR against such a target")
@cite("COH-5.0-d", "COH-5.0.1-j")
def highest_ar_ai(reading: Reading, ai: int) -> int:
    """An AI's greatest AR usable against a Unit it can act on."""
    return ar_against(reading.survey, ai, [g for g in reading.pairs[ai] if g >= 0])


@dv_measure("lowest front DR and DM")
@cite("COH-5.0-c")
def lowest_dv_ai(reading: Reading, ai: int) -> int:
    """An AI's front DR and DM."""
    return plain_dv(reading.survey, ai)


@measure("AI", rulings=("largest-group-members",), brief="largest group of neighbouring AI")
def group_size(reading: Reading, ai: int) -> int:
    return group_around(reading.survey, ai)


def _superlative(
    made: Callable[..., Criterion[Reading, int]], row: str, measured: Any, word: Word
) -> Criterion[Reading, int]:
    return made(row, measured, by="QC-10", case=AI_SAYS[word], as_said=True)


SUPERLATIVE: Deeds[Criterion[Reading, int]] = Deeds(
    "superlatives",
    SUPERLATIVES,
    {
        Word.HIGHEST_AR: _superlative(prefer, "COH-5.0-d", highest_ar_ai, Word.HIGHEST_AR),
        Word.LOWEST_DV: _superlative(lowest, "COH-5.0-c", lowest_dv_ai, Word.LOWEST_DV),
        Word.LARGEST_GROUP: _superlative(prefer, "COH-5.0-i", group_size, Word.LARGEST_GROUP),
    },
)


@cite("several-superlatives")
def ai_superlatives() -> tuple[Criterion[Reading, int], ...]:
    """The AI's superlatives, from left to right as the line says them."""
    return tuple(SUPERLATIVE.values())


GOAL_SUPERLATIVES: dict[Word, tuple[Callable[[Reading, int, Goal], int], int]] = {
    Word.LOWEST_DV: (seen_dv, -1),
    Word.HIGHEST_AR: (unit_ar, 1),
}
"""A target's superlative: what it measures, and whether more (1) or less is best."""


@cite("several-superlatives", "COH-5.0-c", "COH-5.0-d", "unit-words-and-objectives")
def goal_superlative(
    reading: Reading, ai: int, word: Word, goals: Sequence[Goal]
) -> tuple[dict[Goal, int], list[Goal]]:
    """A target's superlative over the goals left: what it measures, and what it keeps.

    Objectives pass it as if they were as good as the best Unit.
    """
    measured, more = GOAL_SUPERLATIVES[word]
    values = {goal: measured(reading, ai, goal) for goal in goals if goal >= 0}
    best = max((more * value for value in values.values()), default=0)
    kept = [goal for goal in goals if goal < 0 or more * values[goal] == best]
    return values | {goal: more * best for goal in goals if goal < 0}, kept
