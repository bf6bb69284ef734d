"""Closing and winning by a single placement.

A placement is simulated with the unit's strength and the space's own tactical advantage. It wins
the *campaign* if it fills the last empty space and the marker then shows a bot lead; it wins the
*theatre* if the marker reaches the bot's end, or if it so wins the theatre's last campaign.
"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.games.blitzkrieg.bot.survey import Aim, Survey


@cite("QB-5")
def marker_after(survey: Survey, slot: int, space: int) -> int:
    """Where the marker would stand, not cut at the end of the track."""
    where = survey.spaces[space]
    track = survey.tracks[where.theatre] + survey.strength(slot, space)
    if where.effect == "tactical-advantage" and survey.takes_effect(slot):
        track += where.amount
    return track


def reaches_end(survey: Survey, slot: int, space: int) -> bool:
    """Whether the marker would come to the bot's last step."""
    return marker_after(survey, slot, space) >= survey.theatre_of(space).steps


@cite("BLZ-1.2")
def wins_campaign(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement closes the open campaign with a bot lead."""
    return survey.is_last_empty(space) and marker_after(survey, slot, space) > 0


@cite("BLZ-1.1")
def wins_theatre(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement closes the theatre for the bot."""
    if reaches_end(survey, slot, space):
        return True
    last_campaign = len(survey.theatre_of(space).campaigns) - 1
    return survey.spaces[space].campaign == last_campaign and wins_campaign(survey, slot, space)


def look_for_wins(survey: Survey) -> None:
    """Find out what one placement can win in each open theatre.

    A quick look at the strongest unit spares most theatres a search of all placements: while
    several spaces are empty, only the end of the track can be won.
    """
    look = survey.setting.lookup
    for theatre, empty in survey.empty.items():
        reach = survey.tracks[theatre] + survey.most_strength(theatre) + look.boost
        is_out_of_reach = len(empty) > 1 and reach < look.steps[theatre]
        survey.aims[theatre] = "" if is_out_of_reach else _aim_in(survey, theatre)


def _aim_in(survey: Survey, theatre: int) -> Aim:
    """The theatre before its open campaign: whatever the strongest legal placement wins."""
    empty = survey.empty[theatre]
    row = survey.theatres[theatre]
    farthest = max([_farthest_marker(survey, space) for space in empty])
    if farthest >= row.steps:
        return "theatre"
    if len(empty) > 1 or farthest <= 0:
        return ""
    is_last_campaign = survey.spaces[empty[0]].campaign == len(row.campaigns) - 1
    return "theatre" if is_last_campaign else "campaign"


def _farthest_marker(survey: Survey, space: int) -> int:
    """Where the strongest unit that fits would bring the marker; far back if none fits."""
    markers = [
        marker_after(survey, slot, space) for slot in survey.slots if survey.fits(slot, space)
    ]
    return max(markers, default=-survey.theatre_of(space).steps)


@cite("QB-1", "R-BLZ-2")
def serves_aim(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement wins what the theatre was chosen for.

    Rulings: any win may do, whatever the theatre was chosen for; closing alone may do.
    """
    if survey.aim and survey.rulings["winning-aim"] == "either":
        won = wins_theatre(survey, slot, space) or wins_campaign(survey, slot, space)
    elif survey.aim == "theatre":
        won = wins_theatre(survey, slot, space)
    else:
        won = survey.aim == "campaign" and wins_campaign(survey, slot, space)
    if won or survey.rulings["winning-placement"] == "close-and-win":
        return won
    return survey.is_last_empty(space) or reaches_end(survey, slot, space)


def has_aim(survey: Survey, _left: Sequence[int]) -> bool:
    """Whether there is anything to win (or, by ruling, to close) in the chosen theatre."""
    return survey.aim != "" or survey.rulings["winning-placement"] == "close"
