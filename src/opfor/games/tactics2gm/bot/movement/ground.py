"""Measures of a space for the unit that may move there."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.sight.danger import has_in_range, weapons_of
from opfor.games.tactics2gm.bot.sight.open_board import own_units, player_units
from opfor.games.tactics2gm.bot.sight.survey import shots_from
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    NOTHING,
)
from opfor.games.tactics2gm.values.sight import NO_TARGET


def cover_on(battle: Battle, cell: int) -> int:
    """How much harder the terrain of a space makes its unit to hit."""
    ground = battle.ground[cell]
    return 0 if ground == NOTHING else battle.cover_of[ground]


def foremost_line(battle: Battle) -> int:
    line = battle.lines
    while line and not battle.manned[line]:
        line -= 1
    return line


def is_gap(battle: Battle, line: int, foremost: int) -> bool:
    """An empty line before the foremost one; some count as supplied anyway."""
    return battle.supplied[AI] < line < foremost and not battle.manned[line]


@cite("V-14")
def keeps_supply(battle: Battle, cell: int) -> bool:
    """The move leaves no gap in the AI's supply line that was not there before; a gap may only
    be moved forward, where the line in its rear grows by that."""
    return not gap_left(battle, cell)


@cite("V-14")
def gap_left(battle: Battle, cell: int) -> int:
    """The line a move leaves empty that was not before; 0 if there is none."""
    here, there = battle.line[battle.cell[battle.acting]], battle.line[cell]
    if here == there:
        return 0
    foremost = foremost_line(battle)
    if battle.manned[here] > 1:  # the line stays held: only going too far ahead can open a gap
        first_empty = max(foremost, battle.supplied[AI]) + 1
        return first_empty if there > first_empty else 0
    return gap_opened(battle, here, there, foremost)


def gap_opened(battle: Battle, here: int, there: int, foremost: int) -> int:
    """The first line that is a gap only after one is left for another; 0 if none is, or if there
    are no more gaps than now and the first is farther ahead."""
    now = then = first_now = first_then = opened = 0
    battle.manned[here] -= 1
    battle.manned[there] += 1
    after = foremost_line(battle)
    for line in range(battle.lines, 0, -1):
        is_empty_now = was_empty(battle, line, here, there, foremost)
        if is_empty_now:
            now, first_now = now + 1, line
        if is_gap(battle, line, after):
            then, first_then = then + 1, line
            if not is_empty_now:
                opened = line
    battle.manned[here] += 1
    battle.manned[there] -= 1
    return 0 if then <= now and first_then > first_now else opened


def was_empty(battle: Battle, line: int, here: int, there: int, foremost: int) -> bool:
    """Whether a line was a gap before a unit left one line for another."""
    if line == here or not battle.supplied[AI] < line < foremost:
        return False
    return battle.manned[line] == (1 if line == there else 0)


def holds_line_alone(battle: Battle, unit: int) -> bool:
    """Whether nobody else of the AI stands on the unit's line."""
    return battle.manned[battle.line[battle.cell[unit]]] == 1


def run_of_lines(battle: Battle) -> int:
    """The unbroken run of lines from 1 that the AI holds, or that count as supplied anyway."""
    run = battle.supplied[AI]
    while run < battle.lines and battle.manned[run + 1]:
        run += 1
    return run


@cite("Q2-31")
def is_link(battle: Battle, unit: int) -> bool:
    """Whether the unit stands alone on a line of the AI's supply line that can be broken."""
    line = battle.line[battle.cell[unit]]
    is_of_it = battle.supplied[AI] < line <= run_of_lines(battle)
    return is_of_it and holds_line_alone(battle, unit)


@cite("V-14")
def is_last_link(battle: Battle, unit: int) -> bool:
    """Whether the unit stands alone on the farthest line of the AI's supply line."""
    is_farthest = battle.line[battle.cell[unit]] == run_of_lines(battle)
    return is_farthest and holds_line_alone(battle, unit)


def best_damage(battle: Battle, cell: int) -> int:
    """The most damage the acting unit can expect of one shot from a space, lucky 10s apart."""
    best = 0
    for shot in shots_from(battle, battle.acting, cell):
        if battle.shot_hurts[shot]:
            best = max(best, battle.shot_damage[shot])
    return best


def can_attack_aim(battle: Battle, cell: int) -> bool:
    """Whether the acting unit could damage what must be destroyed from a space."""
    return any(
        battle.shot_target[shot] == battle.aim_destroy and battle.shot_hurts[shot] == 1
        for shot in shots_from(battle, battle.acting, cell)
    )


def to_aim(battle: Battle, cell: int) -> int:
    """Distance from a space to the target."""
    return battle.distance[cell][battle.aim_spot]


@cite("V-37")
def turns_to_aim(battle: Battle, cell: int) -> int:
    """Turns until the unit can act on the target: shoot it, or stand on it if it need not be
    destroyed."""
    if can_attack_aim(battle, cell):
        return 0
    speed = max(battle.pace[battle.card[battle.acting]], 1)
    if battle.aim_destroy == NO_TARGET:
        return (to_aim(battle, cell) + speed - 1) // speed
    ahead = to_aim(battle, cell) - longest_range(battle, battle.acting)
    if ahead <= speed:  # too close is a turn away too
        return 1
    return (ahead + speed - 1) // speed


def longest_range(battle: Battle, unit: int) -> int:
    """The longest range of its weapons; 1 for a unit without any."""
    longest = NOTHING
    for arm in weapons_of(battle, unit):
        longest = max(longest, battle.range[arm])
    return 1 if longest == NOTHING else longest


@cite("V-23")
def is_beside_friend(battle: Battle, cell: int) -> bool:
    """Whether another AI unit stands next to a space or on it."""
    away = battle.distance[cell]
    return any(unit != battle.acting and away[battle.cell[unit]] <= 1 for unit in own_units(battle))


def shooters_at(battle: Battle, cell: int) -> int:
    """How many Player units have a space in range from where they stand."""
    return sum(1 for unit in player_units(battle) if is_in_reach_of(battle, unit, cell))


def is_in_reach_of(battle: Battle, unit: int, cell: int) -> bool:
    """Whether some weapon of a unit has a space in range."""
    here = battle.cell[unit]
    return any(has_in_range(battle, arm, here, cell) for arm in weapons_of(battle, unit))


@cite("V-16")
def is_controlled(battle: Battle, line: int) -> bool:
    """An AI unit on the line, and no fewer of them than Player units; the acting one apart."""
    own = battle.manned[line]
    if battle.line[battle.cell[battle.acting]] == line:
        own -= 1
    return own > 0 and own >= battle.enemies_on[line]


@cite("V-16")
def lines_to_middle(battle: Battle, cell: int) -> int:
    """How many lines a space is away from the middle of the battlefield."""
    return battle.lines_to_middle[battle.line[cell]]
