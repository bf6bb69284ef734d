"""What there is to play, and what a new game can be told."""

from __future__ import annotations

from msgspec import Struct


class GameListed(Struct, frozen=True):
    """A game by name; ``generator`` is the game that makes missions for it, if there is one.
    ``draws``: missions of it can be drawn up."""

    id: str
    title: str
    stage: str
    generator: str = ""
    makes: str = ""
    draws: bool = False


class Games(Struct, frozen=True):
    version: str
    games: tuple[GameListed, ...]


class OfGame(Struct, frozen=True):
    game: str


class Value(Struct, frozen=True):
    """Something an option or a ruling may be, with a line about it."""

    value: str
    said: str = ""


class Option(Struct, frozen=True):
    """An option: no ``values`` where anything may be written; a form begins with ``begins``."""

    name: str
    title: str
    default: str
    values: tuple[Value, ...] = ()
    words: str = ""
    begins: str = ""
    rare: bool = False


class Ruled(Struct, frozen=True):
    """A question the rules leave open, and how it may be played."""

    name: str
    question: str
    default: str
    values: tuple[Value, ...]
    weight: str = ""


class Choices(Struct, frozen=True):
    """Everything a new game can be told."""

    game: str
    title: str
    options: tuple[Option, ...]
    rulings: tuple[Ruled, ...]
    players: tuple[str, ...]
    sources: tuple[Value, ...]
