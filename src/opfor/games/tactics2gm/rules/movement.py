"""Movement: pace, hard terrain, what is in the way, swaps, covered movement.

Friends may be passed and enemies may not; a move ends on a space with room for the unit. Entering
hard terrain costs more, but a unit may always make one step.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.memory import Pool
from opfor.games.tactics2gm.rules.board import neighbours, units_on
from opfor.games.tactics2gm.rules.offers import offer
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    FRONTIER,
    NO_MOVE,
    NO_WAY,
    NOTHING,
    Act,
    Hindrance,
    Type,
)


@cite("2GM-MOD-1", "2GM-MOD-3", "2GM-MOD-4")
def entry_cost(battle: Battle, card: int, cell: int) -> int:
    """Movement points to enter a space; 0 if the terrain keeps this kind of unit out."""
    terrain = battle.ground[cell]
    return 1 if terrain == NOTHING else battle.entry_costs[card][terrain]


def standing_on(battle: Battle, cell: int) -> int:
    """How many units stand on a space."""
    return sum(1 for _ in units_on(battle, cell))


def has_room(battle: Battle, side: int, cell: int) -> bool:
    """Whether one more unit of a side fits on a space: open ground holds one, a house two."""
    standing = battle.first_on[cell]
    if not standing:
        return True
    if battle.side[standing] != side or battle.ground[cell] == NOTHING:
        return False
    return standing_on(battle, cell) < battle.capacity[battle.ground[cell]]


@cite("2GM-PH-10", "2GM-MOD-9")
def hindrance(battle: Battle, unit: int) -> int:
    """What keeps a unit from moving now."""
    if battle.moved[unit]:
        return Hindrance.MOVED
    if battle.fresh[unit]:
        return Hindrance.FRESH
    if battle.cell[unit] < 0:
        return Hindrance.ABOARD
    if battle.halted[unit] & NO_MOVE:
        return Hindrance.HALTED
    return Hindrance.NONE if battle.pace[battle.card[unit]] > 0 else Hindrance.NO_MOVEMENT


def can_move(battle: Battle, unit: int) -> bool:
    """Whether a unit may still move this turn."""
    return hindrance(battle, unit) == Hindrance.NONE


def reachable(battle: Battle, unit: int, points: int, cells: Pool, spent: Pool) -> int:
    """Spaces a unit can end a move on, with the movement points spent to get there; how many.

    ``points`` below 0 are its own pace. Spaces it cannot end on have ``NO_WAY`` spent.
    """
    start, card, side = battle.cell[unit], battle.card[unit], battle.side[unit]
    if points < 0:
        points = battle.pace[card]
    for cell in range(battle.size):
        spent[cell] = NO_WAY
    spent[start] = 0
    battle.frontier[0] = start
    waiting = 1 if points > 0 else 0
    found = 0
    looked = 0
    while looked < waiting:
        here = battle.frontier[looked]
        looked += 1
        so_far = spent[here]
        for j in range(battle.nears[here]):
            cell = battle.near[here][j]
            known = spent[cell]
            if known <= so_far + 1:  # as good a way is known already
                continue
            total = so_far + step_into(battle, card, side, cell)
            if here == start and points < total < NO_WAY:  # one step is always allowed
                total = points
            if total <= points and total < known:
                spent[cell] = total
                if known == NO_WAY:
                    cells[found] = cell
                    found += 1
                if total < points and waiting < FRONTIER:
                    battle.frontier[waiting] = cell
                    waiting += 1
    spent[start] = NO_WAY
    return without_full(battle, side, found, cells, spent)


def step_into(battle: Battle, card: int, side: int, cell: int) -> int:
    """The points a step into a space costs; ``NO_WAY`` where terrain or an enemy bars it."""
    standing = battle.first_on[cell]
    if standing and battle.side[standing] != side:
        return NO_WAY
    return entry_cost(battle, card, cell) or NO_WAY


def without_full(battle: Battle, side: int, found: int, cells: Pool, spent: Pool) -> int:
    """A move ends where there is room."""
    kept = 0
    for i in range(found):
        cell = cells[i]
        if has_room(battle, side, cell):
            cells[kept] = cell
            kept += 1
        else:
            spent[cell] = NO_WAY
    return kept


def can_swap(battle: Battle, unit: int, other: int) -> bool:
    """Movement is simultaneous: two neighbours that can enter each other's spaces may change
    places, because one step is always possible."""
    if not can_move(battle, unit) or not can_move(battle, other):
        return False
    if battle.side[unit] != battle.side[other]:
        return False
    can_enter = entry_cost(battle, battle.card[unit], battle.cell[other]) > 0
    return can_enter and entry_cost(battle, battle.card[other], battle.cell[unit]) > 0


@cite("2GM-MOD-6")
def offer_covered_moves(battle: Battle, unit: int) -> None:
    """Ways infantry can move beside a friendly vehicle.

    Both keep the pace of the slower one; the infantry ends beside the vehicle, on the side of
    its own HQ if there is room.
    """
    if battle.type[battle.card[unit]] != Type.INFANTRY:
        return
    here = battle.cell[unit]
    offer_covered_with(battle, unit, here)
    for cell in neighbours(battle, here):
        offer_covered_with(battle, unit, cell)


def offer_covered_with(battle: Battle, unit: int, cell: int) -> None:
    """Covered moves with the vehicles on a space."""
    for vehicle in units_on(battle, cell):
        is_vehicle = battle.type[battle.card[vehicle]] in (Type.TANK, Type.TRANSPORT)
        if is_vehicle and battle.side[vehicle] == battle.side[unit]:
            if can_move(battle, vehicle):
                offer_beside(battle, unit, vehicle)


def offer_beside(battle: Battle, unit: int, vehicle: int) -> None:
    slower = min(battle.pace[battle.card[unit]], battle.pace[battle.card[vehicle]])
    reachable(battle, unit, slower, battle.on_foot, battle.foot_spent)
    found = reachable(battle, vehicle, slower, battle.reach, battle.spent)
    for i in range(found):
        cell = battle.reach[i]
        beside = place_beside(battle, battle.side[unit], cell)
        if beside != NOTHING:
            offer(battle, Act.MOVE_COVERED, unit=unit, target=beside, cell=cell, other=vehicle)


def place_beside(battle: Battle, side: int, cell: int) -> int:
    """The space beside a vehicle's that infantry ends on: nearest to its own HQ."""
    best = NOTHING
    home = battle.size + side
    for beside in neighbours(battle, cell):
        if battle.foot_spent[beside] != NO_WAY:
            if best == NOTHING or is_nearer(battle, beside, best, home):
                best = beside
    return best


def is_nearer(battle: Battle, cell: int, best: int, home: int) -> bool:
    """Nearer to a place, or as near and first in order."""
    if battle.distance[cell][home] != battle.distance[best][home]:
        return battle.distance[cell][home] < battle.distance[best][home]
    return cell < best
