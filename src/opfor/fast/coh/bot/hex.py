"""Which hex does the AI move into? Open hexes, then "towards", then the ladder of 5.3.

An AI that disengages asks the same question: it goes to where the risk is lowest (V-4).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, first_left, propose
from opfor.core.narrow import narrow
from opfor.fast.coh.bot.ability.close_combat import may_meet
from opfor.fast.coh.bot.ability.disengagement import is_safe_or_covered
from opfor.fast.coh.bot.ability.flanks import flank_rank, is_in_flank
from opfor.fast.coh.bot.ability.low_risk_moves import (
    is_permitted,
    is_safe,
    starts_in_danger,
)
from opfor.fast.coh.bot.ability.move_limits import change, instead
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai
from opfor.fast.coh.bot.seen.ends import find_ends, is_end
from opfor.fast.coh.bot.seen.survey import (
    goal_distance,
    is_next_to_unit,
    is_unit,
    nearest_unit_distance,
)
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.mind import Leaving
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import OFF, Battle


@cite("COH-2.0-b")
def is_in_reach(battle: Battle, cell: int) -> bool:
    return is_end(battle, cell)


@cite("COH-5.5-a", "COH-5.5-b")
def is_not_stacked(battle: Battle, cell: int) -> bool:
    return is_free_of_ai(battle, battle.acting, cell)


def may_be_met(battle: Battle, cell: int) -> bool:
    is_careful = battle.is_careful_way == 1
    return may_meet(battle, battle.acting, cell, battle.way_goal, is_careful)


def is_not_farther(battle: Battle, cell: int) -> bool:
    return change(battle, battle.acting, battle.way_goal, cell) <= 0


def is_closer(battle: Battle, cell: int) -> bool:
    return change(battle, battle.acting, battle.way_goal, cell) < 0


def is_useful(battle: Battle, cell: int) -> bool:
    """A way out at the same distance."""
    return way_out(battle, cell) > 0


def is_allowed(battle: Battle, cell: int) -> bool:
    farther = change(battle, battle.acting, battle.way_goal, cell)
    return is_permitted(battle, battle.acting, battle.way_goal, cell, farther)


@cite("COH-5.3-a")
def hexes_left(battle: Battle, cell: int) -> int:
    """Hexes to the goal."""
    return goal_distance(battle, cell, battle.way_goal)


def way_out(battle: Battle, cell: int) -> int:
    return instead(battle, battle.acting, battle.way_goal, cell)


@cite("COH-5.3-b", "COH-5.3.2-c", "COH-5.3.2-e")
def is_outside_zones(battle: Battle, cell: int) -> bool:
    return is_safe(battle, cell)


@cite("COH-5.3-d")
def towards_flank(battle: Battle, cell: int) -> int:
    return flank_rank(battle, battle.acting, battle.way_goal, cell)


def is_safe_or_covered_way(battle: Battle, cell: int) -> bool:
    return is_safe_or_covered(battle, battle.acting, cell)


def is_beside_nobody(battle: Battle, cell: int) -> bool:
    return not is_next_to_unit(battle, cell)


def is_in_nearest_flank(battle: Battle, cell: int) -> bool:
    """In the flank of a Unit nearest to the AI now."""
    own = battle.cell[battle.acting]
    nearest = nearest_unit_distance(battle, own)
    for unit in range(battle.units):
        if is_unit(battle, unit) and battle.distance[own][battle.cell[unit]] == nearest:
            if is_in_flank(battle, unit, cell):
                return True
    return False


class Going:
    """Cases of the question, behind the orders that make an AI disengage (``Leaving``)."""

    MOVING, AWAY = range(3, 5)


def cases_of_way(battle: Battle) -> int:
    """Whether it moves, or disengages by which order."""
    return 1 << Going.AWAY | 1 << battle.leaving if battle.leaving else 1 << Going.MOVING


def is_careful_going(battle: Battle) -> bool:
    """At low risk."""
    return battle.is_careful_way == 1


def is_bold_going(battle: Battle) -> bool:
    return not battle.is_careful_way


def is_careful_outside(battle: Battle) -> bool:
    return battle.is_careful_way == 1 and not battle.is_way_in_danger


def is_careful_inside(battle: Battle) -> bool:
    return battle.is_careful_way == 1 and battle.is_way_in_danger == 1


def gets_no_closer(battle: Battle) -> bool:
    """The best open hexes are as far from the goal as here."""
    return change(battle, battle.acting, battle.way_goal, first_left(battle)) == 0


def ranks_ways_out_boldly(battle: Battle) -> bool:
    """By ruling, hexes a Low Risk Move may enter compete at once in the ladder."""
    return not battle.is_careful_way and gets_no_closer(battle)


def sidesteps_in_danger(battle: Battle) -> bool:
    return is_careful_inside(battle) and gets_no_closer(battle)


def closes_in_danger(battle: Battle) -> bool:
    return is_careful_inside(battle) and not gets_no_closer(battle)


def propose_near(battle: Battle) -> None:
    """Where it could go, then the hexes next to it where it cannot."""
    own = battle.cell[battle.acting]
    find_ends(battle, battle.acting)
    ask(battle)
    for place in range(battle.ends):
        propose(battle, battle.end_cell[place])
    for direction in range(FACINGS):
        cell = battle.neighbour[own][direction]
        if cell != OFF and not is_end(battle, cell):
            propose(battle, cell)


@cite("COH-5.3-e", "COH-5.3.2-i", "low-risk-order")
def chosen_hex(battle: Battle, goal: int, is_careful: bool) -> int:
    """Settle the hex the acting AI moves into; chance decides among equals."""
    return settled_hex(battle, goal, is_careful, Leaving.NOT)


@cite("COH-4.1.2-g", "COH-4.1.2-l", "V-4")
def chosen_refuge(battle: Battle, leaving: int) -> int:
    """Settle the hex to disengage into: a Low Risk Move away, the risks in the order of V-4."""
    return settled_hex(battle, battle.acting, True, leaving)


def settled_hex(battle: Battle, goal: int, is_careful: bool, leaving: int) -> int:
    battle.way_goal, battle.is_careful_way, battle.leaving = goal, is_careful, leaving
    battle.is_way_in_danger = is_careful and starts_in_danger(battle, battle.acting)
    propose_near(battle)
    narrow(battle, Which.HEX)
    return one_left(battle, Which.HEX)
