"""What can happen while a firefight is generated. No rules live here."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.generator_cards.tables import Half, Nation
from opfor.games.coh_generator.values.state import (
    CapChange,
    MarkerAt,
    Played,
    RuleAt,
    Segment,
    Site,
    Solo,
    Stage,
    TruckRoute,
    UnitAt,
    VictoryCondition,
    WorkAt,
)


class InitiativeWon(Struct, frozen=True, tag="initiative-won"):
    player: str


class SidesTaken(Struct, frozen=True, tag="sides-taken"):
    """Which player has which role; ``lead`` is the side with the initiative."""

    roles: dict[str, str]
    lead: Nation


class MapLaid(Struct, frozen=True, tag="map-laid"):
    """A map joined; ``edges`` are the entry edges that moved with it."""

    placed: Placed
    edges: dict[str, tuple[Segment, ...]] = {}


class MapSwitched(Struct, frozen=True, tag="map-switched"):
    """A map took the place of another; everything keeps its hex numbers."""

    old: str
    new: str


class CounterMoved(Struct, frozen=True, tag="counter-moved"):
    """A counter left a hex that cannot hold it. ``what``: unit, marker, work or site, by number; a
    site takes what hides there with it, and nobody else hears of it."""

    what: str
    index: int
    hex: str


class EdgeTaken(Struct, frozen=True, tag="edge-taken"):
    role: str
    edge: tuple[Segment, ...]


class DecksBuilt(Struct, frozen=True, tag="decks-built"):
    decks: dict[str, tuple[str, ...]]


class CardDealt(Struct, frozen=True, tag="card-dealt"):
    """``player`` alone sees the card."""

    role: str
    card: str
    player: str


class ActionCardDrawn(Struct, frozen=True, tag="action-card-drawn"):
    role: str
    card: str
    player: str


class CardReturned(Struct, frozen=True, tag="card-returned"):
    """The card not played went back on top of its deck."""

    role: str
    card: str


class CardPlayed(Struct, frozen=True, tag="card-played"):
    """A card was played; ``section`` is empty if it went to the discard."""

    play: Played
    section: str


class UnitsGained(Struct, frozen=True, tag="units-gained"):
    units: tuple[UnitAt, ...]


class UnitPlaced(Struct, frozen=True, tag="unit-placed"):
    """A Unit went on the map, perhaps hidden; then ``player`` alone knows where."""

    side: Nation
    unit: str
    hex: str
    facing: str
    hidden: bool = False
    player: str = ""


class UnitSheltered(Struct, frozen=True, tag="unit-sheltered"):
    """A Unit goes into the Trench or Bunker of its hex, or stays outside."""

    side: Nation
    unit: str
    inside: bool = True


class UnitTurned(Struct, frozen=True, tag="unit-turned"):
    side: Nation
    unit: str
    facing: str


class UnitsCupped(Struct, frozen=True, tag="units-cupped"):
    """Units went into a cup: nobody knows where they are."""

    side: Nation
    units: tuple[str, ...]


class MarkerPlaced(Struct, frozen=True, tag="marker-placed"):
    marker: MarkerAt


class CapsChanged(Struct, frozen=True, tag="caps-changed"):
    """The CAP base of a role changed by a card; ``caps`` is the new base."""

    change: CapChange
    caps: int


class RateChanged(Struct, frozen=True, tag="rate-changed"):
    role: str
    rate: int


class RoundsChanged(Struct, frozen=True, tag="rounds-changed"):
    rounds: int


class CounterDrawn(Struct, frozen=True, tag="counter-drawn"):
    counter: str


class CounterKept(Struct, frozen=True, tag="counter-kept"):
    """A drawn counter had no legal hex for the side chosen and was put aside."""

    counter: str
    kind: str = ""


class WorkPlaced(Struct, frozen=True, tag="work-placed"):
    work: WorkAt
    player: str = ""


class WorkRemoved(Struct, frozen=True, tag="work-removed"):
    """A counter left the map again."""

    counter: str


class ConditionDrawn(Struct, frozen=True, tag="condition-drawn"):
    card: str


class ConditionPlayed(Struct, frozen=True, tag="condition-played"):
    """``kept`` says where it lies now: special, beside, or nowhere (discarded)."""

    side: Nation
    card: str
    half: Half
    kept: str


class ScoreAdded(Struct, frozen=True, tag="score-added"):
    score: VictoryCondition


class PointsGiven(Struct, frozen=True, tag="points-given"):
    side: Nation
    vp: int


class RuleAdded(Struct, frozen=True, tag="rule-added"):
    rule: RuleAt


class SiteRecorded(Struct, frozen=True, tag="site-recorded"):
    site: Site
    player: str


class UnitsChosen(Struct, frozen=True, tag="units-chosen"):
    side: Nation
    units: tuple[str, ...]


class ArtilleryGained(Struct, frozen=True, tag="artillery-gained"):
    side: Nation
    strikes: int


class TruckRouted(Struct, frozen=True, tag="truck-routed"):
    route: TruckRoute


class TurnEnded(Struct, frozen=True, tag="turn-ended"):
    """A card has been played out."""


class PoolsDiscarded(Struct, frozen=True, tag="pools-discarded"):
    """All cards are played: what is left of decks, hands and counters goes; round 1 is marked."""


class StageReached(Struct, frozen=True, tag="stage-reached"):
    stage: Stage


class MissionDeveloped(Struct, frozen=True, tag="mission-developed"):
    """The AI is ready; with the dice that were rolled for it and Command Cards taken out."""

    solo: Solo
    side_die: int = 0
    sheet_die: int = 0
    removed: tuple[int, ...] = ()


Event: TypeAlias = (
    InitiativeWon
    | SidesTaken
    | MapLaid
    | MapSwitched
    | CounterMoved
    | EdgeTaken
    | DecksBuilt
    | CardDealt
    | ActionCardDrawn
    | CardReturned
    | CardPlayed
    | UnitsGained
    | UnitPlaced
    | UnitSheltered
    | UnitTurned
    | UnitsCupped
    | MarkerPlaced
    | CapsChanged
    | RateChanged
    | RoundsChanged
    | CounterDrawn
    | CounterKept
    | WorkPlaced
    | WorkRemoved
    | ConditionDrawn
    | ConditionPlayed
    | ScoreAdded
    | PointsGiven
    | RuleAdded
    | SiteRecorded
    | UnitsChosen
    | ArtilleryGained
    | TruckRouted
    | TurnEnded
    | PoolsDiscarded
    | StageReached
    | MissionDeveloped
)
