"""What can happen in solo play besides a firefight."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from opfor.games.coh.values.called import (
    DefenceName,
    DrawnItem,
    OrderName,
    RefusedBy,
    RumorSeen,
    TileName,
    WorkKindName,
)

Purpose = Literal["order", "check", "loss", "hex", "event"]
Cup = Literal["re-cup", "entry-cup", "reserve"]


class SetUpStepTaken(Struct, frozen=True, tag="set-up-step-taken"):
    """One of the nine steps of set-up is done; ``values`` are its numbers (VPs, CAPs, cards)."""

    step: int
    values: tuple[int, ...] = ()


class OrderDrawn(Struct, frozen=True, tag="order-drawn"):
    """An order card was turned over: as the AI's order, for a check, for a loss, for its hex, to be
    carried out by an event."""

    card: OrderName
    purpose: Purpose


class OrderDiscarded(Struct, frozen=True, tag="order-discarded"):
    card: OrderName


class OrderRemoved(Struct, frozen=True, tag="order-removed"):
    """A Command card left the game with a destroyed AI."""

    card: OrderName


class OrderAdded(Struct, frozen=True, tag="order-added"):
    """A Command card from outside joined the order deck."""

    card: OrderName


class CupFilled(Struct, frozen=True, tag="cup-filled"):
    """Counters (or "no-enemy", "mine") that may be drawn from now on."""

    cup: Cup
    items: tuple[DrawnItem, ...]


class OrdersReshuffled(Struct, frozen=True, tag="orders-reshuffled"):
    """Draw pile and discards became one draw pile."""


class LossCounted(Struct, frozen=True, tag="loss-counted"):
    """The deck has paid for one destroyed AI."""


class TrackAdvanced(Struct, frozen=True, tag="track-advanced"):
    """The marker moved to a space."""

    space: int


class MissionEventBegun(Struct, frozen=True, tag="mission-event-begun", omit_defaults=True):
    """The event of a space is carried out, but for tiles that have moved on from it."""

    space: int
    moved_on: tuple[TileName, ...] = ()


class MissionOrderBegun(Struct, frozen=True, tag="mission-order-begun"):
    """A Counteraction or Mission Order is carried out: which list, which entry."""

    which: Literal["counteraction", "mission-order"]
    number: int


class RumorPlaced(Struct, frozen=True, tag="rumor-placed"):
    """A Rumored Enemy counter was put on the map."""

    unit: int
    cell: int


class RumorRevealed(Struct, frozen=True, tag="rumor-revealed"):
    """A Rumored Enemy was turned over: ``drawn`` came out of the cup, ``found`` is that AI
    (-1: nobody)."""

    unit: int
    found: int
    drawn: DrawnItem
    facing: int
    why: RumorSeen


class EntryDrawn(Struct, frozen=True, tag="entry-drawn"):
    """An AI was drawn from the entry cup."""

    unit: int


class EntryRefused(Struct, frozen=True, tag="entry-refused"):
    """An AI drawn from the entry cup could not come in and went back."""

    unit: int
    why: RefusedBy


class DefencePlaced(Struct, frozen=True, tag="defence-placed", omit_defaults=True):
    """A Defense Counter was drawn and one face of it put on the map (-1: nowhere), looking where
    those in it do, else where ``facing`` says."""

    counter: DefenceName
    kind: WorkKindName
    cell: int
    side: int
    facing: int = -1


class RumorRemoved(Struct, frozen=True, tag="rumor-removed"):
    """A Rumored Enemy was taken off the map unseen."""

    unit: int
    cell: int


class SmokeRemoved(Struct, frozen=True, tag="smoke-removed"):
    """A mission's line took smoke off a hex."""

    cell: int


class MarkerPlaced(Struct, frozen=True, tag="marker-placed"):
    """A mission's line put a control marker on the map."""

    cell: int
    side: int


class MarkerRemoved(Struct, frozen=True, tag="marker-removed"):
    """A mission's line took a control marker off the map."""

    cell: int


class RoundCalledOff(Struct, frozen=True, tag="round-called-off"):
    """An order or event ends the round at once."""


class SightChanged(Struct, frozen=True, tag="sight-changed"):
    """Nobody sees farther than so many hexes from now on; if a ``round`` is named, only in it."""

    hexes: int
    round: int = 0


class ExitsOpened(Struct, frozen=True, tag="exits-opened"):
    """From now on the map may be left where the mission says."""


SoloEvent: TypeAlias = (
    SetUpStepTaken
    | OrderDrawn
    | OrderDiscarded
    | OrderRemoved
    | OrderAdded
    | CupFilled
    | OrdersReshuffled
    | LossCounted
    | TrackAdvanced
    | MissionEventBegun
    | MissionOrderBegun
    | RumorPlaced
    | RumorRevealed
    | EntryDrawn
    | EntryRefused
    | DefencePlaced
    | RumorRemoved
    | SmokeRemoved
    | MarkerPlaced
    | MarkerRemoved
    | RoundCalledOff
    | SightChanged
    | ExitsOpened
)
