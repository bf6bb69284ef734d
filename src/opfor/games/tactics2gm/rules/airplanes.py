"""Airplanes: they attack once and are gone, or patrol; anti-air guns and patrols meet them.

Order: the card is paid; every enemy anti-air unit with the target space in range fires; then one
patrolling fighter; what is left of the airplane attacks.
"""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.board import as_told, enemies_of
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.damage import damage_hq, damage_terrain
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.rules.piles import is_first_in_hand, out_of_play, pay_for_card
from opfor.games.tactics2gm.rules.shots import hit, hurt
from opfor.games.tactics2gm.rules.targets import cell_of, is_spot
from opfor.games.tactics2gm.rules.to_hit import terrain_cover, wounds_told
from opfor.games.tactics2gm.rules.victory import check_goals
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import HQ, NOBODY, NOTHING, Act, For, Kind, Trait, Type
from opfor.games.tactics2gm.values.events import BombsFell, PlaneShotAt


def is_airplane(battle: Battle, side: int, place: int) -> bool:
    """Whether a place of a hand holds an airplane that attacks and can be paid, the first of its
    kind; those that only drop troops apart."""
    card = battle.hand[side][place]
    if battle.type[card] != Type.AIRPLANE or not battle.can_fire[card]:
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
    for unit in enemies_of(battle, side):
        offer(battle, Act.FLY, played=card, target=unit)
    offer(battle, Act.FLY, played=card, target=HQ)
    if is_goal_in_sight(battle, side):
        offer(battle, Act.FLY, played=card, target=-1 - battle.target)
    if battle.kind[card] == Kind.FIGHTER:
        offer(battle, Act.PATROL, played=card)


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
        if each <= HQ or battle.side[each] != NOBODY:
            bomb(battle, side, card, each)
    check_goals(battle)


def find_bombed(battle: Battle, side: int, card: int, target: int) -> None:
    """Everything a plane's bombs fall on (``struck``): the target, and with a blast the enemies
    around it."""
    battle.struck[0] = target
    battle.struck_count = 1
    if not battle.blast[card]:
        return
    here = cell_of(battle, side, target)
    if target >= HQ:
        battle.struck_count = 0
    for unit in enemies_of(battle, side):
        if battle.distance[here][battle.cell[unit]] <= battle.blast[card]:
            strike(battle, unit)
    if battle.distance[here][battle.size + 1 - side] <= battle.blast[card]:
        strike(battle, HQ)


def strike(battle: Battle, target: int) -> None:
    battle.struck[battle.struck_count] = target
    battle.struck_count += 1


def comes_through(battle: Battle, side: int, card: int, cell: int) -> bool:
    """Anti-air fire and interception; whether the airplane comes through."""
    left = battle.hp[card]
    for gun in enemies_of(battle, side):
        if is_gun_near(battle, gun, cell):
            left = shot_at(battle, side, card, left, battle.card[gun], gun)
            if left <= 0:
                return False
    enemy = 1 - side
    for i in range(battle.in_plays[enemy]):
        fighter = battle.in_play[enemy][i]
        if battle.type[fighter] == Type.AIRPLANE and battle.kind[fighter] == Kind.FIGHTER:
            return shot_at(battle, side, card, left, fighter, 0) > 0
    return left > 0


def is_gun_near(battle: Battle, gun: int, cell: int) -> bool:
    """Whether a unit is an anti-air gun with a space in range."""
    arm = battle.card[gun]
    if not battle.traits[arm] >> Trait.ANTI_AIR & 1:
        return False
    return battle.distance[battle.cell[gun]][cell] <= battle.range[arm]


def shot_at(battle: Battle, side: int, plane: int, left: int, arm: int, gun: int) -> int:
    """One shot at an airplane, of a gun on the board or a fighter; the hit points it has left. A 10
    brings it down."""
    needed = battle.to_hit[arm] + battle.night_fire
    rolled = roll_d10(battle, For.A_PLANE, arm, plane, needed)
    if rolled >= battle.critical:
        left = 0
    elif rolled >= needed and battle.penetration[arm] >= battle.defence[plane]:
        left -= battle.damage[arm]
    fighter = NOTHING if gun else arm
    is_down = left <= 0
    tell(battle, PlaneShotAt, side, plane, rolled, needed, is_down, battle.id[gun], fighter)
    if gun:
        battle.hidden[gun] = 0
    else:
        out_of_play(battle, 1 - side, arm)
    return left


def air_need(battle: Battle, card: int, target: int) -> int:
    """The number an airplane must roll: cover, wounds and night count, suppression does not."""
    needed = battle.to_hit[card] + battle.night_fire
    if target > HQ:
        needed += battle.cover[target] - wounds_told(battle, target)
        needed += terrain_cover(battle, battle.cell[target])
    return needed


def bomb(battle: Battle, side: int, card: int, target: int) -> None:
    """An airplane's roll against one target, and what it does."""
    needed = air_need(battle, card, target)
    rolled = roll_d10(battle, For.BOMBS, card, 0, needed)
    damage, destroyed = hit(battle, rolled, needed, card, side, target)
    tell(battle, BombsFell, card, as_told(battle, target), rolled, needed)
    if not damage:
        return
    if target > HQ:
        hurt(battle, target, damage, card, False)
    elif target == HQ:
        damage_hq(battle, 1 - side, damage, card)
    else:
        damage_terrain(battle, -1 - target, damage, destroyed, card)
