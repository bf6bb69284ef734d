"""After Shooting: who is promoted?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose_once, short
from opfor.core.measure import measure, with_numbers
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must, prefer
from opfor.core.run import NO_CANDIDATE
from opfor.games.tactics2gm.bot.cards.support_cards import play_way
from opfor.games.tactics2gm.bot.shooting.healers import cost_of_unit
from opfor.games.tactics2gm.bot.sight.danger import danger_of
from opfor.games.tactics2gm.bot.sight.named import (
    by_die,
    noted_target,
    of_card,
    target_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import look_round
from opfor.games.tactics2gm.bot.sight.survey import look_again
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.rules.piles import is_first_in_hand
from opfor.games.tactics2gm.rules.support_cards import offer_plays
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    Stream,
    Timing,
    Which,
)

PROMOTION = "2GM-CE-2"
SEVERELY_DAMAGED = -1
"""Why a unit is not promoted."""


@measure(
    words={"severely-damaged": "severely damaged, {} wounds and {} hit points left"},
    brief="a unit not severely damaged",
    shortfalls={SEVERELY_DAMAGED: with_numbers("severely-damaged", 2)},
)
@cite("V-21")
def is_fit(battle: Battle, unit: int) -> int:
    """Not severely damaged: fewer than two wounds and more than half its hit points."""
    card, wounds = battle.card[unit], battle.wounds[unit]
    if not battle.is_severe[card][wounds]:
        return 1
    return short(battle, SEVERELY_DAMAGED, wounds, battle.hp[card] - wounds)


@measure(said="danger {}", brief="the most powerful unit", per=10)
@cite("V-24")
def power(battle: Battle, unit: int) -> int:
    """How dangerous the unit is to the Player."""
    return danger_of(battle, unit)


COST = measure(id="cost", said="worth {} AP", brief="the dearest unit")(cost_of_unit.of)
PROMOTE: Asked = Question(
    "promote",
    "Who is promoted?",
    "the units that destroyed an enemy this turn",
    (
        must(PROMOTION, is_fit, by="V-21"),
        prefer(PROMOTION, power, by="V-24"),
        prefer(PROMOTION, COST),
    ),
    named=target_called,
    noted=noted_target,
    tie=by_die("who is promoted"),
    details=of_card,
)


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
        about(battle, battle.offers[0].played)
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
