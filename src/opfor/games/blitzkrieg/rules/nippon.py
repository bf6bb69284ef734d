"""Nippon: campaigns that start with a bot lead, and opening the next when one is closed.

On a board where every theatre is open from the start there is nothing to open.
"""

from __future__ import annotations

from opfor.core.asking import draw
from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.offers import clear_offers, offer, only_or_chosen
from opfor.games.blitzkrieg.rules.tracks import head_start, push
from opfor.games.blitzkrieg.rules.victory import is_decided
from opfor.games.blitzkrieg.values.events import TheatreOpened
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOBODY, NOTHING, By, For, Stream, To
from opfor.games.blitzkrieg.values.state import NOT_OPENED


@cite("BLZ-N-3")
def open_next(war: War, closer: int, winner: int) -> None:
    """Choose and open a campaign, then settle its marker.

    With two players whoever closed the last campaign chooses; against the bot always the person.
    """
    clear_offers(war)
    for theatre in range(war.theatres):
        if war.campaign[theatre] == NOT_OPENED:
            offer(war, NOTHING, theatre)
    if war.offered and not is_decided(war):
        chooser = closer if war.bot == NOBODY else 1 - war.bot
        theatre = only_or_chosen(war, chooser, To.OPEN).place
        open_theatre(war, theatre, chooser)
        settle_marker(war, theatre, closer, winner)


def open_theatre(war: War, theatre: int, chooser: int) -> None:
    war.campaign[theatre] = 0
    tell(war, TheatreOpened, theatre, chooser)


@cite("BLZ-N-4")
def settle_marker(war: War, theatre: int, closer: int, winner: int) -> None:
    """The red space favours who did not win the last campaign (a tie: who did not close it).

    After that, if the bot closed it, one more step towards the bot.
    """
    favoured = 1 - (closer if winner == NOBODY else winner)
    push(war, theatre, favoured, war.red[theatre], By.RED_SPACE)
    if closer == war.bot:
        push(war, theatre, closer, 1, By.BOTS_CLOSING)


@cite("BLZ-N-2")
def starting_campaigns(war: War) -> None:
    """So many of the campaigns open at the start, picked at random, move towards the bot."""
    left = 0
    for theatre in range(war.theatres):
        if war.open_at_start[theatre]:
            war.tally[left] = theatre
            left += 1
    for _ in range(min(war.head_start_picks, left)):
        picked = draw(war, Stream.HEAD_START, war.tally, left, For.A_CAMPAIGN, war.bot)
        head_start(war, war.tally[picked], war.head_start_steps, By.HEAD_START)
        left -= 1
        for behind in range(picked, left):
            war.tally[behind] = war.tally[behind + 1]
