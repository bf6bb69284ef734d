"""Riding and towing: one foot unit or one gun per vehicle."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.play import Procedure
from opfor.games.coh.rules.aps_and_caps import Paid, pay
from opfor.games.coh.rules.control_and_fieldworks import come_in, update_holders
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.rules.movement import choose_facing
from opfor.games.coh.rules.movement_steps import charge, may_go
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Load, Unload
from opfor.games.coh.values.book_numbers import STRANDED
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF


def loads(look: Deployment, unit: int, budget: int) -> Iterator[Load]:
    """The vehicles a unit could mount or be hitched to: its own hex's or a neighbour's."""
    counter = look.state.counters[unit]
    if look.riders(unit) or counter.carrier != OFF or not _can_be_carried(look, unit):
        return
    if load_cost(look, unit) > budget:
        return
    for cell in (counter.cell, *look.field.adjacent(counter.cell)):
        for carrier in look.at.get(cell, ()):
            if _carries(look, carrier, unit):
                yield Load(unit, carrier)


def _can_be_carried(look: Deployment, unit: int) -> bool:
    kind, hit = look.kind(unit), look.hit(unit)
    if kind.kind == "vehicle":
        return look.state.counters[unit].hit in STRANDED
    return not hit.no_move and not hit.only_rally


def _carries(look: Deployment, carrier: int, unit: int) -> bool:
    """A transport for foot and guns; for a stranded vehicle, another of its kind that moves."""
    kind, passenger = look.kind(carrier), look.kind(unit)
    vehicle = look.state.counters[carrier]
    if carrier == unit or vehicle.side != look.state.counters[unit].side:
        return False
    if look.riders(carrier) or vehicle.carrier != OFF or vehicle.hidden:
        return False
    if passenger.kind == "vehicle":
        able = kind.kind == "vehicle" and not look.hit(carrier).no_move
        fits = kind.movement == "tracked" or passenger.movement != "tracked"
        return able and fits and vehicle.cell == look.state.counters[unit].cell
    return kind.has("transport")


def load_cost(look: Deployment, unit: int) -> int:
    """The passenger's move cost; a stranded vehicle is hitched at its own."""
    return look.move_cost(unit)


def load(play: CohPlay, action: Load) -> Procedure[tuple[Paid, list[int]]]:
    """Mount up."""
    paid = yield from pay(play, action.unit, load_cost(look(play.setting, play.state), action.unit))
    side = play.state.counters[action.unit].side
    play.emit(ev.ActionTaken(side, (action.unit,), "load"))
    reveal(play, action.unit, "mounted")
    play.emit(ev.UnitLoaded(action.unit, action.carrier))
    update_holders(play)
    return paid, [action.unit]


def unloads(look: Deployment, unit: int) -> Iterator[tuple[int, Unload]]:
    """The hexes a passenger could dismount into, with the cost."""
    counter, hit = look.state.counters[unit], look.hit(unit)
    if counter.carrier == OFF or hit.only_rally:
        return
    yield look.move_cost(unit), Unload(unit, counter.cell)
    if hit.no_move:
        return
    for stride in look.setting.tables.strides(look.kind(unit))[counter.cell]:
        if may_go(look, unit, stride.to):
            yield look.move_cost(unit) + stride.extra, Unload(unit, stride.to)


def unload(play: CohPlay, action: Unload) -> Procedure[tuple[Paid, list[int]]]:
    """Dismount, then turn as you like."""
    sight = look(play.setting, play.state)
    cost = next(c for c, option in unloads(sight, action.unit) if option == action)
    paid = yield from pay(play, action.unit, cost)
    counter = play.state.counters[action.unit]
    play.emit(ev.ActionTaken(counter.side, (action.unit,), "unload"))
    play.emit(ev.UnitUnloaded(action.unit, action.to))
    if action.to != counter.cell:
        if look(play.setting, play.state).is_locked(action.unit):
            play.emit(ev.Intruded(action.unit, action.to, counter.cell))
        wire = yield from come_in(play, action.unit, action.to)
        paid = charge(play, action.unit, paid, wire)
    update_holders(play)
    yield from choose_facing(play, action.unit)
    return paid, [action.unit]
