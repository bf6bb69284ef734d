"""What a move goes for besides Units: the mission's Objectives, the Player's Control Markers; the
hexes of an edge that a line names."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.orders.places import MapEdge
from opfor.core.cite import cite
from opfor.games.coh.values.solo_setting import Objective
from opfor.games.coh.values.state import State


@cite("COH-4.1.4-a", "COH-4.1.4-b")
def objectives_now(setting: object, state: State) -> tuple[Objective, ...]:
    """The mission's Objectives, and every control marker that is the Player's."""
    fixed: tuple[Objective, ...] = getattr(setting, "objectives", ())
    field, bot = setting.field, setting.bot  # type: ignore[attr-defined]
    taken = {objective.cells for objective in fixed}
    held = [m.cell for m in state.markers if m.side != bot and (m.cell,) not in taken]
    return (*fixed, *(Objective(field.name(cell), (cell,)) for cell in held))


def edge_cells(setting: Any, state: State, edge: MapEdge) -> tuple[int, ...]:
    """The hexes of an edge; the entry edge is where the AI's own counters come in."""
    if edge is not MapEdge.ENTRY:
        found: tuple[int, ...] = setting.field.edge(edge.value.removesuffix(" edge"))
        return found
    own = [c for c in state.counters if c.side == setting.bot]
    return tuple(dict.fromkeys(cell for c in own for cell in setting.entry_cells(c)))
