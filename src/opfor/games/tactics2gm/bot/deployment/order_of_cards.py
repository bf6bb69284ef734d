"""The ladder of the next card: of use, what wins, the stance's order, the default one, cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import first_left
from opfor.core.measure import Measure, fact, measure
from opfor.core.question import Criterion, Ruled, lowest, must, prefer
from opfor.games.tactics2gm.bot.deployment.clauses import NAMES, is_defensive_soldiery
from opfor.games.tactics2gm.bot.deployment.hand import (
    cost_now,
    damage_of_card,
    is_loaded,
    is_troop,
)
from opfor.games.tactics2gm.bot.deployment.useful_card import is_useful
from opfor.games.tactics2gm.bot.deployment.winning_choice import (
    can_shoot_to_win,
    can_win_at_once,
    gives_winning_shot,
    wins_at_once,
)
from opfor.games.tactics2gm.bot.sight.victory import FIRST
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.clauses import Clause, Orders
from opfor.games.tactics2gm.values.codes import Key, Type
from opfor.games.tactics2gm.values.default_orders import DEFAULTS
from opfor.games.tactics2gm.values.sight import DEFAULT_ORDERS, NOT_NAMED, STANCES_THERE
from opfor.games.tactics2gm.values.stance_orders import ORDERS
from opfor.games.tactics2gm.values.stances import BY_CODE, STANCE_CASES

CardRungs = Iterator[Criterion[Any, int]]
GUNS_SECOND: Ruled = ("reinforce-order", "artillery-second")
TRANSPORTS_SECOND: Ruled = ("reinforce-order", "transports-second")


# -- orders ----------------------------------------------------------------------------------------


@cite("Q2-13")
def default_list(battle: Battle) -> int:
    """The number of the list in force: by the AP at the start of the phase, or by ruling before
    every card."""
    ap = battle.hand_ap if battle.five_ap_each_card else battle.ap_at_start
    return battle.ai_kind * 2 + (0 if ap < battle.default_order_ap else 1)


def rank_in(battle: Battle, order: int, card: int) -> int:
    """The first clause of an order that names a card."""
    for rank in range(battle.clauses[order]):
        if NAMES[battle.clause[order][rank]](battle, card):
            return rank
    return NOT_NAMED


def stance_rank(battle: Battle, card: int) -> int:
    """Where the stance's order names a card."""
    return rank_in(battle, battle.orders_of[battle.code], card)


def default_rank(battle: Battle, card: int) -> int:
    """Where the default list in force names a card."""
    return rank_in(battle, DEFAULT_ORDERS + default_list(battle), card)


def order_of(clauses: Sequence[Clause], *, by_default: bool = False) -> Measure[Any, int]:
    """Where an order names a card, told by the clause that does."""
    words: dict[int, str] = {rank: clause.says for rank, clause in enumerate(clauses)}
    listed = ", then ".join(words.values())
    told = measure(id="place-in-order", words=words | {NOT_NAMED: "any other card"}, brief=listed)
    return told(default_rank if by_default else stance_rank)


@fact("the stance's order names it", of_left=True)
def is_named(battle: Battle) -> bool:
    return stance_rank(battle, first_left(battle)) < NOT_NAMED


@fact("the stance's order names none", of_left=True)
def is_not_named(battle: Battle) -> bool:
    return stance_rank(battle, first_left(battle)) == NOT_NAMED


def first_in_clause(battle: Battle) -> int:
    """Who comes first by the clause that names what is left; ``Key.NONE`` if it does not say."""
    rank = stance_rank(battle, first_left(battle))
    if rank == NOT_NAMED:
        return Key.NONE
    return battle.clause_key[battle.orders_of[battle.code]][rank]


@fact("its clause puts the hardest hitting first", of_left=True)
def puts_hardest_first(battle: Battle) -> bool:
    return first_in_clause(battle) == Key.HARDEST_HITTING


@fact("its clause puts the fastest first", of_left=True)
def puts_fastest_first(battle: Battle) -> bool:
    return first_in_clause(battle) == Key.FASTEST


