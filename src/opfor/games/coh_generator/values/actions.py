"""What players decide while a firefight is generated. Offered only if legal."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from opfor.cardboard.coh.board.grid import Edge
from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.generator_cards.tables import Half, Nation


class TakeSide(Struct, frozen=True, tag="take-side"):
    side: Nation


class LayMap(Struct, frozen=True, tag="lay-map"):
    placed: Placed


class SwitchTo(Struct, frozen=True, tag="switch-to"):
    """Take one map away and lay another in its place."""

    old: str
    new: str


class TakeEdge(Struct, frozen=True, tag="take-edge"):
    edge: Edge


class TakeDeck(Struct, frozen=True, tag="take-deck"):
    """Who of a team has the lower-numbered deck."""

    role: str


class PlayCard(Struct, frozen=True, tag="play-card"):
    card: str
    half: Half


class TakeUnit(Struct, frozen=True, tag="take-unit"):
    """Take this counter for one of its name."""

    unit: str


class PutMarker(Struct, frozen=True, tag="put-marker"):
    hex: str


class UseCard(Struct, frozen=True, tag="use-card"):
    """Whose Units are placed; no card: nobody's."""

    card: str


class PlaceUnit(Struct, frozen=True, tag="place-unit"):
    unit: str
    hex: str


class LeaveUnit(Struct, frozen=True, tag="leave-unit"):
    """The Unit stays at its entry edge."""

    unit: str


class ShowFace(Struct, frozen=True, tag="show-face"):
    """Which side of a Defense Counter is used."""

    kind: str


class PutCounter(Struct, frozen=True, tag="put-counter"):
    """Where a side's Defense Counter goes, this face up."""

    hex: str
    kind: str = ""
    side: str = ""


class Shelter(Struct, frozen=True, tag="shelter"):
    unit: str
    inside: bool


class TopCondition(Struct, frozen=True, tag="top-condition"):
    """The Condition Card played for its top; the other is played for its bottom."""

    card: str


class BottomCondition(Struct, frozen=True, tag="bottom-condition"):
    """The only Condition Card left, played for its bottom."""

    card: str


class ChooseUnit(Struct, frozen=True, tag="choose-unit"):
    """A Unit of a side that must survive, or that hides."""

    unit: str
    side: str = ""
    hides: bool = False


class NoMore(Struct, frozen=True, tag="no-more"):
    """Enough chosen."""


class PutSite(Struct, frozen=True, tag="put-site"):
    """A hex at which something hides, or a mine lies."""

    hex: str
    mine: bool = False


class RouteTruck(Struct, frozen=True, tag="route-truck"):
    entrance: tuple[str, Edge]
    exit: tuple[str, Edge]


class MoveCounter(Struct, frozen=True, tag="move-counter"):
    """Where a counter goes that cannot stay on a switched map."""

    hex: str


class Face(Struct, frozen=True, tag="face"):
    """Which way a Unit of a side faces."""

    facing: str
    side: str = ""
    unit: str = ""


Action: TypeAlias = (
    TakeSide
    | LayMap
    | SwitchTo
    | TakeEdge
    | TakeDeck
    | PlayCard
    | TakeUnit
    | PutMarker
    | UseCard
    | PlaceUnit
    | LeaveUnit
    | ShowFace
    | PutCounter
    | Shelter
    | TopCondition
    | BottomCondition
    | ChooseUnit
    | NoMore
    | PutSite
    | RouteTruck
    | MoveCounter
    | Face
)
