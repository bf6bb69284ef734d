"""When a line of a mission or a tile applies: ``If …:`` and ``When …:``."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from opfor.cardboard.coh.orders.places import Where
from opfor.cardboard.coh.orders.words import Comparison, Side, Source, TargetKind, Word


class Trigger(StrEnum):
    """The moment a line with ``When …:`` is carried out."""

    MARKER_ADVANCES = "the marker advances"
    ROUND_STARTS = "the round starts"
    ROUND_ENDS = "the round ends"
    MISSION_ENDS = "the mission ends"
    AI_IS_DESTROYED = "an AI is destroyed"
    UNIT_IS_DESTROYED = "a Unit is destroyed"
    RE_IS_REVEALED = "an RE is revealed"


class Meter(StrEnum):
    """A number that the game keeps anyway."""

    AI_VPS = "AI VPs"
    PLAYER_VPS = "Player VPs"
    CAPS = "CAPs"
    ROUND = "the round"
    MARKER = "the marker"


class Number(msgspec.Struct, frozen=True, tag=True):
    """A plain number."""

    value: int


class Dice(msgspec.Struct, frozen=True, tag=True):
    """``1D6`` or ``2D6``, rolled when the condition is read."""

    count: int


class Metered(msgspec.Struct, frozen=True, tag=True):
    """The value of a meter."""

    meter: Meter


class Counted(msgspec.Struct, frozen=True, tag=True):
    """``Fresh Units within 2 of E09``: how many there are on the map, or in a cup."""

    kind: TargetKind
    words: tuple[Word, ...] = ()
    where: Where | None = None
    source: Source | None = None


Quantity = Number | Dice | Metered | Counted


class Compare(msgspec.Struct, frozen=True, tag=True):
    """``Fresh AI < Fresh Units``."""

    left: Quantity
    comparison: Comparison
    right: Quantity


class Exists(msgspec.Struct, frozen=True, tag=True):
    """``any Hit AI`` or, with ``none``, ``no Just Attacked Unit``."""

    counted: Counted
    none: bool = False


class Controls(msgspec.Struct, frozen=True, tag=True):
    """``Player controls E09``; no hex means every Control Marker on the map."""

    side: Side
    hexes: tuple[str, ...] = ()


class PlayerPassed(msgspec.Struct, frozen=True, tag=True):
    """The Player's last turn was a pass."""


LineCondition = Compare | Exists | Controls | PlayerPassed
