"""Closing and winning by a single placement.

A placement is simulated with the unit's strength and the space's own tactical advantage. It wins
the *campaign* if it fills the last empty space and the marker then shows a bot lead; it wins the
*theatre* if the marker reaches the bot's end, or if it so wins the theatre's last campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.cite import cite
from opfor.core.measure import Measure, condition
from opfor.core.question import Criterion, keep_if_possible
from tests.oracle.blitzkrieg.bot.survey import Aim, Survey
from tests.oracle.blitzkrieg.lookup import lookup_of

Placement = Callable[[Survey, int, int], bool]
"""A test of a unit (its slot) on a space."""


@cite("QB-5")
def marker_after(survey: Survey, slot: int, space: int) -> int:
    """Where the marker would stand, not cut at the end of the track."""
    where = survey.spaces[space]
    track = survey.tracks[where.theatre] + survey.strength(slot, space)
    if where.effect == "tactical-advantage" and survey.takes_effect(slot):
        track += where.amount
    return track


def reaches_end(survey: Survey, slot: int, space: int) -> bool:
    """Whether the marker would come to the bot's last step."""
    return marker_after(survey, slot, space) >= survey.theatre_of(space).steps


@cite("BLZ-1.2")
def wins_campaign(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement closes the open campaign with a bot lead."""
    return survey.is_last_empty(space) and marker_after(survey, slot, space) > 0


@cite("BLZ-1.1")
def wins_theatre(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement closes the theatre for the bot."""
    if reaches_end(survey, slot, space):
        return True
    last_campaign = len(survey.theatre_of(space).campaigns) - 1
    return survey.spaces[space].campaign == last_campaign and wins_campaign(survey, slot, space)


def look_for_wins(survey: Survey) -> None:
    """Find out what one placement can win in each open theatre.

    A quick look at the strongest unit spares most theatres a search of all placements: while
    several spaces are empty, only the end of the track can be won.
    """
    look = lookup_of(survey.setting)
    for theatre, empty in survey.empty.items():
        reach = survey.tracks[theatre] + survey.most_strength(theatre) + look.boost
        is_out_of_reach = len(empty) > 1 and reach < look.steps[theatre]
        survey.aims[theatre] = "" if is_out_of_reach else _aim_in(survey, theatre)


def _aim_in(survey: Survey, theatre: int) -> Aim:
    """The theatre before its open campaign: whatever the strongest legal placement wins."""
    empty = survey.empty[theatre]
    row = survey.theatres[theatre]
    farthest = max([_farthest_marker(survey, space) for space in empty])
    if farthest >= row.steps:
        return "theatre"
    if len(empty) > 1 or farthest <= 0:
        return ""
    is_last_campaign = survey.spaces[empty[0]].campaign == len(row.campaigns) - 1
    return "theatre" if is_last_campaign else "campaign"


def _farthest_marker(survey: Survey, space: int) -> int:
    """Where the strongest unit that fits would bring the marker; far back if none fits."""
    markers = [
        marker_after(survey, slot, space) for slot in survey.slots if survey.fits(slot, space)
    ]
    return max(markers, default=-survey.theatre_of(space).steps)


@condition("there is something to win in the theatre")
def has_aim(survey: Survey, _left: Sequence[int]) -> bool:
    """Whether the theatre was chosen for something to win."""
    return survey.aim != ""


@cite("R-BLZ-2")
def wins_the_aim(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement wins what the theatre was chosen for."""
    if survey.aim == "theatre":
        return wins_theatre(survey, slot, space)
    return wins_campaign(survey, slot, space)


@cite("R-BLZ-2")
def wins_either(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement wins anything, whatever the theatre was chosen for."""
    return wins_theatre(survey, slot, space) or wins_campaign(survey, slot, space)


@cite("QB-1")
def closes(survey: Survey, slot: int, space: int) -> bool:
    """Whether the placement closes the campaign or the theatre, won or not."""
    return survey.is_last_empty(space) or reaches_end(survey, slot, space)


def winning_rungs(
    rule: str, looked_at: Callable[[Placement], Callable[[Survey, int], bool]]
) -> tuple[Criterion[Survey, int], ...]:
    """The rung of a question that keeps winning placements, as each ruling has it."""

    def measured(name: str, placement: Placement) -> Measure[Survey, int]:
        return Measure(name, looked_at(placement))

    wins, aim = ("winning-placement", "close-and-win"), "winning-aim"
    by_aim, either = measured("wins-the-aim", wins_the_aim), measured("wins-either", wins_either)
    return (
        keep_if_possible(rule, by_aim, when=has_aim, ruled=(wins, (aim, "rung-that-chose"))),
        keep_if_possible(rule, either, when=has_aim, ruled=(wins, (aim, "either"))),
        keep_if_possible(rule, measured("closes", closes), ruled=("winning-placement", "close")),
    )
