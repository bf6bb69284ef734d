"""Random Defense Counters that tiles call for: drawn blind, put down to the AI's advantage.

Trenches, bunkers and hasty defences go to an AI that lacks cover, the nearer the Objective it
must hold the better; mines, wire and road blocks go on the way from the nearest Unit to it. A
counter is always placed if any hex may hold it, and never where it silences one of the AI's own.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Question, keep_if_possible, lowest, must, prefer
from opfor.core.requests import Draw
from opfor.games.coh.bot.advantage import best_hex
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import HEXES, Survey
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.order_deck import bot_of, solo_of
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF
from opfor.kit.hexes import FACINGS


@cite("GEN-3.7.3-f", "SOLO-6.0-a", "V-7")
def place_defence(play: CohPlay) -> Procedure[None]:
    """Draw a counter and use the face that helps more: shelter for an AI without cover, else an
    obstacle in the way, else a shelter where it is wanted most. Only if no hex may hold it is it
    out of the game."""
    pool = solo_of(play).defences
    if not pool:
        return
    counter: str = yield Draw("defences", pool, "a Defense Counter", "GEN-3.7.3-c")
    survey, bot, faces = survey_now(play), bot_of(play), tuple(counter.split("/"))
    face = yield from decide(play, FACE, DrawnCounter(survey, faces), faces)
    if face is None:
        play.emit(ev.DefencePlaced(counter, faces[0], -1, bot))
        return
    question = SHELTER if play.setting.works[face].holds else OBSTACLE
    cell = yield from decide(play, question, survey, _room_for(survey, face))
    assert cell is not None, "wishes leave one"
    play.emit(ev.DefencePlaced(counter, face, cell, bot, _looks(survey, face, cell)))
    update_holders(play)


def _looks(survey: Survey, face: str, cell: int) -> int:
    """Where a bunker that nobody is in looks: to most of the nearest Units."""
    if not survey.look.setting.works[face].has_facing or survey.ai_cells >> cell & 1:
        return OFF
    near = [survey.cell(unit) for unit in survey.nearest(cell, survey.units)]
    arcs = {facing: survey.field.arc(cell, facing) for facing in FACINGS}
    return max(arcs, key=lambda facing: (sum(arcs[facing] >> c & 1 for c in near), -facing))


class DrawnCounter(NamedTuple):
    """A Defense Counter with its two faces, as printed."""

    survey: Survey
    faces: tuple[str, ...]


def _room_for(survey: Survey, face: str) -> list[int]:
    """The hexes a face goes to: of a shelter those of AI without cover; else of other AI that fit
    in; else any where it hinders none of the AI's own."""
    if not survey.look.setting.works[face].holds:
        return _free(survey)
    return (
        shelters(survey, face)
        or shelters(survey, face, also_covered=True)
        or [cell for cell in _free(survey) if not survey.ai_cells >> cell & 1]
    )


@measure(brief="one that some hex may hold")
def has_room(drawn: DrawnCounter, face: str) -> bool:
    return bool(_room_for(drawn.survey, face))


@measure(brief="a shelter for an AI without cover")
def is_shelter(drawn: DrawnCounter, face: str) -> bool:
    kind = drawn.survey.look.setting.works[face]
    return bool(kind.holds and shelters(drawn.survey, face))


@measure(brief="an obstacle in the way")
def is_obstacle(drawn: DrawnCounter, face: str) -> bool:
    return not drawn.survey.look.setting.works[face].holds


@measure(silent=True, brief="the face printed first")
def place_on_counter(drawn: DrawnCounter, face: str) -> int:
    return drawn.faces.index(face)


FACE: Question[DrawnCounter, str] = Question(
    "defense-counter",
    "Which face of a Defense Counter is used?",
    "its two faces",
    (
        must("GEN-3.7.3-d", has_room),
        prefer("GEN-3.7.3-f", is_shelter, by="V-7"),
        prefer("GEN-3.7.3-f", is_obstacle, by="V-7"),
        lowest("GEN-3.7.3-f", place_on_counter, by="V-7"),
    ),
    named=lambda _drawn, face: face,
    chosen="The counter lies as {}",
)


@cite("GEN-3.7.3-d")
def _free(survey: Survey) -> list[int]:
    """The hexes a Defense Counter may lie in: none there yet, ground that holds it, no Unit and
    no Control Marker of the Player's beside it, no Unit in it."""
    field, look = survey.field, survey.look
    barred = survey.unit_cells
    enemies = [m.cell for m in look.state.markers if m.side != survey.bot]
    for cell in (*(survey.cell(unit) for unit in survey.units), *enemies):
        barred |= field.within(cell, 1)
    taken = {work.cell for work in look.state.works}
    return [
        cell
        for cell in range(len(field))
        if not barred >> cell & 1 and cell not in taken and field.holds_counters(cell)
    ]


def shelters(survey: Survey, kind: str, *, also_covered: bool = False) -> list[int]:
    """Hexes of AI without cover (or any) that the fortification can take in without silencing
    them."""
    free, holds = set(_free(survey)), survey.look.setting.works[kind].holds
    return [
        survey.cell(ai)
        for ai in survey.ai
        if survey.cell(ai) in free
        and survey.look.kind(ai).kind in holds
        and not survey.is_rumored(ai)
        and not _silences(survey, kind, ai)
        and (also_covered or survey.dm(ai) <= 0)
    ]


@cite("SOLO-6.0-a")
def _silences(survey: Survey, kind: str, ai: int) -> bool:
    """Whether an AI could not fire from inside: no mortar does from a bunker."""
    return survey.look.setting.works[kind].has_facing and survey.look.kind(ai).has("mortar")


def held(survey: Survey) -> list[int]:
    """What the AI must hold: its Control Markers; without one, where its counters stand."""
    own = [m.cell for m in survey.look.state.markers if m.side == survey.bot]
    return own or [survey.cell(ai) for ai in survey.ai]


@measure(HEXES, brief="nearest to what the AI holds")
def to_held(survey: Survey, cell: int) -> int:
    return min((survey.field.distance(cell, goal) for goal in held(survey)), default=0)


@measure(brief="on a shortest way from the nearest Unit to what it holds")
def is_on_the_way(survey: Survey, cell: int) -> bool:
    """On a shortest path from the nearest Unit to something held."""
    distance = survey.field.distance
    for goal in held(survey):
        for unit in survey.nearest(goal, survey.units):
            start = survey.cell(unit)
            if distance(start, cell) + distance(cell, goal) == distance(start, goal):
                return True
    return False


@measure(brief="without AI")
def has_no_ai(survey: Survey, cell: int) -> bool:
    return not survey.ai_cells >> cell & 1


@measure("Units", said="{} Unit covers it|{} Units cover it", brief="in most fire zones")
def units_covering(survey: Survey, cell: int) -> int:
    return survey.covering(cell)


SHELTER = best_hex(
    "shelter",
    "Where does a trench, bunker or hasty defence go?",
    "the hexes of AI without cover; without any, of AI in cover, or free ones",
    (
        lowest("SOLO-6.0-a", to_held, by="V-7"),
        prefer("SOLO-6.0-a", units_covering, by="V-7"),
    ),
)
OBSTACLE = best_hex(
    "obstacle",
    "Where do mines, wire or a road block go?",
    "the hexes a Defense Counter may lie in",
    (
        keep_if_possible("SOLO-6.0-a", has_no_ai, by="V-7"),
        keep_if_possible("SOLO-6.0-a", is_on_the_way, by="V-7"),
        lowest("SOLO-6.0-a", to_held, by="V-7"),
    ),
)
