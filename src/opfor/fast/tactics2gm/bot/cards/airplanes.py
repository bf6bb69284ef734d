"""Airplanes: patrol, or what they attack, by stance. ``battle.plane`` is the one that is sent."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.shooting.stance_targets import defends_aim
from opfor.fast.tactics2gm.bot.sight.danger import danger
from opfor.fast.tactics2gm.bot.sight.shot import tenths_of_damage, tenths_to_kill
from opfor.fast.tactics2gm.bot.sight.survey import is_breaker
from opfor.fast.tactics2gm.bot.sight.victory import any_left, comes_first, has_decisive, is_decisive
from opfor.fast.tactics2gm.names import (
    AI,
    HQ,
    Kind,
)
from opfor.fast.tactics2gm.rules.airplanes import air_need, find_bombed, is_goal_in_sight
from opfor.fast.tactics2gm.rules.supply import is_cut_by_bombs
from opfor.fast.tactics2gm.rules.targets import defence_of
from opfor.fast.tactics2gm.sight import (
    AIM,
    AIM_OR_DEFENDERS,
    AIM_OR_STRONGEST,
    HQ_OR_SUPPLY,
    NO_TARGET,
    STANCES_THERE,
    STRONGEST,
    STRONGEST_OR_HQ,
)


def damage_of_bombs(battle: Battle, target: int) -> int:
    """Expected damage of the bombs aimed at a target, to all they fall on."""
    find_bombed(battle, AI, battle.plane, target)
    damage = 0
    for i in range(battle.struck_count):
        damage += damage_of_bomb(battle, battle.struck[i])
    return damage


def damage_of_bomb(battle: Battle, target: int) -> int:
    if battle.penetration[battle.plane] < defence_of(battle, AI, target):
        return 0
    needed = air_need(battle, battle.plane, target)
    return tenths_of_damage(battle, needed, battle.plane, AI, target)


@cite("V-24", "Q2-34")
def find_strongest(battle: Battle) -> None:
    """The most powerful of the units the airplane can hurt; equal: the dearer."""
    battle.strong = 0
    for i in range(battle.foes):
        unit = battle.foe[i]
        if damage_of_bombs(battle, unit) > 0:
            danger(battle, unit)  # is asked of each, with others to compare or none
            ahead = stronger_than(battle, unit, battle.strongest[0]) if battle.strong else 1
            if ahead > 0:
                battle.strong = 0
            if ahead >= 0:
                battle.strongest[battle.strong] = unit
                battle.strong += 1


def stronger_than(battle: Battle, unit: int, other: int) -> int:
    """Above 0 if a unit is more powerful than another, below if less, 0 if they are equal."""
    ahead = danger(battle, unit) - danger(battle, other)
    return ahead if ahead else battle.cost[battle.card[unit]] - battle.cost[battle.card[other]]


def bombs_win(battle: Battle, target: int) -> int:
    """The chance that the bombs aimed at a target win, if the airplane gets through."""
    if not has_decisive(battle):
        return 0
    find_bombed(battle, AI, battle.plane, target)
    best = 0
    for i in range(battle.struck_count):
        each = battle.struck[i]
        if is_decisive(battle, each):
            needed = air_need(battle, battle.plane, each)
            best = max(best, tenths_to_kill(battle, needed, battle.plane, AI, each))
    return best


def is_strongest(battle: Battle, target: int) -> bool:
    find_strongest(battle)
    for i in range(battle.strong):
        if battle.strongest[i] == target:
            return True
    return False


def is_aim_of_flight(battle: Battle, target: int) -> bool:
    return target == battle.aim_destroy


def is_defender(battle: Battle, target: int) -> bool:
    return defends_aim(battle, target)


def is_named_for_flight(battle: Battle, target: int) -> bool:
    """What a stance sends airplanes against; of several, whatever suffers more."""
    use = battle.air_use[battle.code]
    if use == STRONGEST_OR_HQ:
        return is_strongest(battle, target) or target == HQ
    if use == HQ_OR_SUPPLY:
        return target == HQ or is_breaker(battle, target)
    if use == AIM:
        return target == battle.aim_destroy
    if use == AIM_OR_STRONGEST:
        return target == battle.aim_destroy or is_strongest(battle, target)
    if use == STRONGEST:
        return is_strongest(battle, target)
    return target > HQ


def breaks_supply_line(battle: Battle, target: int) -> bool:
    """The bombs would fall on everybody who is on some line of the Player's supply line."""
    find_bombed(battle, AI, battle.plane, target)
    return is_cut_by_bombs(battle, 1 - AI)


@cite("Q2-34")
def names_hq(battle: Battle) -> bool:
    """Whether the stance sends airplanes against the HQ."""
    use = battle.air_use[battle.code]
    if use in (STRONGEST_OR_HQ, HQ_OR_SUPPLY):
        return True
    return use in (AIM, AIM_OR_STRONGEST, AIM_OR_DEFENDERS) and battle.aim_destroy == HQ


def is_air_aim(battle: Battle, target: int) -> bool:
    """What an airplane may be sent against: whatever it can hurt, the HQ only where the stance
    names it, and anything that wins."""
    is_named = target != HQ or names_hq(battle)
    if is_named and damage_of_bombs(battle, target) > 0:
        return True
    return comes_first(battle) and bombs_win(battle, target) > 0


def look_for_air_aims(battle: Battle, plane: int) -> None:
    """What an airplane may be sent against."""
    battle.plane, battle.air_aims = plane, 0
    for i in range(battle.foes):
        note_air_aim(battle, battle.foe[i])
    note_air_aim(battle, HQ)
    if is_goal_in_sight(battle, AI):
        note_air_aim(battle, -1 - battle.target)


def note_air_aim(battle: Battle, target: int) -> None:
    if is_air_aim(battle, target):
        battle.air_aim[battle.air_aims] = target
        battle.air_aims += 1


def best_flight(battle: Battle, plane: int) -> int:
    """The best chance of an airplane to win at once."""
    look_for_air_aims(battle, plane)
    best = 0
    for i in range(battle.air_aims):
        best = max(best, bombs_win(battle, battle.air_aim[i]))
    return best


def is_useful_flight(battle: Battle, plane: int) -> bool:
    """Some target would suffer, or a fighter can patrol."""
    if not battle.can_fire[plane]:
        return False
    if battle.kind[plane] == Kind.FIGHTER:
        return True
    look_for_air_aims(battle, plane)
    return battle.air_aims > 0


def bombs_may_win(battle: Battle) -> bool:
    return any_left(battle, bombs_win)


def aim_stands(battle: Battle) -> bool:
    """Nothing at the target must be destroyed."""
    return battle.aim_destroy == NO_TARGET


def case_of_flight(battle: Battle) -> int:
    """A heavy bomber has a row of its own, the others follow the stance."""
    return STANCES_THERE if battle.blast[battle.plane] else battle.code
