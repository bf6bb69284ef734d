"""What deployment orders are made of, as the booklet prints them."""

from __future__ import annotations

from msgspec import Struct

from opfor.games.tactics2gm.values.codes import Air, Key, Outfit


class Clause(Struct, frozen=True):
    """Part of a deployment order: which cards it names (``Kinds``), and which of them come first
    (without a key the most damage). ``kit`` is its own equipment, if it has one."""

    says: str
    kind: int
    key: int = Key.NONE
    kit: int = Outfit.NONE


class Orders(Struct, frozen=True):
    """A stance's deployment: its clauses in order, the equipment units get, whether that waits
    until no more units can be bought, and what airplanes are for. ``guns_second`` are the clauses
    if artillery is ruled to come before transports."""

    clauses: tuple[Clause, ...]
    kit: int
    units_first: bool = False
    air: int = Air.NONE
    guns_second: tuple[Clause, ...] = ()
