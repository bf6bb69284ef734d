"""The bot's turn: A, a stratagem is drawn; B, the procedure places a unit; C, a unit is drawn."""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.bot.choices import BOT_CHOICES
from tests.oracle.blitzkrieg.bot.space import SPACE
from tests.oracle.blitzkrieg.bot.stratagems import has_drawn
from tests.oracle.blitzkrieg.bot.survey import BOT, Survey
from tests.oracle.blitzkrieg.bot.theatre import THEATRE, has_legal_placement
from tests.oracle.blitzkrieg.bot.unit import UNIT
from tests.oracle.blitzkrieg.bot.wins import look_for_wins
from tests.oracle.blitzkrieg.course.stratagem_draw import draw_stratagem
from tests.oracle.blitzkrieg.rules.draws import draw_unit
from tests.oracle.blitzkrieg.rules.placement import place
from tests.oracle.blitzkrieg.rules.victory import is_decided


def bot_turn(play: BlitzkriegPlay) -> Procedure[None]:
    """The whole turn of a bot that can place; a position may have its stratagem drawn already."""
    if play.setting.options.stratagems and play.state.cup and not has_drawn(play.state):
        yield from draw_stratagem(play)
    yield from place_units(play)
    if not is_decided(play):
        yield from draw_to_row(play)


@cite("BLZ-B-1", "BLZ-E-9", "R-BLZ-1")
def place_units(play: BlitzkriegPlay) -> Procedure[None]:
    """The procedure, and again after every blitz unit while a unit is left that can go there."""
    survey = Survey(play.setting, play.state)
    while True:
        slot = yield from decide_placement(play, survey)
        unit, space = survey.row[slot], survey.space
        theatre = yield from place(play, BOT, unit, space, BOT_CHOICES, slot)
        if theatre is None:
            return
        survey = Survey(play.setting, play.state, blitz_in=theatre)
        if not may_follow_up(survey, theatre):
            return


@cite("BLZ-E-8", "R-BLZ-1")
def may_follow_up(survey: Survey, theatre: int) -> bool:
    """After a blitz: the same theatre if possible, else anywhere (by ruling, nowhere)."""
    if survey.rulings.blitz_follow_up == "lapses":
        return theatre in survey.empty and has_legal_placement(survey, theatre)
    return survey.can_place()


def decide_placement(play: BlitzkriegPlay, survey: Survey) -> Procedure[int]:
    """Theatre, then space, then unit; returns the unit's slot, the space is in the survey."""
    yield from decide_space(play, survey)
    slot = yield from decide(play, UNIT, survey, survey.slots, survey.units_named)
    assert slot is not None
    return slot


def decide_space(play: BlitzkriegPlay, survey: Survey) -> Procedure[None]:
    """Theatre, then space: chance has no part in them."""
    look_for_wins(survey)
    theatre = yield from decide(play, THEATRE, survey, survey.open)
    assert theatre is not None
    survey.enter(theatre)
    space = yield from decide(play, SPACE, survey, survey.empty[theatre], survey.spaces_named)
    assert space is not None
    survey.space = space


@cite("BLZ-C-1")
def draw_to_row(play: BlitzkriegPlay) -> Procedure[None]:
    """One unit from the bag to the end of the row; gaps have closed to the left."""
    yield from draw_unit(play, BOT, "the bot's unit for the end of its row")
