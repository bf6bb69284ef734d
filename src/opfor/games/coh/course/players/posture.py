"""How the baseline player faces, sets up and aims, by its appraisal of the position."""

from __future__ import annotations

from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.kit.hexes import FACINGS
from opfor.kit.masks import mask_of, members


def best_facing(appraisal: Appraisal, unit: int) -> int:
    """Most enemies in front, the nearer the better; else towards the goal."""
    field, counter = appraisal.field, appraisal.view.counters[unit]
    cell = counter.cell
    enemies = [c for c in members(appraisal.look.seen[1 - appraisal.side]) if c != cell]
    watched = enemies or [goal for goal in appraisal.goals if goal != cell]
    weigh = [(1 << c, 1.0 / field.distance(cell, c)) for c in watched]

    def covered(facing: int) -> float:
        arc, total = field.arc(cell, FACINGS[facing]), 0.0
        for bit, weight in weigh:
            if arc & bit:
                total += weight
        return total

    return max(range(6), key=lambda f: (covered(f), f == counter.facing))


def worth_of_place(appraisal: Appraisal, cell: int) -> float:
    """Set-up: cover, near the goal, not crowded."""
    crowd = 2 * len(appraisal.look.at.get(cell, ()))
    return appraisal.field.terrain[cell].dm - 0.5 * appraisal.to_goal(cell) - crowd


def crowd(appraisal: Appraisal, cell: int) -> int:
    """Enemies less friends in a hex and around it."""
    around = mask_of((cell, *appraisal.field.adjacent(cell)))
    enemies = (appraisal.look.seen[1 - appraisal.side] & around).bit_count()
    return enemies - 2 * (appraisal.look.seen[appraisal.side] & around).bit_count()
