"""By which way does a vehicle get to its hex? The shortest, then the one least under fire."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, lowest, must
from opfor.games.coh.bot.ability import low_risk_moves
from opfor.games.coh.bot.seen.survey import HEXES, Survey
from opfor.games.coh.rules.bonus_moves import Route
from opfor.games.coh.values.play import CohPlay


class Journey(Struct, frozen=True):
    """A vehicle about to drive to a hex."""

    survey: Survey
    low_risk: bool


@condition("at low risk")
def is_careful(journey: Journey, _left: Sequence[Route]) -> bool:
    return journey.low_risk


@measure(brief="through no short-range fire zone")
def keeps_off(journey: Journey, route: Route) -> bool:
    return low_risk_moves.keeps_off(journey.survey, route)


@measure(HEXES, brief="fewest hexes")
def length(_journey: Journey, route: Route) -> int:
    return len(route)


@measure(HEXES, brief="fewest hexes in a fire zone")
def hexes_under_fire(journey: Journey, route: Route) -> int:
    return sum(not low_risk_moves.is_safe(journey.survey, cell) for cell in route)


ROUTE: Question[Journey, Route] = Question(
    "route",
    "By which way does it drive there?",
    "the ways one move action can take to the hex",
    (
        must("COH-5.3.2-b", keeps_off, when=is_careful),
        lowest("COH-2.0-b", length, by="R-COH-30"),
        lowest("COH-2.0-b", hexes_under_fire, by="R-COH-30"),
    ),
    named=lambda journey, route: "-".join(journey.survey.field.name(cell) for cell in route),
    tie=Tie("uniform", "COH-2.0-b", "way to drive"),
    chosen="It drives by {}",
)


@cite("COH-2.0-b", "ai-bonus-moves")
def choose_route(
    play: CohPlay, survey: Survey, ai: int, cell: int, low_risk: bool
) -> Procedure[Route]:
    """Settle the way to a hex; a hex next to it is simply entered."""
    if cell in survey.steps(ai):
        return (cell,)
    ways = survey.routes(ai)[cell]
    if len(ways) == 1:
        return ways[0]
    route = yield from decide(play, ROUTE, Journey(survey, low_risk), ways)
    assert route is not None, "a hex is chosen only if some way leads there"
    return route
