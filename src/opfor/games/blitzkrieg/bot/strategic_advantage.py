"""Asked by an effect: which theatre takes the strategic advantage?"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import Criterion, lowest, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Play
from opfor.games.blitzkrieg.bot.change import LOWERS_LEAD, RAISES_LEAD, rank_of_change
from opfor.games.blitzkrieg.bot.survey import theatre_order
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


class Push:
    """A strategic advantage in hand: how far each theatre's marker would go with it."""

    __slots__ = ("setting", "steps", "tracks")

    def __init__(self, setting: Setting, state: State, steps: int) -> None:
        self.setting = setting
        self.tracks = state.tracks
        self.steps = steps

    def after(self, theatre: int) -> int:
        """Where the marker would stand: it stops short of the track's last step."""
        look = self.setting.lookup
        furthest = look.steps[theatre] - look.stop_short
        return max(self.tracks[theatre], min(self.tracks[theatre] + self.steps, furthest))


def push_rank(push: Push, theatre: int) -> int:
    """The rank of the change the advantage would make there."""
    return rank_of_change(push.tracks[theatre], push.after(theatre))


@cite("BLZ-G-2", "QB-8")
def more_extreme_lead(push: Push, theatre: int) -> int:
    """The lead before the change (by ruling, after it)."""
    if push.setting.rulings["extreme-lead"] == "lead-before":
        return abs(push.tracks[theatre])
    return abs(push.after(theatre))


@cite("BLZ-G-2", "QB-8")
def other_lead(push: Push, theatre: int) -> int:
    """Equal so far: the lead after the change (by ruling, before it)."""
    if push.setting.rulings["extreme-lead"] == "lead-before":
        return abs(push.after(theatre))
    return abs(push.tracks[theatre])


def a_lead_stays(push: Push, left: Sequence[int]) -> bool:
    """Leads are compared only where one is raised or lowered, not where it changes hands."""
    return push_rank(push, left[0]) in (RAISES_LEAD, LOWERS_LEAD)


def reading_order(push: Push, theatre: int) -> int:
    """The order of theatres that breaks every tie."""
    return theatre_order(push.setting, theatre)


CASCADE: tuple[Criterion[Push, int], ...] = (
    lowest("BLZ-G-1", push_rank),
    prefer("BLZ-G-2", more_extreme_lead, when=a_lead_stays),
    prefer("BLZ-G-2", other_lead, when=a_lead_stays),
    lowest("BLZ-E-4", reading_order, by="QB-8"),
)


@cite("BLZ-E-4")
def choose_theatre_to_push(play: Play[State], steps: int, targets: tuple[int, ...]) -> int:
    """The theatre where the advantage makes the greatest change."""
    theatres = play.setting.board.theatres
    narrowed = narrow(
        play,
        "strategic-advantage",
        CASCADE,
        Push(play.setting, play.state, steps),
        targets,
        lambda theatre: theatres[theatre].id,
    )
    (theatre,) = narrowed.survivors
    narrowed.settle(play, theatre)
    return theatre
