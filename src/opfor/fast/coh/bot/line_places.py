"""Where a mission's line points: hexes, edges, a drawn hex, or a counter picked by words.

What is found stands in ``found_cell`` until somebody else looks for a place.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask
from opfor.fast.coh.bot.line_picks import begin_pick, narrow_pick, propose_kind, settled_pick
from opfor.fast.coh.bot.seen.survey import goal_cell, goal_cells
from opfor.fast.coh.mind import (
    AROUND_PLACE,
    FIXED_PLACE,
    NO_LADDER,
    OF_UNITS,
    ONE_UNIT,
    PICKED_PLACE,
    PLACE_ANCHOR,
    PLACE_DISTANCE,
    PLACE_HEXES,
    PLACE_KIND,
    PLACE_LIST,
    PLACE_OF,
    PLACE_PICK,
    PLACE_SPOT,
    PLACE_WORD,
    WORDS_EACH,
)
from opfor.fast.coh.sizes import FOUND
from opfor.fast.coh.values import NOTHING, Battle


def find_cells(battle: Battle, place: int, is_settled: bool) -> None:
    """The cells a place means; between counters that are equals chance decides, if it is to be
    settled: else all of them are meant."""
    kind = battle.place_row[place][PLACE_KIND]
    battle.found_cells = 0
    if kind == FIXED_PLACE:
        row = battle.place_row[place][PLACE_LIST]
        for n in range(battle.named_cells[row]):
            add_cell(battle, battle.named_cell[row][n])
    elif kind == PICKED_PLACE:
        find_picked(battle, place, is_settled)
    elif kind == AROUND_PLACE:
        find_around(battle, place)
    else:
        find_drawn(battle)


def add_cell(battle: Battle, cell: int) -> None:
    if battle.found_cells == FOUND:
        battle.overflowed = 1
        return
    battle.found_cell[battle.found_cells] = cell
    battle.found_cells += 1


def is_found_cell(battle: Battle, cell: int) -> bool:
    for n in range(battle.found_cells):
        if battle.found_cell[n] == cell:
            return True
    return False


def begin_pick_at(battle: Battle, place: int, ladder: int) -> None:
    """What the words of a place speak of, as candidates."""
    begin_pick(battle, ladder)
    for n in range(WORDS_EACH):
        battle.pick_word[n] = battle.place_row[place][PLACE_WORD + n]
    battle.pick_distance = battle.place_row[place][PLACE_DISTANCE]
    battle.pick_anchor = battle.place_row[place][PLACE_ANCHOR]
    battle.pick_spot = battle.place_row[place][PLACE_SPOT]
    ask(battle)
    propose_kind(battle, battle.place_row[place][PLACE_PICK])


def ladder_of(battle: Battle, place: int) -> int:
    """The ladder only compares Units."""
    return ONE_UNIT if battle.place_row[place][PLACE_PICK] == OF_UNITS else NO_LADDER


def picked_goal(battle: Battle, place: int) -> int:
    """What is fired at, or marks the place: chance decides between equals. Nothing may be left
    (``has_picked``)."""
    begin_pick_at(battle, place, ladder_of(battle, place))
    return settled_pick(battle)


def find_picked(battle: Battle, place: int, is_settled: bool) -> None:
    if is_settled:
        battle.candidates[0] = picked_goal(battle, place)
        battle.left = battle.has_picked
    else:
        begin_pick_at(battle, place, ladder_of(battle, place))
        narrow_pick(battle)
    add_cells_of_goals(battle)


def add_cells_of_goals(battle: Battle) -> None:
    """The hexes of all candidates left."""
    for n in range(battle.left):
        goal = battle.candidates[n]
        for each in range(goal_cells(battle, goal)):
            add_cell(battle, goal_cell(battle, goal, each))


def find_around(battle: Battle, place: int) -> None:
    """Any hex near enough to the spot; of several counters that the words fit, to any."""
    inner, most = battle.place_row[place][PLACE_OF], battle.place_row[place][PLACE_HEXES]
    if battle.place_row[inner][PLACE_KIND] == PICKED_PLACE:
        begin_pick_at(battle, inner, NO_LADDER)
        narrow_pick(battle)
        add_cells_of_goals(battle)
    else:
        find_cells(battle, inner, False)
    for cell in range(battle.cells):
        battle.marked[cell] = 0
        for n in range(battle.found_cells):
            if battle.distance[cell][battle.found_cell[n]] <= most:
                battle.marked[cell] = 1
    battle.found_cells = 0
    for cell in range(battle.cells):
        if battle.marked[cell]:
            add_cell(battle, cell)


@cite("SOLO-6.0-a")
def find_drawn(battle: Battle) -> None:
    """The hex of the number of the last card, on every board in play that has it whole."""
    if battle.used_cards:
        card = battle.used_card[battle.used_cards - 1]
        for n in range(battle.drawn_cells[card]):
            add_cell(battle, battle.drawn_cell[card][n])


def find_line_cells(battle: Battle, place: int, is_settled: bool) -> None:
    """The same; all cells if the line names no place."""
    if place != NOTHING:
        find_cells(battle, place, is_settled)
        return
    battle.found_cells = 0
    for cell in range(battle.cells):
        add_cell(battle, cell)
