"""Transports: who gets aboard, and where a rider gets off."""

from __future__ import annotations

from opfor.games.tactics2gm.rules.board import neighbours, units_on
from opfor.games.tactics2gm.rules.movement import entry_cost, has_room
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NO_MOVE,
    Act,
    Type,
)


def takes_aboard(battle: Battle, transport: int, kind: int) -> bool:
    """Whether an empty transport takes a type of unit aboard."""
    if battle.cargo[transport]:
        return False
    return battle.carries[battle.card[transport]] >> kind & 1 == 1


def offer_loads(battle: Battle, unit: int) -> None:
    """Empty friendly transports beside a unit (or on its space) that take it aboard."""
    kind = battle.type[battle.card[unit]]
    if kind != Type.INFANTRY and kind != Type.ARTILLERY:
        return
    here = battle.cell[unit]
    offer_loads_on(battle, unit, here)
    for cell in neighbours(battle, here):
        offer_loads_on(battle, unit, cell)


def offer_loads_on(battle: Battle, unit: int, cell: int) -> None:
    kind = battle.type[battle.card[unit]]
    for other in units_on(battle, cell):
        if battle.side[other] == battle.side[unit] and takes_aboard(battle, other, kind):
            offer(battle, Act.LOAD, unit=unit, target=other)


def can_unload_on(battle: Battle, rider: int, cell: int) -> bool:
    """Whether a rider can get off onto a space."""
    if not has_room(battle, battle.side[rider], cell):
        return False
    return entry_cost(battle, battle.card[rider], cell) > 0


def offer_unloads(battle: Battle, transport: int) -> None:
    """Spaces beside a transport where its load can get off, if it has not just got on."""
    rider = battle.cargo[transport]
    if battle.moved[rider] or battle.fresh[rider] or battle.halted[transport] & NO_MOVE:
        return
    for cell in neighbours(battle, battle.cell[transport]):
        if can_unload_on(battle, rider, cell):
            offer(battle, Act.UNLOAD, unit=rider, cell=cell)
