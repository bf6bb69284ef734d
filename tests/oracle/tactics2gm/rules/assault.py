"""Assault: infantry attacks a neighbour in Movement; the enemy may answer with an extra shot."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.actions import Assault, Shoot
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import NO_FIRE, NO_MOVE, State, Unit, is_alive, unit_of
from tests.oracle.tactics2gm.rules.movement import Crowd
from tests.oracle.tactics2gm.rules.targets import in_range


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


@cite("2GM-CON-3")
def extra_shots(setting: Setting, state: State, side: int) -> list[Shoot]:
    """Shots owed to units that were assaulted, while the attacker is in range."""
    found = []
    for shooter, target in state.extra_shots:
        if not (is_alive(state, shooter) and is_alive(state, target)):
            continue
        unit, enemy = unit_of(state, shooter), unit_of(state, target)
        if unit.side != side or min(unit.cell, enemy.cell) < 0 or unit.halted & NO_FIRE:
            continue
        arm = setting.cards.units[unit.card]
        if arm.can_fire and in_range(setting, arm, unit.cell, enemy.cell):
            found.append(Shoot(shooter, 0, target, extra=True))
    return found
