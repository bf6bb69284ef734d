"""The ladder of the next card: of use, what wins, the stance's order, the default one, cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.core.cite import cite
from opfor.core.measure import Condition, Measure, condition, measure
from opfor.core.question import Criterion, Ruled, lowest, must, prefer
from opfor.games.tactics2gm.values.stances import BY_CODE
from tests.oracle.tactics2gm.bot.deployment.clauses import Clause, ClauseKey, Orders, damage_of
from tests.oracle.tactics2gm.bot.deployment.clauses import is_defensive_soldiery as is_defender
from tests.oracle.tactics2gm.bot.deployment.default_orders import DEFAULTS, default_order
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.deployment.stance_orders import ORDERS
from tests.oracle.tactics2gm.bot.deployment.useful_card import is_useful
from tests.oracle.tactics2gm.bot.deployment.winning_choice import (
    can_shoot_to_win,
    can_win_at_once,
    gives_winning_shot,
    wins_at_once,
)
from tests.oracle.tactics2gm.bot.sight.victory import FIRST

CardRungs = Iterator[Criterion[Hand, str]]
NOT_NAMED = 99
GUNS_SECOND: Ruled = ("reinforce-order", "artillery-second")
TRANSPORTS_SECOND: Ruled = ("reinforce-order", "transports-second")


def rank_in(hand: Hand, clauses: Sequence[Clause], name: str) -> int:
    """The first clause that names a card; looked up once while the hand stays as it is."""
    key = (id(clauses), name)
    found = hand.ranks.get(key)
    if found is None:
        fitting = (rank for rank, clause in enumerate(clauses) if clause.fits(hand, name))
        found = hand.ranks[key] = next(fitting, NOT_NAMED)
    return found


def clauses_of(hand: Hand) -> tuple[Clause, ...]:
    """The stance's order under the rulings in force."""
    orders = ORDERS[hand.survey.stance.code]
    is_ruled = hand.survey.rulings.reinforce_order == "artillery-second"
    return orders.guns_second if is_ruled and orders.guns_second else orders.clauses


def order_of(clauses: Sequence[Clause]) -> Measure[Hand, str]:
    """Where an order names a card, told by the clause that does."""

    def place_in_order(hand: Hand, name: str) -> int:
        return rank_in(hand, clauses, name)

    words = {rank: clause.says for rank, clause in enumerate(clauses)}
    listed = ", then ".join(words.values())
    return measure(words=words | {NOT_NAMED: "any other card"}, brief=listed)(place_in_order)


def stance_rank(hand: Hand, name: str) -> int:
    return rank_in(hand, clauses_of(hand), name)


@condition("the stance's order names it")
def is_named(hand: Hand, left: Sequence[str]) -> bool:
    return stance_rank(hand, left[0]) < NOT_NAMED


@condition("the stance's order names none")
def is_not_named(hand: Hand, left: Sequence[str]) -> bool:
    return stance_rank(hand, left[0]) == NOT_NAMED


def puts_first(key: ClauseKey) -> Condition[Hand, str]:
    """The clause that names what is left says who comes first."""

    def holds(hand: Hand, left: Sequence[str]) -> bool:
        rank = stance_rank(hand, left[0])
        return rank < NOT_NAMED and clauses_of(hand)[rank].key == key

    return Condition(f"its clause puts the {key.replace('-', ' ')} first", holds)


@measure(said="movement {}", brief="the fastest unit")
@cite("V-17", "V-37")
def movement(hand: Hand, name: str) -> int:
    return hand.survey.cards.units[name].movement


@measure(
    words={0: "a tank", 1: "a loaded transport", 2: "another unit"},
    brief="tanks, then loaded transports",
)
def kind_of_unit(hand: Hand, name: str) -> int:
    """Tanks, then loaded transports, then the rest."""
    card = hand.survey.cards.units[name]
    return 0 if card.type == "tank" else 1 if hand.is_loaded(name) else 2


@measure(said="damage {}", brief="the hardest hitting unit")
@cite("2GM-FACE-3")
def most_damage(hand: Hand, name: str) -> int:
    """The damage a hit of the card does."""
    card = hand.unit(name)
    return 0 if card is None else damage_of(card)


@measure(said="cost {} AP", brief="the dearest card")
def cost(hand: Hand, name: str) -> int:
    return hand.cost(name)


CHEAP = measure(said="cost {} AP", id="cost", brief="the cheapest card")(cost.of)


@measure(brief="a defensive unit")
def is_defensive(hand: Hand, name: str) -> bool:
    return is_defender(hand, name)


@measure(brief="a unit before support")
@cite("2GM-PH-5")
def is_troop(hand: Hand, name: str) -> bool:
    """Troops before support."""
    return hand.unit(name) is not None


def rungs_of(code: str, orders: Orders) -> CardRungs:
    """What a stance's order says: its clauses, and who comes first inside one."""
    row, case = BY_CODE[code].deployment, BY_CODE[code].case
    if orders.guns_second:
        yield lowest(row, order_of(orders.clauses), ruled=TRANSPORTS_SECOND, case=case)
        yield lowest(row, order_of(orders.guns_second), ruled=GUNS_SECOND, by="Q2-26", case=case)
    else:
        yield lowest(row, order_of(orders.clauses), case=case)
    keys = {clause.key for clause in orders.clauses}
    if "hardest-hitting" in keys:
        yield prefer(row, most_damage, when=HARDEST, case=case)
        yield prefer(row, movement, when=HARDEST, case=case)
    if "fastest" in keys:
        yield prefer(row, movement, when=FASTEST, by="V-17", case=case)
        yield lowest(row, kind_of_unit, when=FASTEST, case=case)
    if "cheapest" in keys:
        yield lowest(row, CHEAP, when=CHEAPEST, case=case)
        yield prefer(row, is_defensive, when=CHEAPEST, case=case)


HARDEST, FASTEST = puts_first("hardest-hitting"), puts_first("fastest")
CHEAPEST = puts_first("cheapest")


def _ladder() -> CardRungs:
    yield must("2GM-GOAL-3", is_useful, by="V-11")
    yield prefer("2GM-GOAL-1", wins_at_once, when=can_win_at_once, by="Q2-27", ruled=FIRST)
    yield prefer("2GM-GOAL-1", gives_winning_shot, when=can_shoot_to_win, by="Q2-27", ruled=FIRST)
    for code, orders in ORDERS.items():
        yield from rungs_of(code, orders)
    for order in (each for pair in DEFAULTS.values() for each in pair):
        yield lowest(order.row, order_of(order.clauses), when=is_not_named, case=order.case)
    yield prefer("2GM-FACE-3", most_damage, when=is_named)
    yield prefer("2GM-PH-5", is_troop)
    yield prefer("2GM-PH-5", cost)
    yield prefer("2GM-FACE-3", most_damage)


LADDER: tuple[Criterion[Hand, str], ...] = tuple(_ladder())


def cases_of(hand: Hand) -> tuple[str, ...]:
    """The stance, and the default list in force."""
    return (hand.survey.stance.case, default_order(hand).case)
