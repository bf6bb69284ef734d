"""The state of a run: values only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["route", "spend", "field", "fight", "over"]
Health = Literal["fit", "wounded", "repair", "lost"]
Ending = Literal["clear-victory", "victory", "draw", "defeat", "withdrawal"]
WON: tuple[Ending, ...] = ("clear-victory", "victory")
CALM, HIGHEST = 3, 6
"""The enemy's state to begin with, and the most it can be."""


class RosterLine(Struct, frozen=True, kw_only=True):
    """A counter of the company. ``back`` is the stage from which on it is fit again."""

    unit: str
    number: int
    condition: Health = "fit"
    back: int = 0
    battles: int = 0
    stars: int = 0


class Fought(Struct, frozen=True):
    """How a stage ended."""

    mission: str
    ending: Ending


class State(Struct, frozen=True, kw_only=True):
    """``fielded`` are pairs of slot (the mission's number) and counter, ``lent`` the slots
    that the division fills; ``bought`` is what was
    bought for the mission at hand; ``lost`` counts counters lost for good, ``lost_foot`` those of
    them that went on foot."""

    phase: Phase = "route"
    stage: int = 0
    mission: str = ""
    roster: tuple[RosterLine, ...]
    points: int = 2
    enemy: int = CALM
    bought: tuple[str, ...] = ()
    fielded: tuple[tuple[int, str], ...] = ()
    lent: tuple[int, ...] = ()
    traces: tuple[str, ...] = ()
    fought: tuple[Fought, ...] = ()
    lost: int = 0
    lost_foot: int = 0
    ended: str = ""

    def line(self, unit: str) -> RosterLine:
        return next(each for each in self.roster if each.unit == unit)
