"""How armies and decks come about."""

from __future__ import annotations

from msgspec import Struct


class ArmiesAssigned(Struct, frozen=True, tag="armies-assigned"):
    armies: tuple[str, str]


class ArmyBuilt(Struct, frozen=True, tag="army-built"):
    """Cards went from an army's box into a side's draw pile."""

    side: int
    cards: tuple[str, ...]


class CardExchanged(Struct, frozen=True, tag="card-exchanged"):
    """A card turned up in a face-down deck that was thought to lie in the box; ``instead`` of it
    another one lies there."""

    side: int
    card: str
    instead: str
