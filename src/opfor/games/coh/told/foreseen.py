"""What will be once a unit has gone or turned: what it covers there, who could hit it there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.core.shown import Chance, Mark
from opfor.games.coh.course.lookout import covers, fire_zone, odds, shot_of
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.masks import members


def arc(setting: Setting, state: State, actions: Sequence[Any]) -> Sequence[Mark]:
    """The hexes a unit will cover from where it goes, or with the facing it turns to."""
    then = _then(setting, state, actions)
    if then is None:
        return ()
    zone = fire_zone(then, actions[0].unit)
    return tuple(Mark(hex_ref(then.field, cell), "zone", "you") for cell in members(zone))


def exposure(setting: Setting, state: State, actions: Sequence[Any]) -> Iterator[Chance]:
    """The chance to be hit by the enemy who covers the goal best; of those that are seen."""
    action = actions[0]
    then = _then(setting, state, actions) if isinstance(action, do.Move | do.Enter) else None
    if then is None:
        return
    found = list(_shots(then, action.unit, action.to))
    if found:
        hit, needed, enemy = max(found)
        name = then.state.counters[enemy].id
        yield Chance(f"exposed:{name}", SAY("chance-exposed", unit=name, needed=needed), hit, True)


def _shots(then: Deployment, unit: int, cell: int) -> Iterator[tuple[float, int, int]]:
    """By every enemy that covers the hex: the chance, what it has to roll, who it is."""
    for enemy in then.on_map(1 - then.state.counters[unit].side):
        if covers(then, enemy, cell):
            (each,) = odds(then, shot_of(then, do.Fire(enemy, cell)), [unit])
            yield each.hit, each.needed, enemy


def _then(setting: Setting, state: State, actions: Sequence[Any]) -> Deployment | None:
    """The battlefield with the unit where it goes and as it will face; nothing else has changed."""
    action = actions[0]
    if not isinstance(action, do.Move | do.Enter | do.Pivot):
        return None
    unit, counters = action.unit, list(state.counters)
    turned = next((each.facing for each in actions if isinstance(each, do.Pivot | do.Face)), None)
    one = counters[unit] if turned is None else replace(counters[unit], facing=turned)
    counters[unit] = one if isinstance(action, do.Pivot) else replace(one, cell=action.to)
    return Deployment(setting, replace(state, counters=tuple(counters)))
