"""Placing to the AI's advantage: which of several hexes a counter of the AI goes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from opfor.core.cite import cite
from opfor.games.coh.battlefield import Battlefield
from opfor.kit.hexes import Facing


class Watcher(NamedTuple):
    """A Unit of the Player as the AI fears it: where it is, which way it looks, how far it
    shoots; ``all_round`` for turrets."""

    cell: int
    facing: Facing
    range: int
    all_round: bool = False


@cite("SOLO-6.0-a", "V-7")
def best_for_ai(
    field: Battlefield, cells: Sequence[int], units: Sequence[Watcher], objectives: Sequence[int]
) -> list[int]:
    """The hexes that suit the AI best; several are left to chance.

    Not revealed at once (next to a Unit, or without cover in sight of one); the highest DM; out
    of fire zones; closest to an Objective, or with none to a Unit.
    """
    aims = list(objectives) or [unit.cell for unit in units]

    def rank(cell: int) -> tuple[int, int, int, int]:
        beside = any(field.distance(cell, unit.cell) < 2 for unit in units)
        dm = field.terrain[cell].dm
        seen = any(field.sees(unit.cell, cell) for unit in units)
        shot = any(_covers(field, unit, cell) for unit in units)
        near = min((field.distance(cell, aim) for aim in aims), default=0)
        return (beside or (dm <= 0 and seen), -dm, shot, near)

    best = min(map(rank, cells))
    return [cell for cell in cells if rank(cell) == best]


def _covers(field: Battlefield, unit: Watcher, cell: int) -> bool:
    """Whether a hex lies in a Unit's fire zone."""
    arc = field.all_round(unit.cell) if unit.all_round else field.arc(unit.cell, unit.facing)
    zone = field.sight[unit.cell] & arc & field.within(unit.cell, unit.range)
    return bool(zone >> cell & 1)
