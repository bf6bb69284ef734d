"""Equipment: what a unit is given, and on whom tokens are used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose, settled, settled_by_chance
from opfor.core.measure import Shortfall, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer
from opfor.core.ranking import rank, tell_first
from opfor.core.run import NO_CANDIDATE, ROLLED
from opfor.games.tactics2gm.bot.acting_order import number_of
from opfor.games.tactics2gm.bot.shooting.healers import cost_of_unit
from opfor.games.tactics2gm.bot.sight.danger import danger, has_in_range, most_dangerous, weapons_of
from opfor.games.tactics2gm.bot.sight.named import (
    by_dice_or_die,
    by_die,
    noted_target,
    of_unit,
    target_called,
    token_called,
    unit_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import own_units, player_units
from opfor.games.tactics2gm.bot.sight.shot import tenths_of_damage
from opfor.games.tactics2gm.bot.sight.survey import look_again
from opfor.games.tactics2gm.rules.d10 import pick_by_d10
from opfor.games.tactics2gm.rules.deeds import buy_equipment
from opfor.games.tactics2gm.rules.deployment import takes_token
from opfor.games.tactics2gm.rules.equipment import is_tended_by, offer_token_uses, use_token
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.rules.targets import hp_left
from opfor.games.tactics2gm.rules.to_hit import need
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    PERSON,
    TOKEN,
    For,
    Outfit,
    Stream,
    Use,
    Which,
)
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.sight import UNKNOWN

CHEAPEST_UNIT = measure(id="cost-of", said="cost {} AP", brief="the cheapest unit")(cost_of_unit.of)
FIRST_DEPLOYED = measure(id="number-of", silent=True, brief="the first deployed")(number_of.of)


def buy_for(battle: Battle, unit: int, kit: int) -> None:
    """One token of each class the kit asks for, as far as places and AP allow."""
    if kit in (Outfit.OFFENSIVE, Outfit.BOTH):
        buy_one(battle, unit, Outfit.OFFENSIVE)
    if kit in (Outfit.DEFENSIVE, Outfit.BOTH):
        buy_one(battle, unit, Outfit.DEFENSIVE)
    if kit == Outfit.KILLING:
        buy_one(battle, unit, Outfit.KILLING)


def is_of_class(battle: Battle, token: int, wanted: int) -> bool:
    """Whether a token is of the class asked for: offensive or defensive."""
    if wanted == Outfit.OFFENSIVE:
        return battle.offensive[token] == 1
    return wanted == Outfit.DEFENSIVE and battle.defensive[token] == 1


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
            if wanted == Outfit.KILLING:
                if can_destroy_top(battle, token):
                    propose(battle, token)
            elif is_of_class(battle, token, wanted):
                propose(battle, token)


def can_destroy_top(battle: Battle, token: int) -> bool:
    """A weapon that could destroy the most dangerous Player unit by an ordinary hit."""
    if battle.use[token] != Use.WEAPON:
        return False
    most_dangerous(battle)
    return any(is_destroyed_by(battle, token, battle.top[i]) for i in range(battle.tops))


def is_destroyed_by(battle: Battle, token: int, foe: int) -> bool:
    """Whether an ordinary hit of a token destroys a Player unit."""
    is_pierced_by = battle.penetration[token] >= battle.defence[battle.card[foe]]
    return is_pierced_by and battle.damage[token] >= hp_left(battle, AI, foe)


@measure(id="is-of-use", brief="a token of use now")
@cite("V-11")
def is_token_of_use(battle: Battle, token: int) -> bool:
    """A weapon that can damage some Player unit, a healer's bag with somebody wounded whom it is
    for, smoke."""
    if battle.use[token] == Use.WEAPON:
        pierces = battle.penetration[token]
        return any(pierces >= battle.defence[battle.card[foe]] for foe in player_units(battle))
    if battle.use[token] in (Use.HEAL, Use.REPAIR):
        return any(
            battle.wounds[unit] > 0 and is_tended_by(battle, unit, battle.use[token])
            for unit in own_units(battle)
        )
    return True


EQUIPPED_NEXT: Asked = Question(
    "next-to-equip",
    "Which unit gets equipment next?",
    "the units just deployed",
    (lowest("2GM-SC-8", CHEAPEST_UNIT), lowest("2GM-SC-8", FIRST_DEPLOYED)),
    named=target_called,
    noted=noted_target,
    chosen="{} is equipped next",
)
EQUIP: Asked = Question(
    "equip",
    "Which token does a unit get?",
    "the tokens of the class asked for that it may take and the AI can pay",
    (keep_if_possible("2GM-GOAL-3", is_token_of_use, by="V-11"),),
    named=token_called,
    tie=Tie("d10", "2GM-SC-8", "equipment", told=by_dice_or_die("2GM-SC-8")),
    details=of_unit,
)


@cite("2GM-SC-8", "GT-2GM-9")
def buy_one(battle: Battle, unit: int, wanted: int) -> bool:
    """Choose a token of a class and pay for it, if there is any; of several that would do, a D10
    decides, in equal shares. Whether one was bought."""
    look_for_tokens(battle, unit, wanted)
    if not battle.left:
        return False
    about(battle, battle.id[unit], battle.card[unit])
    narrow(battle, Which.EQUIP)
    if battle.left < 2:
        buy_equipment(battle, unit, settled(battle))
        return True
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
    total, there = 0, battle.cell[unit]
    for foe in player_units(battle):
        for arm in weapons_of(battle, foe):
            if has_in_range(battle, arm, battle.cell[foe], there):
                needed = need(battle, foe, arm, unit)
                total += tenths_of_damage(battle, needed, arm, PERSON, unit)
    return total


NO_USE = -1
"""Why a token is not used."""


@measure(said="{:.1f} damage at stake", brief="the unit with most at stake", per=10)
@cite("2GM-ORD-4")
def worth_using_on(battle: Battle, target: int) -> int:
    """Own unit: the damage it would suffer. Player unit: how dangerous it is."""
    return incoming(battle, target) if battle.side[target] == AI else danger(battle, target)


@measure(
    words={"no-use": "nobody would suffer or do less"},
    brief="somebody whom it helps",
    shortfalls={NO_USE: Shortfall("no-use")},
)
def is_worth_using_on(battle: Battle, target: int) -> int:
    return 1 if worth_using_on(battle, target) > 0 else NO_USE


def token_used(play: TacticsPlay, _left: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    unit, card, token, _ = about[0]
    return {"unit": unit_called(play, unit, card), "token": token_called(play, token)}


TOKEN_USE: Asked = Question(
    "token",
    "On whom is equipment used?",
    "the units the token may be used on",
    (must("2GM-ORD-4", is_worth_using_on), prefer("2GM-ORD-4", worth_using_on)),
    named=target_called,
    noted=noted_target,
    tie=by_die("on whom equipment is used"),
    details=token_used,
)


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
    about(battle, battle.id[unit], battle.card[unit], battle.token[unit][slot])
    narrow(battle, Which.TOKEN)
    target = one_of_equals(battle, Which.TOKEN, Stream.TIE)
    if target == NO_CANDIDATE:
        return
    unveil(battle)
    use_token(battle, unit, slot, target)
    look_again(battle)
