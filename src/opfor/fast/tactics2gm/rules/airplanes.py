"""Airplanes: they attack once and are gone, or patrol; anti-air guns and patrols meet them.

Order: the card is paid; every enemy anti-air unit with the target space in range fires; then one
patrolling fighter; what is left of the airplane attacks.
"""

from __future__ import annotations

from opfor.fast.tactics2gm.apply_cards import is_first_in_hand, out_of_play, pay_for_card
from opfor.fast.tactics2gm.apply_shots import damage_terrain
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    AIRPLANE,
    ANTI_AIR_TRAIT,
    FIGHTER_KIND,
    FLY_ACT,
    HQ,
    NOBODY,
    NOTHING,
    PATROL_ACT,
)
from opfor.fast.tactics2gm.rules.d10 import roll_d10
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.shots import damage_done, hurt, is_destroyed
from opfor.fast.tactics2gm.rules.targets import cell_of, is_spot
from opfor.fast.tactics2gm.rules.to_hit import terrain_cover, wounds_told
from opfor.fast.tactics2gm.rules.victory import check_goals


def is_airplane(battle: Battle, side: int, place: int) -> bool:
    """Whether a place of a hand holds an airplane that attacks and can be paid, the first of its
    kind; those that only drop troops apart."""
    card = battle.hand[side][place]
    if battle.type[card] != AIRPLANE or not battle.can_fire[card]:
        return False
    return battle.cost[card] <= battle.ap[side] and is_first_in_hand(battle, side, place)


def is_goal_in_sight(battle: Battle, side: int) -> bool:
    """Whether an airplane may attack the mission's terrain."""
    if not battle.must_destroy[side] or battle.ground[battle.target] == NOTHING:
        return False
    is_solid = battle.terrain_hp[battle.ground[battle.target]] > 0
    return is_solid and is_spot(battle, side, battle.target)


def offer_flights(battle: Battle, side: int) -> None:
    """Every use of an airplane card that can be paid."""
    for place in range(battle.hands[side]):
        if is_airplane(battle, side, place):
            offer_flight(battle, side, battle.hand[side][place])


def offer_flight(battle: Battle, side: int, card: int) -> None:
    """An airplane may attack any enemy unit, the HQ, and the mission's terrain, or patrol."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] != side and battle.cell[unit] >= 0:
            offer(battle, FLY_ACT, 0, card, unit, 0, 0)
    offer(battle, FLY_ACT, 0, card, HQ, 0, 0)
    if is_goal_in_sight(battle, side):
        offer(battle, FLY_ACT, 0, card, -1 - battle.target, 0, 0)
    if battle.kind[card] == FIGHTER_KIND:
        offer(battle, PATROL_ACT, 0, card, 0, 0, 0)


def patrol(battle: Battle, side: int, card: int) -> None:
    """A fighter waits beside the HQ."""
    pay_for_card(battle, side, card, True)


def fly(battle: Battle, side: int, card: int, target: int) -> None:
    """An airplane attacks a target."""
    pay_for_card(battle, side, card, False)
    if not comes_through(battle, side, card, cell_of(battle, side, target)):
        return
    find_bombed(battle, side, card, target)
    for i in range(battle.struck_count):
        each = battle.struck[i]
        if each <= 0 or battle.side[each] != NOBODY:
            bomb(battle, side, card, each)
    check_goals(battle)


def is_in_blast(battle: Battle, side: int, card: int, here: int, unit: int) -> bool:
    """Whether a plane's bombs on a space also fall on an enemy unit."""
    if battle.side[unit] == side or battle.cell[unit] < 0:
        return False
    return battle.distance[here][battle.cell[unit]] <= battle.blast[card]


def find_bombed(battle: Battle, side: int, card: int, target: int) -> None:
    """Everything a plane's bombs fall on: the target, and with a blast the enemies around it."""
    battle.struck[0] = target
    battle.struck_count = 1
    if not battle.blast[card]:
        return
    here = cell_of(battle, side, target)
    if target >= HQ:
        battle.struck_count = 0
    for unit in range(1, battle.units + 1):
        if is_in_blast(battle, side, card, here, unit):
            battle.struck[battle.struck_count] = unit
            battle.struck_count += 1
    if battle.distance[here][battle.size + 1 - side] <= battle.blast[card]:
        battle.struck[battle.struck_count] = HQ
        battle.struck_count += 1


def comes_through(battle: Battle, side: int, card: int, cell: int) -> bool:
    """Anti-air fire and interception; whether the airplane comes through."""
    left = battle.hp[card]
    for gun in range(1, battle.units + 1):
        if is_gun_near(battle, side, gun, cell):
            left = shot_at(battle, card, left, battle.card[gun])
            battle.hidden[gun] = 0
            if left <= 0:
                return False
    enemy = 1 - side
    for i in range(battle.in_plays[enemy]):
        fighter = battle.in_play[enemy][i]
        if battle.type[fighter] == AIRPLANE and battle.kind[fighter] == FIGHTER_KIND:
            left = shot_at(battle, card, left, fighter)
            out_of_play(battle, enemy, fighter)
            break
    return left > 0


def is_gun_near(battle: Battle, side: int, gun: int, cell: int) -> bool:
    """Whether a unit is an enemy anti-air gun with a space in range."""
    if battle.side[gun] == side or battle.cell[gun] < 0:
        return False
    arm = battle.card[gun]
    if not battle.traits[arm] >> ANTI_AIR_TRAIT & 1:
        return False
    return battle.distance[battle.cell[gun]][cell] <= battle.range[arm]


def shot_at(battle: Battle, card: int, left: int, arm: int) -> int:
    """One shot at an airplane; the hit points it has left. A 10 brings it down."""
    rolled = roll_d10(battle)
    if rolled >= battle.critical:
        return 0
    needed = battle.to_hit[arm] + battle.night_fire
    if rolled >= needed and battle.penetration[arm] >= battle.defence[card]:
        return left - battle.damage[arm]
    return left


def air_need(battle: Battle, card: int, target: int) -> int:
    """The number an airplane must roll: cover, wounds and night count, suppression does not."""
    needed = battle.to_hit[card] + battle.night_fire
    if target > 0:
        needed += battle.cover[target] - wounds_told(battle, target)
        needed += terrain_cover(battle, battle.cell[target])
    return needed


def bomb(battle: Battle, side: int, card: int, target: int) -> None:
    """An airplane's roll against one target, and what it does."""
    needed = air_need(battle, card, target)
    rolled = roll_d10(battle)
    damage = damage_done(battle, rolled, needed, card, side, target)
    if not damage:
        return
    if target > 0:
        hurt(battle, target, damage, NOTHING)
    elif target == HQ:
        battle.hq[1 - side] += damage
    else:
        destroyed = is_destroyed(battle, rolled, needed, card, side, target)
        damage_terrain(battle, -1 - target, damage, destroyed)
