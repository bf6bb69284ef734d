"""Riding and towing: one foot unit or one gun per vehicle."""

from __future__ import annotations

from opfor.fast.coh.apply import get_off, intrude, ride_on
from opfor.fast.coh.apply_acts import act_alone
from opfor.fast.coh.choices import offer
from opfor.fast.coh.deployment import is_carrying, is_locked, move_cost
from opfor.fast.coh.rules.aps_and_caps import pay
from opfor.fast.coh.rules.control_and_fieldworks import come_in, update_holders
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.movement import choose_facing
from opfor.fast.coh.rules.movement_steps import can_step, charge
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import LOAD, LOADED, NOTHING, OFF, UNLOAD, UNLOADED, Battle
from opfor.fast.coh.whys import Seen


def offer_rides(battle: Battle, unit: int, means: int) -> None:
    """Mounting and dismounting, where anything can ride at all or the unit is stranded."""
    if battle.has_transport or battle.hit_strands[battle.hit[unit]]:
        offer_loads(battle, unit, means)
        offer_unloads(battle, unit, means)


def offer_loads(battle: Battle, unit: int, means: int) -> None:
    """The vehicles a unit could mount or be hitched to: its own hex's or a neighbour's."""
    if is_carrying(battle, unit) or battle.carrier[unit] != OFF:
        return
    if not can_be_carried(battle, unit) or move_cost(battle, unit) > means:
        return
    cell = battle.cell[unit]
    offer_carriers_in(battle, unit, cell)
    for direction in range(FACINGS):
        if battle.neighbour[cell][direction] != OFF:
            offer_carriers_in(battle, unit, battle.neighbour[cell][direction])


def offer_carriers_in(battle: Battle, unit: int, cell: int) -> None:
    for carrier in range(battle.units):
        if battle.cell[carrier] == cell and carries(battle, carrier, unit):
            offer(battle, LOAD, unit, carrier)


def can_be_carried(battle: Battle, unit: int) -> bool:
    hit = battle.hit[unit]
    if battle.is_vehicle[unit]:
        return battle.hit_strands[hit] == 1
    return battle.hit_stops[hit] == 0


def carries(battle: Battle, carrier: int, unit: int) -> bool:
    """A transport for foot and guns; for a stranded vehicle, another of its kind that moves."""
    if carrier == unit or battle.side_of[carrier] != battle.side_of[unit]:
        return False
    if battle.carrier[carrier] != OFF or is_carrying(battle, carrier) or battle.hidden[carrier]:
        return False
    if not battle.is_vehicle[unit]:
        return battle.is_transport[carrier] == 1
    if not battle.is_vehicle[carrier] or battle.hit_holds[battle.hit[carrier]]:
        return False
    if battle.is_tracked[unit] and not battle.is_tracked[carrier]:
        return False
    return battle.cell[carrier] == battle.cell[unit]


def load(battle: Battle, unit: int, carrier: int) -> None:
    """Mount up: at the passenger's move cost; a stranded vehicle is hitched at its own."""
    pay(battle, unit, move_cost(battle, unit))
    act_alone(battle, unit, LOADED)
    come_into_view(battle, unit, Seen.MOUNTED, NOTHING)
    ride_on(battle, unit, carrier)
    update_holders(battle)


def offer_unloads(battle: Battle, unit: int, means: int) -> None:
    """The hexes a passenger could dismount into: its own, then the next ones it may step into."""
    hit, cost = battle.hit[unit], move_cost(battle, unit)
    if battle.carrier[unit] == OFF or battle.hit_stuns[hit]:
        return
    if cost <= means:
        offer(battle, UNLOAD, unit, NOTHING)
    if battle.hit_holds[hit]:
        return
    for direction in range(FACINGS):
        if can_step(battle, unit, direction):
            if cost + way_off(battle, unit, direction) <= means:
                offer(battle, UNLOAD, unit, direction)


def way_off(battle: Battle, unit: int, direction: int) -> int:
    """What the ground asks of a passenger on top; nothing in the vehicle's own hex."""
    if direction == NOTHING:
        return 0
    return battle.extra[battle.gait[unit]][battle.cell[unit]][direction]


def unload(battle: Battle, unit: int, direction: int) -> None:
    """Dismount, then turn as you like."""
    pay(battle, unit, move_cost(battle, unit) + way_off(battle, unit, direction))
    act_alone(battle, unit, UNLOADED)
    origin = battle.cell[unit]
    to = origin if direction == NOTHING else battle.neighbour[origin][direction]
    get_off(battle, unit, to)
    if to != origin:
        if is_locked(battle, unit):
            intrude(battle, unit, to, origin)
        charge(battle, unit, come_in(battle, unit, to))
    update_holders(battle)
    choose_facing(battle, unit)
