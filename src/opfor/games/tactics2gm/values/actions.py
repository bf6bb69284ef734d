"""What a person can be asked to do. Targets are numbers as in ``state``."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Bid(Struct, frozen=True, tag="bid"):
    """Set-up: AP offered for the first turn, to be spent on terrain."""

    ap: int


class PlaceTerrain(Struct, frozen=True, tag="place-terrain"):
    card: str
    cell: int


class Move(Struct, frozen=True, tag="move"):
    unit: int
    cell: int


class MoveCovered(Struct, frozen=True, tag="move-covered"):
    """Infantry moves beside a vehicle: the vehicle to ``cell``, the infantry to ``beside``."""

    unit: int
    vehicle: int
    cell: int
    beside: int


class Swap(Struct, frozen=True, tag="swap"):
    """Two friendly units change places."""

    unit: int
    other: int


class Load(Struct, frozen=True, tag="load"):
    unit: int
    transport: int


class Unload(Struct, frozen=True, tag="unload"):
    unit: int
    cell: int


class Assault(Struct, frozen=True, tag="assault"):
    """Infantry attacks an adjacent enemy in Movement."""

    unit: int
    target: int


class Deploy(Struct, frozen=True, tag="deploy"):
    """A unit card of the hand enters on a space, or aboard a transport (its id)."""

    card: str
    cell: int
    transport: int = 0


class Equip(Struct, frozen=True, tag="equip"):
    unit: int
    token: str


class UseToken(Struct, frozen=True, tag="use-token"):
    """Use a token of a unit (``slot`` from 1) on a unit."""

    unit: int
    slot: int
    target: int


class PlaySupport(Struct, frozen=True, tag="play-support"):
    """Play a support card; which of the fields count depends on the card.

    ``unit`` is an own unit, ``target`` an enemy unit, the HQ or terrain, ``cell`` a space and
    ``other`` a second card (to be fetched, discarded or dropped).
    """

    card: str
    unit: int = 0
    target: int = 0
    cell: int = -1
    other: str = ""


class Fly(Struct, frozen=True, tag="fly"):
    """An airplane attacks a target."""

    card: str
    target: int


class Patrol(Struct, frozen=True, tag="patrol"):
    """A fighter waits beside the HQ for an enemy airplane."""

    card: str


class Shoot(Struct, frozen=True, tag="shoot"):
    """``slot`` 0 is the card's own weapon, n its n-th token; ``extra`` an assault's extra shot."""

    unit: int
    slot: int
    target: int
    extra: bool = False


class Heal(Struct, frozen=True, tag="heal"):
    """A medic or mechanic (its card, not a token) tends a unit instead of shooting."""

    unit: int
    target: int


class RollAgain(Struct, frozen=True, tag="roll-again"):
    """Play a card that repeats a missed shot."""

    card: str


class Discard(Struct, frozen=True, tag="discard"):
    card: str


class Done(Struct, frozen=True, tag="done"):
    """Nothing more in this phase (or: no, to an offer)."""


Action: TypeAlias = (
    Bid | PlaceTerrain | Move | MoveCovered | Swap | Load | Unload | Assault | Deploy | Equip
    | UseToken | PlaySupport | Fly | Patrol | Shoot | Heal | RollAgain | Discard | Done
)  # fmt: skip
