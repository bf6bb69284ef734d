"""Transports: who gets aboard, and where a rider gets off."""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import ARTILLERY, INFANTRY, LOAD_ACT, NO_MOVE, UNLOAD_ACT
from opfor.fast.tactics2gm.rules.movement import entry_cost, has_room
from opfor.fast.tactics2gm.rules.offering import offer


def takes_aboard(battle: Battle, transport: int, kind: int) -> bool:
    """Whether an empty transport takes a type of unit aboard."""
    if battle.cargo[transport]:
        return False
    return battle.carries[battle.card[transport]] >> kind & 1 == 1


def offer_loads(battle: Battle, unit: int) -> None:
    """Empty friendly transports beside a unit (or on its space) that take it aboard."""
    kind = battle.type[battle.card[unit]]
    if kind != INFANTRY and kind != ARTILLERY:
        return
    here = battle.cell[unit]
    offer_loads_on(battle, unit, here)
    for j in range(battle.nears[here]):
        offer_loads_on(battle, unit, battle.near[here][j])


def offer_loads_on(battle: Battle, unit: int, cell: int) -> None:
    other = battle.first_on[cell]
    while other:
        if battle.side[other] == battle.side[unit]:
            if takes_aboard(battle, other, battle.type[battle.card[unit]]):
                offer(battle, LOAD_ACT, unit, 0, other, 0, 0)
        other = battle.next_on[other]


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
    here = battle.cell[transport]
    for j in range(battle.nears[here]):
        if can_unload_on(battle, rider, battle.near[here][j]):
            offer(battle, UNLOAD_ACT, rider, 0, 0, battle.near[here][j], 0)
