"""The hexes a unit covers with its fire."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.coh.values.deployment import Deployment, has_fire_zone


@cite("COH-5.2-c", "QC-32")
def fire_zone(look: Deployment, unit: int) -> int:
    """The hexes a unit covers: sight, arc and normal range, with an AR of 0 or better."""
    counter, kind = look.state.counters[unit], look.kind(unit)
    if counter.cell < 0 or counter.hidden or not kind.is_armed:
        return 0
    if look.state.smoke or look.state.works:
        return _fire_zone(look, unit)
    far = look.sight.reach
    key = ("fire-zone", far, counter.unit, counter.cell, counter.facing, counter.hit)
    mask: int | None = look.setting.offered.get(key)
    if mask is None:
        mask = look.setting.offered[key] = _fire_zone(look, unit)
    return mask


def covers(look: Deployment, unit: int, cell: int) -> bool:
    """Whether a unit covers a hex with its fire."""
    return bool(fire_zone(look, unit) >> cell & 1)


def _fire_zone(look: Deployment, unit: int) -> int:
    counter = look.state.counters[unit]
    if not has_fire_zone(look.kind(unit), look.hit(unit)):
        return 0
    reach = look.field.within(counter.cell, look.reach(unit))
    return look.sight[counter.cell] & look.arc(unit) & reach
