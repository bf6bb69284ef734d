"""The truck that follows its road: one full movement for each space the marker advances."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import move_to
from opfor.fast.coh.deployment import can_move, crowd_in
from opfor.fast.coh.mind import PLACE_LIST, ROW_NUMBER, ROW_PLACE
from opfor.fast.coh.rules.control_and_fieldworks import come_in
from opfor.fast.coh.rules.entry_and_exit import entry_cost, go_off
from opfor.fast.coh.rules.movement_steps import is_blocked, is_cut_off
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import BARRED, NOTHING, ON_MAP, RESERVE, Battle

ACTION_POINTS = 7


def truck_of(battle: Battle, number: int) -> int:
    """The vehicle a line names: the AI's counter of that number."""
    for unit in range(battle.units):
        if battle.side_of[unit] == battle.bot and battle.counter_number[unit] == number:
            return unit
    return NOTHING


def is_on_its_way(battle: Battle, number: int) -> bool:
    unit = truck_of(battle, number)
    return unit != NOTHING and battle.place[unit] in (ON_MAP, RESERVE)


@cite("SOLO-6.2-f", "V-9")
def drive_truck(battle: Battle, row: int) -> None:
    """Hex by hex along its road, entering at its beginning and leaving at its end; it halts
    before a Unit and before what it may not enter, and where hits, mines or the Player stop it."""
    number = battle.order[row][ROW_NUMBER]
    road = battle.place_row[battle.order[row][ROW_PLACE]][PLACE_LIST]
    if not is_on_its_way(battle, number) or battle.named_cells[road] == 0:
        return
    unit = truck_of(battle, number)
    for _ in range(ACTION_POINTS // max(1, battle.printed_move_cost[unit])):
        place = place_on_road(battle, unit, road)
        if battle.place[unit] == ON_MAP and not can_move(battle, unit):
            return
        if place + 1 == battle.named_cells[road]:
            go_off(battle, unit)
            return
        if is_road_blocked(battle, unit, battle.named_cell[road][place + 1]):
            return
        step_along(battle, unit, road, place + 1)
        if battle.place[unit] != ON_MAP:
            return


def place_on_road(battle: Battle, unit: int, road: int) -> int:
    """Which hex of its road a vehicle stands in; before the first if in none."""
    for place in range(battle.named_cells[road]):
        if battle.named_cell[road][place] == battle.cell[unit]:
            return place
    return -1


def is_road_blocked(battle: Battle, unit: int, cell: int) -> bool:
    """A Unit stands there, or another AI; an obstacle bars the way, or the ground does."""
    is_barred = is_blocked(battle, unit, cell) or is_cut_off(battle, unit, cell)
    if crowd_in(battle, cell) > 0 or is_barred:
        return True
    if battle.place[unit] != ON_MAP:
        return entry_cost(battle, unit, cell) == BARRED
    for direction in range(FACINGS):
        if battle.neighbour[battle.cell[unit]][direction] == cell:
            return battle.extra[battle.gait[unit]][battle.cell[unit]][direction] == BARRED
    return True


def step_along(battle: Battle, unit: int, road: int, place: int) -> None:
    """Into the next hex of the road, facing along it."""
    here, facing = battle.named_cell[road][place], battle.facing[unit]
    start, to = battle.named_cell[road][max(place - 1, 0)], here
    if place + 1 < battle.named_cells[road]:
        start, to = here, battle.named_cell[road][place + 1]
    for direction in range(FACINGS - 1, -1, -1):
        if battle.neighbour[start][direction] == to:
            facing = direction
    move_to(battle, unit, here, facing)
    come_in(battle, unit, here)
