"""What a move goes for besides Units: the mission's Objectives, the Player's Control Markers."""

from __future__ import annotations

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
