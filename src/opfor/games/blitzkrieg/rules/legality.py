"""Where a unit may be placed: an empty space of an open campaign, terrain permitting."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.rules.untold import unseen, untold_in_reserve
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING


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


def offer_placements(war: War, side: int, theatre: int) -> None:
    """Offer every placement the reserve allows, unit by unit; in one theatre if one is given.

    Known units come first; one that is untold may be any that is not seen elsewhere.
    """
    war.offered = 0
    for slot in range(war.reserves[side]):
        if not stood_before(war, side, slot) and war.reserve[side][slot] != war.untold:
            offer_unit(war, side, war.reserve[side][slot], theatre)
    if untold_in_reserve(war, side):
        unseen(war, side)
        for unit in range(war.units):
            if war.tally[unit] and not holds(war, side, unit):
                offer_unit(war, side, unit, theatre)


def stood_before(war: War, side: int, slot: int) -> bool:
    """Whether an equal token stands farther to the left."""
    for other in range(slot):
        if war.reserve[side][other] == war.reserve[side][slot]:
            return True
    return False


def holds(war: War, side: int, unit: int) -> bool:
    """Whether a reserve is known to hold a unit."""
    for slot in range(war.reserves[side]):
        if war.reserve[side][slot] == unit:
            return True
    return False


def may_hold(war: War, side: int, unit: int) -> bool:
    """Whether a reserve holds a unit, for sure or among what is untold."""
    if holds(war, side, unit):
        return True
    if not untold_in_reserve(war, side):
        return False
    unseen(war, side)
    return war.tally[unit] > 0


@cite("players-scientist")
def offer_unit(war: War, side: int, unit: int, theatre: int) -> None:
    """Offer the spaces a unit may go to, in one theatre if one is given.

    A player's scientist may go to any empty space of an open theatre, its later campaigns
    included; everything else only to the open campaign.
    """
    counts_as = as_unit(war, side, unit)
    for where in range(war.theatres):
        if war.campaign[where] < 0 or (theatre != NOTHING and theatre != where):
            continue
        first, past = first_space(war, where), past_space(war, where)
        if war.roams[counts_as]:
            first, past = war.begins[where][0], war.ends[where][war.campaigns[where] - 1]
        for space in range(first, past):
            if is_empty(war, space) and (war.roams[counts_as] or fits(war, counts_as, space)):
                war.offer[war.offered] = space
                war.offered_unit[war.offered] = unit
                war.offered += 1


def has_space(war: War, side: int, unit: int) -> bool:
    """Whether a unit of a side has a legal space."""
    counts_as = as_unit(war, side, unit)
    for theatre in range(war.theatres):
        if war.campaign[theatre] >= 0 and goes_in(war, counts_as, theatre):
            return True
    return False


def goes_in(war: War, unit: int, theatre: int) -> bool:
    """Whether a unit (as what it counts as) may go on a space of an open theatre."""
    first, past = first_space(war, theatre), past_space(war, theatre)
    if war.roams[unit]:
        first, past = war.begins[theatre][0], war.ends[theatre][war.campaigns[theatre] - 1]
    for space in range(first, past):
        if is_empty(war, space) and (war.roams[unit] or fits(war, unit, space)):
            return True
    return False


def can_place(war: War, side: int) -> bool:
    """Whether any unit the reserve may hold has a legal space."""
    for slot in range(war.reserves[side]):
        if war.reserve[side][slot] != war.untold and has_space(war, side, war.reserve[side][slot]):
            return True
    if untold_in_reserve(war, side):
        unseen(war, side)
        for unit in range(war.units):
            if war.tally[unit] and has_space(war, side, unit):
                return True
    return False


def may_be_stuck(war: War, side: int) -> bool:
    """Whether an untold reserve might hold nothing but units without a legal space."""
    for slot in range(war.reserves[side]):
        if war.reserve[side][slot] != war.untold and has_space(war, side, war.reserve[side][slot]):
            return False
    useless = 0
    unseen(war, side)
    for unit in range(war.units):
        if war.tally[unit] and not has_space(war, side, unit):
            useless += war.tally[unit]
    return useless >= untold_in_reserve(war, side)
