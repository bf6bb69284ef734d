"""Deployment: what a card costs now, where a unit may enter, which equipment it may take."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.movement import entry_cost, has_room
from opfor.games.tactics2gm.rules.night import reveal
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.rules.piles import is_first_in_hand, out_of_hand
from opfor.games.tactics2gm.rules.ranks import new_unit
from opfor.games.tactics2gm.rules.transports import takes_aboard
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    ABOARD,
    TOKEN,
    Act,
    Effect,
    TokenRole,
    Type,
    Use,
)
from opfor.games.tactics2gm.values.events import UnitDeployed


def deploy_cost(battle: Battle, side: int, card: int) -> int:
    """What a unit card costs to deploy now; a general beside the HQ makes it cheaper."""
    cost = battle.cost[card]
    generals = 0
    for i in range(battle.in_plays[side]):
        if battle.effect[battle.in_play[side][i]] == Effect.GENERAL:
            generals += 1
    return max(min(cost, 1), cost - generals)


def is_unit_card(battle: Battle, side: int, place: int) -> bool:
    """Whether a place of a hand holds a card that can stand on the board, the first of its kind."""
    if battle.type[battle.hand[side][place]] >= Type.AIRPLANE:
        return False
    return is_first_in_hand(battle, side, place)


def may_enter(battle: Battle, side: int, card: int, cell: int) -> bool:
    """Whether a unit card may enter on a space."""
    return entry_cost(battle, card, cell) > 0 and has_room(battle, side, cell)


def is_on_entry(battle: Battle, unit: int) -> bool:
    """Whether a unit stands on its deployment line."""
    return battle.cell[unit] >= 0 and battle.depth[battle.side[unit]][battle.cell[unit]] == 1


def is_free_transport(battle: Battle, side: int, card: int, unit: int) -> bool:
    """Whether a unit is an empty transport on the deployment line that takes a card aboard."""
    if battle.side[unit] != side or not is_on_entry(battle, unit):
        return False
    return takes_aboard(battle, unit, battle.type[card])


def offer_deployments(battle: Battle, side: int, low: int, high: int) -> None:
    """Every way to deploy a unit card of the hand that can be paid, on lines ``low`` to ``high``
    as the side counts them."""
    find_rides(battle, side)
    for place in range(battle.hands[side]):
        card = battle.hand[side][place]
        is_payable = deploy_cost(battle, side, card) <= battle.ap[side]
        if is_payable and is_unit_card(battle, side, place):
            for depth in range(low, high + 1):
                offer_line(battle, side, card, depth)
            for i in range(battle.rides):
                if takes_aboard(battle, battle.ride[i], battle.type[card]):
                    offer(battle, Act.DEPLOY, played=card, cell=ABOARD, other=battle.ride[i])


def find_rides(battle: Battle, side: int) -> None:
    """The transports of a side that stand on its deployment line."""
    battle.rides = 0
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side and battle.carries[battle.card[unit]]:
            if is_on_entry(battle, unit):
                battle.ride[battle.rides] = unit
                battle.rides += 1


def first_of_depth(battle: Battle, side: int, depth: int) -> int:
    """The first space of a line as a side counts it."""
    line = depth if side == 0 else battle.lines + 1 - depth
    return (line - 1) * battle.columns


def offer_line(battle: Battle, side: int, card: int, depth: int) -> None:
    first = first_of_depth(battle, side, depth)
    for cell in range(first, first + battle.columns):
        if may_enter(battle, side, card, cell):
            offer(battle, Act.DEPLOY, played=card, cell=cell)


def can_be_equipped(battle: Battle, unit: int) -> bool:
    """Equipment is handed out to units just deployed or standing on the deployment line."""
    return battle.fresh[unit] != 0 or is_on_entry(battle, unit)


@cite("2GM-CON-2")
def takes_token(battle: Battle, unit: int, token: int) -> bool:
    """Whether a unit may carry one more token of this kind.

    Infantry carries at most one offensive and one defensive token; a token that is both takes
    whichever place is free. Others have a number of places. Nobody carries the same token twice,
    and cards that cannot fire (medics, trucks) take no weapon.
    """
    card = battle.card[unit]
    if battle.use[token] == Use.WEAPON and not battle.can_fire[card]:
        return False
    if not battle.types[token] >> battle.type[card] & 1:
        return False
    offensive = battle.role[token] == TokenRole.OFFENSIVE
    defensive = battle.role[token] == TokenRole.DEFENSIVE
    return has_place_for(battle, unit, token, int(offensive), int(defensive))


def has_place_for(battle: Battle, unit: int, token: int, offensive: int, defensive: int) -> bool:
    """Whether a token fits beside those a unit carries; the two numbers count it already."""
    carried = battle.carried[unit]
    for slot in range(1, carried + 1):
        other = battle.token[unit][slot]
        if other == token:
            return False
        if battle.role[other] == TokenRole.OFFENSIVE:
            offensive += 1
        elif battle.role[other] == TokenRole.DEFENSIVE:
            defensive += 1
    if battle.type[battle.card[unit]] != Type.INFANTRY:
        return carried < battle.vehicle_slots
    if offensive > battle.infantry_offensive or defensive > battle.infantry_defensive:
        return False
    return carried + 1 <= battle.infantry_offensive + battle.infantry_defensive


def offer_equipment(battle: Battle, side: int) -> None:
    """Every token that some unit may be given now and that can be paid."""
    if battle.ap[side] <= 0:
        return
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side and can_be_equipped(battle, unit):
            for token in range(TOKEN, TOKEN + battle.tokens):
                if battle.cost[token] <= battle.ap[side] and takes_token(battle, unit, token):
                    offer(battle, Act.EQUIP, unit=unit, played=token)


def deploy(battle: Battle, side: int, card: int, cell: int, transport: int) -> int:
    """Put a unit card on the board, face down at night unless an enemy is near; its number."""
    unit = put_down(battle, side, card, cell, transport)
    reveal(battle)
    return unit


def put_down(battle: Battle, side: int, card: int, cell: int, transport: int) -> int:
    """The card leaves the hand, is paid, and is a unit."""
    cost = deploy_cost(battle, side, card)
    battle.ap[side] -= cost
    out_of_hand(battle, side, card)
    unit = new_unit(battle, side, card, cell, transport)
    carrier = battle.id[transport] if transport else 0
    tell(battle, UnitDeployed, side, card, cell, cost, carrier, battle.night)
    return unit
