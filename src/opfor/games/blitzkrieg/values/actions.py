"""What a person can be asked to do."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Place(Struct, frozen=True, tag="place"):
    """Put a unit of the reserve on a space (index on the board)."""

    unit: str
    space: int


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """Decline the second placement a blitz unit allows."""


class PickTheatre(Struct, frozen=True, tag="pick-theatre"):
    """Name a theatre: the target of a strategic advantage, or the set-up die's free choice."""

    theatre: int
    purpose: Literal["strategic-advantage", "set-up"]


class OpenTheatre(Struct, frozen=True, tag="open-theatre"):
    """Nippon: the campaign to open next."""

    theatre: int


class BombUnit(Struct, frozen=True, tag="bomb-unit"):
    """Solo: the unit of the bot's row that the person's bombing removes.

    ``slot`` is its place in the row, from 0: of equal tokens the one picked goes.
    """

    unit: str
    slot: int


class TakeEffect(Struct, frozen=True, tag="take-effect"):
    """After an outright win: the leftover effect (its space) to take next."""

    space: int


class KeepWeapon(Struct, frozen=True, tag="keep-weapon"):
    """Improved research under the ruling "one": the weapon to keep."""

    unit: str


Action: TypeAlias = Place | EndTurn | PickTheatre | OpenTheatre | BombUnit | TakeEffect | KeepWeapon
