"""What the bot looks at when it decides once, and what a single placement would win.

A placement is simulated with the unit's strength and the space's own tactical advantage. It wins
the *campaign* if it fills the last empty space and the marker then shows a bot lead; it wins the
*theatre* if the marker reaches the bot's end, or if it so wins the theatre's last campaign.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.legality import empty_spaces, first_space, fits, is_empty, past_space
from opfor.fast.blitzkrieg.strength import as_unit, strength
from opfor.fast.blitzkrieg.values import CAMPAIGN, NO_AIM, TACTICAL, THEATRE, War


def survey(war: War) -> None:
    """The row as what it counts as, the ground it can fill, the empty spaces of each theatre."""
    war.ground = 0
    for slot in range(war.reserves[war.bot]):
        unit = as_unit(war, war.bot, war.reserve[war.bot][slot])
        war.row[slot] = unit
        war.ground |= war.stands[unit]
    for theatre in range(war.theatres):
        war.empty[theatre] = empty_spaces(war, theatre)


def is_fillable(war: War, space: int) -> bool:
    """Whether any unit of the row may go on this empty space of an open campaign."""
    return (war.ground >> space) & 1 == 1


def can_place_in(war: War, theatre: int) -> bool:
    """Whether any unit of the row may go on any empty space of the open campaign."""
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_empty(war, space) and is_fillable(war, space):
            return True
    return False


def is_last_empty(war: War, space: int) -> bool:
    """Whether filling this space closes its campaign."""
    return war.empty[war.theatre_of[space]] == 1


@cite("QB-5")
def marker_after(war: War, slot: int, space: int) -> int:
    """Where the marker would stand, not cut at the end of the track."""
    unit = war.row[slot]
    theatre = war.theatre_of[space]
    track = war.tracks[theatre] + strength(war, war.bot, unit, theatre)
    if war.effect[space] == TACTICAL and not war.skips_effect[unit]:
        track += war.amount[space]
    return track


def reaches_end(war: War, slot: int, space: int) -> bool:
    """Whether the marker would come to the bot's last step."""
    return marker_after(war, slot, space) >= war.steps[war.theatre_of[space]]


@cite("BLZ-1.2")
def wins_campaign(war: War, slot: int, space: int) -> bool:
    """Whether the placement closes the open campaign with a bot lead."""
    return is_last_empty(war, space) and marker_after(war, slot, space) > 0


@cite("BLZ-1.1")
def wins_theatre(war: War, slot: int, space: int) -> bool:
    """Whether the placement closes the theatre for the bot."""
    is_last_campaign = war.campaign_of[space] == war.campaigns[war.theatre_of[space]] - 1
    return reaches_end(war, slot, space) or (is_last_campaign and wins_campaign(war, slot, space))


def look_for_wins(war: War) -> None:
    """Find out what one placement can win in each open theatre: the theatre before its campaign."""
    for theatre in range(war.theatres):
        if war.empty[theatre]:
            war.aims[theatre] = aim_in(war, theatre)


def aim_in(war: War, theatre: int) -> int:
    """Whatever the strongest legal placement wins."""
    farthest = farthest_marker(war, theatre)
    if farthest >= war.steps[theatre]:
        return THEATRE
    if war.empty[theatre] > 1 or farthest <= 0:
        return NO_AIM
    is_last_campaign = war.campaign[theatre] == war.campaigns[theatre] - 1
    return THEATRE if is_last_campaign else CAMPAIGN


def farthest_marker(war: War, theatre: int) -> int:
    """Where the strongest unit that fits would bring the marker; far back if none fits."""
    farthest = -war.steps[theatre]
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_empty(war, space):
            for slot in range(war.reserves[war.bot]):
                if fits(war, war.row[slot], space):
                    farthest = max(farthest, marker_after(war, slot, space))
    return farthest


@cite("QB-1", "R-BLZ-2")
def serves_aim(war: War, slot: int, space: int) -> bool:
    """Whether the placement wins what the theatre was chosen for.

    Rulings: any win may do, whatever the theatre was chosen for; closing alone may do.
    """
    if war.closing_is_enough and (is_last_empty(war, space) or reaches_end(war, slot, space)):
        return True
    if war.aim == NO_AIM:
        return False
    if war.either_win_will_do:
        return wins_theatre(war, slot, space) or wins_campaign(war, slot, space)
    if war.aim == THEATRE:
        return wins_theatre(war, slot, space)
    return wins_campaign(war, slot, space)


def has_aim(war: War) -> bool:
    """Whether there is anything to win (or, by ruling, to close) in the chosen theatre."""
    return war.aim != NO_AIM or war.closing_is_enough == 1
