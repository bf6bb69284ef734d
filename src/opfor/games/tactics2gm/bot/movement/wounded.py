"""Wounded units fall back or hold by a die; those who can help them go to them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.question import keep_if_possible, lowest, must
from opfor.games.tactics2gm.bot.movement.ground import cover_on, is_link, shooters_at
from opfor.games.tactics2gm.bot.movement.preferences import HERE, Spaces, is_here
from opfor.games.tactics2gm.bot.sight.danger import has_trait
from opfor.games.tactics2gm.bot.sight.open_board import own_units
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.equipment import is_tended_by
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    For,
    Trait,
    Use,
)
from opfor.games.tactics2gm.values.sight import MoveBy

KEY_TARGET, LESS_COVER, UNDER_FIRE = range(-1, -4, -1)
"""Why a wounded unit does not fall back there."""


def can_help(battle: Battle, healer: int, unit: int) -> bool:
    """Whether one unit could heal or repair another."""
    if healer == unit:
        return False
    skill = Use.HEAL if is_tended_by(battle, unit, Use.HEAL) else Use.REPAIR
    return any(is_skilled(battle, healer, n, skill) for n in range(battle.carried[healer] + 1))


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


@measure(
    words={"key-target": "it defends a key target"},
    brief="no key target left",
    shortfalls={KEY_TARGET: Shortfall("key-target")},
)
def is_no_key_target(battle: Battle, cell: int) -> int:
    """Staying is always allowed; leaving only where nothing of importance is defended."""
    may_go = is_here(battle, cell) or not defends_key_target(battle, battle.acting)
    return 1 if may_go else KEY_TARGET


@measure(
    words={"less-cover": "there is less cover", "under-fire": "it comes under fire there"},
    brief="no worse place than now",
    shortfalls={LESS_COVER: Shortfall("less-cover"), UNDER_FIRE: Shortfall("under-fire")},
)
@cite("2GM-WND-2", "V-22")
def is_no_worse(battle: Battle, cell: int) -> int:
    """Not less cover than now, nor in range of the Player where the present space is not."""
    here = battle.cell[battle.acting]
    if cover_on(battle, cell) < cover_on(battle, here):
        return LESS_COVER
    is_safe = shooters_at(battle, here) > 0 or shooters_at(battle, cell) == 0
    return 1 if is_safe else UNDER_FIRE


@measure("space from help|spaces from help", brief="the shortest way to help")
def to_help(battle: Battle, cell: int) -> int:
    """Distance to the HQ or to the nearest unit that can heal or repair the acting one."""
    nearest = battle.distance[cell][battle.size + AI]
    for healer in own_units(battle):
        if can_help(battle, healer, battle.acting):
            nearest = min(nearest, battle.distance[cell][battle.cell[healer]])
    return nearest


FALLS_BACK, HOLDS = "it is wounded and falls back", "it is wounded and holds"
RETREAT: Spaces = (
    must("2GM-WND-2", is_no_key_target, by="V-38", case=FALLS_BACK),
    must("2GM-WND-2", is_no_worse, by="V-22", case=FALLS_BACK),
    lowest("2GM-WND-1", to_help, case=FALLS_BACK),
    must("2GM-WND-1", HERE, case=HOLDS),
)


@cite("2GM-WND-1")
def fall_back_or_hold(battle: Battle) -> int:
    """A D10: up to 5 the unit falls back to the HQ or a healer unless that is barred, else it
    stays where it is; the roll. What decides the move is ``move_case``."""
    rolled = roll_d10(battle, For.FALLING_BACK, battle.id[battle.acting])
    falls_back = rolled <= battle.wounded_retreat_up_to
    battle.move_case = MoveBy.FALLING_BACK if falls_back else MoveBy.HOLDING
    return rolled


def is_patient(battle: Battle, healer: int, unit: int) -> bool:
    """A wounded AI unit near a unit that can help it."""
    if not battle.wounds[unit]:
        return False
    away = battle.distance[battle.cell[healer]][battle.cell[unit]]
    return away <= battle.nearby and can_help(battle, healer, unit)


def is_called(battle: Battle, unit: int) -> bool:
    """Whether a unit that can heal or repair has somebody to help near it."""
    return any(is_patient(battle, unit, other) for other in own_units(battle))


@measure("space from the wounded|spaces from the wounded", brief="the shortest way to the wounded")
@cite("2GM-WND-3")
def to_patient(battle: Battle, cell: int) -> int:
    nearest = battle.size
    for unit in own_units(battle):
        if is_patient(battle, battle.acting, unit):
            nearest = min(nearest, max(battle.distance[cell][battle.cell[unit]], 1))
    return nearest


HELPS = "it can help a wounded unit nearby"
TO_PATIENT: Spaces = (
    lowest("2GM-WND-3", to_patient, case=HELPS),
    keep_if_possible("2GM-WND-3", HERE, case=HELPS),
)
"""As close to the nearest wounded unit as possible."""
