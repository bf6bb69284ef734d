"""Movement of the Offensive and the Defensive AI: one list of preferences for each stance."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import keep_if_possible, lowest, must, prefer
from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.movement import ground
from opfor.games.tactics2gm.bot.movement.preferences import (
    Spaces,
    assault,
    cannot_attack_yet,
    is_covered,
    is_here,
    left_open,
    regroup,
    secures_line,
    supply,
    three_quarters,
)
from opfor.games.tactics2gm.bot.sight.danger import weapons_of
from opfor.games.tactics2gm.bot.sight.survey import Survey


def lines_to_rear(survey: Survey, cell: int) -> int:
    """Lines away from the first two."""
    return max(survey.line(cell) - survey.numbers.phrases.rear_lines, 0)


@cite("2GM-OF-RL-M")
def reinforce_lines() -> Spaces:
    """Terrain cover first, and hold it; else the first two lines."""
    row = "2GM-OF-RL-M"
    return (
        keep_if_possible(row, is_covered),
        keep_if_possible(row, is_here, when=in_cover_already),
        lowest(row, lines_to_rear),
        keep_if_possible(row, secures_line, when=is_short_of_rear),
        *left_open(row),
    )


def in_cover_already(survey: Survey, _left: Sequence[int]) -> bool:
    return is_covered(survey, survey.unit.cell)


def is_short_of_rear(survey: Survey, _left: Sequence[int]) -> bool:
    """One of the first two lines has no AI unit."""
    held = {survey.line(u.cell) for u in survey.mine if u.id != survey.unit.id}
    return not set(range(1, survey.numbers.phrases.rear_lines + 1)) <= held


@cite("2GM-OF-SH-M")
def seize_and_hold() -> Spaces:
    """Forward into the central area, the supply line kept."""
    row = "2GM-OF-SH-M"
    return (supply(row), lowest(row, ground.lines_to_middle, by="V-16"), *left_open(row))


@cite("2GM-OF-AD-M")
def advance_to_target() -> Spaces:
    """Towards the target; where that is open, farther up to three quarters of the field."""
    row = "2GM-OF-AD-M"
    return (
        supply(row),
        lowest(row, ground.to_aim),
        prefer(row, three_quarters, by="V-16"),
        *left_open(row),
    )


@cite("2GM-OF-AT-M")
def attack() -> Spaces:
    """Forward to the target without a gap."""
    row = "2GM-OF-AT-M"
    return (
        supply(row),
        lowest(row, ground.turns_to_aim, by="V-37"),
        lowest(row, ground.to_aim, when=cannot_attack_yet),
        *left_open(row),
    )


@cite("2GM-OF-FA-M", "Q2-18")
def full_assault_on_target() -> Spaces:
    """The target at any cost."""
    return assault("2GM-OF-FA-M")


def can_damage_attackers(survey: Survey, _left: Sequence[int]) -> bool:
    """Whether the acting unit can damage some Player unit near the target."""
    near = survey.numbers.phrases.nearby
    row = survey.distance[survey.aim.spot]
    attackers = [u for u in survey.foes if row[u.cell] <= near or survey.danger(u.id) > 0]
    weakest = min((survey.card(u).defence for u in attackers), default=None)
    if weakest is None:
        return False
    return any(arm.penetration >= weakest for arm in weapons_of(survey, survey.unit))


@cite("2GM-DF-TD-M")
def defend_target() -> Spaces:
    """All regroup towards the target; those able to damage attackers go onto it."""
    row = "2GM-DF-TD-M"
    return (
        lowest(row, ground.to_aim, when=can_damage_attackers, by="V-31"),
        *regroup(row),
        *left_open(row),
    )


def is_near_aim(survey: Survey, cell: int) -> bool:
    return ground.to_aim(survey, cell) <= survey.numbers.phrases.nearby


def holds_terrain_near_aim(survey: Survey, _left: Sequence[int]) -> bool:
    """The acting unit stands in cover near the target."""
    cell = survey.unit.cell
    return is_near_aim(survey, cell) and is_covered(survey, cell)


@cite("2GM-DF-RL-M", "2GM-DF-RL-S")
def gather_at_target() -> Spaces:
    """Units in cover near the target keep it; the others regroup towards it, no gap behind."""
    row = "2GM-DF-RL-M"
    return (
        must("2GM-DF-RL-S", is_here, when=holds_terrain_near_aim, by="V-15"),
        supply(row),
        *regroup(row),
        *left_open(row),
    )


def lines_to_zone(survey: Survey, cell: int) -> int:
    """Lines away from the target's line and the ones just before and after it."""
    return max(abs(survey.line(cell) - survey.aim.line) - 1, 0)


@cite("2GM-DF-HP-M")
def hold_position() -> Spaces:
    """The target's line and its two neighbours, each with a unit, no gap behind."""
    row = "2GM-DF-HP-M"
    return (
        supply(row),
        lowest(row, lines_to_zone),
        keep_if_possible(row, secures_line),
        *left_open(row),
        lowest(row, ground.to_aim),
    )


def line_of(survey: Survey, cell: int) -> int:
    return survey.line(cell)


@cite("2GM-DF-SH-M")
def drive_back() -> Spaces:
    """Forward past the target's line, no gap behind."""
    row = "2GM-DF-SH-M"
    return (supply(row), prefer(row, line_of), *left_open(row))


@cite("V-19", "2GM-DF-OD-M")
def destroys_easily(survey: Survey, cell: int) -> bool:
    """Staying, or a space from which a unit of the Player's supply line is destroyed with an
    even chance or better."""
    if cell == survey.unit.cell:
        return True
    sure = survey.numbers.phrases.sure_kill
    shots = survey.shots_from(survey.unit, cell)
    return any(s.kill >= sure and survey.is_breaker(s.target) for s in shots)


def kill_chance_from(survey: Survey, cell: int) -> float:
    """The best chance to destroy a unit of the Player's supply line from a space."""
    shots = survey.shots_from(survey.unit, cell)
    return max((s.kill for s in shots if survey.is_breaker(s.target)), default=0.0)


@cite("2GM-DF-OD-M")
def overcome_defense() -> Spaces:
    """Only where the move lets the unit break the Player's supply line easily."""
    row = "2GM-DF-OD-M"
    return (must(row, destroys_easily, by="V-19"), prefer(row, kill_chance_from), *left_open(row))


SCENARIO_MARCHES: dict[str, Spaces] = {
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
