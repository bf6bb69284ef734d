"""What can happen in a game of 2GM Tactics. How the state follows is in ``applying``."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from opfor.games.tactics2gm.values.names import (
    CardName,
    Ended,
    EndedBy,
    FighterName,
    HarmName,
    StanceName,
    TokenName,
)
from opfor.games.tactics2gm.values.setup_events import ArmiesAssigned as ArmiesAssigned
from opfor.games.tactics2gm.values.setup_events import ArmyBuilt as ArmyBuilt
from opfor.games.tactics2gm.values.setup_events import BidMade as BidMade
from opfor.games.tactics2gm.values.setup_events import CardExchanged as CardExchanged
from opfor.games.tactics2gm.values.setup_events import FirstDecided as FirstDecided
from opfor.games.tactics2gm.values.setup_events import TerrainEnded as TerrainEnded
from opfor.games.tactics2gm.values.setup_events import TerrainPlaced as TerrainPlaced
from opfor.games.tactics2gm.values.state import PhaseName, StageName


class StageBegun(Struct, frozen=True, tag="stage-begun"):
    stage: StageName


class TurnBegun(Struct, frozen=True, tag="turn-begun"):
    """A side's Start: what lasted until now ends."""

    side: int


class StanceSet(Struct, frozen=True, tag="stance-set"):
    stance: StanceName
    rolled: int
    total: int


class ApGained(Struct, frozen=True, tag="ap-gained"):
    """Income, by what it came from, or a gift of a card (``other``)."""

    side: int
    hq: int = 0
    supply: int = 0
    command: int = 0
    other: int = 0


class ApLost(Struct, frozen=True, tag="ap-lost"):
    side: int
    amount: int


class CardsDrawn(Struct, frozen=True, tag="cards-drawn"):
    side: int
    cards: tuple[CardName, ...]


class CardTaken(Struct, frozen=True, tag="card-taken"):
    """A card was looked for in the draw pile and taken into the hand."""

    side: int
    card: CardName


class CardsDiscarded(Struct, frozen=True, tag="cards-discarded"):
    """Cards left a hand; ``short`` is how many fewer an empty-handed side will draw instead."""

    side: int
    cards: tuple[CardName, ...]
    short: int = 0


class DeckReshuffled(Struct, frozen=True, tag="deck-reshuffled"):
    side: int


class PhaseBegun(Struct, frozen=True, tag="phase-begun"):
    phase: PhaseName


class UnitMoved(Struct, frozen=True, tag="unit-moved"):
    """A unit moved; ``cover`` is what covered movement adds to the difficulty of hitting it."""

    unit: int
    cell: int
    cover: int = 0


class UnitsSwapped(Struct, frozen=True, tag="units-swapped"):
    unit: int
    other: int


class UnitLoaded(Struct, frozen=True, tag="unit-loaded"):
    unit: int
    transport: int


class UnitUnloaded(Struct, frozen=True, tag="unit-unloaded"):
    unit: int
    cell: int


class UnitDeployed(Struct, frozen=True, tag="unit-deployed"):
    """A unit card came from a hand onto the board, or aboard a transport."""

    side: int
    card: CardName
    cell: int
    cost: int
    aboard: int = 0
    hidden: bool = False


class EquipmentBought(Struct, frozen=True, tag="equipment-bought"):
    unit: int
    token: TokenName
    cost: int


class EquipmentUsed(Struct, frozen=True, tag="equipment-used"):
    """A token of a unit (``slot`` from 1) was used on a unit: its cover, aim or wounds change."""

    unit: int
    slot: int
    target: int
    cover: int = 0
    aim: int = 0
    healed: int = 0


class UnitHealed(Struct, frozen=True, tag="unit-healed"):
    """A medic or mechanic (``by``) took wounds off a unit."""

    unit: int
    amount: int
    by: int = 0


