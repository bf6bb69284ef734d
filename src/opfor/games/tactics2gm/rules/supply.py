"""Supply lines and what they are worth in AP. A set of lines has a bit for each, line 1 first."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.board import units_of
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import Trait


def own_lines(battle: Battle, side: int) -> int:
    """The lines, as the side counts them, that hold at least one of its units."""
    lines = 0
    for unit in units_of(battle, side):
        lines |= 1 << (battle.depth[side][battle.cell[unit]] - 1)
    return lines


def run_length(lines: int) -> int:
    """The unbroken run of lines from 1."""
    length = 0
    while lines >> length & 1:
        length += 1
    return length


@cite("V-14")
def supply_length(battle: Battle, side: int) -> int:
    """The length of a side's supply line; a scenario may count some lines as always supplied."""
    given = (1 << battle.supplied[side]) - 1
    return run_length(own_lines(battle, side) | given)


@cite("Q2-31")
def is_lone_link(battle: Battle, unit: int) -> bool:
    """Whether the loss of a unit breaks its side's supply line: it is alone on a line of it. Lines
    that count as supplied anyway cannot be broken, nor a supply line that is not there."""
    side = battle.side[unit]
    line = battle.depth[side][battle.cell[unit]]
    if line <= battle.supplied[side] or line > supply_length(battle, side):
        return False
    return not any(
        other != unit and battle.depth[side][battle.cell[other]] == line
        for other in units_of(battle, side)
    )


@cite("Q2-31")
def is_cut_by_bombs(battle: Battle, side: int) -> bool:
    """Whether everybody on some line of a side's supply line is struck."""
    first, last = battle.supplied[side] + 1, supply_length(battle, side)
    return any(is_line_struck(battle, side, line) for line in range(first, last + 1))


def is_line_struck(battle: Battle, side: int, line: int) -> bool:
    return not any(
        battle.depth[side][battle.cell[unit]] == line and not is_struck(battle, unit)
        for unit in units_of(battle, side)
    )


def is_struck(battle: Battle, unit: int) -> bool:
    return any(battle.struck[place] == unit for place in range(battle.struck_count))


@cite("V-14")
def is_supply_broken(battle: Battle, side: int) -> bool:
    """Whether a line without own units has own units beyond it."""
    lines = own_lines(battle, side)
    if not lines:
        return False
    lines |= (1 << battle.supplied[side]) - 1
    return lines >> run_length(lines) != 0


def supply_income(battle: Battle, length: int) -> int:
    """AP from a supply line of this length."""
    return min(length * battle.ap_per_supply_line, battle.supply_cap)


def command_income(battle: Battle, side: int, length: int) -> int:
    """AP from Command Groups standing on the unbroken supply line."""
    on_line = 0
    for unit in units_of(battle, side):
        is_group = battle.traits[battle.card[unit]] >> Trait.COMMAND_GROUP & 1
        if is_group and battle.depth[side][battle.cell[unit]] <= length:
            on_line += 1
    return min(on_line * battle.command_group_ap, battle.command_group_cap)
