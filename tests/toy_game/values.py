"""What a race is made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from opfor.core.owned import kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable

HIDDEN = "hidden"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stride: int


class CardTable(PackTable, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


@kept
def strides() -> dict[str, int]:
    """How far each card goes, by its name; an owner's cards among them."""
    table = read_table(Path(__file__).parent / "packs" / "cards" / "cards.toml", CardTable)
    return {card.id: card.stride for card in table.cards}


class Cards(Mapping[str, int]):
    """The cards of the content in force."""

    def __getitem__(self, name: str) -> int:
        return strides()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(strides())

    def __len__(self) -> int:
        return len(strides())


CARDS = Cards()


class State(Struct, frozen=True, kw_only=True):
    at: tuple[Any, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    mover: int = 0


class PlayCard(Struct, frozen=True, tag="play-card"):
    card: str


class Wager(Struct, frozen=True, tag="wager"):
    """On the wind: two squares more if it blows, one less if it does not."""

    on: bool


class Drawn(Struct, frozen=True, tag="drawn"):
    side: int
    card: str


class Ran(Struct, frozen=True, tag="ran"):
    side: int
    card: str
    steps: int


class Moved(Struct, frozen=True, tag="moved"):
    """A correction by hand."""

    side: int
    to: int


Action: TypeAlias = PlayCard | Wager
Event: TypeAlias = Drawn | Ran | Moved
