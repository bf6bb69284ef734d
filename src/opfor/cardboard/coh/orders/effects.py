"""What missions and tiles can do besides giving orders to AI."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from opfor.cardboard.coh.orders.conditions import Counted
from opfor.cardboard.coh.orders.places import Pick, Spot, Where
from opfor.cardboard.coh.orders.words import Side, Source


class CounterKind(StrEnum):
    """What can be placed on or removed from the map; the values are the singular forms."""

    RE = "RE"
    SMOKE = "Smoke"
    LIGHT_SMOKE = "Light Smoke"
    MINE = "Mine"
    WIRE = "Wire"
    TRENCH = "Trench"
    BUNKER = "Bunker"
    ROAD_BLOCK = "Road Block"
    HASTY_DEFENSE = "Hasty Defense"
    RANDOM_DEFENSE_COUNTER = "random Defense Counter"
    AI_CONTROL_MARKER = "AI Control Marker"
    PLAYER_CONTROL_MARKER = "Player Control Marker"


class FireKind(StrEnum):
    """Fire from off the map."""

    ARTILLERY = "Artillery"
    SMOKE_BARRAGE = "Smoke Barrage"
    SNIPER_FIRE = "Sniper Fire"


class CardDeed(StrEnum):
    """What is done with Order Cards (Draw, Discard, Execute) or Command Cards (Add, Remove)."""

    DRAW = "Draw"
    DISCARD = "Discard"
    EXECUTE = "Execute"
    ADD = "Add"
    REMOVE = "Remove"


class PlaceCounters(msgspec.Struct, frozen=True, tag=True):
    """``Place 2 REs at D14 or E09``; no place means wherever it helps the AI most."""

    count: int
    counter: CounterKind
    where: Where | None = None


class RemoveCounters(msgspec.Struct, frozen=True, tag=True):
    """``Remove 1 Smoke at E09``."""

    count: int
    counter: CounterKind
    where: Where | None = None


class EndRound(msgspec.Struct, frozen=True, tag=True):
    """``End the round``, however many counters are Fresh."""


class EndMission(msgspec.Struct, frozen=True, tag=True):
    """``End the mission``."""


class MoveMarker(msgspec.Struct, frozen=True, tag=True):
    """``Move the marker forward 2``; backwards is negative."""

    spaces: int


class ScoreEffect(msgspec.Struct, frozen=True, tag="Score"):
    """``AI scores 1 VP for each Destroyed Unit``; a loss is negative."""

    side: Side
    points: int
    per: Counted | None = None


class ChangeCaps(msgspec.Struct, frozen=True, tag=True):
    """``Player loses 2 CAPs``; a loss is negative."""

    caps: int


class ActionCards(msgspec.Struct, frozen=True, tag=True):
    """``Player draws 1 Action Card``; discarding is negative."""

    count: int


class BringDrawn(msgspec.Struct, frozen=True, tag=True):
    """``Bring 2 AI from the cup at north edge``."""

    count: int
    source: Source
    where: Where | None = None


class BringGroup(msgspec.Struct, frozen=True, tag=True):
    """``Bring group "Second wave" at A10``: a group the mission names."""

    name: str
    side: Side = Side.AI
    where: Where | None = None


class BringNamed(msgspec.Struct, frozen=True, tag=True):
    """``Bring rifle-05, mmg-18 at A10``."""

    names: tuple[str, ...]
    where: Where | None = None


class OffMapFire(msgspec.Struct, frozen=True, tag=True):
    """``Artillery on E09 with AR 6``; no AR means that of the rules."""

    kind: FireKind
    on: Spot
    ar: int | None = None


class OrderCards(msgspec.Struct, frozen=True, tag=True):
    """``Draw 1 Order Card``, ``Remove 1 Command Card`` …"""

    deed: CardDeed
    count: int


class ShuffleOrderCards(msgspec.Struct, frozen=True, tag=True):
    """``Shuffle the Order Cards``, discards included."""


class TakeControl(msgspec.Struct, frozen=True, tag=True):
    """``AI takes control of E09``; no hex means every Control Marker on the map."""

    side: Side
    hexes: tuple[str, ...] = ()


NOBODY, MINES = "No Enemy", "Mine"
BLIND = (NOBODY, MINES)
"""What lies in the RE cup besides AI."""


class CupItem(msgspec.Struct, frozen=True):
    """A named counter, or a number of ``No Enemy`` or ``Mine`` counters."""

    name: str
    count: int = 1


class FillCup(msgspec.Struct, frozen=True, tag=True):
    """``Put rifle-05, 2 No Enemy in the RE cup``."""

    items: tuple[CupItem, ...]
    cup: Source


class ReplaceRumor(msgspec.Struct, frozen=True, tag=True):
    """``Replace RE closest to Unit with rifle-05``."""

    what: Pick
    name: str


class Drive(msgspec.Struct, frozen=True, tag=True):
    """``Drive truck-22 along the road``: one full movement towards its exit edge."""

    name: str


LineEffect = (
    PlaceCounters
    | RemoveCounters
    | EndRound
    | EndMission
    | MoveMarker
    | ScoreEffect
    | ChangeCaps
    | ActionCards
    | BringDrawn
    | BringGroup
    | BringNamed
    | OffMapFire
    | OrderCards
    | ShuffleOrderCards
    | TakeControl
    | FillCup
    | ReplaceRumor
    | Drive
)
