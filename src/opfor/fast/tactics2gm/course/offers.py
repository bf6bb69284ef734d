"""What a person is offered in each phase, and how the answer is carried out."""

from __future__ import annotations

from opfor.fast.tactics2gm.apply_units import buy_equipment
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import (
    BY_EXTRA,
    BY_FIRE,
    DEPLOY_ACT,
    DEPLOYMENT_TIMING,
    EQUIP_ACT,
    FLY_ACT,
    HEAL_ACT,
    HQ,
    PATROL_ACT,
    PLAY_SUPPORT_ACT,
    SHOOT_ACT,
    USE_TOKEN_ACT,
)
from opfor.fast.tactics2gm.rules.airplanes import fly, offer_flights, patrol
from opfor.fast.tactics2gm.rules.assault import offer_extra_shots
from opfor.fast.tactics2gm.rules.deployment import deploy, offer_deployments, offer_equipment
from opfor.fast.tactics2gm.rules.equipment import offer_tending, offer_token_uses, tend, use_token
from opfor.fast.tactics2gm.rules.movement_phase import carry_out_move
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.shots import offer_luck, shoot
from opfor.fast.tactics2gm.rules.support_cards import offer_supports
from opfor.fast.tactics2gm.rules.support_effects import pick_lost_card, play_support
from opfor.fast.tactics2gm.rules.targets import (
    find_spots,
    in_range,
    is_enemy_in_range,
    is_weapon_ready,
    weapon,
)


def offer_deployment(battle: Battle, side: int) -> None:
    """Every legal act of the Deployment phase."""
    battle.offered = 0
    offer_deployments(battle, side, 1, 1)
    offer_equipment(battle, side)
    offer_supports(battle, side, DEPLOYMENT_TIMING)
    offer_flights(battle, side)
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            offer_token_uses(battle, unit, False)


def offer_shooting(battle: Battle, side: int) -> None:
    """Every legal act of the Shooting phase."""
    battle.offered = 0
    find_spots(battle, side)
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side and battle.cell[unit] >= 0:
            for slot in range(battle.carried[unit] + 1):
                if is_weapon_ready(battle, unit, slot):
                    offer_shots(battle, unit, slot)
            offer_tending(battle, unit)
            offer_token_uses(battle, unit, True)
    offer_extra_shots(battle, side)


def offer_shots(battle: Battle, unit: int, slot: int) -> None:
    """Everything a weapon can reach: enemy units, the enemy HQ, terrain worth shooting at."""
    arm = weapon(battle, unit, slot)
    here = battle.cell[unit]
    for target in range(1, battle.units + 1):
        if is_enemy_in_range(battle, unit, arm, target):
            offer(battle, SHOOT_ACT, unit, slot, target, 0, 0)
    if in_range(battle, arm, here, battle.size + 1 - battle.side[unit]):
        offer(battle, SHOOT_ACT, unit, slot, HQ, 0, 0)
    for i in range(battle.spots):
        if in_range(battle, arm, here, battle.spot[i]):
            offer(battle, SHOOT_ACT, unit, slot, -1 - battle.spot[i], 0, 0)


def carry_out(battle: Battle, side: int, place: int) -> None:
    """Do one offered act."""
    act = battle.act[place]
    unit, played, aimed = battle.actor[place], battle.played[place], battle.aimed[place]
    where, other = battle.where[place], battle.other[place]
    if act == DEPLOY_ACT:
        deploy(battle, side, played, where, other)
    elif act == EQUIP_ACT:
        buy_equipment(battle, unit, played)
    elif act == PLAY_SUPPORT_ACT:
        play_support(battle, side, played, unit, aimed, where, other, pick_lost_card)
    elif act == FLY_ACT:
        fly(battle, side, played, aimed)
    elif act == PATROL_ACT:
        patrol(battle, side, played)
    elif act == USE_TOKEN_ACT:
        use_token(battle, unit, played, aimed)
    elif act == SHOOT_ACT:
        shoot(battle, unit, played, aimed, BY_EXTRA if other else BY_FIRE, offer_luck)
    elif act == HEAL_ACT:
        tend(battle, unit, aimed)
    else:
        carry_out_move(battle, place)
