"""The flow of a game: one step for the set-up, then one step for every turn."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import UNTOLD, Choose, Judge
from opfor.games.blitzkrieg.values.actions import Action, EndTurn, Place
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.bot.choices import BOT_CHOICES
from tests.oracle.blitzkrieg.course.bot_turn import bot_turn
from tests.oracle.blitzkrieg.course.setup import set_up
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.draws import draw_unit
from tests.oracle.blitzkrieg.rules.legality import can_place, legal_placements, may_be_stuck
from tests.oracle.blitzkrieg.rules.placement import place
from tests.oracle.blitzkrieg.rules.victory import is_decided, lose, next_turn

END_TURN = EndTurn()
YES, NO = "yes", "no"
CAN_YOU_PLACE = Judge(
    "Can you place any unit of your reserve?", (YES, NO), "you lose if you cannot"
)


def step(play: BlitzkriegPlay) -> Procedure[None]:
    """The set-up, or the turn of the side whose turn it is."""
    if play.state.stage == "setup":
        return set_up(play)
    side = play.state.mover
    return bots_turn(play) if side == lookup_of(play.setting).bot else persons_turn(play, side)


@cite("QB-9")
def bots_turn(play: BlitzkriegPlay) -> Procedure[None]:
    """The bot's turn; a bot that cannot place loses (or, by ruling, only draws)."""
    look = lookup_of(play.setting)
    if can_place(play.setting, play.state, look.bot):
        yield from bot_turn(play)
    elif look.bot_skips:
        yield from draw_unit(play, look.bot)
    else:
        lose(play, look.bot)
        return
    next_turn(play, look.bot)


def persons_turn(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """Place a unit, and more after blitz units; then draw one. Unable to place: lost."""
    seat = lookup_of(play.setting).seats[side]
    options = tuple(legal_placements(play.setting, play.state, side))
    is_known = UNTOLD not in play.state.reserves[side]
    if not (options and (is_known or (yield from has_placement(play, side)))):
        lose(play, side)
        return
    action: Action = yield Choose(seat, "Which unit do you place, and where?", options)
    while isinstance(action, Place):
        theatre = yield from place(play, side, action.unit, action.space, BOT_CHOICES)
        action = END_TURN
        if theatre is not None:
            action = yield from follow_up(play, side, theatre)
    if not (is_decided(play) or play.state.last_turn):
        yield from draw_unit(play, side)
    next_turn(play, side)


def has_placement(play: BlitzkriegPlay, side: int) -> Procedure[bool]:
    """Whether the reserve has a unit to place; of an untold one only its owner may know."""
    if not may_be_stuck(play.setting, play.state, side):
        return True
    return bool((yield CAN_YOU_PLACE) == YES)


def follow_up(play: BlitzkriegPlay, side: int, theatre: int) -> Procedure[Action]:
    """After a blitz unit: one more placement in the same theatre, if any fits and one likes."""
    options = legal_placements(play.setting, play.state, side, theatre)
    if not options:
        return END_TURN
    seat = lookup_of(play.setting).seats[side]
    question = "Blitz: which unit do you place in the same theatre, if any?"
    answer: Action = yield Choose(seat, question, (*options, END_TURN))
    return answer
