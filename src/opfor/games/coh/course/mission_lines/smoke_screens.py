"""Smoke that a mission's line puts on the map: on the hex where it helps the AI most."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.cascade import Criterion, keep_if_possible, lowest, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
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
    cell = yield from best_hex(play, "smoke hex", SCREEN, survey, found)
    play.emit(base.SmokeLaid((cell,), density))


SCREEN: tuple[Criterion[Survey, int], ...] = (
    keep_if_possible("SOLO-6.0-a", lambda s, c: not s.unit_cells >> c & 1, by="V-7"),
    keep_if_possible("SOLO-6.0-a", lambda s, c: bool(s.ai_cells >> c & 1), by="V-7"),
    prefer("SOLO-6.0-a", lambda s, c: s.covering(c), by="V-7"),
    lowest("SOLO-6.0-a", lambda s, c: s.ground_dm(c), by="V-7"),
)
"""Not over a Unit, but over an AI; under the fire of many Units; where there is least cover."""
