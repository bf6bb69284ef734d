"""Spaces in reach as a set: bit n stands for space n. For whoever does not ask in which order.

The same spaces as ``movement.reachable`` finds, with a unit's own pace.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.memory import Bits, Pool
from opfor.games.tactics2gm.rules.movement import has_room
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    RESTS,
)


def beside(battle: Battle, spaces: Bits) -> Bits:
    """The spaces beside any of these: across the lines, and along them but for their ends."""
    across: Bits = spaces << battle.columns | spaces >> battle.columns
    along: Bits = (spaces & battle.not_rightmost) << 1 | (spaces & battle.not_leftmost) >> 1
    return (across | along) & battle.whole_board


@cite("2GM-MOD-1", "2GM-MOD-3", "2GM-MOD-4")
def spaces_in_reach(battle: Battle, unit: int) -> Bits:
    """The spaces a unit can end a move on. ``ring[n]`` are those it comes to for n points: on open
    ground the next ones for one point more, on terrain for what that costs the unit."""
    points, side = battle.pace[battle.card[unit]], battle.side[unit]
    for spent in range(points + 1):
        battle.ring[spent] = 0
    start: Bits = battle.bit[battle.cell[unit]]
    battle.ring[0] = start
    seen: Bits = start
    for spent in range(points):
        ahead: Bits = beside(battle, battle.ring[spent]) & ~(seen | battle.occupied[1 - side])
        battle.ring[spent + 1] = (battle.ring[spent + 1] | ahead & ~battle.rough) & ~seen
        enter_terrain(battle, battle.card[unit], ahead & battle.rough, spent, points)
        seen |= battle.ring[spent + 1]
    return with_room(battle, side, seen & ~start)


def enter_terrain(battle: Battle, card: int, spaces: Bits, spent: int, points: int) -> None:
    """Put spaces with terrain into the rings they cost; one step is always allowed."""
    while spaces:
        others: Bits = spaces & (spaces - 1)
        cell = battle.place_of[(spaces ^ others) % RESTS]
        cost = battle.entry_costs[card][battle.ground[cell]]
        if spent == 0 and cost > points:
            cost = points
        if cost and spent + cost <= points:
            battle.ring[spent + cost] |= battle.bit[cell]
        spaces = others


def with_room(battle: Battle, side: int, spaces: Bits) -> Bits:
    """A move ends where there is room: open ground holds one, a house two."""
    room: Bits = spaces & ~(battle.occupied[side] & ~battle.rough)
    taken: Bits = room & battle.occupied[side]
    while taken:
        others: Bits = taken & (taken - 1)
        if not has_room(battle, side, battle.place_of[(taken ^ others) % RESTS]):
            room ^= taken ^ others
        taken = others
    return room


def list_spaces(battle: Battle, spaces: Bits, cells: Pool, count: int) -> int:
    """Add the spaces of a set to a list, in the order of their numbers; how many it has then."""
    while spaces:
        others: Bits = spaces & (spaces - 1)
        cells[count] = battle.place_of[(spaces ^ others) % RESTS]
        count += 1
        spaces = others
    return count
