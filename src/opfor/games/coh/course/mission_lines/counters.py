"""Fortifications and markers that a line puts on the map, and what it takes off it."""

from __future__ import annotations

from collections.abc import Collection

from opfor.cardboard.coh.orders.effects import RemoveCounters
from opfor.cardboard.coh.orders.nouns import CounterKind
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie
from opfor.games.coh.bot.line_places import line_cells, settled_line_cells
from opfor.games.coh.bot.rumored_enemies import rumors_on_map
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.course.mission_lines.defense_counters import OBSTACLE, SHELTER, shelters
from opfor.games.coh.course.mission_lines.effect_deeds import does
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.hasty_defenses import build_hasty
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.order_words import DENSITIES, HASTY, WORKS
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import Work


def open_to(play: CohPlay, counter: CounterKind, cells: tuple[int, ...]) -> list[int]:
    """The hexes a fortification or marker can go to: ground that holds it, none there yet; a
    hasty defence only to an AI without cover that can dig in, a marker where there is none."""
    if counter not in WORKS:
        marked = {marker.cell for marker in play.state.markers}
        return [cell for cell in cells if cell not in marked]
    survey, kind = survey_now(play), WORKS[counter]
    taken = {work.cell for work in play.state.works}
    free = [c for c in cells if c not in taken and survey.field.holds_counters(c)]
    return [
        c for c in free if counter is not CounterKind.HASTY_DEFENSE or c in shelters(survey, kind)
    ]


@cite("SOLO-6.0-a", "V-7")
def put_down(play: CohPlay, counter: CounterKind, cells: tuple[int, ...]) -> Procedure[None]:
    """One counter, in the hex that helps the AI most: shelter with an AI that lacks cover where
    there is one, else as an obstacle lies best."""
    survey, found = survey_now(play), open_to(play, counter, cells)
    if not found:
        return
    held = [c for c in found if counter in WORKS and c in shelters(survey, WORKS[counter])]
    question = SHELTER if held else OBSTACLE
    cell = yield from decide(play, question, survey, held or found)
    assert cell is not None, "wishes leave one"
    bot = survey.bot
    if counter is CounterKind.HASTY_DEFENSE:
        build_hasty(play, next(ai for ai in survey.ai if survey.cell(ai) == cell))
    elif counter in WORKS:
        inside = (survey.counters[ai].facing for ai in survey.ai if survey.cell(ai) == cell)
        play.emit(base.WorkBuilt(Work(WORKS[counter], cell, next(inside, 0), bot)))
        update_holders(play)
    else:
        side = bot if counter is CounterKind.AI_CONTROL_MARKER else 1 - bot
        play.emit(ev.MarkerPlaced(cell, side))


def _can_remove(play: CohPlay, effect: RemoveCounters) -> bool:
    return bool(removable(play, effect, line_cells(play, effect.where)))


def removable(play: CohPlay, effect: RemoveCounters, where: Collection[int]) -> list[int]:
    """The hexes with such a counter, of those the line means."""
    state, bot = play.state, play.setting.bot
    match effect.counter:
        case CounterKind.RE:
            found = [state.counters[unit].cell for unit in rumors_on_map(play)]
        case CounterKind.SMOKE | CounterKind.LIGHT_SMOKE:
            density = DENSITIES[effect.counter]
            found = [smoke.cell for smoke in state.smoke if smoke.density == density]
        case CounterKind.AI_CONTROL_MARKER:
            found = [marker.cell for marker in state.markers if marker.side == bot]
        case CounterKind.PLAYER_CONTROL_MARKER:
            found = [marker.cell for marker in state.markers if marker.side != bot]
        case CounterKind.RANDOM_DEFENSE_COUNTER:
            found = [work.cell for work in state.works if work.kind != HASTY]
        case counter:
            found = [work.cell for work in state.works if work.kind == WORKS[counter]]
    return [cell for cell in dict.fromkeys(found) if cell in where]


REMOVED: Question[Survey, int] = Question(
    "removed-counter",
    "Which counter is taken off the map?",
    "the hexes with such a counter where the line says",
    (),
    named=lambda survey, cell: survey.field.name(cell),
    tie=Tie("uniform", "SOLO-6.0-a", "counter to remove"),
    chosen="It is taken off {}",
)


@does(RemoveCounters, can=_can_remove)
@cite("SOLO-6.0-a")
def remove(play: CohPlay, effect: RemoveCounters) -> Procedure[None]:
    """As many as the line says; chance decides which where there are more."""
    for _ in range(effect.count):
        where = yield from settled_line_cells(play, effect.where)
        found = removable(play, effect, where)
        if not found:
            return
        cell = yield from decide(play, REMOVED, survey_now(play), found)
        assert cell is not None, "chance leaves one"
        _take_off(play, effect.counter, cell)


def _take_off(play: CohPlay, counter: CounterKind, cell: int) -> None:
    match counter:
        case CounterKind.RE:
            at = (u for u in rumors_on_map(play) if play.state.counters[u].cell == cell)
            play.emit(ev.RumorRemoved(next(at), cell))
        case CounterKind.SMOKE | CounterKind.LIGHT_SMOKE:
            play.emit(ev.SmokeRemoved(cell))
        case CounterKind.AI_CONTROL_MARKER | CounterKind.PLAYER_CONTROL_MARKER:
            play.emit(ev.MarkerRemoved(cell))
        case _:
            play.emit(base.WorkDestroyed(cell, "removed"))
