"""Firefights for three and four: two partners share a side, each with units of its own."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Pair


def with_partners(plain: dict[str, Mission]) -> dict[str, Mission]:
    """On both sides or on one; with cards, vehicles, late comers and units that hide."""
    shared = {
        "partners": ("all-cards", (0, 1)),
        "partners-coming": ("relief", (0, 1)),
        "partners-driving": ("convoy", (0,)),
        "partners-hiding": ("hiders", (1,)),
    }
    return {name: _shared(plain[own], sides) for name, (own, sides) in shared.items()}


def _shared(plain: Mission, sides: tuple[int, ...]) -> Mission:
    first, second = (_side(row, n in sides) for n, row in enumerate(plain.sides))
    return replace(plain, sides=(first, second))


def _side(row: SideRow, is_shared: bool) -> SideRow:
    """One counter is the partner's; the others are dealt."""
    if not is_shared:
        return row
    first, *others = row.forces
    own = replace(first, numbers=first.numbers[:1], player=2)
    rest = replace(first, numbers=first.numbers[1:])
    return replace(row, forces=tuple(f for f in (own, rest, *others) if f.numbers))


def speakers(rng: Random, setting: Setting) -> Pair:
    """Who of each side had the turn last."""
    if setting.teams is None:
        return 0, 0
    first, second = (rng.randrange(len(team)) for team in setting.teams.seats)
    return first, second
