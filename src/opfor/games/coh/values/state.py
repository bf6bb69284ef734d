"""The state of a firefight: values only.

Two sides, 0 and 1, in the order the mission names them. A counter is meant by its place in
``counters`` everywhere; a hex by its cell on the battlefield.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from opfor.games.coh.values.called import WorkKindName
from opfor.games.coh.values.solo_state import SoloState

OFF = -1
"""The cell of a counter that is not on the map; also: no carrier, no builder, nobody."""

Stage = Literal["set-up", "before-round", "turn", "over"]
Whereabouts = Literal["map", "reserve", "destroyed", "left", "aside"]
"""``aside``: not in play yet and not scheduled (a cup, a later event)."""

UNKNOWN_HIT = "unknown"
"""Stands for a hit counter a seat may not see."""
UNKNOWN_CARD = "??"
"""Stands for a card a seat may not see."""

Pair: TypeAlias = tuple[int, int]


class Counter(Struct, frozen=True):
    """One unit. ``carrier`` is the vehicle it rides or is towed by, ``due`` its entry round;
    ``outside``: set up beside the fortification of its hex, until it moves."""

    id: str
    unit: str
    side: int
    number: int = 0
    place: Whereabouts = "reserve"
    cell: int = OFF
    facing: int = 0
    spent: bool = False
    hit: str = ""
    hidden: bool = False
    carrier: int = OFF
    due: int = 0
    outside: bool = False


class Work(Struct, frozen=True):
    """A fortification or obstacle. ``holder`` is the side in it, ``builder`` who dug it."""

    kind: WorkKindName
    cell: int
    facing: int = 0
    side: int = OFF
    hidden: bool = False
    holder: int = OFF
    builder: int = OFF


class Marker(Struct, frozen=True):
    """A control marker."""

    cell: int
    side: int


class Smoke(Struct, frozen=True):
    """A smoke counter: 1 light, 2 heavy."""

    cell: int
    density: int


class Barrage(Struct, frozen=True):
    """Off-board artillery on its way."""

    side: int
    cell: int
    due: int
    smoke: bool = False


class Intrusion(Struct, frozen=True):
    """A move into an enemy's hex: where, from where, on which turn."""

    cell: int
    origin: int
    turn: int


class State(Struct, frozen=True, kw_only=True):
    """Everything that changes during a firefight.

    ``activated`` holds each player's activated units and ``aps`` what they have left; both are
    unused where spent checks replace the activation. ``speaker`` is 0 or 1 for each side: which
    of its players has, or last had, the turn. Piles and decks are unordered and kept
    sorted: their order is decided by each draw. ``acted`` are the units of the last action.
    """

    stage: Stage = "set-up"
    round: int = 0
    turn: int = 0
    mover: int = 0
    passes: int = 0
    counters: tuple[Counter, ...]
    caps: Pair = (0, 0)
    losses: Pair = (0, 0)
    vp: Pair = (0, 0)
    activated: tuple[tuple[int, ...], ...] = ((), ())
    aps: tuple[int, ...] = (0, 0)
    speaker: Pair = (0, 0)
    acted: tuple[int, ...] = ()
    action: str = ""
    again: bool = False
    markers: tuple[Marker, ...] = ()
    works: tuple[Work, ...] = ()
    smoke: tuple[Smoke, ...] = ()
    barrages: tuple[Barrage, ...] = ()
    intrusion: Intrusion | None = None
    soft: tuple[str, ...] = ()
    armour: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    ended: str = ""
    solo: SoloState | None = None
