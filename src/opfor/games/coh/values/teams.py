"""Three and four players: two of them share a side, each with units of its own.

A player is a number: 0 and 1 lead the two sides, 2 and 3 are their partners; the side is what is
left after dividing by two. Partners share CAPs, cards, victory points and what they see, and take
their side's turns in rotation; each has one activation.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.core.cite import cite
from opfor.core.errors import OpforError

FEWEST, MOST = 2, 4


class Teams(Struct, frozen=True):
    """``seats`` of every side, its leader first; ``owners`` is the player of each counter (empty
    where a side is one player: then the side is)."""

    seats: tuple[tuple[str, ...], tuple[str, ...]]
    owners: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        """How many activations there are room for: two, or four where sides are shared."""
        return 2 * max(len(team) for team in self.seats)

    def side_of(self, seat: str) -> int:
        """The side a seat belongs to."""
        return 0 if seat in self.seats[0] else 1

    def player_of(self, seat: str) -> int:
        """The number of the player in a seat."""
        side = self.side_of(seat)
        return side + 2 * self.seats[side].index(seat)


@cite("GEN-4.2-c")
def players_meant(mission: Mission) -> int:
    """How many a mission is made for: two, and one more for each side whose forces say which of
    two partners commands them."""
    return FEWEST + sum(_names_partners(row.forces) for row in mission.sides)


def _names_partners(forces: Sequence[Force]) -> bool:
    return any(force.player for force in forces)


@cite("two-on-a-side")
def teams_of(mission: Mission, players: int) -> Teams:
    """Seats and owners for so many players; with three the side that names partners is shared, or
    else the one with more counters."""
    if not FEWEST <= players <= MOST:
        raise OpforError(f"players: {players} cannot play; two to four can")
    nations = [row.nation for row in mission.sides]
    if players == FEWEST:
        return Teams(((nations[0],), (nations[1],)))
    sizes = [sum(len(force.numbers) for force in row.forces) for row in mission.sides]
    meant = [
        (_names_partners(row.forces), size) for row, size in zip(mission.sides, sizes, strict=True)
    ]
    larger = int(meant[1] > meant[0])
    shared = [players == MOST or side == larger for side in (0, 1)]
    seats = [(n, f"{n}-2") if two else (n,) for n, two in zip(nations, shared, strict=True)]
    owners: list[int] = []
    for side, row in enumerate(mission.sides):
        owners += _owners(row.forces, side, shared[side])
    return Teams((seats[0], seats[1]), tuple(owners))


def _owners(forces: Sequence[Force], side: int, shared: bool) -> list[int]:
    """Who commands each counter: as the mission says, else dealt in turn; riders go with what
    carries them."""
    owner_of: dict[int, int] = {}
    dealt = 0
    for force in forces:
        for number in force.numbers:
            if not shared:
                partner = 0
            elif force.rides:
                partner = owner_of.get(force.rides, side) // 2
            elif force.player:
                partner = force.player - 1
            else:
                partner, dealt = dealt % 2, dealt + 1
            owner_of[number] = side + 2 * partner
    return [owner_of[number] for force in forces for number in force.numbers]
