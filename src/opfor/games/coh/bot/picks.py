"""Which counter or Objective do a mission's words pick? ``Lowest DV Unit closest to AI``.

As on a card: the plain words, the superlatives from left to right, the distance word, the ladder.
Nobody acts, so a DV is front DR and DM, and an AR the greatest the counter has.
"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.places import Pick
from opfor.cardboard.coh.orders.words import Distance, TargetKind, Word
from opfor.core.cascade import Criterion, Narrowed, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.bot.tie import settle
from opfor.games.coh.bot.words.eligibility import TESTS, goal_meets, plain
from opfor.games.coh.bot.words.superlatives import (
    LOWEST_AR,
    NO_DV,
    ar_against,
    group_around,
    plain_dv,
)
from opfor.games.coh.values.play import CohPlay

Picking = Criterion[Survey, Goal]


@cite("COH-5.0-c", "lowest-dv-view")
def dv(survey: Survey, goal: Goal) -> int:
    return plain_dv(survey, goal) if goal >= 0 else NO_DV


@cite("COH-5.0-d")
def ar(survey: Survey, goal: Goal) -> int:
    return ar_against(survey, goal, []) if goal >= 0 else LOWEST_AR


def is_hit(survey: Survey, goal: Goal) -> bool:
    return goal >= 0 and bool(survey.counters[goal].hit)


def is_fresh(survey: Survey, goal: Goal) -> bool:
    return goal >= 0 and not survey.counters[goal].spent


def attack_cost(survey: Survey, goal: Goal) -> int:
    return survey.look.attack_cost(goal) if goal >= 0 else 0


def move_cost(survey: Survey, goal: Goal) -> int:
    return survey.look.move_cost(goal) if goal >= 0 else 0


SUPERLATIVES: dict[Word, Picking] = {
    Word.LOWEST_DV: lowest("COH-5.0-c", dv, by="QC-10"),
    Word.HIGHEST_AR: prefer("COH-5.0-d", ar, by="QC-10"),
    Word.LARGEST_GROUP: prefer("COH-5.0-i", group_around, by="QC-10"),
}

TARGET_LADDER: tuple[Picking, ...] = (
    lowest("COH-5.1.2-a", dv),
    prefer("COH-5.1.2-b", is_hit),
    prefer("COH-5.1.2-c", is_fresh),
    prefer("COH-5.1.2-d", ar),
    lowest("COH-5.1.2-e", attack_cost),
    lowest("COH-5.1.2-f", move_cost),
)
"""The rungs for a Unit that is fired at."""


@cite("several-superlatives", "QC-10")
def superlatives(words: Sequence[Word]) -> list[Picking]:
    """The superlatives among the words, from left to right."""
    return [SUPERLATIVES[word] for word in words if word in SUPERLATIVES]


def best_of(
    play: CohPlay, survey: Survey, words: Sequence[Word], goals: Sequence[Goal]
) -> list[Goal]:
    """Those that the superlatives leave; all of them if there is no superlative."""
    criteria = superlatives(words)
    if not criteria:
        return list(goals)
    return list(narrow(play, "target", criteria, survey, goals, survey.name).survivors)


@cite("QC-10")
def said(play: CohPlay, survey: Survey, pick: Pick) -> list[Picking]:
    """What the line itself says: words, superlatives, distance."""
    criteria = [_word(word) for word in plain(pick.words)]
    criteria += superlatives(pick.words)
    if pick.distance is not None:
        criteria.append(_distance(play, survey, pick))
    return criteria


def _word(word: Word) -> Picking:
    def meets(survey: Survey, goal: Goal) -> bool:
        return goal_meets(survey, word, goal, -1)

    return must(TESTS[word][0], meets)


@cite("COH-5.0.1-d", "COH-5.0.1-e")
def _distance(play: CohPlay, survey: Survey, pick: Pick) -> Picking:
    """The distance to the nearest of what the line measures to: a place, or a kind of counter."""
    from opfor.games.coh.bot.line_places import cells_at

    anchors: set[tuple[Goal | None, int]] = set()
    if pick.place is not None:
        anchors = {(None, cell) for cell in cells_at(play, pick.place)}
    elif pick.anchor is not None:
        found = of_kind(survey, pick.anchor)
        anchors = {(goal, cell) for goal in found for cell in survey.cells(goal)}

    def away(survey: Survey, goal: Goal) -> int:
        others = [cell for anchor, cell in anchors if anchor != goal]
        return min((survey.distance(cell, goal) for cell in others), default=0)

    if pick.distance is Distance.CLOSEST:
        return lowest("COH-5.0.1-d", away)
    return prefer("COH-5.0.1-e", away)


def narrowed(play: CohPlay, pick: Pick) -> Narrowed[Goal]:
    """What every rule but chance leaves: what the line says, then the ladder, which only compares
    Units."""
    survey = survey_now(play)
    criteria = [
        *said(play, survey, pick),
        *(TARGET_LADDER if pick.kind is TargetKind.UNIT else ()),
    ]
    candidates = of_kind(survey, pick.kind)
    return narrow(play, "target", criteria, survey, candidates, survey.name)


def meant(play: CohPlay, pick: Pick) -> tuple[Goal, ...]:
    """All that the words fit, where one need not be picked: ``within 2 of AI`` is of any AI."""
    survey = survey_now(play)
    candidates, criteria = of_kind(survey, pick.kind), said(play, survey, pick)
    return tuple(narrow(play, "place", criteria, survey, candidates, survey.name).survivors)


def picked(play: CohPlay, pick: Pick) -> Goal | None:
    """One counter or Objective; the first of equals."""
    return next(iter(narrowed(play, pick).survivors), None)


@cite("COH-5.1.2-f")
def pick_target(
    play: CohPlay, pick: Pick, why: str = "target of the fire"
) -> Procedure[Goal | None]:
    """What is fired at, or marks the place: chance decides between equals."""
    left = narrowed(play, pick)
    if not left.survivors:
        return None
    return (yield from settle(play, left, why, "COH-5.1.2-f"))


def of_kind(survey: Survey, kind: TargetKind) -> list[Goal]:
    """Everything of a kind on the map."""
    match kind:
        case TargetKind.AI:
            return list(survey.ai)
        case TargetKind.RE:
            return [ai for ai in survey.ai if survey.is_rumored(ai)]
        case TargetKind.OBJECTIVE:
            return survey.goals(units=False, objectives=True)
    return survey.goals(units=True, objectives=kind is not TargetKind.UNIT)
