"""The ladder of the next card: of use, what wins, the stance's order, the default one, cost."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import first_left
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.deployment.default_orders import default_list, stance_rank
from opfor.fast.tactics2gm.bot.deployment.hand import is_loaded
from opfor.fast.tactics2gm.names import (
    Type,
)
from opfor.fast.tactics2gm.sight import (
    CHEAPEST,
    FASTEST,
    HARDEST_HITTING,
    NO_KEY,
    NOT_NAMED,
    STANCES_THERE,
)


@cite("V-17", "V-37")
def movement_of_card(battle: Battle, card: int) -> int:
    return battle.movement[card]


def kind_of_unit(battle: Battle, card: int) -> int:
    """Tanks, then loaded transports, then the rest."""
    if battle.type[card] == Type.TANK:
        return 0
    return 1 if is_loaded(battle, card) else 2


def first_in_clause(battle: Battle) -> int:
    """Who comes first by the clause that names what is left; ``NO_KEY`` if it does not say."""
    rank = stance_rank(battle, first_left(battle))
    if rank == NOT_NAMED:
        return NO_KEY
    return battle.clause_key[battle.orders_of[battle.code]][rank]


def puts_hardest_first(battle: Battle) -> bool:
    return first_in_clause(battle) == HARDEST_HITTING


def puts_fastest_first(battle: Battle) -> bool:
    return first_in_clause(battle) == FASTEST


def puts_cheapest_first(battle: Battle) -> bool:
    return first_in_clause(battle) == CHEAPEST


def is_named(battle: Battle) -> bool:
    """The stance's order names it."""
    return stance_rank(battle, first_left(battle)) < NOT_NAMED


def is_not_named(battle: Battle) -> bool:
    """The stance's order names none."""
    return stance_rank(battle, first_left(battle)) == NOT_NAMED


def cases_of_cards(battle: Battle) -> int:
    """The stance, and the default list in force."""
    return 1 << battle.code | 1 << (STANCES_THERE + default_list(battle))
