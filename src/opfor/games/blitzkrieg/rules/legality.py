"""Where a unit may be placed: an empty space of an open campaign, terrain permitting."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.blitzkrieg.actions import Place
from opfor.games.blitzkrieg.options import Setting
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.state import State


def open_spaces(setting: Setting, state: State, theatre: int) -> tuple[int, ...]:
    """The empty spaces of the theatre's open campaign, left to right; none if it is not open."""
    campaign = state.campaigns[theatre]
    if campaign < 0:
        return ()
    placed = state.placed
    return tuple(s for s in setting.lookup.spaces[theatre][campaign] if placed[s] is None)


def legal_spaces(setting: Setting, state: State, side: int, unit_id: str) -> tuple[int, ...]:
    """Every space the unit may go to, in board order."""
    return tuple(_legal(setting, state, side, unit_id))


def legal_spaces_in(
    setting: Setting, state: State, side: int, unit_id: str, theatre: int
) -> list[int]:
    """The spaces of one theatre the unit may go to (a blitz follow-up)."""
    theatre_of = setting.lookup.theatre_of
    return [s for s in _legal(setting, state, side, unit_id) if theatre_of[s] == theatre]


def may_place(setting: Setting, state: State, side: int, unit_id: str, space: int) -> bool:
    """Whether the unit may go to that space."""
    if state.placed[space] is not None:
        return False
    look = setting.lookup
    theatre = look.theatre_of[space]
    campaign = state.campaigns[theatre]
    if campaign < 0:
        return False
    row = as_unit(setting, state, side, unit_id)
    if row.scientist and look.scientist_roams:
        return True
    return space in look.ground[row.id][theatre][campaign]


def can_place(setting: Setting, state: State, side: int) -> bool:
    """Whether any unit of the reserve has a legal space."""
    return any(
        any(True for _ in _legal(setting, state, side, unit)) for unit in state.reserves[side]
    )


def legal_placements(
    setting: Setting, state: State, side: int, theatre: int | None = None
) -> list[Place]:
    """Every placement the reserve allows, unit by unit; in one theatre if one is given."""
    places = setting.lookup.places
    found: list[Place] = []
    for unit in dict.fromkeys(state.reserves[side]):
        of_unit = places[unit]
        if theatre is None:
            found += [of_unit[s] for s in _legal(setting, state, side, unit)]
        else:
            found += [of_unit[s] for s in legal_spaces_in(setting, state, side, unit, theatre)]
    return found


@cite("players-scientist", "nuclear-ground")
def _legal(setting: Setting, state: State, side: int, unit_id: str) -> list[int]:
    """The spaces a unit may go to.

    A player's scientist may go to any empty space of an open theatre, its later campaigns
    included; everything else only to the open campaign.
    """
    look = setting.lookup
    placed = state.placed
    row = as_unit(setting, state, side, unit_id)
    ground = look.ground[row.id]
    found: list[int] = []
    if row.scientist and look.scientist_roams:
        for theatre, campaign in enumerate(state.campaigns):
            if campaign >= 0:
                found += [s for s in look.theatre_spaces[theatre] if placed[s] is None]
        return found
    for theatre, campaign in enumerate(state.campaigns):
        if campaign >= 0:
            found += [s for s in ground[theatre][campaign] if placed[s] is None]
    return found
