"""An AI drawn from the entry cup comes in, or goes back."""

from __future__ import annotations

from opfor.cardboard.coh.orders.trees import TacticalOrder
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.bot.entry import (
    ENTRY_HEX,
    Door,
    choose_goal,
    hex_words,
    open_cells,
    waiting,
    why_not,
)
from opfor.games.coh.bot.facing import choose_facing, standpoint
from opfor.games.coh.bot.order.pairs import tactical_reading
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.course.upshot import Upshot
from opfor.games.coh.rules.control_and_fieldworks import come_in
from opfor.games.coh.rules.entry_and_exit import entry_cost
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.entries import entry_cells
from opfor.games.coh.values.play import CohPlay


@cite("SOLO-5.6-b")
def draw_from_cup(play: CohPlay, survey: Survey, why: str, rule: str) -> Procedure[int]:
    """Draw an AI from the entry cup."""
    cup = {survey.counters[unit].id: unit for unit in waiting(survey)}
    drawn: str = yield Draw("entry-cup", tuple(sorted(cup)), why, rule)
    play.emit(ev.EntryDrawn(cup[drawn]))
    return cup[drawn]


@cite("SOLO-5.6-b", "SOLO-5.6-c", "QS-8")
def enter(play: CohPlay, order: TacticalOrder, outlook: Outlook) -> Procedure[Upshot]:
    """Draw an AI and move it in: target, hex and facing as for any move, the cost of the hex for
    the check. Nobody acted if it could not and went back."""
    survey = survey_now(play, outlook)
    ai = yield from draw_from_cup(play, survey, "the AI that comes in", "SOLO-5.6-b")
    reading = tactical_reading(survey, order)
    reading.acting = ai
    cells = open_cells(survey, ai, reading.is_careful(ai), hex_words(reading))
    why = why_not(reading, cells)
    if why:
        play.emit(ev.EntryRefused(ai, why))
        return Upshot(turned_back=True)
    goal = yield from choose_goal(play, reading, cells)
    door = Door(survey, ai, goal, reading.is_careful(ai), hex_words(reading))
    cell = yield from decide(play, ENTRY_HEX, door, entry_cells(survey.look, ai))
    assert cell is not None, "open hexes were found before"
    cost = entry_cost(survey.look, ai, cell) or 0
    facing = yield from choose_facing(play, standpoint(survey, ai, cell))
    play.emit(base.ActionTaken(survey.bot, (ai,), "enter"))
    play.emit(base.UnitMoved(ai, cell, facing))
    wire = yield from come_in(play, ai, cell)
    return Upshot((ai,), cost + wire)
