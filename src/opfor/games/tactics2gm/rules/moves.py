"""Everything a side may do in its Movement phase, and how it is carried out."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.games.tactics2gm.actions import Assault, Load, Move, MoveCovered, Swap, Unload
from opfor.games.tactics2gm.events import (
    UnitLoaded,
    UnitMoved,
    UnitRevealed,
    UnitsSwapped,
    UnitUnloaded,
)
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.rules.fire import shoot
from opfor.games.tactics2gm.rules.movement import (
    Crowd,
    can_move,
    can_swap,
    covered_moves,
    crowd_of,
    entry_cost,
    has_room,
    reachable,
)
from opfor.games.tactics2gm.state import NO_FIRE, NO_MOVE, State, Unit, unit_of

MoveAction = Move | MoveCovered | Swap | Load | Unload | Assault


def movement_options(setting: Setting, state: State, side: int) -> list[MoveAction]:
    """Every legal act of the Movement phase."""
    crowd = crowd_of(state)
    found: list[MoveAction] = []
    own = [u for u in state.units if u.side == side]
    for unit in own:
        if can_move(setting, unit):
            found += [Move(unit.id, cell) for cell in reachable(setting, state, unit, crowd)]
            found += _swaps(setting, state, unit, crowd)
            found += loads(setting, unit, crowd)
            found += [
                MoveCovered(unit.id, *way) for way in covered_moves(setting, state, unit, crowd)
            ]
        if unit.cargo:
            found += unloads(setting, state, unit, crowd)
        found += assaults(setting, unit, crowd)
    return found


def _swaps(setting: Setting, state: State, unit: Unit, crowd: Crowd) -> list[Swap]:
    """Swaps with a neighbour, listed once for each pair."""
    return [
        Swap(unit.id, other.id)
        for cell in setting.board.neighbours[unit.cell]
        for other in crowd.get(cell, ())
        if other.id > unit.id
        and (other.card != unit.card or other.wounds != unit.wounds)
        and can_swap(setting, state, unit, other)
    ]


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


@cite("2GM-CON-3")
def assaults(setting: Setting, unit: Unit, crowd: Crowd) -> list[Assault]:
    """Enemies beside an infantry unit that it may assault, once a turn."""
    card = setting.cards.units[unit.card]
    if card.type != "infantry" or unit.assaulted or unit.fresh or unit.cell < 0:
        return []
    if not card.can_fire or card.min_range > 1 or unit.halted & (NO_FIRE | NO_MOVE):
        return []
    return [
        Assault(unit.id, other.id)
        for cell in setting.board.neighbours[unit.cell]
        for other in crowd.get(cell, ())
        if other.side != unit.side
    ]


def carry_out_move(play: Play[Any], action: MoveAction) -> Procedure[None]:
    """Do one act of the Movement phase."""
    match action:
        case Move(unit=unit, cell=cell):
            play.emit(UnitMoved(unit, cell))
        case MoveCovered(unit=unit, vehicle=vehicle, cell=cell, beside=beside):
            play.emit(UnitMoved(vehicle, cell))
            cover = play.setting.settings.fire.covered_movement
            play.emit(UnitMoved(unit, beside, cover))
        case Swap(unit=unit, other=other):
            play.emit(UnitsSwapped(unit, other))
        case Load(unit=unit, transport=transport):
            play.emit(UnitLoaded(unit, transport))
        case Unload(unit=unit, cell=cell):
            play.emit(UnitUnloaded(unit, cell))
        case Assault(unit=unit, target=target):
            yield from shoot(play, unit, 0, target, "assault")
    reveal(play)


@cite("2GM-MOD-8")
def reveal(play: Play[Any]) -> None:
    """At night a face-down card is turned up when it comes near an enemy."""
    setting, state = play.setting, play.state
    if not setting.night:
        return
    near = setting.settings.night.reveal_distance
    distance = setting.board.distance
    for unit in state.units:
        if unit.hidden and unit.cell >= 0:
            row = distance[unit.cell]
            enemies = (u for u in state.units if u.side != unit.side and u.cell >= 0)
            if any(row[u.cell] <= near for u in enemies):
                play.emit(UnitRevealed(unit.id))
