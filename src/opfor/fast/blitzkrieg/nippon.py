"""Nippon: opening the next campaign when one is closed.

On a board where every theatre is open from the start there is nothing to open.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.players import choose, worth_of_opening
from opfor.fast.blitzkrieg.tracks import push
from opfor.fast.blitzkrieg.values import NOBODY, NOT_OPENED, War
from opfor.fast.blitzkrieg.victory import is_decided


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
    theatre = war.offer[0]
    if war.offered > 1:
        chooser = closer if war.bot == NOBODY else 1 - war.bot
        theatre = war.offer[choose(war, chooser, worth_of_opening)]
    war.campaign[theatre] = 0
    settle_marker(war, theatre, closer, winner)


@cite("BLZ-N-4")
def settle_marker(war: War, theatre: int, closer: int, winner: int) -> None:
    """The red space favours who did not win the last campaign (a tie: who did not close it).

    After that, if the bot closed it, one more step towards the bot.
    """
    favoured = 1 - (closer if winner == NOBODY else winner)
    push(war, theatre, favoured, war.red[theatre])
    if closer == war.bot:
        push(war, theatre, closer, 1)
