"""What the baseline player takes an offer to be worth; less than 0 is worse than being done.

He moves towards his goal, buys the dearest unit he can pay, and shoots where he expects the most.
"""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    ASSAULT_ACT,
    COMMAND_GROUP_KIND,
    COMMAND_GROUP_TRAIT,
    DAMAGE_TAG,
    DAZZLE_EFFECT,
    DEPLOY_ACT,
    DESTROY_TARGET_GOAL,
    DONE_ACT,
    ENIGMA_EFFECT,
    EQUIP_ACT,
    ESPIONAGE_EFFECT,
    FLY_ACT,
    GENERAL_EFFECT,
    HOLD_TARGET_GOAL,
    HQ,
    MOVE_ACT,
    PLAY_SUPPORT_ACT,
    REACH_GOAL,
    SABOTAGE_EFFECT,
    SHOOT_ACT,
    STUN_EFFECT,
    SUPPLIES_EFFECT,
    SUPPORT,
    UNLOAD_ACT,
    USE_TOKEN_ACT,
    WEAPON_USE,
)
from opfor.fast.tactics2gm.rules.targets import weapon
from opfor.fast.tactics2gm.rules.to_hit import expected_damage, kill_chance, need, terrain_cover


def worth_of_bid(battle: Battle, side: int, place: int) -> float:
    return 1.0 if battle.where[place] == 2 else 0.0


def worth_of_terrain(battle: Battle, side: int, place: int) -> float:
    if battle.act[place] == DONE_ACT:
        return 0.0
    cell = battle.where[place]
    cover = battle.cover_of[battle.played[place]]
    middle = abs(battle.column[cell] - (battle.columns + 1) / 2)
    second = 1 if battle.depth[side][cell] == 2 else 0
    return cover + 0.5 * second - 0.1 * middle - 0.5


def way_to_go(battle: Battle, side: int, reach: int, cell: int) -> int:
    """How far a space is from where a side wants its units, 0 where it is close enough.

    To the mission target (onto it, into range of it, or beside it to defend it), to the enemy's
    line, or into range of the enemy's HQ.
    """
    for i in range(2):
        owner = side if i == 0 else 1 - side
        for goal in range(battle.goals[owner]):
            kind = battle.goal_kind[owner][goal]
            if kind in (DESTROY_TARGET_GOAL, HOLD_TARGET_GOAL):
                near = reach if kind == DESTROY_TARGET_GOAL else 0
                if owner != side:
                    near = 1
                return max(battle.distance[cell][battle.target] - near, 0)
            if kind == REACH_GOAL and owner == side:
                return battle.lines - battle.depth[side][cell]
    return max(battle.distance[cell][battle.size + 1 - side] - reach, 0)


def worth_of_moving(battle: Battle, side: int, place: int) -> float:
    """Step towards the goal, preferably into cover; what cannot fire stays where it is."""
    act = battle.act[place]
    if act == MOVE_ACT:
        return worth_of_step(battle, side, battle.actor[place], battle.where[place])
    if act == ASSAULT_ACT:
        return 2.0 + worth_of_shot(battle, side, battle.actor[place], 0, battle.aimed[place])
    if act == UNLOAD_ACT:
        return 1.0 if battle.depth[side][battle.where[place]] > 2 else -1.0
    return 0.0 if act == DONE_ACT else -1.0


def worth_of_step(battle: Battle, side: int, unit: int, there: int) -> float:
    card = battle.card[unit]
    if not battle.can_fire[card] or battle.traits[card] >> COMMAND_GROUP_TRAIT & 1:
        return -1.0
    here, reach = battle.cell[unit], battle.range[card]
    gain = way_to_go(battle, side, reach, here) - way_to_go(battle, side, reach, there)
    if gain <= 0:
        return -1.0
    return gain + 0.6 * (terrain_cover(battle, there) - terrain_cover(battle, here))


def worth_of_deploying(battle: Battle, side: int, place: int) -> float:
    """Whatever may be done in Deployment, or before the game."""
    act = battle.act[place]
    if act == DEPLOY_ACT:
        if battle.other[place]:
            return -1.0
        return worth_of_unit(battle, side, battle.played[place], battle.where[place])
    if act == PLAY_SUPPORT_ACT:
        return worth_of_support(battle, side, battle.played[place], battle.aimed[place])
    if act == FLY_ACT:
        return worth_of_flight(battle, side, battle.played[place], battle.aimed[place])
    if act == EQUIP_ACT:
        token = battle.played[place]
        can_spare = battle.ap[side] - battle.cost[token] >= 1
        return 0.5 if can_spare and battle.use[token] == WEAPON_USE else -1.0
    if act == USE_TOKEN_ACT:
        return 0.3
    return 0.0 if act == DONE_ACT else -1.0


def worth_of_flight(battle: Battle, side: int, card: int, target: int) -> float:
    return 3.0 * expected_damage(battle, battle.to_hit[card], card, side, target) - 4.0


def worth_of_unit(battle: Battle, side: int, card: int, cell: int) -> float:
    """The dearer the better, the nearer the better; one command group is enough."""
    if not battle.can_fire[card]:
        return -1.0
    if battle.kind[card] == COMMAND_GROUP_KIND:
        for unit in range(1, battle.units + 1):
            if battle.side[unit] == side and battle.card[unit] == card:
                return -1.0
    return 1.0 + battle.cost[card] - 0.05 * way_to_go(battle, side, 0, cell)


def worth_of_support(battle: Battle, side: int, card: int, target: int) -> float:
    effect = battle.effect[card]
    if battle.type[card] != SUPPORT:
        return -1.0
    if effect in (SUPPLIES_EFFECT, GENERAL_EFFECT):
        return 20.0
    if battle.tag[card] == DAMAGE_TAG and target > 0:
        return battle.cost[battle.card[target]] - battle.cost[card] + 0.5
    if is_hindrance(effect) and battle.ap[side] > battle.cost[card] + 2:
        return 0.1
    return -1.0


def is_hindrance(effect: int) -> bool:
    """Cards that vex the enemy, played by whoever has AP to spare."""
    if effect in (STUN_EFFECT, DAZZLE_EFFECT, SABOTAGE_EFFECT):
        return True
    return effect in (ESPIONAGE_EFFECT, ENIGMA_EFFECT)


def worth_of_shot(battle: Battle, side: int, unit: int, slot: int, target: int) -> float:
    arm = weapon(battle, unit, slot)
    needed = need(battle, unit, arm, target)
    value = expected_damage(battle, needed, arm, side, target)
    if target == HQ:
        return 1.5 * value
    if target < 0:
        is_wanted = -1 - target == battle.target and battle.must_destroy[side] != 0
        return 1.5 * value if is_wanted else 0.1 * value
    cost = battle.cost[battle.card[target]]
    return value + kill_chance(battle, needed, arm, side, target) * cost


def worth_of_shooting(battle: Battle, side: int, place: int) -> float:
    act = battle.act[place]
    if act == SHOOT_ACT:
        unit, slot, target = battle.actor[place], battle.played[place], battle.aimed[place]
        return 0.01 + worth_of_shot(battle, side, unit, slot, target)
    return 0.0 if act == DONE_ACT else 0.5
