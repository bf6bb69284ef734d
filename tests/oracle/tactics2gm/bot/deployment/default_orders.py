"""Default orders: what is bought when the stance's own order names nothing in hand.

Two lists for each kind of AI, by the AP it has when its Deployment phase begins.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.unit_classes import Kit
from tests.oracle.tactics2gm.bot.deployment.clauses import (
    Clause,
    carries,
    carries_infantry_of,
    has_tag,
    is_airplane,
    is_artillery,
    is_defensive_infantry,
    is_firing_transport,
    is_infantry,
    is_offensive_infantry,
    is_tank,
)
from tests.oracle.tactics2gm.bot.deployment.hand import Hand


def is_transport(hand: Hand, name: str) -> bool:
    card = hand.unit(name)
    return card is not None and card.type == "transport"


def is_empty_transport_or_with_gun(hand: Hand, name: str) -> bool:
    """A transport with artillery, or one for which the hand holds no rider."""
    return is_transport(hand, name) and (
        carries("artillery")(hand, name) or not hand.is_loaded(name)
    )


ARTILLERY = Clause("artillery", is_artillery)
FIRING = Clause("transports that can fire", is_firing_transport)
WITH_GUNS = Clause("transports with artillery", carries("artillery"))
WITH_MEN = Clause("transports with infantry", carries("infantry"))
TANKS = Clause("tanks", is_tank)
AIRPLANES = Clause("airplanes", is_airplane)


@cite("V-32")
def supports() -> tuple[Clause, ...]:
    """Support by what it is for: shooting, hindering, damage, anything else."""
    tags = {
        "boost_shooting": "support that helps shooting",
        "hinder": "support that hinders the enemy",
        "damage": "support that does damage",
        "other": "other support",
    }
    return tuple(Clause(says, has_tag(tag)) for tag, says in tags.items())


SUPPORTS = supports()


@cite("2GM-DEP-1")
def dynamic_poor() -> tuple[Clause, ...]:
    infantry = (
        Clause("offensive infantry", is_offensive_infantry),
        Clause("defensive infantry", is_infantry),
    )
    return (ARTILLERY, *infantry, FIRING, *SUPPORTS)


@cite("2GM-DEP-2")
def dynamic_rich() -> tuple[Clause, ...]:
    return (
        TANKS,
        Clause("transports with or without artillery", is_empty_transport_or_with_gun),
        ARTILLERY,
        WITH_MEN,
        Clause("offensive infantry", is_offensive_infantry),
        Clause("defensive infantry", is_infantry),
        AIRPLANES,
        *SUPPORTS,
    )


@cite("2GM-DEP-3")
def offensive_poor() -> tuple[Clause, ...]:
    return _poor("offensive")


@cite("2GM-DEP-5")
def defensive_poor() -> tuple[Clause, ...]:
    return _poor("defensive")


def _poor(kind: Kit) -> tuple[Clause, ...]:
    """Artillery, carried infantry of the kind, infantry of the kind, firing transports, support."""
    men = is_offensive_infantry if kind == "offensive" else is_defensive_infantry
    return (
        ARTILLERY,
        Clause(f"transports with {kind} infantry", carries_infantry_of(men)),
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


def _rich(kind: Kit) -> tuple[Clause, ...]:
    """Tanks with the kind's equipment, carried guns, guns, carried infantry, infantry of the
    kind, airplanes, support."""
    men = is_offensive_infantry if kind == "offensive" else is_defensive_infantry
    return (
        Clause("tanks", is_tank, kit=kind),
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


@cite("Q2-13")
def default_order(hand: Hand) -> DefaultOrder:
    """The list in force: by the AP at the start of the phase, or by ruling before every card."""
    survey = hand.survey
    each = survey.rulings.five_ap_moment == "each-card"
    ap = hand.ap if each else hand.ap_at_start
    poor, rich = DEFAULTS[survey.stance.code[:2]]
    return poor if ap < survey.numbers.phrases.default_order_ap else rich
