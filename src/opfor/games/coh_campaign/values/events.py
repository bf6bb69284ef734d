"""What can happen in a run."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from opfor.games.coh_campaign.values.state import Ending, Health


class RouteTaken(Struct, frozen=True, tag="route-taken"):
    mission: str


class EnemyChanged(Struct, frozen=True, tag="enemy-changed"):
    """``why``: clear, defeat, rest, route, refit."""

    to: int
    why: str


class Returned(Struct, frozen=True, tag="returned"):
    unit: str


class Bought(Struct, frozen=True, tag="bought"):
    what: str
    price: int
    unit: str = ""


class Replaced(Struct, frozen=True, tag="replaced"):
    """New men under the old number; they cost nothing where hardly anybody is left."""

    unit: str


class SpendingDone(Struct, frozen=True, tag="spending-done"):
    pass


class Fielded(Struct, frozen=True, tag="fielded"):
    slot: int
    unit: str


class Lent(Struct, frozen=True, tag="lent"):
    """The division fills a slot for this mission: its men are on no roster, and begin spent."""

    slot: int


class MarchedOff(Struct, frozen=True, tag="marched-off"):
    mission: str


class Reported(Struct, frozen=True, tag="reported"):
    ending: Ending


class Fared(Struct, frozen=True, tag="fared"):
    """What became of a counter that was destroyed or cut off; ``die`` with what was added."""

    unit: str
    die: int
    condition: Health
    back: int = 0


class CounterLost(Struct, frozen=True, tag="counter-lost"):
    unit: str
    foot: bool


class StarEarned(Struct, frozen=True, tag="star-earned"):
    """``why``: battles, or decorated."""

    unit: str
    why: str


class TraceLeft(Struct, frozen=True, tag="trace-left"):
    trace: str


class PointsGained(Struct, frozen=True, tag="points-gained"):
    points: int
    kept: int


class StageEnded(Struct, frozen=True, tag="stage-ended"):
    stage: int


class RunEnded(Struct, frozen=True, tag="run-ended"):
    """``why``: finished, defeats, losses."""

    why: str


Event: TypeAlias = (
    RouteTaken
    | EnemyChanged
    | Returned
    | Bought
    | Replaced
    | SpendingDone
    | Fielded
    | Lent
    | MarchedOff
    | Reported
    | Fared
    | CounterLost
    | StarEarned
    | TraceLeft
    | PointsGained
    | StageEnded
    | RunEnded
)
