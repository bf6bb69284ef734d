"""Where a counter goes when several hexes will do: the one that helps the AI most (V-7)."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import Criterion, keep_if_possible, lowest, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.bot.tie import settle
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
    return (yield from best_hex(play, "hex", ADVANTAGE, survey, free))


def best_hex(
    play: CohPlay,
    question: str,
    ladder: Sequence[Criterion[Survey, int]],
    survey: Survey,
    cells: Sequence[int],
) -> Procedure[int]:
    """The hex that a ladder of wishes leaves, or one of those it leaves by chance."""
    narrowed = narrow(play, question, ladder, survey, cells, survey.field.name)
    return (yield from settle(play, narrowed, "hex to the AI's advantage", "V-7"))


def _unnoticed(survey: Survey, cell: int) -> bool:
    if survey.field.within(cell, 1) & survey.unit_cells:
        return False
    return survey.ground_dm(cell) > 0 or not survey.look.sight[cell] & survey.unit_cells


def _to_goal(survey: Survey, cell: int) -> int:
    goals = survey.goals(units=False, objectives=True) or survey.units
    return min((survey.distance(cell, goal) for goal in goals), default=0)


ADVANTAGE: tuple[Criterion[Survey, int], ...] = (
    keep_if_possible("COH-6.0-a", _unnoticed, by="V-7"),
    prefer("COH-6.0-a", lambda survey, cell: survey.ground_dm(cell), by="V-7"),
    keep_if_possible("COH-6.0-a", lambda s, c: not s.danger >> c & 1, by="V-7"),
    lowest("COH-6.0-a", _to_goal, by="V-7"),
)
