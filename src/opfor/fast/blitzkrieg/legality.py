"""Where a unit may be placed: an empty space of an open campaign, terrain permitting."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.strength import as_unit
from opfor.fast.blitzkrieg.values import NOTHING, War


def first_space(war: War, theatre: int) -> int:
    """Where the open campaign of an open theatre begins."""
    return war.begins[theatre][war.campaign[theatre]]


def past_space(war: War, theatre: int) -> int:
    """Where the open campaign of an open theatre ends: the space behind its last one."""
    return war.ends[theatre][war.campaign[theatre]]


def is_empty(war: War, space: int) -> bool:
    return war.unit_on[space] == NOTHING


def fits(war: War, unit: int, space: int) -> bool:
    """Whether the terrain of a space allows a unit (as what it counts as)."""
    return (war.stands[unit] >> space) & 1 == 1


def empty_spaces(war: War, theatre: int) -> int:
    """How many spaces of the theatre's open campaign are empty; none if it is not open."""
    count = 0
    if war.campaign[theatre] >= 0:
        for space in range(first_space(war, theatre), past_space(war, theatre)):
            if is_empty(war, space):
                count += 1
    return count


@cite("players-scientist", "nuclear-ground")
def offer_placements(war: War, side: int, theatre: int) -> None:
    """Offer every placement the reserve allows, unit by unit; in one theatre if one is given."""
    war.offered = 0
    for slot in range(war.reserves[side]):
        if not stood_before(war, side, slot):
            for where in range(war.theatres):
                if war.campaign[where] >= 0 and theatre in (NOTHING, where):
                    offer_unit(war, side, war.reserve[side][slot], where)


def stood_before(war: War, side: int, slot: int) -> bool:
    """Whether an equal token stands farther to the left."""
    for other in range(slot):
        if war.reserve[side][other] == war.reserve[side][slot]:
            return True
    return False


def offer_unit(war: War, side: int, unit: int, theatre: int) -> None:
    """Offer the spaces of an open theatre a unit may go to.

    A player's scientist may go to any empty space, later campaigns included; everything else only
    to the open campaign.
    """
    counts_as = as_unit(war, side, unit)
    first, past = first_space(war, theatre), past_space(war, theatre)
    if war.roams[counts_as]:
        first, past = war.begins[theatre][0], war.ends[theatre][war.campaigns[theatre] - 1]
    for space in range(first, past):
        if is_empty(war, space) and (war.roams[counts_as] or fits(war, counts_as, space)):
            war.offer[war.offered] = space
            war.offered_unit[war.offered] = unit
            war.offered += 1


def can_place(war: War, side: int) -> bool:
    """Whether any unit of the reserve has a legal space."""
    for slot in range(war.reserves[side]):
        unit = as_unit(war, side, war.reserve[side][slot])
        for theatre in range(war.theatres):
            if war.campaign[theatre] >= 0 and goes_in(war, unit, theatre):
                return True
    return False


def goes_in(war: War, unit: int, theatre: int) -> bool:
    """Whether a unit (as what it counts as) may go on a space of the open campaign."""
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_empty(war, space) and fits(war, unit, space):
            return True
    return False
