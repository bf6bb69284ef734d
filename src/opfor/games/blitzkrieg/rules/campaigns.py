"""Closing campaigns and theatres, and what that scores.

A marker on its last step wins the theatre outright and comes before anything else: whatever was
not yet scored there goes to the winner. Otherwise a filled campaign is scored by the leader of
the track, by both on a tie, and the next campaign opens.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.board import empty_spaces, is_empty, is_open
from opfor.games.blitzkrieg.rules.effects import score
from opfor.games.blitzkrieg.rules.leftovers import leave, take_leftovers
from opfor.games.blitzkrieg.rules.nippon import open_next
from opfor.games.blitzkrieg.rules.tracks import leader
from opfor.games.blitzkrieg.values.events import CampaignClosed, TheatreWon
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOBODY, By
from opfor.games.blitzkrieg.values.state import CLOSED


def close(war: War, mover: int, theatre: int) -> None:
    """Close whatever the placement of ``mover`` in ``theatre`` brought to a close."""
    close_theatre(war, mover, theatre)
    if not war.stop_short:
        close_pushed(war, mover)


def close_theatre(war: War, mover: int, theatre: int) -> None:
    """Score the theatre until its open campaign (if any) has an empty space."""
    while is_open(war, theatre):
        if is_won_outright(war, theatre):
            win_outright(war, mover, theatre)
            return
        if empty_spaces(war, theatre):
            return
        close_campaign(war, mover, theatre)


def is_won_outright(war: War, theatre: int) -> bool:
    """Whether the marker stands on its last step, of whichever side."""
    return abs(war.tracks[theatre]) >= war.steps[theatre]


@cite("pushed-marker")
def close_pushed(war: War, mover: int) -> None:
    """Where effects may push a marker onto its last step: win those theatres too.

    A theatre opened meanwhile waits for the next round of looking.
    """
    again = True
    while again:
        again = False
        for theatre in range(war.theatres):
            war.were_open[theatre] = is_open(war, theatre)
        for theatre in range(war.theatres):
            if war.were_open[theatre] and is_won_outright(war, theatre):
                win_outright(war, mover, theatre)
                again = True


def close_campaign(war: War, mover: int, theatre: int) -> None:
    """The leader scores the campaign and a bonus by the shields he has passed; a tie scores both.

    The marker stays where it is; the next campaign opens, or the theatre is closed.
    """
    number = war.campaign[theatre]
    is_last = number + 1 == war.campaigns[theatre]
    winner = leader(war.tracks[theatre])
    war.campaign[theatre] = CLOSED if is_last else number + 1
    tell(war, CampaignClosed, theatre, war.campaign[theatre], winner)
    score_campaign(war, theatre, war.vp_of[theatre][number], winner)
    if is_last:
        open_next(war, mover, winner)


def score_campaign(war: War, theatre: int, points: int, winner: int) -> None:
    if winner == NOBODY:
        score(war, 0, points, By.TIE)
        score(war, 1, points, By.TIE)
        return
    score(war, winner, points, By.CAMPAIGN)
    bonus = shield_bonus(war, theatre)
    if bonus:
        score(war, winner, bonus, By.SHIELD)


def shield_bonus(war: War, theatre: int) -> int:
    """One bonus, not both: that of the farthest shield the marker is at or past."""
    lead = abs(war.tracks[theatre])
    if lead >= war.shields[theatre][1]:
        return war.shield_bonus[1]
    return war.shield_bonus[0] if lead >= war.shields[theatre][0] else 0


@cite("outright-win-bonus")
def win_outright(war: War, mover: int, theatre: int) -> None:
    """The theatre closes at once.

    The winner scores every campaign not yet scored at its printed value and a bonus, then takes
    the effects of the empty spaces in the order he likes.
    """
    side = leader(war.tracks[theatre])
    points = 0
    war.leftovers = 0
    for number in range(war.campaign[theatre], war.campaigns[theatre]):
        points += war.vp_of[theatre][number]
        for space in range(war.begins[theatre][number], war.ends[theatre][number]):
            if is_empty(war, space):
                leave(war, space)
    war.campaign[theatre] = CLOSED
    tell(war, TheatreWon, theatre, side)
    score(war, side, points, By.UNFINISHED)
    if war.outright_bonus:
        score(war, side, war.outright_bonus, By.OUTRIGHT_WIN)
    take_leftovers(war, side)
    open_next(war, mover, side)
