"""Asked by an effect: which theatre takes the strategic advantage?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, first_left, propose, settled
from opfor.core.measure import Condition, Measure, fact, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Criterion, Question, Ruled, lowest, prefer
from opfor.games.blitzkrieg.bot.change import (
    CHANGES,
    LEAD_STAYS,
    is_a_lead_moved,
    rank_of_change,
)
from opfor.games.blitzkrieg.bot.order import theatres_in_order
from opfor.games.blitzkrieg.rules.board import is_open
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, Which

LEAD = "a lead of {}"
BEFORE, AFTER = "the greater lead as it stands", "the greater lead after it"


@cite("R-BLZ-17")
def marker_stopped(war: War, theatre: int) -> int:
    """Where the marker would stand: it stops short of the track's last step."""
    furthest = war.steps[theatre] - war.stop_short
    return max(war.tracks[theatre], min(war.tracks[theatre] + war.push_by, furthest))


@measure(words=CHANGES)
@cite("BLZ-G-1", "R-BLZ-17")
def change_uncut(war: War, theatre: int) -> int:
    """The rank of the change, as if the track went on."""
    return rank_of_change(war.tracks[theatre], war.tracks[theatre] + war.push_by, False)


@measure(words=CHANGES)
@cite("BLZ-G-1", "R-BLZ-17")
def change_cut(war: War, theatre: int) -> int:
    """The rank of the change the marker really makes."""
    return rank_of_change(war.tracks[theatre], marker_stopped(war, theatre), False)


@measure(said=LEAD, brief=BEFORE)
@cite("BLZ-G-2", "QB-8")
def lead_before(war: War, theatre: int) -> int:
    return abs(war.tracks[theatre])


@measure(said=LEAD, brief=AFTER)
@cite("BLZ-G-2", "QB-8")
def lead_after_uncut(war: War, theatre: int) -> int:
    return abs(war.tracks[theatre] + war.push_by)


@measure(said=LEAD, brief=AFTER)
@cite("BLZ-G-2", "QB-8")
def lead_after_cut(war: War, theatre: int) -> int:
    return abs(marker_stopped(war, theatre))


@fact(LEAD_STAYS, of_left=True)
def an_uncut_lead_stays(war: War) -> bool:
    return is_a_lead_moved(change_uncut(war, first_left(war)))


@fact(LEAD_STAYS, of_left=True)
def a_cut_lead_stays(war: War) -> bool:
    return is_a_lead_moved(change_cut(war, first_left(war)))


def changes(
    value: str,
    change: Measure[War, int],
    lead_after: Measure[War, int],
    stays: Condition[War, int],
) -> tuple[Criterion[War, int], ...]:
    """The greatest change and the more extreme lead, with the marker cut or uncut."""
    ruled: Ruled = ("change-at-track-end", value)
    orders = {"lead-before": (lead_before, lead_after), "lead-after": (lead_after, lead_before)}
    leads = [
        prefer("BLZ-G-2", lead, when=stays, ruled=(ruled, ("extreme-lead", order)))
        for order, measures in orders.items()
        for lead in measures
    ]
    return (lowest("BLZ-G-1", change, ruled=ruled), *leads)


STRATEGIC_ADVANTAGE: Asked = Question(
    "strategic-advantage",
    "Which theatre takes the strategic advantage?",
    "the open theatres it may go to",
    (
        *changes("uncut", change_uncut, lead_after_uncut, an_uncut_lead_stays),
        *changes("cut", change_cut, lead_after_cut, a_cut_lead_stays),
        *theatres_in_order("BLZ-E-4", by="QB-8"),
    ),
    named=lambda play, theatre: play.setting.board.theatres[theatre].id,
    chosen="Its strategic advantage goes to {}",
)


@cite("BLZ-E-4", "R-BLZ-15")
def bots_theatre(war: War, steps: int, here: int) -> int:
    """Of the open theatres other than here whose marker can move, the one where the advantage makes
    the greatest change; nothing if none can."""
    ask(war)
    war.push_by = steps
    for theatre in range(war.theatres):
        is_candidate = is_open(war, theatre) and theatre != here
        if is_candidate and marker_stopped(war, theatre) != war.tracks[theatre]:
            propose(war, theatre)
    if war.left == 0:
        return NOTHING
    narrow(war, Which.ADVANTAGE)
    return settled(war)
