"""The bot's turn: A, a stratagem is drawn; B, the procedure places a unit; C, a unit is drawn."""

from __future__ import annotations

from opfor.core.asking import draw_token, kind_of_token
from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.bot.space import choose_space
from opfor.games.blitzkrieg.bot.survey import can_place_in, survey
from opfor.games.blitzkrieg.bot.theatre import choose_theatre
from opfor.games.blitzkrieg.bot.unit import choose_unit
from opfor.games.blitzkrieg.rules.draws import draw_unit
from opfor.games.blitzkrieg.rules.placement import place
from opfor.games.blitzkrieg.rules.victory import is_decided
from opfor.games.blitzkrieg.values.events import StratagemDrawn
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, STEAMROLL, STRATAGEMS, For, Stream


@cite("BLZ-C-1")
def bot_turn(war: War) -> None:
    """The whole turn of a bot that can place; a position may have its stratagem drawn already."""
    draw_and_place(war)
    if not is_decided(war):
        draw_unit(war, war.bot, For.THE_ROW)


def draw_and_place(war: War) -> None:
    """A stratagem, if one is to be drawn, and the placements."""
    if war.cupped and not has_drawn(war):
        draw_stratagem(war)
    place_units(war)


def has_drawn(war: War) -> bool:
    """Whether the stratagem of the bot's turn under way lies out already."""
    return war.mover == war.bot and war.stratagem_turn == war.turn


@cite("BLZ-A-1", "BLZ-A-2", "BLZ-A-3", "BLZ-T-8", "QB-13")
def draw_stratagem(war: War) -> None:
    """Draw a stratagem; only then the one lying out goes back into the cup.

    Steamroll acts as the stratagem in force last turn.
    """
    stratagem = stratagem_drawn(war)
    war.cup[stratagem] -= 1
    war.cupped -= 1
    if war.stratagem != NOTHING:
        war.cup[war.stratagem] += 1
        war.cupped += 1
    war.stratagem = stratagem
    war.stratagem_turn = war.turn
    war.in_force = acts_as(stratagem, war.in_force)
    tell(war, StratagemDrawn, stratagem, war.in_force)


def stratagem_drawn(war: War) -> int:
    """Any of the cup; the last one is not asked for."""
    if war.cupped == 1:
        return kind_of_token(war.cup, 0)
    why, side = For.A_STRATAGEM, war.bot
    return draw_token(war, Stream.CUP, war.cup, STRATAGEMS, war.cupped, why, side)


@cite("BLZ-T-8", "QB-13")
def acts_as(stratagem: int, last_turn: int) -> int:
    """What a token acts as: Steamroll as the stratagem in force last turn."""
    return last_turn if stratagem == STEAMROLL else stratagem


@cite("BLZ-B-1", "BLZ-E-9", "R-BLZ-1")
def place_units(war: War) -> None:
    """The procedure, and again after every blitz unit while a unit is left that can go there."""
    war.blitz_in = NOTHING
    while True:
        slot = decide_placement(war, war.blitz_in)
        unit = war.reserve[war.bot][slot]
        war.blitz_in = place(war, war.bot, unit, war.space, slot)
        if war.blitz_in == NOTHING or not may_follow_up(war):
            return


def decide_placement(war: War, blitz_in: int) -> int:
    """Theatre, then space, then unit; returns the unit's slot. ``blitz_in`` is the theatre of the
    blitz unit that brought this further placement, if one did."""
    war.blitz_in = blitz_in
    survey(war)
    decide_space(war)
    return choose_unit(war)


def decide_space(war: War) -> None:
    """Theatre, then space: chance has no part in them."""
    choose_theatre(war)
    choose_space(war)


@cite("BLZ-E-8", "R-BLZ-1")
def may_follow_up(war: War) -> bool:
    """After a blitz: the same theatre if possible, else anywhere (by ruling, nowhere)."""
    survey(war)
    if war.blitz_lapses:
        return can_place_in(war, war.blitz_in)
    return any(can_place_in(war, theatre) for theatre in range(war.theatres))