@fact("its clause puts the cheapest first", of_left=True)
def puts_cheapest_first(battle: Battle) -> bool:
    return first_in_clause(battle) == Key.CHEAPEST


def cases_of_cards(battle: Battle) -> int:
    """The stance, and the default list in force."""
    return 1 << battle.code | 1 << (STANCES_THERE + default_list(battle))


# -- what is looked at -----------------------------------------------------------------------------


@measure(id="movement", said="movement {}", brief="the fastest unit")
@cite("V-17", "V-37")
def movement_of_card(battle: Battle, card: int) -> int:
    return battle.movement[card]


@measure(
    words={0: "a tank", 1: "a loaded transport", 2: "another unit"},
    brief="tanks, then loaded transports",
)
def kind_of_unit(battle: Battle, card: int) -> int:
    """Tanks, then loaded transports, then the rest."""
    if battle.type[card] == Type.TANK:
        return 0
    return 1 if is_loaded(battle, card) else 2


MOST_DAMAGE = measure(id="most-damage", said="damage {}", brief="the hardest hitting unit")(
    damage_of_card
)
DEAREST = measure(id="cost", said="cost {} AP", brief="the dearest card")(cost_now)
CHEAPEST = measure(id="cost", said="cost {} AP", brief="the cheapest card")(cost_now)
IS_DEFENSIVE = measure(id="is-defensive", brief="a defensive unit")(is_defensive_soldiery)
IS_TROOP = measure(brief="a unit before support")(is_troop)


# -- the ladder ------------------------------------------------------------------------------------


@cite("2GM-PH-5", "2GM-FACE-3")
def ladder() -> CardRungs:
    yield must("2GM-GOAL-3", is_useful, by="V-11")
    yield prefer("2GM-GOAL-1", wins_at_once, when=can_win_at_once, by="Q2-27", ruled=FIRST)
    yield prefer("2GM-GOAL-1", gives_winning_shot, when=can_shoot_to_win, by="Q2-27", ruled=FIRST)
    for code, orders in ORDERS.items():
        yield from rungs_of_orders(code, orders)
    for order in (each for pair in DEFAULTS.values() for each in pair):
        listed = order_of(order.clauses, by_default=True)
        yield lowest(order.row, listed, when=is_not_named, case=order.case)
    yield prefer("2GM-FACE-3", MOST_DAMAGE, when=is_named)
    yield prefer("2GM-PH-5", IS_TROOP)
    yield prefer("2GM-PH-5", DEAREST)
    yield prefer("2GM-FACE-3", MOST_DAMAGE)


def rungs_of_orders(code: str, orders: Orders) -> CardRungs:
    """What a stance's order says: its clauses, and who comes first inside one."""
    row, case = BY_CODE[code].deployment, BY_CODE[code].case
    if orders.guns_second:
        yield lowest(row, order_of(orders.clauses), ruled=TRANSPORTS_SECOND, case=case)
        yield lowest(row, order_of(orders.guns_second), ruled=GUNS_SECOND, by="Q2-26", case=case)
    else:
        yield lowest(row, order_of(orders.clauses), case=case)
    keys = {clause.key for clause in orders.clauses}
    if Key.HARDEST_HITTING in keys:
        yield prefer(row, MOST_DAMAGE, when=puts_hardest_first, case=case)
        yield prefer(row, movement_of_card, when=puts_hardest_first, case=case)
    if Key.FASTEST in keys:
        yield prefer(row, movement_of_card, when=puts_fastest_first, by="V-17", case=case)
        yield lowest(row, kind_of_unit, when=puts_fastest_first, case=case)
    if Key.CHEAPEST in keys:
        yield lowest(row, CHEAPEST, when=puts_cheapest_first, case=case)
        yield prefer(row, IS_DEFENSIVE, when=puts_cheapest_first, case=case)


LADDER: tuple[Criterion[Any, int], ...] = tuple(ladder())
CARD_CASES = (*STANCE_CASES, *(each.case for pair in DEFAULTS.values() for each in pair))
