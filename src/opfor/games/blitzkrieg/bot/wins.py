"""Closing and winning by a single placement.

A placement is simulated with the unit's strength and the space's own tactical advantage. It wins
the *campaign* if it fills the last empty space and the marker then shows a bot lead; it wins the
*theatre* if the marker reaches the bot's end, or if it so wins the theatre's last campaign.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Measure, fact
from opfor.core.question import Criterion, keep_if_possible
from opfor.games.blitzkrieg.bot.survey import fitting_slots, is_last_empty
from opfor.games.blitzkrieg.rules.board import is_last_campaign, open_spaces
from opfor.games.blitzkrieg.rules.placement import takes_effect
from opfor.games.blitzkrieg.rules.strength import strength
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import Aim, Effect


@cite("QB-5")
def marker_after(war: War, slot: int, space: int) -> int:
    """Where the marker would stand, not cut at the end of the track."""
    unit = war.row[slot]
    theatre = war.theatre_of[space]
    track = war.tracks[theatre] + strength(war, war.bot, unit, theatre)
    if war.effect[space] == Effect.TACTICAL and takes_effect(war, unit):
        track += war.amount[space]
    return track


def reaches_end(war: War, slot: int, space: int) -> bool:
    """Whether the marker would come to the bot's last step."""
    return marker_after(war, slot, space) >= war.steps[war.theatre_of[space]]


@cite("BLZ-1.2")
def wins_campaign(war: War, slot: int, space: int) -> bool:
    """Whether the placement closes the open campaign with a bot lead."""
    return is_last_empty(war, space) and marker_after(war, slot, space) > 0


@cite("BLZ-1.1")
def wins_theatre(war: War, slot: int, space: int) -> bool:
    """Whether the placement closes the theatre for the bot."""
    is_last = is_last_campaign(war, war.theatre_of[space])
    return reaches_end(war, slot, space) or (is_last and wins_campaign(war, slot, space))


def look_for_wins(war: War) -> None:
    """Fill in ``aims``, what one placement can win in each open theatre: the theatre before its
    campaign."""
    for theatre in range(war.theatres):
        if war.empty[theatre]:
            war.aims[theatre] = aim_in(war, theatre)


def aim_in(war: War, theatre: int) -> int:
    """Whatever the strongest legal placement wins."""
    if is_out_of_reach(war, theatre):
        return Aim.NONE
    farthest = farthest_marker(war, theatre)
    if farthest >= war.steps[theatre]:
        return Aim.THEATRE
    if war.empty[theatre] > 1 or farthest <= 0:
        return Aim.NONE
    return Aim.THEATRE if is_last_campaign(war, theatre) else Aim.CAMPAIGN


def is_out_of_reach(war: War, theatre: int) -> bool:
    """Whether no unit could win anything, wherever it goes: the campaign will not be full, and the
    end of the track is too far."""
    return war.empty[theatre] > 1 and war.tracks[theatre] + war.most_steps < war.steps[theatre]


def farthest_marker(war: War, theatre: int) -> int:
    """Where the strongest unit that fits would bring the marker; far back if none fits."""
    farthest = -war.steps[theatre]
    for space in open_spaces(war, theatre):
        for slot in fitting_slots(war, space):
            farthest = max(farthest, marker_after(war, slot, space))
    return farthest


@fact("there is something to win in the theatre")
def has_aim(war: War) -> bool:
    """Whether the theatre was chosen for something to win."""
    return war.aim != Aim.NONE


@cite("R-BLZ-2")
def wins_the_aim(war: War, slot: int, space: int) -> bool:
    """Whether the placement wins what the theatre was chosen for."""
    if war.aim == Aim.THEATRE:
        return wins_theatre(war, slot, space)
    return wins_campaign(war, slot, space)


@cite("R-BLZ-2")
def wins_either(war: War, slot: int, space: int) -> bool:
    """Whether the placement wins anything, whatever the theatre was chosen for."""
    return wins_theatre(war, slot, space) or wins_campaign(war, slot, space)


@cite("QB-1")
def closes(war: War, slot: int, space: int) -> bool:
    """Whether the placement closes the campaign or the theatre, won or not."""
    return is_last_empty(war, space) or reaches_end(war, slot, space)


Looked = Measure[War, int]


def winning_rungs(
    rule: str, by_aim: Looked, either: Looked, closing: Looked
) -> tuple[Criterion[War, int], ...]:
    """The rung of a question that keeps winning placements, as each ruling has it."""
    wins, aim = ("winning-placement", "close-and-win"), "winning-aim"
    return (
        keep_if_possible(rule, by_aim, when=has_aim, ruled=(wins, (aim, "rung-that-chose"))),
        keep_if_possible(rule, either, when=has_aim, ruled=(wins, (aim, "either"))),
        keep_if_possible(rule, closing, ruled=("winning-placement", "close")),
    )
