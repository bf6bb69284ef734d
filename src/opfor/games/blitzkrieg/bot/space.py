"""Second question: on which space of the theatre's open campaign?"""

from __future__ import annotations

from typing import Any

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, narrow
from opfor.core.cite import cite
from opfor.core.play import Play
from opfor.games.blitzkrieg.bot.stratagems import FILTERS, Filters, is_short_of_units
from opfor.games.blitzkrieg.bot.survey import BOT, PLAYER, Survey
from opfor.games.blitzkrieg.bot.wins import has_aim, serves_aim
from opfor.games.blitzkrieg.values.state import State

NEAR_VICTORY = 20
"""Victory points from which the bot goes for points and strength."""
BEHIND = 3
"""Victory points the player must lead by to make propaganda urgent."""


@cite("BLZ-2.1")
def wins_something(survey: Survey, space: int) -> bool:
    """Some unit of the row closes and wins there."""
    return any(
        survey.fits(slot, space) and serves_aim(survey, slot, space) for slot in survey.slots
    )


@cite("BLZ-2.2")
def has_legal_unit(survey: Survey, space: int) -> bool:
    """Some unit of the row may go there."""
    return survey.fillable(space)


@cite("BLZ-2.4", "QB-2")
def place_on_list(survey: Survey, space: int) -> int:
    """Place of the space's effect on the priority list, 1 the first."""
    effect = survey.spaces[space].effect
    if effect == "propaganda":
        return _propaganda_place(survey)
    if effect == "industrial-production":
        return 4 if is_short_of_units(survey) else 9
    if effect == "research" and survey.rulings["research-order"] == "improved-first":
        return 6
    return PLACES[effect]


PLACES = {
    "strategic-advantage": 2,
    "research": 5,
    "improved-research": 5,
    "research-industry": 5,
    "bombing": 7,
    "tactical-advantage": 8,
    "none": 11,
}
"""Places that hang on nothing else; propaganda and production move up when they are needed."""


def _propaganda_place(survey: Survey) -> int:
    vp = survey.vp
    if vp[BOT] >= NEAR_VICTORY:
        return 1
    return 3 if vp[PLAYER] - vp[BOT] >= BEHIND else 10


@cite("BLZ-2.5")
def from_left(survey: Survey, space: int) -> int:
    """Position in the campaign, leftmost first."""
    return survey.spaces[space].position


@cite("BLZ-2.3")
def cascade(filters: Filters) -> tuple[Criterion[Survey, int], ...]:
    """The steps in the order of the procedure, with a stratagem's filters in their place."""
    return (
        keep_if_possible("BLZ-2.1", wins_something, when=has_aim),
        must("BLZ-2.2", has_legal_unit),
        *filters.position,
        lowest("BLZ-2.4", place_on_list),
        lowest("BLZ-2.5", from_left),
    )


CASCADES = {stratagem: cascade(filters) for stratagem, filters in FILTERS.items()}


def choose_position(play: Play[State], survey: Survey) -> None:
    """Settle the space."""
    spaces = survey.spaces
    narrowed = narrow(
        play,
        "space",
        CASCADES[survey.in_force],
        survey,
        survey.empty[survey.theatre],
        lambda space: spaces[space].position,
    )
    (survey.space,) = narrowed.survivors
    narrowed.settle(play, survey.space, **_spaces_named(play, survey))


def _spaces_named(play: Play[State], survey: Survey) -> dict[str, Any]:
    """What the numbers of an explained decision stand for: spaces of the board."""
    if not play.explain:
        return {}
    return {"names": {str(survey.spaces[s].position): s for s in survey.empty[survey.theatre]}}
