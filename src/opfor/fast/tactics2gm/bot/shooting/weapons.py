"""Shooting: every weapon in order, each at the target the stance and the goals prefer."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, is_explained, one_of_equals, propose
from opfor.core.narrow import narrow
from opfor.core.ranking import rank, tell_first
from opfor.core.run import NO_CANDIDATE
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.shooting.healers import tend_wounded
from opfor.fast.tactics2gm.bot.sight.survey import (
    begin_survey,
    is_shot_from,
    look_again,
    look_for_shots,
)
from opfor.fast.tactics2gm.names import (
    AI,
    HQ,
    NOTHING,
    How,
    Stream,
    Which,
)
from opfor.fast.tactics2gm.rules.assault import offer_extra_shots
from opfor.fast.tactics2gm.rules.night import unveil
from opfor.fast.tactics2gm.rules.offers import clear_offers
from opfor.fast.tactics2gm.rules.shots import shoot
from opfor.fast.tactics2gm.rules.targets import is_weapon_ready


@cite("2GM-PH-6")
def shoot_all(battle: Battle) -> None:
    """Units in order; healers tend first, then every weapon that has a target fires."""
    begin_survey(battle, False)
    ask(battle)
    for i in range(battle.friends):
        propose(battle, battle.friend[i])
    rank(battle, Which.SHOOTS_NEXT)
    for place in range(battle.ranks):
        if is_explained(battle):
            tell_turn(battle, place)
        tend_wounded(battle, battle.ranked[place])
        fire_weapons(battle, battle.ranked[place])
        if battle.is_over:
            break
    answer_assaults(battle)
    unveil(battle)


def tell_turn(battle: Battle, place: int) -> None:
    """Why a unit shoots next, if it has anything to shoot at."""
    look_for_shots(battle, battle.ranked[place])
    if battle.shots:
        tell_first(battle, Which.SHOOTS_NEXT, place)


@cite("2GM-CON-3")
def answer_assaults(battle: Battle) -> None:
    """Units that were assaulted take the extra shot they are owed."""
    while not battle.is_over:
        unveil(battle)
        clear_offers(battle)
        offer_extra_shots(battle, AI)
        if not battle.offered:
            return
        shoot(battle, battle.offers[0].unit, 0, battle.offers[0].target, How.EXTRA)
        look_again(battle)


def fire_weapons(battle: Battle, unit: int) -> None:
    """Each weapon of a unit in turn; a unit with extra ammunition fires its own twice."""
    idle = 0
    while not battle.is_over and battle.cell[unit] >= 0:
        slot = first_ready(battle, unit, idle)
        if slot == NOTHING:
            return
        battle.acting = unit
        shot = choose_target(battle, slot)
        if shot == NO_CANDIDATE:
            idle |= 1 << slot
            continue
        target = battle.shot_target[shot]
        unveil(battle)
        shoot(battle, unit, slot, target, How.FIRE)
        look_again(battle)


def first_ready(battle: Battle, unit: int, idle: int) -> int:
    """The first weapon that may still fire and is not idle."""
    for slot in range(battle.carried[unit] + 1):
        if not idle >> slot & 1 and is_weapon_ready(battle, unit, slot):
            return slot
    return NOTHING


def is_worth_a_shot(battle: Battle, shot: int) -> bool:
    """Something it can damage, or a unit that a lucky 10 would destroy."""
    return battle.shot_hurts[shot] == 1 or battle.shot_target[shot] > HQ


@cite("2GM-GOAL-1", "V-31")
def choose_target(battle: Battle, slot: int) -> int:
    """The shot of one weapon; ``NO_CANDIDATE`` if nothing in range is worth one."""
    unit = battle.acting
    look_for_shots(battle, unit)
    ask(battle)
    for shot in range(battle.shots):
        if battle.shot_slot[shot] == slot and is_shot_from(battle, shot, battle.cell[unit]):
            propose(battle, shot)
    if not battle.left:
        return NO_CANDIDATE
    narrow(battle, Which.SHOOT)
    return one_of_equals(battle, Which.SHOOT, Stream.TIE)
