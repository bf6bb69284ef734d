"""Supply lines and what they are worth in AP."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def own_lines(setting: Setting, state: State, side: int) -> set[int]:
    """The lines, as the side counts them, that hold at least one of its units."""
    depth = setting.board.depth
    return {depth(side, u.cell) for u in state.units if u.side == side and u.cell >= 0}


def run_length(lines: set[int]) -> int:
    """The unbroken run of lines from 1: ``{1, 2, 4}`` gives 2."""
    length = 0
    while length + 1 in lines:
        length += 1
    return length


@cite("V-14")
def supply_length(setting: Setting, state: State, side: int) -> int:
    """The length of a side's supply line; a scenario may count some lines as always supplied."""
    given = set(range(1, setting.mission.roles[side].supplied + 1))
    return run_length(own_lines(setting, state, side) | given)


@cite("Q2-31")
def links(setting: Setting, state: State, side: int) -> list[set[int]]:
    """The units on each line of a side's supply line. Lines that count as supplied anyway cannot be
    broken, nor can a supply line that is not there."""
    depth = setting.board.depth
    by_line: dict[int, set[int]] = {}
    for unit in state.units:
        if unit.side == side and unit.cell >= 0:
            by_line.setdefault(depth(side, unit.cell), set()).add(unit.id)
    given, length = setting.mission.roles[side].supplied, supply_length(setting, state, side)
    return [ids for line, ids in by_line.items() if given < line <= length]


def lone_links(setting: Setting, state: State, side: int) -> set[int]:
    """The units whose loss breaks a side's supply line: alone on a line of it."""
    return {min(ids) for ids in links(setting, state, side) if len(ids) == 1}


@cite("V-14")
def is_supply_broken(setting: Setting, state: State, side: int) -> bool:
    """Whether a line without own units has own units beyond it."""
    lines = own_lines(setting, state, side)
    if not lines:
        return False
    lines |= set(range(1, setting.mission.roles[side].supplied + 1))
    return run_length(lines) < max(lines)


def supply_income(setting: Setting, state: State, side: int) -> int:
    """AP from the supply line."""
    economy = setting.numbers.economy
    length = supply_length(setting, state, side)
    return min(length * economy.ap_per_supply_line, economy.supply_cap)


def command_income(setting: Setting, state: State, side: int) -> int:
    """AP from Command Groups standing on the unbroken supply line."""
    economy = setting.numbers.economy
    units = setting.cards.units
    groups = [
        u
        for u in state.units
        if u.side == side and u.cell >= 0 and "command-group" in units[u.card].traits
    ]
    if not groups:
        return 0
    length = supply_length(setting, state, side)
    on_line = sum(setting.board.depth(side, u.cell) <= length for u in groups)
    return min(on_line * economy.command_group_ap, economy.command_group_cap)
