"""Deployment: cards are bought one after the other until nothing useful can be paid."""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question, selected
from opfor.games.tactics2gm.values.actions import Deploy
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import ABOARD, AI
from opfor.games.tactics2gm.values.unit_classes import Kit
from tests.oracle.tactics2gm.bot.cards.sortie import fly_card
from tests.oracle.tactics2gm.bot.cards.support_cards import play_card
from tests.oracle.tactics2gm.bot.deployment.clauses import Orders
from tests.oracle.tactics2gm.bot.deployment.default_orders import default_order
from tests.oracle.tactics2gm.bot.deployment.equipment import buy_for_all, use_tokens
from tests.oracle.tactics2gm.bot.deployment.face_off import choose_column
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.deployment.order_of_cards import (
    LADDER,
    NOT_NAMED,
    cases_of,
    clauses_of,
    rank_in,
)
from tests.oracle.tactics2gm.bot.deployment.stance_orders import ORDERS
from tests.oracle.tactics2gm.bot.deployment.useful_card import is_useful
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.deployment import deploy, free_transports


@cite("2GM-PH-6", "Q2-24")
def deploy_cards(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Buy cards until nothing useful can be paid, then use what units carry. Equipment waits
    until no further unit can be bought; where the number of units counts, until the end."""
    hand = Hand(survey, survey.state.ap[AI])
    orders = ORDERS[survey.stance.code]
    while play.state.result is None:
        name = yield from choose_card(play, hand)
        if name is None:
            break
        yield from play_or_deploy(play, hand, name, orders)
        survey.refresh(play.state)
        hand.look(survey.state)
        if not orders.units_first and not can_deploy_more(hand):
            yield from buy_for_all(play, survey, hand.kits, orders.kit)
            hand.look(survey.state)
    if play.state.result is None:
        yield from buy_for_all(play, survey, hand.kits, orders.kit)
        yield from use_tokens(play, survey)


@cite("2GM-GOAL-3")
def can_deploy_more(hand: Hand) -> bool:
    """Whether another unit of the hand can be paid and has room."""
    return any(hand.unit(name) is not None and is_useful(hand, name) for name in hand.names)


DEPLOY: Question[Hand, str] = Question(
    "deploy",
    "Which card does the AI play next?",
    "the cards of its hand",
    LADDER,
    named=lambda _hand, name: name,
    tie=by_die("which card the AI plays next"),
    select=selected(cases_of),
)
RIDER: Question[Hand, str] = Question(
    "rider",
    "Which card rides in a transport just deployed?",
    "the cards of its hand that it can carry and pay",
    LADDER,
    named=lambda _hand, name: name,
    tie=by_die("which card rides in the transport"),
    select=selected(cases_of),
)


def choose_card(play: TacticsPlay, hand: Hand) -> Procedure[str | None]:
    """The next card, or ``None`` when no card in hand is of use."""
    if not hand.names:
        return None
    return (yield from decide(play, DEPLOY, hand, hand.names))


def kit_for(hand: Hand, name: str, orders: Orders) -> Kit:
    """The equipment of a card: that of its clause, else the stance's."""
    clauses = clauses_of(hand)
    rank = rank_in(hand, clauses, name)
    if rank < NOT_NAMED:
        return clauses[rank].kit or orders.kit
    clauses = default_order(hand).clauses
    rank = rank_in(hand, clauses, name)
    return orders.kit if rank == NOT_NAMED else clauses[rank].kit or orders.kit


def play_or_deploy(
    play: TacticsPlay, hand: Hand, name: str, orders: Orders
) -> Procedure[None]:  # fmt: skip
    """Carry out one card: a unit on its column, a flight, or a support."""
    if hand.plane(name) is not None:
        yield from fly_card(play, hand, name)
    elif hand.unit(name) is None:
        yield from play_card(play, hand, name)
    else:
        yield from deploy_unit(play, hand, name, orders)


def deploy_unit(play: TacticsPlay, hand: Hand, name: str, orders: Orders) -> Procedure[None]:
    """A unit on a column of the deployment line, and its rider; its kit is kept in mind."""
    survey = hand.survey
    kit = kit_for(hand, name, orders)
    row = survey.cards.units[name]
    riders = hand.riders(row)
    cell = yield from choose_column(play, survey, name)
    unit = play.state.next_id
    if cell is None:  # the line is full: what counts as able to enter can ride
        rides = free_transports(survey.setting, survey.state, AI, name)
        deploy(play, AI, Deploy(name, ABOARD, rides[0].id))
        return
    deploy(play, AI, Deploy(name, cell))
    hand.kits[unit] = kit
    if riders:
        yield from load_rider(play, hand, unit, row)


def load_rider(play: TacticsPlay, hand: Hand, transport: int, row: UnitRow) -> Procedure[None]:
    """The best card that can ride goes aboard a transport just deployed."""
    hand.survey.refresh(play.state)
    hand.look(hand.survey.state)
    aboard = [
        name
        for name in hand.names
        if (card := hand.unit(name)) is not None
        and card.type in row.carries
        and hand.cost(name) <= hand.ap
    ]
    if not aboard:
        return
    name = yield from decide(play, RIDER, hand, aboard, lambda: {"aboard": row.id})
    assert name is not None
    deploy(play, AI, Deploy(name, ABOARD, transport))
