"""By which way does a vehicle get to its hex? The shortest, then the one least under fire."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.narrow import narrow
from opfor.fast.coh.bot.ability.low_risk_moves import is_safe
from opfor.fast.coh.bot.seen.ends import find_ends, goes_to, is_step
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.values import NOTHING, Battle


def route_hexes(battle: Battle, route: int) -> int:
    return battle.route_length[route]


def hexes_under_fire(battle: Battle, route: int) -> int:
    count = 0
    for place in range(battle.route_length[route]):
        if not is_safe(battle, battle.route[route][place]):
            count += 1
    return count


@cite("COH-2.0-b", "ai-bonus-moves")
def chosen_route(battle: Battle, ai: int, cell: int, is_careful: bool) -> int:
    """Settle the way to a hex; nothing for a hex next to it, which is simply entered."""
    find_ends(battle, ai)
    if is_step(battle, cell):
        return NOTHING
    ask(battle)
    for route in range(battle.routes):
        if goes_to(battle, route, cell):
            propose(battle, route)
    if battle.left == 1:
        return battle.candidates[0]
    battle.is_careful_way = is_careful
    narrow(battle, Which.ROUTE)
    return one_left(battle, Which.ROUTE)
