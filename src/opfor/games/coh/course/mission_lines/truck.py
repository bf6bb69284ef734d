"""The truck that follows its road: one full movement for each space the marker advances."""

from __future__ import annotations

from opfor.cardboard.coh.orders.effects import Drive
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.course.mission_lines.effect_deeds import does
from opfor.games.coh.rules.control_and_fieldworks import come_in
from opfor.games.coh.rules.entry_and_exit import entry_cost, go_off
from opfor.games.coh.rules.movement_steps import can_move, may_go
from opfor.games.coh.rules.order_deck import setting_of
from opfor.games.coh.values import events as base
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS

ACTION_POINTS = 7


def truck_of(play: CohPlay, name: str) -> int | None:
    """The vehicle a ``Drive`` line names, if it is still on its way."""
    number = int(name.rpartition("-")[2])
    bot = play.setting.bot
    for unit, counter in enumerate(play.state.counters):
        if counter.side == bot and counter.number == number:
            return unit if counter.place in ("map", "reserve") else None
    return None


@does(Drive, can=lambda play, effect: truck_of(play, effect.name) is not None)
@cite("SOLO-6.2-f", "V-9")
def drive_truck(play: CohPlay, effect: Drive) -> Procedure[None]:
    """Hex by hex along its road, entering at its beginning and leaving at its end; it halts
    before a Unit and before what it may not enter, and where hits, mines or the Player stop it."""
    unit = truck_of(play, effect.name)
    road = road_of(play, effect.name)
    if unit is None or not road:
        return
    cost = max(1, play.setting.kind(play.state.counters[unit]).move_cost)
    for _ in range(ACTION_POINTS // cost):
        counter = play.state.counters[unit]
        place = road.index(counter.cell) if counter.cell in road else -1
        if counter.place == "map" and not can_move(look(play.setting, play.state), unit):
            return
        if place + 1 == len(road):
            go_off(play, unit)
            return
        if _is_blocked(play, unit, road[place + 1]):
            return
        yield from _step(play, unit, road, place + 1)
        if play.state.counters[unit].place != "map":
            return


def road_of(play: CohPlay, name: str) -> tuple[int, ...]:
    """The cells of a vehicle's road."""
    number = int(name.rpartition("-")[2])
    routes = [r.road for r in setting_of(play).solo.routes if r.number == number]
    return tuple(play.setting.field.cell(hex_) for road in routes for hex_ in road)


def _is_blocked(play: CohPlay, unit: int, cell: int) -> bool:
    """A Unit stands there, or another AI; an obstacle bars the way, or the ground does."""
    sight, counter = look(play.setting, play.state), play.state.counters[unit]
    if sight.at.get(cell) or not may_go(sight, unit, cell):
        return True
    if counter.place != "map":
        return entry_cost(sight, unit, cell) is None
    return play.setting.tables.stride(sight.kind(unit), counter.cell, cell) is None


def _step(play: CohPlay, unit: int, road: tuple[int, ...], place: int) -> Procedure[None]:
    """Into the next hex of the road, facing along it."""
    here, ahead = road[place], place + 1 < len(road)
    leg = (here, road[place + 1]) if ahead else (road[place - 1], here)
    field, facing = play.setting.field, play.state.counters[unit].facing
    facing = next((int(way) for way in FACINGS if field.neighbour(leg[0], way) == leg[1]), facing)
    play.emit(base.UnitMoved(unit, here, facing))
    yield from come_in(play, unit, here)
