"""Which counter or Objective do a mission's words pick? ``Lowest DV Unit closest to AI``.

As on a card: the plain words, the superlatives from left to right, the distance word, the ladder.
Nobody acts, so a DV is front DR and DM, and an AR the greatest the counter can use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from opfor.cardboard.coh.orders.nouns import Distance, TargetKind
from opfor.cardboard.coh.orders.places import Pick
from opfor.cardboard.coh.orders.trees import Target
from opfor.cardboard.coh.orders.words import Word
from opfor.core.cascade import Narrowed, decide, narrowed_by
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Criterion, Question, Tie, lowest, prefer, selected
from opfor.games.coh.bot.acting_ai import attackers
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import HEXES, Goal, Survey
from opfor.games.coh.bot.target import attack_cost, attacked_units
from opfor.games.coh.bot.words.rungs import said, target_words
from opfor.games.coh.bot.words.superlatives import (
    LOWEST_AR,
    NO_DV,
    ar_against,
    ar_measure,
    ar_of_unit,
    dv_measure,
    group_around,
    plain_dv,
)
from opfor.games.coh.values.ladder_cases import TARGET_SAYS
from opfor.games.coh.values.play import CohPlay


class Picking(Struct, frozen=True):
    """A line's words at work: ``anchors`` is what it measures distances from (with the counter
    that stands there, if one does), ``case`` whose ladder settles it in the end, if any."""

    survey: Survey
    words: Sequence[Word] = ()
    distance: Distance | None = None
    anchors: frozenset[tuple[Goal | None, int]] = frozenset()
    case: str = ""
    acting: int = -1


@dv_measure("lowest front DR and DM")
@cite("COH-5.0-c", "lowest-dv-view")
def front_dv(picking: Picking, goal: Goal) -> int:
    return plain_dv(picking.survey, goal) if goal >= 0 else NO_DV


@ar_measure("highest AR", "unit-ar")
@cite("COH-5.0-d")
def greatest_ar(picking: Picking, goal: Goal) -> int:
    survey = picking.survey
    if goal < 0:
        return LOWEST_AR
    is_unit = survey.counters[goal].side != survey.bot
    return ar_of_unit(survey, goal, []) if is_unit else ar_against(survey, goal, [])


@measure("AI", rulings=("largest-group-members",), brief="largest group of neighbouring AI")
def group_of(picking: Picking, goal: Goal) -> int:
    return group_around(picking.survey, goal)


@measure(HEXES, brief="closest to what the line names")
@cite("COH-5.0.1-d", "COH-5.0.1-e")
def away(picking: Picking, goal: Goal) -> int:
    """The distance to the nearest of what the line measures to: a place, or a kind of counter."""
    others = [cell for anchor, cell in picking.anchors if anchor != goal]
    return min((picking.survey.distance(cell, goal) for cell in others), default=0)


FARTHEST = replace(away, brief="farthest from what the line names")
DISTANCES = {
    Distance.CLOSEST: "the line says closest to",
    Distance.FARTHEST: "the line says farthest from",
}
ONE_UNIT, ONE_AI = "one Unit is picked", "one AI is picked"


def cases(picking: Picking) -> tuple[str, ...]:
    found = said(TARGET_SAYS, picking.words)
    if picking.distance is not None:
        found = (*found, DISTANCES[picking.distance])
    return (*found, picking.case) if picking.case else found


@cite("several-superlatives", "QC-10")
def superlatives() -> tuple[Criterion[Any, Goal], ...]:
    """The superlatives among the words, from left to right."""
    says = TARGET_SAYS
    return (
        lowest("COH-5.0-c", front_dv, by="QC-10", case=says[Word.LOWEST_DV], as_said=True),
        prefer("COH-5.0-d", greatest_ar, by="QC-10", case=says[Word.HIGHEST_AR], as_said=True),
        prefer("COH-5.0-i", group_of, by="QC-10", case=says[Word.LARGEST_GROUP], as_said=True),
    )


PICK: Question[Picking, Goal] = Question(
    "line-target",
    "Which counter or Objective does a mission's line mean?",
    "everything of the kind the line names",
    (
        *target_words(),
        *superlatives(),
        lowest("COH-5.0.1-d", away, case=DISTANCES[Distance.CLOSEST]),
        prefer("COH-5.0.1-e", FARTHEST, case=DISTANCES[Distance.FARTHEST]),
        *attacked_units(front_dv, greatest_ar, ONE_UNIT),
        *attackers(greatest_ar, attack_cost, ONE_AI),
    ),
    named=lambda picking, goal: picking.survey.name(goal),
    tie=Tie(
        "uniform",
        "COH-5.1.2-f",
        "target of the line",
        other="COH-5.1.1-e",
        is_other=lambda picking: picking.case == ONE_AI,
    ),
    select=selected(cases),
    chosen="The line means {}",
)


def best_of(
    play: CohPlay, survey: Survey, words: Sequence[Word], goals: Sequence[Goal]
) -> list[Goal]:
    """Those that the superlatives leave; all of them if there is no superlative."""
    return list(narrowed_by(play, PICK, Picking(survey, only_superlatives(words)), goals).survivors)


def only_superlatives(words: Sequence[Word]) -> tuple[Word, ...]:
    return tuple(w for w in words if w in (Word.LOWEST_DV, Word.HIGHEST_AR, Word.LARGEST_GROUP))


def _picking(play: CohPlay, survey: Survey, pick: Pick, case: str = "") -> Picking:
    anchors = _anchors(play, survey, pick) if pick.distance is not None else frozenset()
    return Picking(survey, pick.words, pick.distance, anchors, case)


def _anchors(play: CohPlay, survey: Survey, pick: Pick) -> frozenset[tuple[Goal | None, int]]:
    from opfor.games.coh.bot.line_places import cells_at

    if pick.place is not None:
        return frozenset((None, cell) for cell in cells_at(play, pick.place))
    if pick.anchor is None:
        return frozenset()
    found = of_kind(survey, pick.anchor)
    return frozenset((goal, cell) for goal in found for cell in survey.cells(goal))


def anchors_of(play: CohPlay, survey: Survey, target: Target) -> frozenset[tuple[Goal | None, int]]:
    """What an order to Units measures its distance from."""
    kind = None if target.place is not None else target.kind
    pick = Pick(TargetKind.UNIT, anchor=kind, place=target.place)
    return _anchors(play, survey, pick)


def narrowed(play: CohPlay, pick: Pick) -> Narrowed[Goal]:
    """What every rule but chance leaves: what the line says, then the ladder, which only compares
    Units."""
    survey = survey_now(play)
    case = ONE_UNIT if pick.kind is TargetKind.UNIT else ""
    return narrowed_by(play, PICK, _picking(play, survey, pick, case), of_kind(survey, pick.kind))


def meant(play: CohPlay, pick: Pick) -> tuple[Goal, ...]:
    """All that the words fit, where one need not be picked: ``within 2 of AI`` is of any AI."""
    survey = survey_now(play)
    found = narrowed_by(play, PICK, _picking(play, survey, pick), of_kind(survey, pick.kind))
    return tuple(found.survivors)


@cite("COH-5.1.2-f")
def pick_target(play: CohPlay, pick: Pick) -> Procedure[Goal | None]:
    """What is fired at, or marks the place: chance decides between equals."""
    survey = survey_now(play)
    case = ONE_UNIT if pick.kind is TargetKind.UNIT else ""
    candidates = of_kind(survey, pick.kind)
    return (yield from decide(play, PICK, _picking(play, survey, pick, case), candidates))


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
