"""Smoke that a mission's line puts on the map: on the hex where it helps the AI most."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import keep_if_possible, lowest, prefer
from opfor.games.coh.bot.advantage import best_hex
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.values import events as base
from opfor.games.coh.values.play import CohPlay

LIGHT, HEAVY = 1, 2


def open_to_smoke(survey: Survey, cells: Iterable[int], density: int) -> list[int]:
    """The hexes that can hold smoke and do not lie in smoke as dense."""
    terrain, smoke = survey.field.terrain, survey.look.smoke
    return [c for c in cells if terrain[c].holds_smoke and smoke.get(c, 0) < density]


@cite("SOLO-6.0-a", "V-7")
def lay_screen(play: CohPlay, cells: Iterable[int], density: int) -> Procedure[None]:
    """One smoke counter, on the hex of an AI that needs it most; nothing if no hex is open."""
    survey = survey_now(play)
    found = open_to_smoke(survey, cells, density)
    if not found:
        return
    cell = yield from decide(play, SCREEN, survey, found)
    assert cell is not None, "wishes leave one"
    play.emit(base.SmokeLaid((cell,), density))


@measure(brief="not over a Unit")
def over_no_unit(survey: Survey, cell: int) -> bool:
    return not survey.unit_cells >> cell & 1


@measure(brief="over an AI")
def over_an_ai(survey: Survey, cell: int) -> bool:
    return bool(survey.ai_cells >> cell & 1)


@measure("Units", said="{} Unit covers it|{} Units cover it", brief="where most Units can fire")
def units_covering(survey: Survey, cell: int) -> int:
    return survey.covering(cell)


@measure("DM", said="DM {}", brief="least DM")
def least_dm(survey: Survey, cell: int) -> int:
    return survey.ground_dm(cell)


SCREEN = best_hex(
    "smoke-screen",
    "Where is the smoke laid?",
    "the hexes the line allows that can hold it",
    (
        keep_if_possible("SOLO-6.0-a", over_no_unit, by="V-7"),
        keep_if_possible("SOLO-6.0-a", over_an_ai, by="V-7"),
        prefer("SOLO-6.0-a", units_covering, by="V-7"),
        lowest("SOLO-6.0-a", least_dm, by="V-7"),
    ),
)
