"""What stories do with single rules: deeds in a play, and questions about a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.deeds import carried_out
from opfor.core.play import Procedure
from opfor.games.blitzkrieg.bot.strategic_advantage import bots_theatre
from opfor.games.blitzkrieg.course import bot_turn as turn
from opfor.games.blitzkrieg.course.rooms import Rooms, carry_out, looked_at, rooms_of
from opfor.games.blitzkrieg.rules import board, draws, legality
from opfor.games.blitzkrieg.rules import strength as strengths
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOTHING, For
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED, State
from opfor.games.blitzkrieg.values.tables import UnitRow


def number(setting: Setting, unit: str) -> int:
    return names_of(setting).number[unit]


def plainly(play: BlitzkriegPlay, deed: Callable[..., Any], *numbers: int) -> Procedure[int]:
    """Any function of the rules, carried out."""
    return carried_out(play, Rooms(play.setting, {}, plain=True), deed, *numbers)


def place(
    play: BlitzkriegPlay, side: int, unit: str, space: int, slot: int = NOTHING
) -> Procedure[int | None]:
    """A placement; gives the theatre in which a blitz unit allows another one."""
    theatre = yield from carry_out(play, "place", side, number(play.setting, unit), space, slot)
    return None if theatre == NOTHING else theatre


def decide_placement(play: BlitzkriegPlay, blitz_in: int = NOTHING) -> Procedure[int]:
    return carry_out(play, "decide_placement", blitz_in)


def theatre_decided(play: BlitzkriegPlay) -> int:
    """Where the placement decided last would go."""
    return int(rooms_of(play.setting).memory.theatre)


def place_units(play: BlitzkriegPlay) -> Procedure[int]:
    return carry_out(play, "place_units")


def draw_stratagem(play: BlitzkriegPlay) -> Procedure[int]:
    return carry_out(play, "draw_stratagem")


def bot_turn(play: BlitzkriegPlay) -> Procedure[int]:
    return plainly(play, turn.bot_turn)


def draw_to_row(play: BlitzkriegPlay) -> Procedure[int]:
    return carry_out(play, "draw_unit", 0, For.THE_ROW)


def draw_unit(play: BlitzkriegPlay, side: int) -> Procedure[int]:
    return carry_out(play, "draw_unit", side, For.THE_TURN)


def research(play: BlitzkriegPlay, side: int) -> Procedure[int]:
    return plainly(play, draws.research, side)


def strategic_advantage(
    play: BlitzkriegPlay, steps: int, targets: tuple[int, ...]
) -> Procedure[int]:
    """The theatre of these that takes the bot's strategic advantage."""

    def deed(war: Any) -> int:
        for theatre in set(range(war.theatres)) - set(targets):
            war.campaign[theatre] = CLOSED
        return int(bots_theatre(war, steps, NOTHING))

    return plainly(play, deed)


def as_unit(setting: Setting, state: State, side: int, unit: str) -> UnitRow:
    war, names = looked_at(setting, state), names_of(setting)
    return names.rows[strengths.as_unit(war, side, names.number[unit])]


def strength(setting: Setting, state: State, side: int, unit: str, space: int) -> int:
    war = looked_at(setting, state)
    acts_as = strengths.as_unit(war, side, number(setting, unit))
    return strengths.strength(war, side, acts_as, setting.board.spaces[space].theatre)


def legal_spaces(setting: Setting, state: State, side: int, unit: str) -> tuple[int, ...]:
    war = looked_at(setting, state)
    war.offered = 0
    legality.offer_unit(war, side, number(setting, unit), NOTHING)
    return tuple(offer.place for offer in war.offers[: war.offered])


def legal_placements(setting: Setting, state: State, side: int) -> list[Place]:
    war, said = looked_at(setting, state), names_of(setting).said
    legality.offer_placements(war, side, NOTHING)
    return [Place(said[unit], space) for unit, space in war.offers[: war.offered]]


def open_spaces(setting: Setting, state: State, theatre: int) -> int:
    return board.empty_spaces(looked_at(setting, state), theatre)


def can_place(setting: Setting, state: State, side: int) -> bool:
    return legality.can_place(looked_at(setting, state), side)


def may_hold(setting: Setting, state: State, side: int) -> list[str]:
    """The units a reserve may hold, by name."""
    war, names = looked_at(setting, state), names_of(setting)
    return [unit for unit in names.ids if legality.may_hold(war, side, names.number[unit])]
