"""Nippon: campaigns that start with a bot lead, and opening the next when one is closed.

On a board where every theatre is open from the start there is nothing to open.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.run import DRAW, is_asked, note, pick, request, tell
from opfor.games.blitzkrieg.rules.decider import choose
from opfor.games.blitzkrieg.rules.tracks import head_start, push
from opfor.games.blitzkrieg.rules.victory import is_decided
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    A_CAMPAIGN,
    BY_BOTS_CLOSING,
    BY_HEAD_START,
    BY_RED_SPACE,
    HEAD_START,
    NOBODY,
    THEATRE_OPENED,
    TO_OPEN,
)
from opfor.games.blitzkrieg.values.state import NOT_OPENED


@cite("BLZ-N-3")
def open_next(war: War, closer: int, winner: int) -> None:
    """Choose and open a campaign, then settle its marker.

    With two players whoever closed the last campaign chooses; against the bot always the person.
    """
    war.offered = 0
    for theatre in range(war.theatres):
        if war.campaign[theatre] == NOT_OPENED:
            war.offer[war.offered] = theatre
            war.offered += 1
    if war.offered == 0 or is_decided(war):
        return
    chooser = closer if war.bot == NOBODY else 1 - war.bot
    theatre = war.offer[0]
    if war.offered > 1:
        theatre = war.offer[choose(war, chooser, TO_OPEN)]
    war.campaign[theatre] = 0
    tell(war, THEATRE_OPENED, theatre, chooser)
    settle_marker(war, theatre, closer, winner)


@cite("BLZ-N-4")
def settle_marker(war: War, theatre: int, closer: int, winner: int) -> None:
    """The red space favours who did not win the last campaign (a tie: who did not close it).

    After that, if the bot closed it, one more step towards the bot.
    """
    favoured = 1 - (closer if winner == NOBODY else winner)
    push(war, theatre, favoured, war.red[theatre], BY_RED_SPACE)
    if closer == war.bot:
        push(war, theatre, closer, 1, BY_BOTS_CLOSING)


@cite("BLZ-N-2")
def starting_campaigns(war: War) -> None:
    """So many of the campaigns open at the start, picked at random, move towards the bot."""
    war.offered = 0
    for theatre in range(war.theatres):
        if war.open_at_start[theatre]:
            war.offer[war.offered] = theatre
            war.offered += 1
    for _ in range(min(war.head_start_picks, war.offered)):
        if is_asked(war):
            request(war, DRAW, A_CAMPAIGN, war.bot)
            for place in range(war.offered):
                note(war, war.offer[place])
        picked = pick(war, HEAD_START, war.offered)
        head_start(war, war.offer[picked], war.head_start_steps, BY_HEAD_START)
        war.offered -= 1
        for i in range(picked, war.offered):
            war.offer[i] = war.offer[i + 1]
