"""Deployment: cards are bought one after the other until nothing useful can be paid."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question
from opfor.core.run import NO_CANDIDATE
from opfor.games.tactics2gm.bot.cards.sortie import fly_card
from opfor.games.tactics2gm.bot.cards.support_cards import play_card
from opfor.games.tactics2gm.bot.deployment.equipment import buy_for_all, use_tokens
from opfor.games.tactics2gm.bot.deployment.face_off import choose_column
from opfor.games.tactics2gm.bot.deployment.hand import (
    cards_held,
    cost_now,
    first_ride,
    has_rider,
    is_plane,
    is_troop,
    look_at_hand,
)
from opfor.games.tactics2gm.bot.deployment.order_of_cards import (
    CARD_CASES,
    LADDER,
    cases_of_cards,
    default_list,
    default_rank,
    stance_rank,
)
from opfor.games.tactics2gm.bot.deployment.useful_card import is_useful
from opfor.games.tactics2gm.bot.sight.named import by_die, card_called
from opfor.games.tactics2gm.bot.sight.survey import begin_survey, look_again
from opfor.games.tactics2gm.rules.deployment import deploy
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    ABOARD,
    AI,
    Outfit,
    Stream,
    Which,
)
from opfor.games.tactics2gm.values.sight import DEFAULT_ORDERS, NOT_NAMED, UNKNOWN


@cite("2GM-PH-6", "Q2-24")
def deploy_cards(battle: Battle) -> None:
    """Buy cards until nothing useful can be paid, then use what units carry. Equipment waits
    until no further unit can be bought; where the number of units counts, until the end."""
    begin_survey(battle, False)
    begin_hand(battle)
    while not battle.is_over:
        card = choose_card(battle)
        if card == NO_CANDIDATE:
            break
        play_or_deploy(battle, card)
        look_again(battle)
        look_at_hand(battle)
        if not battle.units_first[battle.code] and not can_deploy_more(battle):
            buy_for_all(battle)
            look_at_hand(battle)
    if not battle.is_over:
        buy_for_all(battle)
        use_tokens(battle)
    unveil(battle)


def begin_hand(battle: Battle) -> None:
    """What the AI has when the phase begins; nobody has equipment in mind yet."""
    battle.ap_at_start = battle.ap[AI]
    look_at_hand(battle)
    battle.no_unit_drawn = 1
    for card in cards_held(battle):
        if is_troop(battle, card):
            battle.no_unit_drawn = 0
    for unit in range(battle.units + 1):
        battle.kit[unit] = UNKNOWN


@cite("2GM-GOAL-3")
def can_deploy_more(battle: Battle) -> bool:
    """Whether another unit of the hand can be paid and has room."""
    return any(
        is_troop(battle, card) and is_useful(battle, card) == 1 for card in cards_held(battle)
    )


DEPLOY: Asked = Question(
    "deploy",
    "Which card does the AI play next?",
    "the cards of its hand",
    LADDER,
    named=card_called,
    tie=by_die("which card the AI plays next"),
    cases=CARD_CASES,
    cases_of=cases_of_cards,
)
RIDER: Asked = Question(
    "rider",
    "Which card rides in a transport just deployed?",
    "the cards of its hand that it can carry and pay",
    LADDER,
    named=card_called,
    tie=by_die("which card rides in the transport"),
    cases=CARD_CASES,
    cases_of=cases_of_cards,
    details=lambda play, _cards, about: {"aboard": card_called(play, about[0][0])},
)


def choose_card(battle: Battle) -> int:
    """The next card, or ``NO_CANDIDATE`` when no card in hand is of use."""
    if not battle.cards_in_hand:
        return NO_CANDIDATE
    ask(battle)
    for card in cards_held(battle):
        propose(battle, card)
    narrow(battle, Which.DEPLOY)
    return one_of_equals(battle, Which.DEPLOY, Stream.TIE)


def kit_for(battle: Battle, card: int) -> int:
    """The equipment of a card: that of its clause, else the stance's."""
    order, rank = battle.orders_of[battle.code], stance_rank(battle, card)
    if rank == NOT_NAMED:
        order, rank = DEFAULT_ORDERS + default_list(battle), default_rank(battle, card)
    if rank != NOT_NAMED and battle.clause_kit[order][rank] != Outfit.NONE:
        return battle.clause_kit[order][rank]
    return battle.kit_of_stance[battle.code]


def play_or_deploy(battle: Battle, card: int) -> None:
    """Carry out one card: a unit on its column, a flight, or a support."""
    if is_plane(battle, card):
        fly_card(battle, card)
    elif is_troop(battle, card):
        deploy_unit(battle, card)
    else:
        play_card(battle, card)


def deploy_unit(battle: Battle, card: int) -> None:
    """A unit on a column of the deployment line, and its rider; its kit is kept in mind."""
    kit, is_ridden = kit_for(battle, card), has_rider(battle, card)
    cell = choose_column(battle, card)
    ride = first_ride(battle, card)
    unveil(battle)
    if cell == NO_CANDIDATE:  # the line is full: what counts as able to enter can ride
        unit = deploy(battle, AI, card, ABOARD, ride)
        battle.kit[unit] = UNKNOWN
        return
    unit = deploy(battle, AI, card, cell, 0)
    battle.kit[unit] = kit
    if is_ridden:
        load_rider(battle, unit, card)


def load_rider(battle: Battle, transport: int, card: int) -> None:
    """The best card that can ride goes aboard a transport just deployed."""
    look_again(battle)
    look_at_hand(battle)
    ask(battle)
    for rider in cards_held(battle):
        if is_troop(battle, rider) and battle.carries[card] >> battle.type[rider] & 1:
            if cost_now(battle, rider) <= battle.hand_ap:
                propose(battle, rider)
    about(battle, card)
    narrow(battle, Which.RIDER)
    rider = one_of_equals(battle, Which.RIDER, Stream.TIE)
    unveil(battle)
    unit = deploy(battle, AI, rider, ABOARD, transport)
    battle.kit[unit] = UNKNOWN
