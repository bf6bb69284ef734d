"""Where a reinforcement comes onto the map."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.state import Counter, State
from opfor.kit.hexes import FACINGS


def entry_cells(look: Deployment, unit: int) -> list[int]:
    """The entry hexes not full of enemies; if all are, the edge within two hexes of them."""
    counter = look.state.counters[unit]
    cells = look.setting.entry_cells(counter)
    enemies = look.seen[1 - counter.side]
    clear = [c for c in cells if not enemies >> c & 1]
    if clear or not cells:
        return clear
    edge = [c for c in range(len(look.field)) if len(look.field.adjacent(c)) < len(FACINGS)]
    near = [c for c in edge if any(look.field.distance(c, e) <= 2 for e in cells)]
    return [c for c in near if not enemies >> c & 1]


def facing_inwards(look: Deployment, cell: int) -> int:
    """The facing away from the map's edge: opposite the middle of the missing neighbours."""
    around = look.field.map.neighbours[cell]
    whole = [f for f in FACINGS if around[f] is not None and around[f.opposite] is None]
    return int(whole[len(whole) // 2]) if whole else 0


def arriving(setting: Any, state: State) -> tuple[int, int]:
    """How many reinforcements of the AI and of the Player arrive this round."""
    due = [c.side == setting.bot for c in state.counters if _is_due(state, c)]
    told: tuple[int, int] = getattr(setting, "arriving", (0, 0))
    return sum(due) + told[0], len(due) - sum(due) + told[1]


def _is_due(state: State, counter: Counter) -> bool:
    return counter.place == "reserve" and counter.due == state.round
