"""Wounded units fall back or hold by a die; those who can help them go to them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.ground import cover_on, is_link, shooters_at
from opfor.fast.tactics2gm.bot.movement.preferences import is_here
from opfor.fast.tactics2gm.bot.sight.danger import has_trait
from opfor.fast.tactics2gm.names import (
    AI,
    For,
    Trait,
    Use,
)
from opfor.fast.tactics2gm.rules.d10 import roll_d10
from opfor.fast.tactics2gm.rules.equipment import is_tended_by
from opfor.fast.tactics2gm.sight import FALLS_BACK, HOLDS


def can_help(battle: Battle, healer: int, unit: int) -> bool:
    """Whether one unit could heal or repair another."""
    if healer == unit:
        return False
    skill = Use.HEAL if is_tended_by(battle, unit, Use.HEAL) else Use.REPAIR
    for slot in range(battle.carried[healer] + 1):
        if is_skilled(battle, healer, slot, skill):
            return True
    return False


def is_skilled(battle: Battle, unit: int, slot: int, skill: int) -> bool:
    """Whether a unit heals (or repairs) by its card (slot 0) or by a token."""
    if slot == 0:
        return has_trait(battle, unit, Trait.MEDIC if skill == Use.HEAL else Trait.MECHANIC)
    return battle.use[battle.token[unit][slot]] == skill


@cite("V-38")
def defends_key_target(battle: Battle, unit: int) -> bool:
    """On the mission target, beside the HQ, or the only unit on a line of the supply line."""
    cell = battle.cell[unit]
    if cell == battle.target or battle.distance[cell][battle.size + AI] == 1:
        return True
    return is_link(battle, unit)


def is_no_key_target(battle: Battle, cell: int) -> bool:
    """Staying is always allowed; leaving only where nothing of importance is defended."""
    return is_here(battle, cell) or not defends_key_target(battle, battle.acting)


@cite("2GM-WND-2", "V-22")
def is_no_worse(battle: Battle, cell: int) -> bool:
    """Not less cover than now, nor in range of the Player where the present space is not."""
    here = battle.cell[battle.acting]
    if cover_on(battle, cell) < cover_on(battle, here):
        return False
    return shooters_at(battle, here) > 0 or shooters_at(battle, cell) == 0


def to_help(battle: Battle, cell: int) -> int:
    """Distance to the HQ or to the nearest unit that can heal or repair the acting one."""
    nearest = battle.distance[cell][battle.size + AI]
    for i in range(battle.friends):
        healer = battle.friend[i]
        if can_help(battle, healer, battle.acting):
            nearest = min(nearest, battle.distance[cell][battle.cell[healer]])
    return nearest


@cite("2GM-WND-1")
def fall_back_or_hold(battle: Battle) -> None:
    """A D10: up to 5 the unit falls back to the HQ or a healer unless that is barred, else it
    stays where it is."""
    rolled = roll_d10(battle, For.FALLING_BACK, battle.id[battle.acting])
    falls_back = rolled <= battle.wounded_retreat_up_to
    battle.move_case = FALLS_BACK if falls_back else HOLDS


def is_patient(battle: Battle, healer: int, unit: int) -> bool:
    """A wounded AI unit near a unit that can help it."""
    if not battle.wounds[unit]:
        return False
    away = battle.distance[battle.cell[healer]][battle.cell[unit]]
    return away <= battle.nearby and can_help(battle, healer, unit)


def is_called(battle: Battle, unit: int) -> bool:
    """Whether a unit that can heal or repair has somebody to help near it."""
    for i in range(battle.friends):
        if is_patient(battle, unit, battle.friend[i]):
            return True
    return False


@cite("2GM-WND-3")
def to_patient(battle: Battle, cell: int) -> int:
    """The shortest way to the wounded."""
    nearest = battle.size
    for i in range(battle.friends):
        unit = battle.friend[i]
        if is_patient(battle, battle.acting, unit):
            nearest = min(nearest, max(battle.distance[cell][battle.cell[unit]], 1))
    return nearest
