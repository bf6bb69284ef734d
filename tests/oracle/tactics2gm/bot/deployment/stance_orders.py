"""Deployment by stance: what is bought, in which order, and with which equipment."""

from __future__ import annotations

from opfor.core.cite import cite
from tests.oracle.tactics2gm.bot.deployment.clauses import (
    AirUse,
    Clause,
    Orders,
    damages_aim,
    damages_top,
    has_effect,
    has_tag,
    is_airplane,
    is_artillery,
    is_defensive_infantry,
    is_defensive_soldiery,
    is_fighter,
    is_infantry,
    is_loaded_transport,
    is_mobile,
    is_soldiery,
    is_tank,
    may_destroy_top,
)

DEFENSIVE_INFANTRY = Clause("defensive infantry", is_defensive_infantry)
ARTILLERY = Clause("artillery", is_artillery)
HARD_ARTILLERY = Clause("artillery", is_artillery, "hardest-hitting")
TANKS = Clause("tanks", is_tank)
HARD_TANKS = Clause("tanks", is_tank, "hardest-hitting")
LOADED = Clause("transports with infantry or artillery", is_loaded_transport, "hardest-hitting")
MINES = Clause("mines", has_effect("mines"))
FIGHTERS = Clause("fighters on patrol", is_fighter)
AIRPLANES = Clause("airplanes", is_airplane)
FAST = Clause("fast units, tanks, loaded transports", is_mobile, "fastest")
STRIKE = Clause("support that damages the target", damages_aim)


@cite("2GM-BR-TD-D", "2GM-CE-1")
def total_defense() -> Orders:
    """Whatever may destroy the enemy doing damage, support first; then as much infantry and
    artillery as possible, with nothing but what can destroy him."""
    return Orders(
        (
            Clause("support against the threat", damages_top),
            Clause("a unit that may destroy the threat", may_destroy_top),
            Clause("defensive units, artillery or infantry", is_soldiery, "cheapest"),
        ),
        "killing",
        units_first=True,
        air="strongest",
    )


@cite("2GM-BR-DE-D")
def defense() -> Orders:
    """Defensive infantry, artillery, mines, fighters on patrol; defensive equipment."""
    return Orders((DEFENSIVE_INFANTRY, ARTILLERY, MINES, FIGHTERS), "defensive", air="patrol")


def guns_and_tanks(air: AirUse) -> Orders:
    """Tanks, then loaded transports, then artillery (by ruling before the transports), airplanes;
    all units before any support."""
    return Orders(
        (HARD_TANKS, LOADED, ARTILLERY, AIRPLANES),
        "both",
        units_first=True,
        air=air,
        guns_second=(HARD_TANKS, HARD_ARTILLERY, LOADED, AIRPLANES),
    )


@cite("2GM-BR-RE-D", "Q2-26", "2GM-CE-1")
def reinforce() -> Orders:
    """Tanks, then loaded transports, then artillery; all units before any support."""
    return guns_and_tanks("strongest-or-hq")


@cite("2GM-BR-AD-D")
def advance() -> Orders:
    """The fastest units, then airplanes; offensive equipment."""
    return Orders((FAST, AIRPLANES), "offensive", air="hq-or-supply")


@cite("2GM-BR-FA-D")
def full_assault() -> Orders:
    """Support that damages the HQ, then the fastest units; offensive equipment."""
    return Orders((STRIKE, FAST), "offensive", air="aim")


@cite("2GM-OF-RL-D")
def reinforce_lines() -> Orders:
    """Artillery and defensive infantry, then tanks with both kinds of equipment."""
    tanks = Clause("tanks", is_tank, kit="both")
    return Orders((ARTILLERY, DEFENSIVE_INFANTRY, tanks), "defensive")


@cite("2GM-OF-SH-D")
def seize_and_hold() -> Orders:
    """Infantry and artillery, then tanks, offensive support, fighters on patrol."""
    clauses = (
        Clause("infantry", is_infantry),
        ARTILLERY,
        TANKS,
        Clause("offensive support", has_tag("damage", "boost_shooting")),
        FIGHTERS,
    )
    return Orders(clauses, "offensive", air="patrol")


@cite("2GM-OF-AD-D", "Q2-26")
def advance_to_target() -> Orders:
    """As Reinforce, with airplanes at the target or the strongest enemy."""
    return guns_and_tanks("aim-or-strongest")


@cite("2GM-OF-AT-D")
def attack() -> Orders:
    """The fastest units, then airplanes at the target or its defenders."""
    return Orders((FAST, AIRPLANES), "offensive", air="aim-or-defenders")


@cite("2GM-OF-FA-D")
def full_assault_on_target() -> Orders:
    """Every support that damages the target, then the fastest units."""
    return Orders((STRIKE, FAST), "offensive", air="aim")


@cite("2GM-DF-TD-D")
def defend_target() -> Orders:
    """As many defensive units as possible, bare or with defensive equipment."""
    clause = Clause("defensive units", is_defensive_soldiery, "cheapest")
    return Orders((clause,), "defensive", units_first=True, air="strongest")


@cite("2GM-DF-RL-D")
def gather_at_target() -> Orders:
    """Defensive infantry, artillery, tanks, mines, fighters on patrol."""
    clauses = (DEFENSIVE_INFANTRY, ARTILLERY, TANKS, MINES, FIGHTERS)
    return Orders(clauses, "defensive", air="patrol")


@cite("2GM-DF-HP-D", "Q2-26")
def hold_position() -> Orders:
    """As the Offensive AI's Advance, with airplanes at the strongest enemy."""
    return guns_and_tanks("strongest")


@cite("2GM-DF-SH-D")
def drive_back() -> Orders:
    """The fastest units; offensive equipment."""
    return Orders((FAST,), "offensive", air="strongest")


@cite("2GM-DF-OD-D")
def overcome_defense() -> Orders:
    """The fastest units, then airplanes at the enemy or his supply line."""
    return Orders((FAST, AIRPLANES), "offensive", air="enemy-or-supply")


ORDERS: dict[str, Orders] = {
    "BR-TD": total_defense(),
    "BR-DE": defense(),
    "BR-RE": reinforce(),
    "BR-AD": advance(),
    "BR-FA": full_assault(),
    "OF-RL": reinforce_lines(),
    "OF-SH": seize_and_hold(),
    "OF-AD": advance_to_target(),
    "OF-AT": attack(),
    "OF-FA": full_assault_on_target(),
    "DF-TD": defend_target(),
    "DF-RL": gather_at_target(),
    "DF-HP": hold_position(),
    "DF-SH": drive_back(),
    "DF-OD": overcome_defense(),
}
