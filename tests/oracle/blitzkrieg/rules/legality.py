"""Where a unit may be placed: an empty space of an open campaign, terrain permitting."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.strength import as_unit
from tests.oracle.blitzkrieg.rules.untold import held, unseen


def open_spaces(setting: Setting, state: State, theatre: int) -> tuple[int, ...]:
    """The empty spaces of the theatre's open campaign, left to right; none if it is not open."""
    campaign = state.campaigns[theatre]
    if campaign < 0:
        return ()
    placed = state.placed
    return tuple([s for s in lookup_of(setting).spaces[theatre][campaign] if placed[s] is None])


def all_open_spaces(setting: Setting, state: State) -> list[int]:
    """The empty spaces of every open campaign, in board order."""
    spaces = lookup_of(setting).spaces
    placed = state.placed
    found: list[int] = []
    for theatre, campaign in enumerate(state.campaigns):
        if campaign >= 0:
            for s in spaces[theatre][campaign]:
                if placed[s] is None:
                    found.append(s)
    return found


def legal_spaces(setting: Setting, state: State, side: int, unit_id: str) -> tuple[int, ...]:
    """Every space the unit may go to, in board order."""
    return tuple(_legal(setting, state, side, unit_id, all_open_spaces(setting, state)))


def can_place(setting: Setting, state: State, side: int) -> bool:
    """Whether any unit of the reserve has a legal space."""
    empty = all_open_spaces(setting, state)
    return any(_legal(setting, state, side, unit, empty) for unit in held(state, side))


def legal_placements(
    setting: Setting, state: State, side: int, theatre: int | None = None
) -> list[Place]:
    """Every placement the reserve allows, unit by unit; in one theatre if one is given."""
    places = lookup_of(setting).places
    empty = all_open_spaces(setting, state)
    found: list[Place] = []
    for unit in held(state, side):
        of_unit = places[unit]
        found += [of_unit[s] for s in _legal(setting, state, side, unit, empty)]
    if theatre is None:
        return found
    theatre_of = lookup_of(setting).theatre_of
    return [place for place in found if theatre_of[place.space] == theatre]


def may_be_stuck(setting: Setting, state: State, side: int) -> bool:
    """Whether an untold reserve might hold nothing but units without a legal space."""
    reserve = state.reserves[side]
    empty = all_open_spaces(setting, state)

    def fits(unit: str) -> bool:
        return bool(_legal(setting, state, side, unit, empty))

    if any(unit != UNTOLD and fits(unit) for unit in reserve):
        return False
    useless = sum(not fits(unit) for unit in unseen(state, side))
    return useless >= reserve.count(UNTOLD)


@cite("players-scientist", "nuclear-ground")
def _legal(setting: Setting, state: State, side: int, unit_id: str, empty: list[int]) -> list[int]:
    """The spaces a unit may go to; ``empty`` are those of the open campaigns.

    A player's scientist may go to any empty space of an open theatre, its later campaigns
    included; everything else only to the open campaign.
    """
    look = lookup_of(setting)
    row = as_unit(setting, state, side, unit_id)
    if row.scientist and look.scientist_roams:
        placed = state.placed
        theatres = [t for t, campaign in enumerate(state.campaigns) if campaign >= 0]
        return [s for t in theatres for s in look.theatre_spaces[t] if placed[s] is None]
    stands = look.stands[row.id]
    return [s for s in empty if s in stands]