class ShotFired(Struct, frozen=True, tag="shot-fired"):
    """One shot and what it did. ``slot`` 0 is the card's own weapon, n its n-th token.

    ``how`` is ordinary fire, an assault in Movement, or the extra shot an assault allows.
    """

    unit: int
    slot: int
    target: int
    rolled: int
    need: int
    damage: int
    destroyed: bool
    how: Literal["fire", "assault", "extra"] = "fire"


class Missed(Struct, frozen=True, tag="missed"):
    """A shot missed and was rolled again by a card."""

    unit: int
    target: int
    rolled: int
    need: int


class UnitDamaged(Struct, frozen=True, tag="unit-damaged"):
    """Wounds otherwise than by a unit's shot; ``touches`` if ``card`` may not do so twice."""

    unit: int
    damage: int
    destroyed: bool
    card: HarmName
    touches: bool = True


class TerrainDamaged(Struct, frozen=True, tag="terrain-damaged"):
    cell: int
    damage: int
    destroyed: bool
    card: CardName


class HqDamaged(Struct, frozen=True, tag="hq-damaged"):
    side: int
    damage: int
    card: CardName


class UnitAffected(Struct, frozen=True, tag="unit-affected"):
    """A support card changed what a unit can do."""

    unit: int
    card: CardName
    cover: int = 0
    aim: int = 0
    halted: int = 0
    extra: int = 0
    rank: int = 0
    healed: int = 0


class UnitRevealed(Struct, frozen=True, tag="unit-revealed"):
    unit: int


class SupportPlayed(Struct, frozen=True, tag="support-played"):
    """A support card or airplane was paid and left the hand; ``stays`` beside the HQ or not."""

    side: int
    card: CardName
    cost: int
    stays: bool = False


class PlaneShotAt(Struct, frozen=True, tag="plane-shot-at"):
    """Anti-aircraft guns (``unit``) or a patrolling fighter (``fighter``) fired at an airplane."""

    side: int
    plane: CardName
    rolled: int
    need: int
    shot_down: bool
    unit: int = 0
    fighter: FighterName = ""


class BombsFell(Struct, frozen=True, tag="bombs-fell"):
    """An airplane's roll against one target; what it did follows."""

    plane: CardName
    target: int
    rolled: int
    need: int


class TokensFlipped(Struct, frozen=True, tag="tokens-flipped"):
    """Flip over: arrow tokens used in an earlier turn are ready again."""

    side: int


class TargetHeld(Struct, frozen=True, tag="target-held"):
    side: int


class TurnEnded(Struct, frozen=True, tag="turn-ended"):
    side: int


class GameEnded(Struct, frozen=True, tag="game-ended"):
    winner: int | None
    why: Ended
    rule: EndedBy = ""


class Corrected(Struct, frozen=True, tag="corrected"):
    """A correction made by hand; ``what`` names the thing, the rest its new values."""

    what: Literal[
        "ap", "hq", "wounds", "cell", "remove", "hand", "stance", "terrain", "equip", "strip",
        "put", "aboard", "lay", "put-back", "beside", "put-away",
    ]  # fmt: skip
    side: int = 0
    unit: int = 0
    number: int = 0
    text: str = ""


Event: TypeAlias = (
    ArmiesAssigned | ArmyBuilt | CardExchanged | StageBegun | BidMade | FirstDecided
    | TerrainPlaced | TerrainEnded | TurnBegun | StanceSet | ApGained | ApLost
    | CardsDrawn | CardTaken | CardsDiscarded | DeckReshuffled | PhaseBegun
    | UnitMoved | UnitsSwapped | UnitLoaded | UnitUnloaded
    | UnitDeployed | EquipmentBought | EquipmentUsed | UnitHealed | ShotFired | Missed | UnitDamaged
    | TerrainDamaged | HqDamaged | UnitAffected | UnitRevealed | SupportPlayed | PlaneShotAt
    | BombsFell | TokensFlipped | TargetHeld | TurnEnded | GameEnded | Corrected
)  # fmt: skip
