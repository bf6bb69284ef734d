"""The greatest change: how much better a move of a marker is for the bot."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.games.blitzkrieg.bot.survey import Survey
from opfor.games.blitzkrieg.bot.wins import marker_after

RAISES_LEAD = 4
LOWERS_LEAD = 5


@cite("BLZ-G-1")
def rank_of_change(before: int, after: int, *, player_wins: bool = False) -> int:
    """The rung of the ladder, 1 the greatest change: player lead to bot lead, tie to bot lead,
    player lead to tie, a bot lead raised, a player lead lowered, anything else that does not make
    the player win a campaign or theatre, anything else."""
    if after > before:
        if after > 0:
            return 1 if before < 0 else 2 if before == 0 else RAISES_LEAD
        return 3 if after == 0 else LOWERS_LEAD
    return 7 if player_wins else 6


@cite("BLZ-G-3")
def unit_rank(survey: Survey, slot: int) -> int:
    """The rank of the whole placement of this unit on the chosen space."""
    space = survey.space
    before = survey.tracks[survey.theatre]
    after = marker_after(survey, slot, space)
    return rank_of_change(before, after, player_wins=after < 0 and survey.is_last_empty(space))


@cite("R-BLZ-3", "R-BLZ-4")
def marker_with(survey: Survey, slot: int) -> int:
    """Where the unit would leave the marker on the chosen space."""
    after = marker_after(survey, slot, survey.space)
    if survey.rulings["strength-at-track-end"] == "cut":
        return min(after, survey.theatre_of(survey.space).steps)
    return after


@cite("R-BLZ-3")
def distance_counts(survey: Survey, left: Sequence[int]) -> bool:
    """The distance matters only where a lead is raised or lowered, not where it changes hands."""
    if survey.rulings["change-among-units"] == "rank-only":
        return False
    return unit_rank(survey, left[0]) in (RAISES_LEAD, LOWERS_LEAD)
