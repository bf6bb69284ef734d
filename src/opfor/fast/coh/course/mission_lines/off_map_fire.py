"""Fire from off the map: artillery, smoke, and a sniper whom nobody sees."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, lowest
from opfor.fast.coh.apply_ground import drop_barrage
from opfor.fast.coh.bot.line_picks import is_one_of
from opfor.fast.coh.bot.line_places import find_cells, is_found_cell, picked_goal
from opfor.fast.coh.bot.seen.called import goal_called, hex_called, noted_goal
from opfor.fast.coh.bot.settling import Which, one_cell_left, one_left
from opfor.fast.coh.bot.words.measured import dv_measure
from opfor.fast.coh.bot.words.superlatives import plain_dv
from opfor.fast.coh.choices import Throw
from opfor.fast.coh.mind import (
    OF_UNITS,
    PICKED_PLACE,
    PLACE_KIND,
    PLACE_PICK,
    ROW_NUMBER,
    ROW_PLACE,
    ROW_WHAT,
)
from opfor.fast.coh.rules.artillery import fall_at
from opfor.fast.coh.rules.hits import suffer, tell_attack
from opfor.fast.coh.rules.rolls import rolled, sum_of
from opfor.fast.coh.values import NOBODY, NOTHING, RED, Battle
from opfor.fast.coh.whys import For, Source


def can_strike(battle: Battle, row: int) -> bool:
    find_cells(battle, battle.order[row][ROW_PLACE], False)
    return battle.found_cells > 0


@cite("SOLO-6.2-b")
def strike_from_afar(battle: Battle, row: int) -> None:
    """A strike by the rules of the firefight: drift, then the hex and those around it; its AR is
    that of the rules unless the line gives one."""
    find_cells(battle, battle.order[row][ROW_PLACE], True)
    if battle.found_cells == 0:
        return
    cell, is_smoke = settled_strike(battle), battle.order[row][ROW_WHAT]
    drop_barrage(battle, battle.bot, cell, is_smoke)
    fall_at(battle, battle.bot, cell, is_smoke == 1, battle.order[row][ROW_NUMBER])


STRIKE: Asked = Question(
    "strike",
    "Where does the fire fall?",
    "the hexes the line means",
    (),
    named=hex_called,
    tie=Tie("uniform", "SOLO-6.2-b", "hex to fire at"),
    chosen="The fire is aimed at {}",
)


def settled_strike(battle: Battle) -> int:
    """Which of the hexes found it is aimed at."""
    ask(battle)
    for n in range(battle.found_cells):
        propose(battle, battle.found_cell[n])
    narrow(battle, Which.STRIKE)
    return one_cell_left(battle, Which.STRIKE)


def is_exposed_to_sniper(battle: Battle, unit: int) -> bool:
    """Units among the hexes found that a rifle can hurt: soft ones, and crews without a roof."""
    if not is_one_of(battle, unit, OF_UNITS) or not is_found_cell(battle, battle.cell[unit]):
        return False
    return battle.front_colour[unit] == RED or battle.is_open_topped[unit] == 1


def can_snipe(battle: Battle, row: int) -> bool:
    find_cells(battle, battle.order[row][ROW_PLACE], False)
    for unit in range(battle.units):
        if is_exposed_to_sniper(battle, unit):
            return True
    return False


@dv_measure("lowest front DR and DM")
@cite("COH-5.1.2-a", "lowest-dv-view")
def easiest(battle: Battle, unit: int) -> int:
    return plain_dv(battle, unit)


SNIPED: Asked = Question(
    "sniper-target",
    "At whom does a sniper fire?",
    "the Units at the place the line names that a rifle can hurt",
    (lowest("COH-5.1.2-a", easiest),),
    named=goal_called,
    noted=noted_goal,
    tie=Tie("uniform", "COH-5.1.2-f", "target of the sniper"),
    chosen="The sniper fires at {}",
)


def snipe(battle: Battle, row: int) -> None:
    """One roll against front DR and DM; range, facing and sight do not count. The AR is that of
    the rules unless the line gives one."""
    unit = sniped(battle, battle.order[row][ROW_PLACE])
    if unit == NOTHING:
        return
    rating = battle.order[row][ROW_NUMBER]
    if rating == NOTHING:
        rating = battle.sniper_red
    needed = plain_dv(battle, unit) - rating
    throw = Throw(For.A_SNIPER, needed, NOBODY, unit, 0)
    dice = rolled(battle, battle.bot, throw, needed + battle.kill_margin, True, False)
    tell_attack(battle, NOBODY, unit, needed, dice, battle.cell[unit], Source.SNIPER)
    suffer(battle, unit, needed, sum_of(dice), RED)


def sniped(battle: Battle, place: int) -> int:
    """The Unit that the line picks, or the easiest one at the place it names."""
    is_pick = battle.place_row[place][PLACE_KIND] == PICKED_PLACE
    if is_pick and battle.place_row[place][PLACE_PICK] == OF_UNITS:
        goal = picked_goal(battle, place)
        battle.found_cells = 0
        if battle.has_picked:
            battle.found_cell[0], battle.found_cells = battle.cell[goal], 1
            if is_exposed_to_sniper(battle, goal):
                return goal
    else:
        find_cells(battle, place, False)
    ask(battle)
    for unit in range(battle.units):
        if is_exposed_to_sniper(battle, unit):
            propose(battle, unit)
    if battle.left == 0:
        return NOTHING
    narrow(battle, Which.SNIPED)
    return one_left(battle, Which.SNIPED)
