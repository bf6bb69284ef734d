"""Closing campaigns and theatres, and what that scores.

A marker on its last step wins the theatre outright and comes before anything else: whatever was
not yet scored there goes to the winner. Otherwise a filled campaign is scored by the leader of
the track, by both on a tie, and the next campaign opens.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.run import tell
from opfor.games.blitzkrieg.rules.decider import bots_leftover, choose
from opfor.games.blitzkrieg.rules.effects import score, take_effect
from opfor.games.blitzkrieg.rules.legality import empty_spaces, is_empty
from opfor.games.blitzkrieg.rules.nippon import open_next
from opfor.games.blitzkrieg.rules.tracks import leader
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    BY_CAMPAIGN,
    BY_OUTRIGHT_WIN,
    BY_SHIELD,
    BY_TIE,
    BY_UNFINISHED,
    CAMPAIGN_CLOSED,
    NO_EFFECT,
    NOBODY,
    TACTICAL,
    THEATRE_WON,
    TO_TAKE,
)
from opfor.games.blitzkrieg.values.state import CLOSED


def close(war: War, mover: int, theatre: int) -> None:
    """Close whatever the placement of ``mover`` in ``theatre`` brought to a close."""
    close_theatre(war, mover, theatre)
    if not war.stop_short:
        close_pushed(war, mover)


def close_theatre(war: War, mover: int, theatre: int) -> None:
    """Score the theatre until its open campaign (if any) has an empty space."""
    while war.campaign[theatre] >= 0:
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
            war.were_open[theatre] = war.campaign[theatre] >= 0
        for theatre in range(war.theatres):
            if war.were_open[theatre] and is_won_outright(war, theatre):
                win_outright(war, mover, theatre)
                again = True


def close_campaign(war: War, mover: int, theatre: int) -> None:
    """The leader scores the campaign and a bonus by the shields he has passed; a tie scores both.

    The marker stays where it is; the next campaign opens, or the theatre is closed.
    """
    number = war.campaign[theatre]
    points = war.vp_of[theatre][number]
    is_last = number + 1 == war.campaigns[theatre]
    winner = leader(war.tracks[theatre])
    war.campaign[theatre] = CLOSED if is_last else number + 1
    tell(war, CAMPAIGN_CLOSED, theatre, war.campaign[theatre], winner)
    if winner == NOBODY:
        score(war, 0, points, BY_TIE)
        score(war, 1, points, BY_TIE)
    else:
        score(war, winner, points, BY_CAMPAIGN)
        bonus = shield_bonus(war, theatre)
        if bonus:
            score(war, winner, bonus, BY_SHIELD)
    if is_last:
        open_next(war, mover, winner)


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
    side = 0 if war.tracks[theatre] > 0 else 1
    points, left = 0, 0
    for number in range(war.campaign[theatre], war.campaigns[theatre]):
        points += war.vp_of[theatre][number]
        for space in range(war.begins[theatre][number], war.ends[theatre][number]):
            if is_empty(war, space) and is_worth_taking(war, space):
                war.leftover[left] = space
                left += 1
    war.campaign[theatre] = CLOSED
    tell(war, THEATRE_WON, theatre, side)
    score(war, side, points, BY_UNFINISHED)
    if war.outright_bonus:
        score(war, side, war.outright_bonus, BY_OUTRIGHT_WIN)
    take_leftovers(war, side, left)
    open_next(war, mover, side)


def is_worth_taking(war: War, space: int) -> bool:
    """Blanks and tactical advantages count for nothing after an outright win."""
    return war.effect[space] != NO_EFFECT and war.effect[space] != TACTICAL


def take_leftovers(war: War, side: int, left: int) -> None:
    """The effects of the spaces nobody filled."""
    while left > 0:
        place = bots_leftover(war, left) if side == war.bot else next_leftover(war, side, left)
        space = war.leftover[place]
        left -= 1
        for i in range(place, left):
            war.leftover[i] = war.leftover[i + 1]
        take_effect(war, side, space)


def next_leftover(war: War, side: int, left: int) -> int:
    """A person is asked only if the order can matter: among one of each kind and amount."""
    war.offered = 0
    for place in range(left):
        if is_first_of_its_kind(war, place):
            war.offered_unit[war.offered] = place
            war.offer[war.offered] = war.leftover[place]
            war.offered += 1
    if war.offered == 1:
        return 0
    return war.offered_unit[choose(war, side, TO_TAKE)]


def is_first_of_its_kind(war: War, place: int) -> bool:
    space = war.leftover[place]
    for other in range(place):
        same = war.leftover[other]
        if war.effect[same] == war.effect[space] and war.amount[same] == war.amount[space]:
            return False
    return True
