"""Second question: on which space of the theatre's open campaign?"""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.core.measure import Measure, measure
from opfor.core.question import Criterion, Question, lowest, must
from tests.oracle.blitzkrieg.bot.shortage import COUNTS, NEAR_VICTORY
from tests.oracle.blitzkrieg.bot.stratagems import STRATAGEM_FILTERS, of_the_stratagem
from tests.oracle.blitzkrieg.bot.survey import BOT, PLAYER, Survey
from tests.oracle.blitzkrieg.bot.wins import Placement, winning_rungs

BEHIND = 3
"""Victory points the player must lead by to make propaganda urgent."""

LIST = {
    1: "propaganda close to the end",
    2: "a strategic advantage",
    3: "propaganda when far behind",
    4: "production when short of units",
    5: "research",
    6: "plain research",
    7: "bombing",
    8: "a tactical advantage",
    9: "production",
    10: "propaganda",
    11: "no effect",
}
"""The priority list in words."""
PLACES = {
    "strategic-advantage": 2,
    "research": 6,
    "improved-research": 5,
    "research-industry": 5,
    "bombing": 7,
    "tactical-advantage": 8,
    "none": 11,
}
"""Places that hang on nothing else; propaganda and production move up when they are needed."""


@cite("BLZ-2.1")
def by_some_unit(placement: Placement) -> Callable[[Survey, int], bool]:
    """Spaces where some unit of the row does it."""

    def test(survey: Survey, space: int) -> bool:
        return any(
            survey.fits(slot, space) and placement(survey, slot, space) for slot in survey.slots
        )

    return test


@cite("BLZ-2.2")
def has_legal_unit(survey: Survey, space: int) -> bool:
    """Some unit of the row may go there."""
    return survey.fillable(space)


@cite("BLZ-2.4", "QB-2", "QB-6")
def priority_list() -> tuple[Criterion[Survey, int], ...]:
    """The rung of the priority list, as each pair of rulings has it."""
    rungs: list[Criterion[Survey, int]] = []
    for counted, is_short in COUNTS.items():
        for order, plain_research in (("improved-first", 6), ("all-equal", 5)):
            places = PLACES | {"research": plain_research}
            name = f"place-on-list-{counted}-{order}"
            rulings = (("units-counted", counted), ("research-order", order))
            rungs.append(lowest("BLZ-2.4", _place_on_list(name, places, is_short), ruled=rulings))
    return tuple(rungs)


def _place_on_list(
    name: str, places: dict[str, int], is_short: Callable[[Survey], bool]
) -> Measure[Survey, int]:
    def place(survey: Survey, space: int) -> int:
        effect = survey.spaces[space].effect
        if effect == "propaganda":
            return _propaganda_place(survey)
        if effect == "industrial-production":
            return 4 if is_short(survey) else 9
        return places[effect]

    return Measure(name, place, words=LIST)


def _propaganda_place(survey: Survey) -> int:
    vp = survey.vp
    if vp[BOT] >= NEAR_VICTORY:
        return 1
    return 3 if vp[PLAYER] - vp[BOT] >= BEHIND else 10


@measure(silent=True)
@cite("BLZ-2.5")
def from_left(survey: Survey, space: int) -> int:
    """Position in the campaign, leftmost first."""
    return survey.spaces[space].position


@cite("BLZ-2.3")
def _ladder() -> Question[Survey, int]:
    """The steps in the order of the procedure, with the stratagems' filters in their place."""
    return Question(
        "space",
        "On which space of the open campaign?",
        "the empty spaces of the theatre's open campaign",
        (
            *winning_rungs("BLZ-2.1", by_some_unit),
            must("BLZ-2.2", has_legal_unit),
            *(rung for filters in STRATAGEM_FILTERS for rung in filters.space),
            *priority_list(),
            lowest("BLZ-2.5", from_left),
        ),
        named=lambda survey, space: survey.spaces[space].position,
        select=of_the_stratagem,
        chosen="It takes {}",
    )


SPACE = _ladder()
