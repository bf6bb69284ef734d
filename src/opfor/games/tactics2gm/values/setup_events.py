"""How armies, decks, the first turn and terrain come about."""

from __future__ import annotations

from msgspec import Struct

from opfor.games.tactics2gm.values.names import ArmyName, CardName, TerrainName


class ArmiesAssigned(Struct, frozen=True, tag="armies-assigned"):
    armies: tuple[ArmyName, ArmyName]


class ArmyBuilt(Struct, frozen=True, tag="army-built"):
    """Cards went from an army's box into a side's draw pile."""

    side: int
    cards: tuple[CardName, ...]


class CardExchanged(Struct, frozen=True, tag="card-exchanged"):
    """A card turned up in a face-down deck that was thought to lie in the box; ``instead`` of it
    another one lies there."""

    side: int
    card: CardName
    instead: CardName


class BidMade(Struct, frozen=True, tag="bid-made"):
    """A side pays AP for the first turn and for terrain."""

    side: int
    ap: int


class FirstDecided(Struct, frozen=True, tag="first-decided"):
    side: int


class TerrainPlaced(Struct, frozen=True, tag="terrain-placed"):
    """A terrain card was placed; ``cost`` counts against the bid, ``paid`` is taken from the AP."""

    side: int
    card: TerrainName
    cell: int
    cost: int
    paid: int = 0


class TerrainEnded(Struct, frozen=True, tag="terrain-ended"):
    """A side places no more terrain."""

    side: int
