"""What a mission gives single counters to fight for, whatever the position."""

from __future__ import annotations

from collections import deque

from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter

FARTHEST = 250


def has_errands(setting: Setting) -> bool:
    """Whether a mission has more than one kind of thing to fight for; found out once."""
    found: bool | None = setting.offered.get("has-errands")
    if found is None:
        mission = setting.mission
        found = any(c.when_taken and not c.at_end and not c.each_round for c in mission.control)
        for side in mission.sides:
            leaving = side.exit is not None and side.exit.vp > 0
            single = any(name.isdigit() for name in side.kill_vp_of)
            found = found or bool(leaving) or single or bool(side.exit_of)
        setting.offered["has-errands"] = found
    return found


def prize(setting: Setting, counter: Counter) -> float:
    """How much more than a usual enemy one is worth: half of what destroying it scores."""
    row = setting.mission.sides[1 - counter.side]
    worth = row.kill_vp_of
    if not worth:
        return 1.0
    points = worth.get(str(counter.number), worth.get(counter.unit, row.kill_vp))
    return (1 + points) / 2


def by_road(setting: Setting, goals: frozenset[int]) -> bytes:
    """For every cell the way to the nearest goal along roads; other cells are far away."""
    row: bytes | None = setting.offered.get(("road-row", goals))
    if row is None:
        field, away = setting.field, dict.fromkeys(goals, 0)
        queue = deque(goals)
        while queue:
            cell = queue.popleft()
            for other in field.adjacent(cell):
                if other not in away and field.road_between(other, cell):
                    away[other] = away[cell] + 1
                    queue.append(other)
        row = bytes(min(away.get(cell, FARTHEST), FARTHEST) for cell in range(len(field)))
        setting.offered["road-row", goals] = row
    return row
