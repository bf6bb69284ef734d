"""Where a unit may be placed: an empty space of an open campaign, terrain permitting."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.games.blitzkrieg.rules.board import is_empty, is_open
from opfor.games.blitzkrieg.rules.offers import clear_offers, offer
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.rules.untold import could_be, untold_in_reserve
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING


def fits(war: War, unit: int, space: int) -> bool:
    """Whether a unit (as what it counts as) may stand on a space."""
    return (war.stands[unit] >> space) & 1 == 1


@cite("players-scientist", "nuclear-ground")
def legal_spaces(war: War, unit: int, theatre: int) -> Iterator[int]:
    """The spaces of a theatre that a unit (as what it counts as) may go to, in board order.

    A player's scientist may go to any empty space of an open theatre, its later campaigns
    included; everything else only to the open campaign.
    """
    if is_open(war, theatre):
        first = last = war.campaign[theatre]
        if war.roams[unit]:
            first, last = 0, war.campaigns[theatre] - 1
        for space in range(war.begins[theatre][first], war.ends[theatre][last]):
            if is_empty(war, space) and fits(war, unit, space):
                yield space


def has_space(war: War, side: int, unit: int) -> bool:
    """Whether a unit of a side has a legal space."""
    counts_as = as_unit(war, side, unit)
    return any(
        True for theatre in range(war.theatres) for _ in legal_spaces(war, counts_as, theatre)
    )


# -- whole reserves ------------------------------------------------------------------------------


def known_units(war: War, side: int) -> Iterator[int]:
    """The units a reserve is known to hold, each kind once, from the left."""
    for slot in range(war.reserves[side]):
        unit = war.reserve[side][slot]
        if unit != war.untold and first_slot(war, side, unit) == slot:
            yield unit


def possible_units(war: War, side: int) -> Iterator[int]:
    """Beyond those: what its untold units may be."""
    if untold_in_reserve(war, side):
        for unit in range(war.units):
            if could_be(war, side, unit) and not holds(war, side, unit):
                yield unit


def first_slot(war: War, side: int, unit: int) -> int:
    """The leftmost such token of a reserve; nothing if there is none."""
    return next(
        (slot for slot in range(war.reserves[side]) if war.reserve[side][slot] == unit), NOTHING
    )


def holds(war: War, side: int, unit: int) -> bool:
    """Whether a reserve is known to hold a unit."""
    return first_slot(war, side, unit) != NOTHING


def may_hold(war: War, side: int, unit: int) -> bool:
    """Whether a reserve holds a unit, for sure or among what is untold."""
    is_possible = untold_in_reserve(war, side) > 0 and could_be(war, side, unit) > 0
    return holds(war, side, unit) or is_possible


def can_place(war: War, side: int) -> bool:
    """Whether any unit the reserve may hold has a legal space."""
    if any(has_space(war, side, unit) for unit in known_units(war, side)):
        return True
    return any(has_space(war, side, unit) for unit in possible_units(war, side))


def may_be_stuck(war: War, side: int) -> bool:
    """Whether an untold reserve might hold nothing but units without a legal space."""
    if any(has_space(war, side, unit) for unit in known_units(war, side)):
        return False
    useless = sum(
        could_be(war, side, unit) for unit in range(war.units) if not has_space(war, side, unit)
    )
    return useless >= untold_in_reserve(war, side)


def offer_placements(war: War, side: int, theatre: int) -> None:
    """Offer every placement the reserve allows, unit by unit; in one theatre if one is given."""
    clear_offers(war)
    for unit in known_units(war, side):
        offer_unit(war, side, unit, theatre)
    for unit in possible_units(war, side):
        offer_unit(war, side, unit, theatre)


def offer_unit(war: War, side: int, unit: int, only: int) -> None:
    """Offer the spaces a unit may go to."""
    counts_as = as_unit(war, side, unit)
    for theatre in range(war.theatres):
        if only in (NOTHING, theatre):
            for space in legal_spaces(war, counts_as, theatre):
                offer(war, unit, space)
