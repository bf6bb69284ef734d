"""Deployment: which card is next? What wins, what the stance names, the default order, by cost.

Cards are bought one after the other until nothing useful can be paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cascade import Criterion, Narrowed, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.cards.airplanes import Flight, air_aims, fly_card, is_useful_flight
from opfor.games.tactics2gm.bot.cards.support_cards import is_useful_support, legal_ways, play_card
from opfor.games.tactics2gm.bot.cards.winning_card import (
    entering_wins,
    unit_shot,
    way_shot,
    way_wins,
)
from opfor.games.tactics2gm.bot.deployment.clauses import Clause, Orders, damage_of
from opfor.games.tactics2gm.bot.deployment.default_orders import default_order
from opfor.games.tactics2gm.bot.deployment.equipment import buy_for_all, use_tokens
from opfor.games.tactics2gm.bot.deployment.face_off import choose_column
from opfor.games.tactics2gm.bot.deployment.hand import Hand, can_enter
from opfor.games.tactics2gm.bot.deployment.stance_orders import ORDERS
from opfor.games.tactics2gm.bot.sight.open_board import AI, PLAYER
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.sight.victory import comes_first
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.classes import Kit
from opfor.games.tactics2gm.rules.deployment import deploy, entry_cells, free_transports
from opfor.games.tactics2gm.rules.night import reveal
from opfor.games.tactics2gm.values.actions import Deploy
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.state import ABOARD, TacticsPlay

NOT_NAMED = 99


def rank_in(hand: Hand, clauses: Sequence[Clause], name: str) -> int:
    """The first clause that names a card."""
    for rank, clause in enumerate(clauses):
        if clause.fits(hand, name):
            return rank
    return NOT_NAMED


@cite("2GM-GOAL-3", "V-11")
def is_useful(hand: Hand, name: str) -> bool:
    """Payable now, with a space or a target, and of some effect."""
    known = hand.useful.get(name)
    if known is None:
        if hand.cost(name) > hand.ap:
            known = False
        elif hand.unit(name) is not None:
            known = can_enter(hand, name)
        elif hand.plane(name) is not None:
            known = is_useful_flight(hand, name)
        else:
            known = is_useful_support(hand, name) and (
                not is_spy(hand, name) or is_time_to_spy(hand)
            )
        hand.useful[name] = known
    return known


def is_spy(hand: Hand, name: str) -> bool:
    card = hand.support(name)
    return card is not None and card.effect in ("enigma", "espionage")


@cite("2GM-CE-3")
def is_time_to_spy(hand: Hand) -> bool:
    """The Player holds more than five cards, and no other card of the AI is of use now."""
    survey = hand.survey
    if len(survey.state.decks[PLAYER].hand) <= survey.numbers.phrases.espionage_hand_over:
        return False
    return not any(is_useful(hand, name) for name in hand.names if not is_spy(hand, name))


def stance_rank(hand: Hand, name: str) -> int:
    """Where the stance's order names a card."""
    return rank_in(hand, ORDERS[hand.survey.stance.code].clauses, name)


def stance_key(hand: Hand, name: str) -> Any:
    """What the clause that names a card says about who comes first."""
    clause = ORDERS[hand.survey.stance.code].clauses[stance_rank(hand, name)]
    return 0 if clause.key is None else clause.key(hand, name)


def is_named(hand: Hand, left: Sequence[str]) -> bool:
    return stance_rank(hand, left[0]) < NOT_NAMED


def is_not_named(hand: Hand, left: Sequence[str]) -> bool:
    return not is_named(hand, left)


def default_rank(hand: Hand, name: str) -> int:
    """Where the default order names a card."""
    return rank_in(hand, default_order(hand)[1], name)


@cite("2GM-PH-5")
def troops_by_cost(hand: Hand, name: str) -> tuple[bool, int]:
    """Troops before support, the dearer first."""
    return (hand.unit(name) is not None, hand.cost(name))


@cite("2GM-FACE-3")
def most_damage(hand: Hand, name: str) -> int:
    """The damage a hit of the card does."""
    card = hand.unit(name)
    return 0 if card is None else damage_of(card)


