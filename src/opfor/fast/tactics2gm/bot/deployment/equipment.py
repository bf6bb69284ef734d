"""Equipment: what a unit is given, and on whom tokens are used."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose, settled, settled_by_chance
from opfor.core.narrow import narrow
from opfor.core.ranking import rank, tell_first
from opfor.core.run import NO_CANDIDATE, ROLLED
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.sight.danger import danger, is_armed, most_dangerous
from opfor.fast.tactics2gm.bot.sight.shot import tenths_of_damage
from opfor.fast.tactics2gm.bot.sight.survey import look_again
from opfor.fast.tactics2gm.names import (
    AI,
    PERSON,
    TOKEN,
    For,
    Stream,
    Use,
    Which,
)
from opfor.fast.tactics2gm.rules.d10 import pick_by_d10
from opfor.fast.tactics2gm.rules.deeds import buy_equipment
from opfor.fast.tactics2gm.rules.deployment import takes_token
from opfor.fast.tactics2gm.rules.equipment import is_tended_by, offer_token_uses, use_token
from opfor.fast.tactics2gm.rules.night import unveil
from opfor.fast.tactics2gm.rules.offers import clear_offers
from opfor.fast.tactics2gm.rules.targets import hp_left, weapon
from opfor.fast.tactics2gm.rules.to_hit import need
from opfor.fast.tactics2gm.sight import (
    BOTH_KITS,
    DEFENSIVE_KIT,
    KILLING_KIT,
    OFFENSIVE_KIT,
    UNKNOWN,
)


def buy_for(battle: Battle, unit: int, kit: int) -> None:
    """One token of each class the kit asks for, as far as places and AP allow."""
    if kit in (OFFENSIVE_KIT, BOTH_KITS):
        buy_one(battle, unit, OFFENSIVE_KIT)
    if kit in (DEFENSIVE_KIT, BOTH_KITS):
        buy_one(battle, unit, DEFENSIVE_KIT)
    if kit == KILLING_KIT:
        buy_one(battle, unit, KILLING_KIT)


def is_of_class(battle: Battle, token: int, wanted: int) -> bool:
    """Whether a token is of the class asked for: offensive or defensive."""
    if wanted == OFFENSIVE_KIT:
        return battle.offensive[token] == 1
    return wanted == DEFENSIVE_KIT and battle.defensive[token] == 1


@cite("2GM-CON-2")
def look_for_tokens(battle: Battle, unit: int, wanted: int) -> None:
    """Propose tokens of a class that the unit may take and the AI can pay, unless it has one
    already."""
    ask(battle)
    for slot in range(1, battle.carried[unit] + 1):
        if is_of_class(battle, battle.token[unit][slot], wanted):
            return
    for token in range(TOKEN, TOKEN + battle.tokens):
        if takes_token(battle, unit, token) and battle.cost[token] <= battle.ap[AI]:
            if wanted == KILLING_KIT:
                if can_destroy_top(battle, token):
                    propose(battle, token)
            elif is_of_class(battle, token, wanted):
                propose(battle, token)


def can_destroy_top(battle: Battle, token: int) -> bool:
    """A weapon that could destroy the most dangerous Player unit by an ordinary hit."""
    if battle.use[token] != Use.WEAPON:
        return False
    most_dangerous(battle)
    for i in range(battle.tops):
        top = battle.top[i]
        is_pierced_by = battle.penetration[token] >= battle.defence[battle.card[top]]
        if is_pierced_by and battle.damage[token] >= hp_left(battle, AI, top):
            return True
    return False


@cite("V-11")
def is_token_of_use(battle: Battle, token: int) -> bool:
    """A weapon that can damage some Player unit, a healer's bag with somebody wounded whom it is
    for, smoke."""
    if battle.use[token] == Use.WEAPON:
        for i in range(battle.foes):
            if battle.penetration[token] >= battle.defence[battle.card[battle.foe[i]]]:
                return True
        return False
    if battle.use[token] in (Use.HEAL, Use.REPAIR):
        for i in range(battle.friends):
            unit = battle.friend[i]
            if battle.wounds[unit] and is_tended_by(battle, unit, battle.use[token]):
                return True
        return False
    return True


@cite("2GM-SC-8", "GT-2GM-9")
def buy_one(battle: Battle, unit: int, wanted: int) -> bool:
    """Choose a token of a class and pay for it, if there is any; of several that would do, a D10
    decides, in equal shares. Whether one was bought."""
    look_for_tokens(battle, unit, wanted)
    if not battle.left:
        return False
    narrow(battle, Which.EQUIP)
    if battle.left < 2:
        token = settled(battle)
    else:
        place, rolled = pick_by_d10(battle, battle.left, For.A_TOKEN, battle.card[unit])
        token = battle.candidates[place]
        settled_by_chance(battle, Which.EQUIP, token, ROLLED, rolled)
    buy_equipment(battle, unit, token)
    return True


def is_newcomer(battle: Battle, unit: int) -> bool:
    """A unit of the AI that was deployed this turn."""
    return battle.side[unit] == AI and battle.fresh[unit] == 1 and battle.cell[unit] >= 0


def buy_for_all(battle: Battle) -> None:
    """Leftover AP on equipment for units deployed this turn, the cheapest unit first: for each
    the kit it was deployed with, else the stance's."""
    ask(battle)
    for unit in range(1, battle.units + 1):
        if is_newcomer(battle, unit):
            propose(battle, unit)
    rank(battle, Which.EQUIPPED_NEXT)
    for place in range(battle.ranks):
        if battle.ap[AI] > 0:
            tell_first(battle, Which.EQUIPPED_NEXT, place)
            unit = battle.ranked[place]
            kit = battle.kit[unit]
            buy_for(battle, unit, battle.kit_of_stance[battle.code] if kit == UNKNOWN else kit)
    look_again(battle)


