"""Closing and winning by a single placement.

A placement is simulated with the unit's strength and the space's own tactical advantage. It wins
the *campaign* if it fills the last empty space and the marker then shows a bot lead; it wins the
*theatre* if the marker reaches the bot's end, or if it so wins the theatre's last campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from opfor.core.cite import cite
from opfor.games.blitzkrieg.bot.survey import Aim, Survey

Test: TypeAlias = Callable[[Survey, int, int], bool]
"""A test of one placement: (survey, slot, space)."""


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


def aim_in(survey: Survey, theatre: int) -> Aim:
    """What one placement can win in a theatre: the theatre before its open campaign."""
    aim = survey.aims.get(theatre)
    if aim is None:
        aim = survey.aims[theatre] = _look_for_win(survey, theatre)
    return aim


def _look_for_win(survey: Survey, theatre: int) -> Aim:
    if not _is_within_reach(survey, theatre):
        return ""
    if _some_placement(survey, theatre, wins_theatre):
        return "theatre"
    return "campaign" if _some_placement(survey, theatre, wins_campaign) else ""


def _is_within_reach(survey: Survey, theatre: int) -> bool:
    """A quick look first: while several spaces are empty only the end of the track can be won."""
    empty = survey.empty[theatre]
    if len(empty) == 1:
        return True
    steps_left = survey.theatres[theatre].steps - survey.tracks[theatre]
    strongest = max([survey.strength(slot, empty[0]) for slot in survey.slots])
    return strongest + max([_tactical_advantage(survey, s) for s in empty]) >= steps_left


def _tactical_advantage(survey: Survey, space: int) -> int:
    where = survey.spaces[space]
    return where.amount if where.effect == "tactical-advantage" else 0


def _some_placement(survey: Survey, theatre: int, test: Test) -> bool:
    """Whether some unit on some space of the open campaign passes."""
    return any(
        survey.fits(slot, space) and test(survey, slot, space)
        for space in survey.empty[theatre]
        for slot in survey.slots
    )


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
