"""Everything a side may do in its Movement phase, and how it is carried out."""

from __future__ import annotations

from opfor.core.play import Procedure
from opfor.games.tactics2gm.values.actions import Assault, Load, Move, MoveCovered, Swap, Unload
from opfor.games.tactics2gm.values.events import UnitLoaded, UnitMoved, UnitsSwapped, UnitUnloaded
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import State, Unit
from tests.oracle.tactics2gm.rules.assault import assaults
from tests.oracle.tactics2gm.rules.movement import (
    Crowd,
    can_move,
    can_swap,
    covered_moves,
    crowd_of,
    reachable,
)
from tests.oracle.tactics2gm.rules.night import reveal
from tests.oracle.tactics2gm.rules.shots import shoot
from tests.oracle.tactics2gm.rules.transports import loads, unloads

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


def carry_out_move(play: TacticsPlay, action: MoveAction) -> Procedure[None]:
    """Do one act of the Movement phase."""
    match action:
        case Move(unit=unit, cell=cell):
            play.emit(UnitMoved(unit, cell))
        case MoveCovered(unit=unit, vehicle=vehicle, cell=cell, beside=beside):
            play.emit(UnitMoved(vehicle, cell))
            cover = play.setting.numbers.fire.covered_movement
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
