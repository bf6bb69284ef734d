"""What a race is made of."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

CARDS = {"hop": 2, "jump": 3, "skip": 2, "stroll": 1}
HIDDEN = "hidden"


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
