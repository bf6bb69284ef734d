"""What solo play adds to the state: order cards, the mission track, the cup."""

from __future__ import annotations

from msgspec import Struct

NO_ENEMY = "no-enemy"
MINE = "mine"
NEVER = 99
"""The round of AI that only a line calls on."""


class SoloState(Struct, frozen=True, kw_only=True):
    """``orders`` is the draw pile, unordered and sorted: a draw decides. ``card`` is in use.

    ``marker`` is the track space (1: Start Mission), ``cup`` what may hide behind a Rumored
    Enemy (counter ids, "no-enemy", "mine"), ``fallen`` how many destroyed AI have cost their
    card, ``called_off`` the round that was ended by an order or event, ``defences`` the pool of
    Defense Counters that tiles draw from, ``revealed`` how many Rumored Enemies were turned over.
    ``sight`` is how far anybody sees since a line said so, ``flare`` a round and how far in it;
    ``exits_open`` whether a line has opened the exits.
    """

    orders: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    card: str = ""
    marker: int = 1
    cup: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    fallen: int = 0
    called_off: int = 0
    defences: tuple[str, ...] = ()
    revealed: int = 0
    sight: int = 0
    flare: tuple[int, int] = (0, 0)
    exits_open: bool = False
