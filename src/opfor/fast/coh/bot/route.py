"""By which way does a vehicle get to its hex? The shortest, then the one least under fire."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, lowest, must
from opfor.fast.coh.bot.ability.low_risk_moves import is_safe, keeps_off
from opfor.fast.coh.bot.hex import is_careful_going
from opfor.fast.coh.bot.seen.called import noted_route, route_called
from opfor.fast.coh.bot.seen.ends import find_ends, goes_to, is_step
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.bot.words.measured import HEXES
from opfor.fast.coh.values import NOTHING, Battle


@measure(HEXES, id="length", brief="fewest hexes")
def route_hexes(battle: Battle, route: int) -> int:
    return battle.route_length[route]


@measure(HEXES, brief="fewest hexes in a fire zone")
def hexes_under_fire(battle: Battle, route: int) -> int:
    count = 0
    for place in range(battle.route_length[route]):
        if not is_safe(battle, battle.route[route][place]):
            count += 1
    return count


KEEPS_OFF = measure(brief="through no short-range fire zone")(keeps_off)
ROUTE: Asked = Question(
    "route",
    "By which way does it drive there?",
    "the ways one move action can take to the hex",
    (
        must("COH-5.3.2-b", KEEPS_OFF, when=is_careful_going),
        lowest("COH-2.0-b", route_hexes, by="R-COH-30"),
        lowest("COH-2.0-b", hexes_under_fire, by="R-COH-30"),
    ),
    named=route_called,
    noted=noted_route,
    tie=Tie("uniform", "COH-2.0-b", "way to drive"),
    chosen="It drives by {}",
)


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
