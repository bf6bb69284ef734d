"""Names of things, and things that are lit."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Ref: TypeAlias = str
"""The name of a thing: its kind, a colon, its name in the game (``hex:F09``)."""


class Mark(Struct, frozen=True):
    """A thing that is lit: ``last``, ``legal``, ``set-up``, ``entry``, ``objective`` …"""

    ref: Ref
    kind: str
    side: str = ""
