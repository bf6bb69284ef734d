"""Where a counter goes when several hexes will do: the one that helps the AI most (V-7)."""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Criterion, Question, Tie, keep_if_possible, lowest, prefer
from opfor.games.coh.bot.seen.survey import HEXES, Survey
from opfor.games.coh.values.play import CohPlay


@cite("V-7", "SOLO-6.0-a")
def to_advantage(
    play: CohPlay, survey: Survey, cells: tuple[int, ...], who: list[int]
) -> Procedure[int | None]:
    """The hex that helps the AI most: not noticed at once, high DM, outside fire zones, near an
    Objective (without one, a Unit). None if no hex is free."""
    free = [
        c
        for c in cells
        if not (survey.ai_cells | survey.unit_cells) >> c & 1
        and all(
            survey.look.setting.tables.entry_extra(survey.look.kind(w), c) is not None for w in who
        )
    ]
    if not free:
        return None
    return (yield from decide(play, ADVANTAGE, survey, free))


@measure(brief="unnoticed: not next to a Unit, nor without DM in sight of one")
def unnoticed(survey: Survey, cell: int) -> bool:
    if survey.field.within(cell, 1) & survey.unit_cells:
        return False
    return survey.ground_dm(cell) > 0 or not survey.look.sight[cell] & survey.unit_cells


@measure("DM", said="DM {}", brief="highest DM")
def dm_of_ground(survey: Survey, cell: int) -> int:
    return survey.ground_dm(cell)


@measure(brief="outside fire zones")
def outside_fire_zones(survey: Survey, cell: int) -> bool:
    return not survey.danger >> cell & 1


@measure(HEXES, brief="closest to an Objective, without one to a Unit")
def to_goal(survey: Survey, cell: int) -> int:
    goals = survey.goals(units=False, objectives=True) or survey.units
    return min((survey.distance(cell, goal) for goal in goals), default=0)


def best_hex(
    name: str, title: str, candidates: str, ladder: tuple[Criterion[Survey, int], ...]
) -> Question[Survey, int]:
    """A question for the hex that helps the AI most by a ladder of wishes."""
    return Question(
        name,
        title,
        candidates,
        ladder,
        named=lambda survey, cell: survey.field.name(cell),
        tie=Tie("uniform", "V-7", "hex to the AI's advantage"),
        chosen="It goes to {}",
    )


ADVANTAGE = best_hex(
    "advantage",
    "Where does a counter go that may go anywhere?",
    "the free hexes it may be put in",
    (
        keep_if_possible("COH-6.0-a", unnoticed, by="V-7"),
        prefer("COH-6.0-a", dm_of_ground, by="V-7"),
        keep_if_possible("COH-6.0-a", outside_fire_zones, by="V-7"),
        lowest("COH-6.0-a", to_goal, by="V-7"),
    ),
)
