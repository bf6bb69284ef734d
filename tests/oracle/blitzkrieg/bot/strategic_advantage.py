"""Asked by an effect: which theatre takes the strategic advantage?"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import Condition, Measure
from opfor.core.question import Criterion, Question, Ruled, lowest, prefer
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.bot.change import CHANGES, LOWERS_LEAD, RAISES_LEAD, rank_of_change
from tests.oracle.blitzkrieg.bot.order import theatres_in_order
from tests.oracle.blitzkrieg.lookup import lookup_of

TRACK_END = "change-at-track-end"
EXTREME = "extreme-lead"


class Push:
    """A strategic advantage in hand: how far each theatre's marker would go with it."""

    __slots__ = ("setting", "steps", "tracks")

    def __init__(self, setting: Setting, state: State, steps: int) -> None:
        self.setting = setting
        self.tracks = state.tracks
        self.steps = steps

    @cite("R-BLZ-17")
    def uncut(self, theatre: int) -> int:
        """Where the marker would stand if the track went on."""
        return self.tracks[theatre] + self.steps

    @cite("R-BLZ-17")
    def cut(self, theatre: int) -> int:
        """Where the marker would stand: it stops short of the track's last step."""
        look = lookup_of(self.setting)
        furthest = look.steps[theatre] - look.stop_short
        return max(self.tracks[theatre], min(self.tracks[theatre] + self.steps, furthest))


@cite("BLZ-G-2", "QB-8")
def _lead_before(push: Push, theatre: int) -> int:
    return abs(push.tracks[theatre])


LEAD_BEFORE: Measure[Push, int] = Measure(
    "lead-before", _lead_before, said="a lead of {}", brief="the greater lead as it stands"
)


@cite("BLZ-G-1", "BLZ-G-2", "QB-8", "R-BLZ-17")
def changes(value: str) -> tuple[Criterion[Push, int], ...]:
    """The greatest change and the more extreme lead, with the marker cut or uncut."""

    def after(push: Push, theatre: int) -> int:
        return push.uncut(theatre) if value == "uncut" else push.cut(theatre)

    def rank(push: Push, theatre: int) -> int:
        return rank_of_change(push.tracks[theatre], after(push, theatre))

    def lead(push: Push, theatre: int) -> int:
        return abs(after(push, theatre))

    def stays(push: Push, left: Sequence[int]) -> bool:
        return rank(push, left[0]) in (RAISES_LEAD, LOWERS_LEAD)

    ruled: Ruled = (TRACK_END, value)
    a_lead_stays: Condition[Push, int] = Condition("a lead is raised or lowered, not turned", stays)
    lead_after: Measure[Push, int] = Measure(
        f"lead-after-{value}", lead, said="a lead of {}", brief="the greater lead after it"
    )
    change: Measure[Push, int] = Measure(f"change-{value}", rank, words=CHANGES)
    orders = {
        "lead-before": (LEAD_BEFORE, lead_after),
        "lead-after": (lead_after, LEAD_BEFORE),
    }
    leads = [
        prefer("BLZ-G-2", lead, when=a_lead_stays, ruled=(ruled, (EXTREME, order)))
        for order, measures in orders.items()
        for lead in measures
    ]
    return (lowest("BLZ-G-1", change, ruled=ruled), *leads)


@cite("BLZ-E-4")
def _ladder() -> Question[Push, int]:
    """The greatest change, the more extreme lead, the order of theatres."""
    return Question(
        "strategic-advantage",
        "Which theatre takes the strategic advantage?",
        "the open theatres it may go to",
        (*changes("uncut"), *changes("cut"), *theatres_in_order("BLZ-E-4", by="QB-8")),
        named=lambda push, theatre: push.setting.board.theatres[theatre].id,
        chosen="Its strategic advantage goes to {}",
    )


STRATEGIC_ADVANTAGE = _ladder()
