"""Deployment by stance: what is bought, in which order, and with which equipment."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.clauses import Clause, Orders
from opfor.games.tactics2gm.values.codes import Air, Key, Kinds, Outfit

DEFENSIVE_INFANTRY = Clause("defensive infantry", Kinds.DEFENSIVE_INFANTRY)
ARTILLERY = Clause("artillery", Kinds.ARTILLERY)
HARD_ARTILLERY = Clause("artillery", Kinds.ARTILLERY, Key.HARDEST_HITTING)
TANKS = Clause("tanks", Kinds.TANKS)
HARD_TANKS = Clause("tanks", Kinds.TANKS, Key.HARDEST_HITTING)
LOADED = Clause(
    "transports with infantry or artillery", Kinds.LOADED_TRANSPORTS, Key.HARDEST_HITTING
)
MINES = Clause("mines", Kinds.MINES)
FIGHTERS = Clause("fighters on patrol", Kinds.FIGHTERS)
AIRPLANES = Clause("airplanes", Kinds.AIRPLANES)
FAST = Clause("fast units, tanks, loaded transports", Kinds.MOBILE, Key.FASTEST)
STRIKE = Clause("support that damages the target", Kinds.DAMAGES_AIM)


@cite("2GM-BR-TD-D", "2GM-CE-1")
def total_defense() -> Orders:
    """Whatever may destroy the enemy doing damage, support first; then as much infantry and
    artillery as possible, with nothing but what can destroy him."""
    return Orders(
        (
            Clause("support against the threat", Kinds.DAMAGES_TOP),
            Clause("a unit that may destroy the threat", Kinds.MAY_DESTROY_TOP),
            Clause("defensive units, artillery or infantry", Kinds.SOLDIERY, Key.CHEAPEST),
        ),
        Outfit.KILLING,
        units_first=True,
        air=Air.STRONGEST,
    )


@cite("2GM-BR-DE-D")
def defense() -> Orders:
    """Defensive infantry, artillery, mines, fighters on patrol; defensive equipment."""
    return Orders(
        (DEFENSIVE_INFANTRY, ARTILLERY, MINES, FIGHTERS), Outfit.DEFENSIVE, air=Air.PATROL
    )


def guns_and_tanks(air: int) -> Orders:
    """Tanks, then loaded transports, then artillery (by ruling before the transports), airplanes;
    all units before any support."""
    return Orders(
        (HARD_TANKS, LOADED, ARTILLERY, AIRPLANES),
        Outfit.BOTH,
        units_first=True,
        air=air,
        guns_second=(HARD_TANKS, HARD_ARTILLERY, LOADED, AIRPLANES),
    )


@cite("2GM-BR-RE-D", "Q2-26", "2GM-CE-1")
def reinforce() -> Orders:
    """Tanks, then loaded transports, then artillery; all units before any support."""
    return guns_and_tanks(Air.STRONGEST_OR_HQ)


@cite("2GM-BR-AD-D")
def advance() -> Orders:
    """The fastest units, then airplanes; offensive equipment."""
    return Orders((FAST, AIRPLANES), Outfit.OFFENSIVE, air=Air.HQ_OR_SUPPLY)


@cite("2GM-BR-FA-D")
def full_assault() -> Orders:
    """Support that damages the HQ, then the fastest units; offensive equipment."""
    return Orders((STRIKE, FAST), Outfit.OFFENSIVE, air=Air.AIM)


@cite("2GM-OF-RL-D")
def reinforce_lines() -> Orders:
    """Artillery and defensive infantry, then tanks with both kinds of equipment."""
    tanks = Clause("tanks", Kinds.TANKS, kit=Outfit.BOTH)
    return Orders((ARTILLERY, DEFENSIVE_INFANTRY, tanks), Outfit.DEFENSIVE)


@cite("2GM-OF-SH-D")
def seize_and_hold() -> Orders:
    """Infantry and artillery, then tanks, offensive support, fighters on patrol."""
    clauses = (
        Clause("infantry", Kinds.INFANTRY),
        ARTILLERY,
        TANKS,
        Clause("offensive support", Kinds.OFFENSIVE_SUPPORT),
        FIGHTERS,
    )
    return Orders(clauses, Outfit.OFFENSIVE, air=Air.PATROL)


@cite("2GM-OF-AD-D", "Q2-26")
def advance_to_target() -> Orders:
    """As Reinforce, with airplanes at the target or the strongest enemy."""
    return guns_and_tanks(Air.AIM_OR_STRONGEST)


@cite("2GM-OF-AT-D")
def attack() -> Orders:
    """The fastest units, then airplanes at the target or its defenders."""
    return Orders((FAST, AIRPLANES), Outfit.OFFENSIVE, air=Air.AIM_OR_DEFENDERS)


@cite("2GM-OF-FA-D")
def full_assault_on_target() -> Orders:
    """Every support that damages the target, then the fastest units."""
    return Orders((STRIKE, FAST), Outfit.OFFENSIVE, air=Air.AIM)


@cite("2GM-DF-TD-D")
def defend_target() -> Orders:
    """As many defensive units as possible, bare or with defensive equipment."""
    clause = Clause("defensive units", Kinds.DEFENSIVE_SOLDIERY, Key.CHEAPEST)
    return Orders((clause,), Outfit.DEFENSIVE, units_first=True, air=Air.STRONGEST)


@cite("2GM-DF-RL-D")
def gather_at_target() -> Orders:
    """Defensive infantry, artillery, tanks, mines, fighters on patrol."""
    clauses = (DEFENSIVE_INFANTRY, ARTILLERY, TANKS, MINES, FIGHTERS)
    return Orders(clauses, Outfit.DEFENSIVE, air=Air.PATROL)


@cite("2GM-DF-HP-D", "Q2-26")
def hold_position() -> Orders:
    """As the Offensive AI's Advance, with airplanes at the strongest enemy."""
    return guns_and_tanks(Air.STRONGEST)


@cite("2GM-DF-SH-D")
def drive_back() -> Orders:
    """The fastest units; offensive equipment."""
    return Orders((FAST,), Outfit.OFFENSIVE, air=Air.STRONGEST)


@cite("2GM-DF-OD-D")
def overcome_defense() -> Orders:
    """The fastest units, then airplanes at the enemy or his supply line."""
    return Orders((FAST, AIRPLANES), Outfit.OFFENSIVE, air=Air.ENEMY_OR_SUPPLY)


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
