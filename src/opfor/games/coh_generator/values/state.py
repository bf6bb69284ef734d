"""The state of a generation: values only. A hex is always named with its board: ``1-E09``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from opfor.cardboard.coh.board.grid import Edge
from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.generator_cards.tables import Half, Nation, SheetSide

Stage = Literal["initiative", "sides", "maps", "edges", "decks", "play", "facing", "solo", "done"]
Whereabouts = Literal["edge", "map", "hidden", "scheduled", "cup"]

UNSEEN = "??"
"""Stands for a card or a hex a seat may not see."""

Segment = tuple[str, Edge]
"""A board and one of its edges as it lies on the table."""


class UnitAt(Struct, frozen=True, kw_only=True):
    """A Unit in play: who commands it, the card it came by, and where it is or waits; ``outside``
    it stays if it was asked inside and would not go."""

    unit: str
    side: Nation
    role: str
    card: str
    where: Whereabouts = "edge"
    hex: str = ""
    round: int = 0
    facing: str = ""
    inside: bool = False
    outside: bool = False


class WorkAt(Struct, frozen=True, kw_only=True):
    """A Defense Counter on the map, one face up."""

    counter: str
    kind: str
    hex: str
    role: str
    side: Nation
    hidden: bool = False


class MarkerAt(Struct, frozen=True, kw_only=True):
    """A Control Marker: its owner, the side and card it scores for, and how much."""

    hex: str
    owner: Nation
    by: Nation
    card: str
    vp: int


class Played(Struct, frozen=True, kw_only=True):
    """One play of a card; the log of these is what solo missions are developed from."""

    role: str
    side: Nation
    card: str
    half: Half


class RecordBoard(Struct, frozen=True, kw_only=True):
    """A side's Card RecordBoard Board: older cards first."""

    units: tuple[str, ...] = ()
    victory: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


class VictoryCondition(Struct, frozen=True, kw_only=True):
    """A way for a side to score beyond destroying Units, by the half of a card that says so."""

    side: Nation
    card: str
    kind: Literal["marker", "exit", "kills", "hidden", "survive", "truck", "points"]
    vp: int
    half: Half = "top"
    of: tuple[str, ...] = ()


class RuleAt(Struct, frozen=True, kw_only=True):
    """A special rule; ``side`` empty means it holds for both. With a ``key`` it is what the
    firefight's rules look up, without one what the card says (of a Condition Card the top if it
    holds for both)."""

    card: str
    side: str = ""
    key: str = ""
    value: int = 0


class Site(Struct, frozen=True, kw_only=True):
    """Hexes at which something hides: ``units`` of ``side``, for a card, perhaps with a mine."""

    card: str
    side: Nation
    units: tuple[str, ...]
    hexes: tuple[str, ...]
    mine: str = ""


class TruckRoute(Struct, frozen=True, kw_only=True):
    """The edges a truck enters and leaves by, and the road between."""

    unit: str
    side: Nation
    entrance: Segment
    exit: Segment
    road: tuple[str, ...]


class CapChange(Struct, frozen=True, kw_only=True):
    """CAPs a card gave or took."""

    role: str
    side: Nation
    by: int
    card: str


class Solo(Struct, frozen=True, kw_only=True):
    """The developed AI."""

    player: Nation
    ai: Nation
    sheet: SheetSide
    tiles: tuple[str, ...]
    counteractions: tuple[str, ...]
    mission_orders: tuple[str, ...]
    track: tuple[tuple[int, str], ...]
    end_space: int
    order_deck: tuple[int, ...]
    entry_cup: tuple[str, ...]
    rumors: tuple[str, ...] = ()
    rumor_cup: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class State(Struct, frozen=True, kw_only=True):
    """Everything that changes while a firefight is generated.

    Decks are unordered (``tops`` holds what is known to lie on top); ``roles`` says which
    player has which role; ``lead`` is the side with the initiative; ``turn`` counts cards played.
    """

    stage: Stage = "initiative"
    initiative: str = ""
    lead: str = ""
    roles: dict[str, str] = {}
    layout: tuple[Placed, ...] = ()
    edges: dict[str, tuple[Segment, ...]] = {}
    decks: dict[str, tuple[str, ...]] = {}
    tops: dict[str, tuple[str, ...]] = {}
    hands: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    caps: dict[str, int] = {}
    rates: dict[str, int] = {}
    records: dict[str, RecordBoard] = {}
    log: tuple[Played, ...] = ()
    turn: int = 0
    rounds: int = 0
    round: int = 0
    action_deck: tuple[str, ...] = ()
    action_hands: dict[str, tuple[str, ...]] = {}
    condition_deck: tuple[str, ...] = ()
    condition_hand: tuple[str, ...] = ()
    condition_discard: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    pool_discard: tuple[str, ...] = ()
    units: tuple[UnitAt, ...] = ()
    works: tuple[WorkAt, ...] = ()
    markers: tuple[MarkerAt, ...] = ()
    scores: tuple[VictoryCondition, ...] = ()
    rules: tuple[RuleAt, ...] = ()
    sites: tuple[Site, ...] = ()
    chosen: tuple[str, ...] = ()
    artillery: dict[str, int] = {}
    trucks: tuple[TruckRoute, ...] = ()
    cap_changes: tuple[CapChange, ...] = ()
    points: dict[str, int] = {}
    solo: Solo | None = None

    def unit(self, side: str, name: str) -> UnitAt:
        return next(u for u in self.units if u.side == side and u.unit == name)

    def hiding_places(self) -> list[tuple[int, str]]:
        """Every hex at which something hides, with the number of its site; a mine's comes last."""
        return [
            (number, hex_)
            for number, site in enumerate(self.sites)
            for hex_ in (*site.hexes, *([site.mine] if site.mine else []))
        ]
