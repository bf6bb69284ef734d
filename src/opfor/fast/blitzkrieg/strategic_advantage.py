"""Where the bot's strategic advantage goes: where it makes the greatest change."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.change import is_a_lead_moved, rank_of_change
from opfor.fast.blitzkrieg.ladder import E_4, G_1, G_2
from opfor.fast.blitzkrieg.values import War
from opfor.fast.ladder import lowest, prefer
from opfor.fast.run import ask, propose, settle


@cite("R-BLZ-17")
def marker_pushed(war: War, theatre: int) -> int:
    """Where the marker would stand if the track went on (by ruling, where it stops)."""
    if not war.cuts_change:
        return war.tracks[theatre] + war.push_by
    furthest = war.steps[theatre] - war.stop_short
    return max(war.tracks[theatre], min(war.tracks[theatre] + war.push_by, furthest))


def push_rank(war: War, theatre: int) -> int:
    """The rank of the change the advantage would make there."""
    return rank_of_change(war.tracks[theatre], marker_pushed(war, theatre), False)


def lead_before(war: War, theatre: int) -> int:
    return abs(war.tracks[theatre])


def lead_after(war: War, theatre: int) -> int:
    return abs(marker_pushed(war, theatre))


def reading_order(war: War, theatre: int) -> int:
    """The order of theatres that breaks every tie."""
    return war.reading_order[theatre]


@cite("BLZ-E-4", "BLZ-G-2", "QB-3", "QB-8")
def bots_theatre(war: War, steps: int) -> int:
    """Of the theatres offered, the one where the advantage makes the greatest change.

    Then the more extreme lead: before the change, then after it (by ruling, the other way round).
    """
    ask(war)
    war.push_by = steps
    for i in range(war.offered):
        propose(war, war.offer[i])
    lowest(war, G_1, push_rank)
    if is_a_lead_moved(push_rank(war, war.candidates[0])):
        prefer(war, G_2, lead_before if war.lead_before_counts else lead_after)
        prefer(war, G_2, lead_after if war.lead_before_counts else lead_before)
    lowest(war, E_4, reading_order)
    settle(war)
    return war.candidates[0]
