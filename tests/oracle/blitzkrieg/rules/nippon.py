"""Nippon: campaigns that start with a bot lead, and opening the next when one is closed.

On a board where every theatre is open from the start there is nothing to open.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.blitzkrieg.values.actions import OpenTheatre
from opfor.games.blitzkrieg.values.events import (
    TheatreOpened,
)
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import NOT_OPENED
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.tracks import HEAD_START, head_start, push
from tests.oracle.blitzkrieg.rules.victory import is_decided

RED = "red-space"
BOT_CLOSED = "bot-closed-before"


@cite("BLZ-N-3")
def open_next(play: BlitzkriegPlay, closer: int, winner: int | None) -> Procedure[None]:
    """Choose and open a campaign, then settle its marker.

    With two players whoever closed the last campaign chooses; against the bot always the person.
    """
    state, look = play.state, lookup_of(play.setting)
    closed = [t for t, campaign in enumerate(state.campaigns) if campaign == NOT_OPENED]
    if not closed or is_decided(play):
        return
    chooser = closer if look.bot < 0 else 1 - look.bot
    theatre = closed[0]
    if len(closed) > 1:
        options = tuple(OpenTheatre(t) for t in closed)
        question = "Which campaign opens next?"
        answer: OpenTheatre = yield Choose(look.seats[chooser], question, options, rule="BLZ-N-3")
        theatre = answer.theatre
    play.emit(TheatreOpened(theatre, chooser))
    settle_marker(play, theatre, closer, winner)


@cite("BLZ-N-4")
def settle_marker(play: BlitzkriegPlay, theatre: int, closer: int, winner: int | None) -> None:
    """The red space favours who did not win the last campaign (a tie: who did not close it).

    After that, if the bot closed it, one more step towards the bot.
    """
    look = lookup_of(play.setting)
    favoured = 1 - (closer if winner is None else winner)
    push(play, theatre, favoured, play.setting.board.theatres[theatre].red, RED)
    if closer == look.bot:
        push(play, theatre, closer, 1, BOT_CLOSED)


@cite("BLZ-N-2")
def starting_campaigns(play: BlitzkriegPlay, picks: int, steps: int) -> Procedure[None]:
    """So many of the campaigns open at the start, picked at random, move towards the bot."""
    board = play.setting.board
    pool = tuple(t.id for t in board.theatres if t.open_at_start)
    for _ in range(min(picks, len(pool))):
        name = yield Draw("campaigns", pool, "a campaign for the bot's head start", "BLZ-N-2")
        pool = tuple(other for other in pool if other != name)
        head_start(play, board.theatre_index[name], 0, steps, HEAD_START)
