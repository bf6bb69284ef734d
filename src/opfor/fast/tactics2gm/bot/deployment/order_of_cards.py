"""The ladder of the next card: of use, what wins, the stance's order, the default one, cost."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import lowest, must, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.deployment.clauses import damage_of_card, is_defensive_soldiery
from opfor.fast.tactics2gm.bot.deployment.default_orders import (
    default_list,
    default_rank,
    stance_rank,
)
from opfor.fast.tactics2gm.bot.deployment.hand import cost_now, is_loaded, is_troop
from opfor.fast.tactics2gm.bot.deployment.useful_card import is_useful
from opfor.fast.tactics2gm.bot.deployment.winning_choice import what_wins
from opfor.fast.tactics2gm.bot.ladder import BR_TD_D, DEP_1, FACE_3, GOAL_3, PH_5
from opfor.fast.tactics2gm.names import TANK
from opfor.fast.tactics2gm.sight import CHEAPEST, FASTEST, HARDEST_HITTING, NO_KEY, NOT_NAMED


@cite("V-17", "V-37")
def movement_of_card(battle: Battle, card: int) -> int:
    return battle.movement[card]


def kind_of_unit(battle: Battle, card: int) -> int:
    """Tanks, then loaded transports, then the rest."""
    if battle.type[card] == TANK:
        return 0
    return 1 if is_loaded(battle, card) else 2


def first_in_clause(battle: Battle) -> int:
    """Who comes first by the clause that names what is left; ``NO_KEY`` if it does not say."""
    if battle.left < 2:
        return NO_KEY
    rank = stance_rank(battle, battle.candidates[0])
    if rank == NOT_NAMED:
        return NO_KEY
    return battle.clause_key[battle.orders_of[battle.code]][rank]


def order_of_stance(battle: Battle) -> None:
    """What a stance's order says: its clauses, and who comes first inside one."""
    row = BR_TD_D + battle.code
    lowest(battle, row, stance_rank)
    key = first_in_clause(battle)
    if key == HARDEST_HITTING:
        prefer(battle, row, damage_of_card)
        prefer(battle, row, movement_of_card)
    elif key == FASTEST:
        prefer(battle, row, movement_of_card)
        lowest(battle, row, kind_of_unit)
    elif key == CHEAPEST:
        lowest(battle, row, cost_now)
        prefer(battle, row, is_defensive_soldiery)


@cite("2GM-GOAL-3", "V-11", "2GM-FACE-3", "2GM-PH-5")
def narrow_cards(battle: Battle) -> None:
    """Which card comes first."""
    must(battle, GOAL_3, is_useful)
    what_wins(battle)
    order_of_stance(battle)
    if battle.left > 1:
        if stance_rank(battle, battle.candidates[0]) == NOT_NAMED:
            lowest(battle, DEP_1 + default_list(battle), default_rank)
        else:
            prefer(battle, FACE_3, damage_of_card)
    prefer(battle, PH_5, is_troop)
    prefer(battle, PH_5, cost_now)
    prefer(battle, FACE_3, damage_of_card)
