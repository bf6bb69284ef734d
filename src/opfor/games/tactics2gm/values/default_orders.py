"""Default orders: what is bought when the stance's own order names nothing in hand.

Two lists for each kind of AI, by the AP it has when its Deployment phase begins.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.clauses import Clause
from opfor.games.tactics2gm.values.codes import Kinds, Outfit

ARTILLERY = Clause("artillery", Kinds.ARTILLERY)
FIRING = Clause("transports that can fire", Kinds.FIRING_TRANSPORTS)
WITH_GUNS = Clause("transports with artillery", Kinds.WITH_GUNS)
WITH_MEN = Clause("transports with infantry", Kinds.WITH_MEN)
TANKS = Clause("tanks", Kinds.TANKS)
AIRPLANES = Clause("airplanes", Kinds.AIRPLANES)


MEN = {
    "offensive": (Kinds.OFFENSIVE_INFANTRY, Kinds.WITH_OFFENSIVE_MEN),
    "defensive": (Kinds.DEFENSIVE_INFANTRY, Kinds.WITH_DEFENSIVE_MEN),
}
"""Infantry of a class, and transports with it."""


@cite("V-32")
def supports() -> tuple[Clause, ...]:
    """Support by what it is for: shooting, hindering, damage, anything else."""
    return (
        Clause("support that helps shooting", Kinds.BOOSTS_SHOOTING),
        Clause("support that hinders the enemy", Kinds.HINDERS),
        Clause("support that does damage", Kinds.DOES_DAMAGE),
        Clause("other support", Kinds.OTHER_SUPPORT),
    )


SUPPORTS = supports()


@cite("2GM-DEP-1")
def dynamic_poor() -> tuple[Clause, ...]:
    infantry = (
        Clause("offensive infantry", Kinds.OFFENSIVE_INFANTRY),
        Clause("defensive infantry", Kinds.INFANTRY),
    )
    return (ARTILLERY, *infantry, FIRING, *SUPPORTS)


@cite("2GM-DEP-2")
def dynamic_rich() -> tuple[Clause, ...]:
    return (
        TANKS,
        Clause("transports with or without artillery", Kinds.WITH_GUNS_OR_EMPTY),
        ARTILLERY,
        WITH_MEN,
        Clause("offensive infantry", Kinds.OFFENSIVE_INFANTRY),
        Clause("defensive infantry", Kinds.INFANTRY),
        AIRPLANES,
        *SUPPORTS,
    )


@cite("2GM-DEP-3")
def offensive_poor() -> tuple[Clause, ...]:
    return _poor("offensive")


@cite("2GM-DEP-5")
def defensive_poor() -> tuple[Clause, ...]:
    return _poor("defensive")


def _poor(kind: str) -> tuple[Clause, ...]:
    """Artillery, carried infantry of the kind, infantry of the kind, firing transports, support."""
    men, riders = MEN[kind]
    return (
        ARTILLERY,
        Clause(f"transports with {kind} infantry", riders),
        Clause(f"{kind} infantry", men),
        FIRING,
        *SUPPORTS,
    )


@cite("2GM-DEP-4")
def offensive_rich() -> tuple[Clause, ...]:
    return _rich("offensive")


@cite("2GM-DEP-6")
def defensive_rich() -> tuple[Clause, ...]:
    return _rich("defensive")


def _rich(kind: str) -> tuple[Clause, ...]:
    """Tanks with the kind's equipment, carried guns, guns, carried infantry, infantry of the
    kind, airplanes, support."""
    men, _ = MEN[kind]
    kit = Outfit.OFFENSIVE if kind == "offensive" else Outfit.DEFENSIVE
    return (
        Clause("tanks", Kinds.TANKS, kit=kit),
        WITH_GUNS,
        ARTILLERY,
        WITH_MEN,
        Clause(f"{kind} infantry", men),
        AIRPLANES,
        *SUPPORTS,
    )


class DefaultOrder(NamedTuple):
    """A list with its row, and the case in which it is read."""

    row: str
    clauses: tuple[Clause, ...]
    case: str


def _pair(kind: str, poor: DefaultOrder, rich: DefaultOrder) -> tuple[DefaultOrder, DefaultOrder]:
    return (
        poor._replace(case=f"the {kind} AI has less than 5 AP"),
        rich._replace(case=f"the {kind} AI has 5 AP or more"),
    )


DEFAULTS: dict[str, tuple[DefaultOrder, DefaultOrder]] = {
    "BR": _pair(
        "Dynamic",
        DefaultOrder("2GM-DEP-1", dynamic_poor(), ""),
        DefaultOrder("2GM-DEP-2", dynamic_rich(), ""),
    ),
    "OF": _pair(
        "Offensive",
        DefaultOrder("2GM-DEP-3", offensive_poor(), ""),
        DefaultOrder("2GM-DEP-4", offensive_rich(), ""),
    ),
    "DF": _pair(
        "Defensive",
        DefaultOrder("2GM-DEP-5", defensive_poor(), ""),
        DefaultOrder("2GM-DEP-6", defensive_rich(), ""),
    ),
}
"""By the first letters of a stance's code: poor and rich list."""
