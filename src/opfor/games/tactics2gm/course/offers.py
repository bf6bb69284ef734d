"""What a person is offered in each phase, and how the answer is carried out."""

from __future__ import annotations

from opfor.games.tactics2gm.rules.airplanes import fly, offer_flights, patrol
from opfor.games.tactics2gm.rules.assault import offer_extra_shots
from opfor.games.tactics2gm.rules.board import enemies_of
from opfor.games.tactics2gm.rules.deeds import buy_equipment
from opfor.games.tactics2gm.rules.deployment import deploy, offer_deployments, offer_equipment
from opfor.games.tactics2gm.rules.equipment import offer_tending, offer_token_uses, tend, use_token
from opfor.games.tactics2gm.rules.movement_phase import carry_out_move
from opfor.games.tactics2gm.rules.offers import as_numbered_inside, clear_offers, offer
from opfor.games.tactics2gm.rules.ranks import close_ranks
from opfor.games.tactics2gm.rules.shots import shoot
from opfor.games.tactics2gm.rules.support_cards import offer_supports
from opfor.games.tactics2gm.rules.support_effects import play_support
from opfor.games.tactics2gm.rules.targets import (
    find_spots,
    in_range,
    is_weapon_ready,
    weapon,
)
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import (
    HQ,
    Act,
    How,
    Timing,
)


def offer_deployment(battle: Battle, side: int) -> None:
    """Every legal act of the Deployment phase."""
    clear_offers(battle)
    offer_deployments(battle, side, 1, 1)
    offer_equipment(battle, side)
    offer_supports(battle, side, Timing.DEPLOYMENT)
    offer_flights(battle, side)
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            offer_token_uses(battle, unit, False)


def offer_shooting(battle: Battle, side: int) -> None:
    """Every legal act of the Shooting phase."""
    clear_offers(battle)
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
    for target in enemies_of(battle, battle.side[unit]):
        if in_range(battle, arm, here, battle.cell[target]):
            offer(battle, Act.SHOOT, unit=unit, played=slot, target=target)
    if in_range(battle, arm, here, battle.size + 1 - battle.side[unit]):
        offer(battle, Act.SHOOT, unit=unit, played=slot, target=HQ)
    for i in range(battle.spots):
        if in_range(battle, arm, here, battle.spot[i]):
            offer(battle, Act.SHOOT, unit=unit, played=slot, target=-1 - battle.spot[i])


def do_told(
    battle: Battle, side: int, act: int, unit: int, played: int, target: int, cell: int, other: int
) -> None:
    """Do one act that is told with units by their ids."""
    close_ranks(battle)
    told = Offer(act, unit, played, target, cell, other)
    carry_out(battle, side, as_numbered_inside(battle, told))


def carry_out(battle: Battle, side: int, act: Offer) -> None:
    """Do one offered act."""
    if act.act == Act.DEPLOY:
        deploy(battle, side, act.played, act.cell, act.other)
    elif act.act == Act.EQUIP:
        buy_equipment(battle, act.unit, act.played)
    elif act.act == Act.PLAY_SUPPORT:
        play_support(battle, side, act)
    elif act.act == Act.FLY:
        fly(battle, side, act.played, act.target)
    elif act.act == Act.PATROL:
        patrol(battle, side, act.played)
    elif act.act == Act.USE_TOKEN:
        use_token(battle, act.unit, act.played, act.target)
    elif act.act == Act.SHOOT:
        how = How.EXTRA if act.other else How.FIRE
        shoot(battle, act.unit, act.played, act.target, how)
    elif act.act == Act.HEAL:
        tend(battle, act.unit, act.target)
    else:
        carry_out_move(battle, act)
