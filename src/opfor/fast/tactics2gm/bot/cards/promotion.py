"""After Shooting: who is promoted?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose_once
from opfor.core.narrow import narrow
from opfor.core.run import NO_CANDIDATE
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.support_cards import play_way
from opfor.fast.tactics2gm.bot.sight.danger import danger_of
from opfor.fast.tactics2gm.bot.sight.open_board import look_round
from opfor.fast.tactics2gm.bot.sight.survey import look_again
from opfor.fast.tactics2gm.names import (
    AI,
    Stream,
    Timing,
    Which,
)
from opfor.fast.tactics2gm.rules.night import unveil
from opfor.fast.tactics2gm.rules.offers import clear_offers
from opfor.fast.tactics2gm.rules.piles import is_first_in_hand
from opfor.fast.tactics2gm.rules.support_cards import offer_plays


@cite("V-21")
def is_fit(battle: Battle, unit: int) -> bool:
    """Not severely damaged: fewer than two wounds and more than half its hit points."""
    return not battle.is_severe[battle.card[unit]][battle.wounds[unit]]


@cite("V-24")
def power(battle: Battle, unit: int) -> int:
    """How dangerous the unit is to the Player."""
    return danger_of(battle, unit)


def look_for_promotions(battle: Battle) -> None:
    """Every way to play a card after Shooting, card by card as they are in hand."""
    clear_offers(battle)
    for place in range(battle.hands[AI]):
        if is_first_in_hand(battle, AI, place):
            offer_plays(battle, AI, battle.hand[AI][place], Timing.AFTER_SHOOTING)


@cite("2GM-CE-2")
def promote(battle: Battle) -> None:
    """The strongest unit that destroyed an enemy this turn and is not severely damaged."""
    look_round(battle)
    look_for_promotions(battle)
    while battle.offered:
        ask(battle)
        for way in range(battle.offered):
            propose_once(battle, battle.offers[way].unit)
        narrow(battle, Which.PROMOTE)
        unit = one_of_equals(battle, Which.PROMOTE, Stream.TIE)
        if unit == NO_CANDIDATE:
            break
        way = last_way_for(battle, unit)
        play_way(battle, way)
        look_again(battle)
        look_for_promotions(battle)
    unveil(battle)


def last_way_for(battle: Battle, unit: int) -> int:
    """The last way that is offered for a unit."""
    way = battle.offered - 1
    while battle.offers[way].unit != unit:
        way -= 1
    return way
