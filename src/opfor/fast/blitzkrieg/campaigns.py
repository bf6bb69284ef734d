"""Closing campaigns and theatres, and what that scores.

A marker on its last step wins the theatre outright and comes before anything else: whatever was
not yet scored there goes to the winner. Otherwise a filled campaign is scored by the leader of
the track, by both on a tie, and the next campaign opens.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.effects import take_effect
from opfor.fast.blitzkrieg.ladder import LEFTOVER_ORDER
from opfor.fast.blitzkrieg.legality import empty_spaces, is_empty
from opfor.fast.blitzkrieg.nippon import open_next
from opfor.fast.blitzkrieg.players import choose, worth_of_leftover
from opfor.fast.blitzkrieg.tracks import leader
from opfor.fast.blitzkrieg.values import CLOSED, NO_EFFECT, NOBODY, TACTICAL, War
from opfor.fast.ladder import lowest
from opfor.fast.run import ask, propose, settle


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
    is_last = number + 1 == war.campaigns[theatre]
    winner = leader(war.tracks[theatre])
    war.campaign[theatre] = CLOSED if is_last else number + 1
    if winner == NOBODY:
        war.vp[0] += war.vp_of[theatre][number]
        war.vp[1] += war.vp_of[theatre][number]
    else:
        war.vp[winner] += war.vp_of[theatre][number] + shield_bonus(war, theatre)
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
    left = 0
    for number in range(war.campaign[theatre], war.campaigns[theatre]):
        war.vp[side] += war.vp_of[theatre][number]
        for space in range(war.begins[theatre][number], war.ends[theatre][number]):
            if is_empty(war, space) and is_worth_taking(war, space):
                war.leftover[left] = space
                left += 1
    war.vp[side] += war.outright_bonus
    war.campaign[theatre] = CLOSED
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


@cite("R-BLZ-18")
def bots_leftover(war: War, left: int) -> int:
    """From the top, from the left."""
    ask(war)
    for place in range(left):
        propose(war, place)
    lowest(war, LEFTOVER_ORDER, space_of_leftover)
    settle(war)
    return war.candidates[0]


def space_of_leftover(war: War, place: int) -> int:
    return war.leftover[place]


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
    return war.offered_unit[choose(war, side, worth_of_leftover)]


def is_first_of_its_kind(war: War, place: int) -> bool:
    space = war.leftover[place]
    for other in range(place):
        same = war.leftover[other]
        if war.effect[same] == war.effect[space] and war.amount[same] == war.amount[space]:
            return False
    return True
