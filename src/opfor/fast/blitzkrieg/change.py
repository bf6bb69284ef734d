"""The greatest change: how much better a move of a marker is for the bot."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.values import War
from opfor.fast.blitzkrieg.wins import is_last_empty, marker_after

RAISES_LEAD = 4
LOWERS_LEAD = 5


@cite("BLZ-G-1")
def rank_of_change(before: int, after: int, player_wins: bool) -> int:
    """The rung of the ladder, 1 the greatest change: player lead to bot lead, tie to bot lead,
    player lead to tie, a bot lead raised, a player lead lowered, anything else that does not make
    the player win a campaign or theatre, anything else."""
    if after > before:
        if after > 0:
            return 1 if before < 0 else 2 if before == 0 else RAISES_LEAD
        return 3 if after == 0 else LOWERS_LEAD
    return 7 if player_wins else 6


def is_a_lead_moved(rank: int) -> bool:
    """Distances count only where a lead is raised or lowered, not where it changes hands."""
    return rank in (RAISES_LEAD, LOWERS_LEAD)


@cite("BLZ-G-3")
def unit_rank(war: War, slot: int) -> int:
    """The rank of the whole placement of this unit on the chosen space."""
    after = marker_after(war, slot, war.space)
    player_wins = after < 0 and is_last_empty(war, war.space)
    return rank_of_change(war.tracks[war.theatre], after, player_wins)


@cite("R-BLZ-3", "R-BLZ-4")
def marker_with(war: War, slot: int) -> int:
    """Where the unit would leave the marker on the chosen space."""
    after = marker_after(war, slot, war.space)
    return min(after, war.steps[war.theatre]) if war.cuts_strength else after


@cite("R-BLZ-3")
def distance_counts(war: War) -> bool:
    """Whether units of one rank are told apart by where they leave the marker."""
    return not war.rank_only and is_a_lead_moved(unit_rank(war, war.candidates[0]))