@cite("2GM-GOAL-1", "Q2-27")
def wins_at_once(hand: Hand, name: str) -> float:
    """The chance that the card wins as soon as it is played."""
    survey = hand.survey
    if (plane := hand.plane(name)) is not None:
        return max((Flight(survey, plane).wins(t) for t in air_aims(survey, plane)), default=0.0)
    if (unit := hand.unit(name)) is not None:
        cells = entry_cells(survey.setting, survey.state, AI, unit.id, survey.crowd)
        return float(any(entering_wins(survey, cell) for cell in cells))
    ways = legal_ways(hand, survey.cards.supports[name])
    return max((way_wins(survey, way) for way in ways), default=0.0)


@cite("2GM-GOAL-1", "Q2-27")
def gives_winning_shot(hand: Hand, name: str) -> float:
    """The chance of the winning shot that the card makes possible this turn."""
    survey = hand.survey
    if (unit := hand.unit(name)) is not None:
        cells = entry_cells(survey.setting, survey.state, AI, unit.id, survey.crowd)
        return max((unit_shot(survey, unit, cell) for cell in cells), default=0.0)
    card = hand.support(name)
    ways = [] if card is None else legal_ways(hand, card)
    return max((way_shot(survey, way) for way in ways), default=0.0)


def can_win_at_once(hand: Hand, left: Sequence[str]) -> bool:
    return comes_first(hand.survey) and any(wins_at_once(hand, name) for name in left)


def can_shoot_to_win(hand: Hand, left: Sequence[str]) -> bool:
    return comes_first(hand.survey) and any(gives_winning_shot(hand, name) for name in left)


def cascade(row: str, default_row: str) -> tuple[Criterion[Hand, str], ...]:
    """The steps in order for a stance and the default list in force."""
    return (
        must("2GM-GOAL-3", is_useful, by="V-11"),
        prefer("2GM-GOAL-1", wins_at_once, when=can_win_at_once, by="Q2-27"),
        prefer("2GM-GOAL-1", gives_winning_shot, when=can_shoot_to_win, by="Q2-27"),
        lowest(row, stance_rank),
        lowest(row, stance_key, when=is_named),
        lowest(default_row, default_rank, when=is_not_named),
        prefer("2GM-FACE-3", most_damage, when=is_named),
        prefer("2GM-PH-5", troops_by_cost),
        prefer("2GM-FACE-3", most_damage),
    )


_CASCADES: dict[tuple[str, str], tuple[Criterion[Hand, str], ...]] = {}


def cascade_for(hand: Hand) -> tuple[Criterion[Hand, str], ...]:
    """The steps of this turn's choice of a card."""
    key = (hand.survey.stance.deployment, default_order(hand)[0])
    if key not in _CASCADES:
        _CASCADES[key] = cascade(*key)
    return _CASCADES[key]


@cite("2GM-PH-6", "Q2-24")
def deploy_cards(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Buy cards until nothing useful can be paid, then use what units carry. Equipment waits
    until no further unit can be bought; where the number of units counts, until the end."""
    units = survey.cards.units
    no_unit = not any(name in units for name in survey.state.decks[AI].hand)
    hand = Hand(survey, survey.state.ap[AI], no_unit)
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


def choose_card(play: TacticsPlay, hand: Hand) -> Procedure[str | None]:
    """The next card, or ``None`` when no card in hand is of use."""
    if not hand.names:
        return None
    narrowed: Narrowed[str] = narrow(play, "deploy", cascade_for(hand), hand, hand.names, str)
    if not narrowed.survivors:
        return None
    name = yield from settled(play, narrowed, "which card the AI plays next")
    return name


def kit_for(hand: Hand, name: str, orders: Orders) -> Kit:
    """The equipment of a card: that of its clause, else the stance's."""
    rank = rank_in(hand, orders.clauses, name)
    if rank < NOT_NAMED:
        return orders.clauses[rank].kit or orders.kit
    clauses = default_order(hand)[1]
    rank = rank_in(hand, clauses, name)
    return orders.kit if rank == NOT_NAMED else clauses[rank].kit or orders.kit


def play_or_deploy(
    play: TacticsPlay, hand: Hand, name: str, orders: Orders
) -> Procedure[None]:  # fmt: skip
    """Carry out one card: a unit on its column, a flight, or a support."""
    if hand.plane(name) is not None:
        yield from fly_card(play, hand, name, orders.air)
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
    reveal(play)
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
    narrowed = narrow(play, "deploy", cascade_for(hand), hand, aboard, str)
    details = {"aboard": row.id} if play.explain else {}
    name = yield from settled(play, narrowed, "which card rides in the transport", **details)
    deploy(play, AI, Deploy(name, ABOARD, transport))