def incoming(battle: Battle, unit: int) -> int:
    """The damage an AI unit can expect from every Player weapon that has it in range."""
    total = 0
    for i in range(battle.foes):
        foe = battle.foe[i]
        away = battle.distance[battle.cell[foe]][battle.cell[unit]]
        for slot in range(battle.carried[foe] + 1):
            if is_armed(battle, foe, slot):
                arm = weapon(battle, foe, slot)
                if battle.min_range[arm] <= away <= battle.range[arm]:
                    needed = need(battle, foe, arm, unit)
                    total += tenths_of_damage(battle, needed, arm, PERSON, unit)
    return total


@cite("2GM-ORD-4")
def worth_using_on(battle: Battle, target: int) -> int:
    """Own unit: the damage it would suffer. Player unit: how dangerous it is."""
    return incoming(battle, target) if battle.side[target] == AI else danger(battle, target)


def is_worth_using_on(battle: Battle, target: int) -> bool:
    return worth_using_on(battle, target) > 0


@cite("2GM-ORD-4")
def use_tokens(battle: Battle) -> None:
    """Cover, smoke and smoke screens, each on the unit that is likely to suffer (or do) most."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == AI and battle.cell[unit] >= 0:
            for slot in range(1, battle.carried[unit] + 1):
                use_one(battle, unit, slot)


def use_one(battle: Battle, unit: int, slot: int) -> None:
    """On whom is equipment used?"""
    clear_offers(battle)
    offer_token_uses(battle, unit, False)
    ask(battle)
    for place in range(battle.offered):
        if battle.offers[place].played == slot:
            propose(battle, battle.offers[place].target)
    if not battle.left:
        return
    narrow(battle, Which.TOKEN)
    target = one_of_equals(battle, Which.TOKEN, Stream.TIE)
    if target == NO_CANDIDATE:
        return
    unveil(battle)
    use_token(battle, unit, slot, target)
    look_again(battle)
