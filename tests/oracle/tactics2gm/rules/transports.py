"""Transports: who gets aboard, and where a rider gets off."""

from __future__ import annotations

from opfor.games.tactics2gm.values.actions import Load, Unload
from opfor.games.tactics2gm.values.movement_points import entry_cost
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import NO_MOVE, State, Unit, unit_of
from tests.oracle.tactics2gm.rules.movement import Crowd, has_room


def loads(setting: Setting, unit: Unit, crowd: Crowd) -> list[Load]:
    """Empty friendly transports beside a unit (or on its space) that take it aboard."""
    kind = setting.cards.units[unit.card].type
    if kind not in ("infantry", "artillery"):
        return []
    return [
        Load(unit.id, other.id)
        for cell in (unit.cell, *setting.board.neighbours[unit.cell])
        for other in crowd.get(cell, ())
        if other.side == unit.side
        and not other.cargo
        and kind in setting.cards.units[other.card].carries
    ]


def unloads(setting: Setting, state: State, transport: Unit, crowd: Crowd) -> list[Unload]:
    """Spaces beside a transport where its load can get off, if it has not just got on."""
    rider = unit_of(state, transport.cargo)
    if rider.moved or rider.fresh or transport.halted & NO_MOVE:
        return []
    card = setting.cards.units[rider.card]
    return [
        Unload(rider.id, cell)
        for cell in setting.board.neighbours[transport.cell]
        if has_room(setting, state, crowd, rider.side, cell)
        and entry_cost(setting, state, card, cell) is not None
    ]
