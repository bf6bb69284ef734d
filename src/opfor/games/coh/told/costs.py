"""What an act costs in APs, before it counts."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.course.lookout import entry_cost, fire_cost, pivot_cost, stride_cost
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.state import OFF


def ap_cost(sight: Deployment, action: Any) -> int | None:
    """The APs of an action, before CAPs; ``None`` where there is none to tell."""
    match action:
        case do.Move(unit=unit, to=to):
            counter = sight.state.counters[unit]
            stride = sight.setting.tables.stride(sight.kind(unit), counter.cell, to)
            return stride_cost(sight, unit, stride) if stride else None
        case do.Fire():
            return fire_cost(sight, action)
        case do.Assault(unit=unit):
            return sight.attack_cost(unit)
        case do.Pivot(unit=unit):
            return pivot_cost(sight, unit)
        case do.Enter(unit=unit, to=to):
            return entry_cost(sight, unit, to)
        case do.Leave(unit=unit) | do.Load(unit=unit):
            return sight.move_cost(unit)
    return _fixed_cost(sight, action)


def is_paid_in_caps(sight: Deployment, action: Any) -> bool:
    """Whether who acts is spent: then the APs come out of the pool."""
    unit = getattr(action, "unit", OFF)
    counter = sight.state.counters[unit] if unit != OFF else None
    return counter is not None and counter.spent and counter.place == "map"


def amount(aps: int, in_caps: bool) -> str:
    """``2 APs``; of a spent unit ``2 CAPs``."""
    return SAY("caps", caps=aps) if in_caps else SAY("aps", aps=aps)


def _fixed_cost(sight: Deployment, action: Any) -> int | None:
    numbers = sight.setting.numbers
    if isinstance(action, do.Rally | do.GroupRally):
        return numbers.rally_cost
    if isinstance(action, do.Hide | do.Sneak):
        return numbers.hide_cost
    return numbers.dig_in_cost if isinstance(action, do.DigIn) else None
