"""Which hex does the AI move into? Open hexes, then "towards", then the ladder of 5.3.

An AI that disengages asks the same question: it goes to where the risk is lowest (V-4).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.close_combat import may_meet
from opfor.fast.coh.bot.ability.disengagement import is_safe_or_covered
from opfor.fast.coh.bot.ability.flanks import flank_rank, is_in_flank
from opfor.fast.coh.bot.ability.low_risk_moves import (
    comes_no_closer,
    is_permitted,
    is_safe,
    starts_in_danger,
)
from opfor.fast.coh.bot.ability.move_limits import change, instead
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai
from opfor.fast.coh.bot.ladder import (
    S_2_0_B,
    S_5_1_D,
    S_5_2_A,
    S_5_2_B,
    S_5_3_2_A,
    S_5_3_2_B,
    S_5_3_2_C,
    S_5_3_2_D,
    S_5_3_2_E,
    S_5_3_2_F,
    S_5_3_2_G,
    S_5_3_A,
    S_5_3_B,
    S_5_3_C,
    S_5_3_D,
    S_5_3_E,
    S_5_5_A,
    one_left,
)
from opfor.fast.coh.bot.seen.ends import find_ends, is_end
from opfor.fast.coh.bot.seen.survey import (
    dm_of_way,
    goal_distance,
    is_next_to_unit,
    is_unit,
    nearest_objective_distance,
    nearest_unit_distance,
    units_covering,
)
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import OFF, Battle
from opfor.fast.ladder import keep_if_possible, lowest, must, prefer
from opfor.fast.run import ask, propose


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


def gets_no_closer(battle: Battle) -> bool:
    """The best open hexes are as far from the goal as here."""
    return battle.left > 0 and change_of_first(battle) == 0


def change_of_first(battle: Battle) -> int:
    return change(battle, battle.acting, battle.way_goal, battle.candidates[0])


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


def safer_first(battle: Battle, is_inside: bool) -> None:
    """A Low Risk Move's hexes outside fire zones: a tier before the ladder, or a rung of it."""
    if battle.left < 2 or not battle.is_careful_way:
        return
    if not is_inside:
        keep_if_possible(battle, S_5_3_2_C, is_outside_zones)
        return
    if gets_no_closer(battle):
        keep_if_possible(battle, S_5_3_2_G, is_outside_zones)
    if not gets_no_closer(battle):
        keep_if_possible(battle, S_5_3_2_E, is_outside_zones)


@cite("COH-5.3-e", "COH-5.3.2-i", "low-risk-order")
def chosen_hex(battle: Battle, goal: int, is_careful: bool) -> int:
    """Settle the hex the acting AI moves into; chance decides among equals."""
    battle.way_goal = goal
    battle.is_careful_way = is_careful
    is_inside = is_careful and starts_in_danger(battle, battle.acting)
    propose_near(battle)
    must(battle, S_2_0_B, is_in_reach)
    must(battle, S_5_5_A, is_not_stacked)
    must(battle, S_5_3_2_A if is_careful else S_5_1_D, may_be_met)
    if is_careful:
        must(battle, S_5_3_2_B, comes_no_closer)
    must(battle, S_5_2_A, is_not_farther)
    if is_careful:
        must(battle, S_5_3_2_F if is_inside else S_5_3_2_D, is_allowed)
    keep_if_possible(battle, S_5_2_A, is_closer)
    if gets_no_closer(battle):
        must(battle, S_5_2_B, is_useful)
        if not (battle.by_permissions and is_careful):
            prefer(battle, S_5_2_B, way_out)
    if not battle.by_permissions:
        safer_first(battle, is_inside)
    lowest(battle, S_5_3_A, hexes_left)
    if battle.by_permissions:
        safer_first(battle, is_inside)
    if not is_careful:
        keep_if_possible(battle, S_5_3_B, is_outside_zones)
    prefer(battle, S_5_3_C, dm_of_way)
    lowest(battle, S_5_3_D, towards_flank)
    return one_left(battle, S_5_3_E)


@cite("COH-4.1.2-g", "COH-4.1.2-l", "V-4")
def chosen_refuge(battle: Battle, rule: int) -> int:
    """Settle the hex to disengage into: a Low Risk Move away, the risks in the order of V-4."""
    is_inside = starts_in_danger(battle, battle.acting)
    battle.is_careful_way = 1
    battle.way_goal = battle.acting
    propose_near(battle)
    must(battle, S_2_0_B, is_in_reach)
    must(battle, S_5_5_A, is_not_stacked)
    must(battle, S_5_3_2_A, may_be_met)
    must(battle, S_5_3_2_B, comes_no_closer)
    must(battle, S_5_3_2_F if is_inside else S_5_3_2_D, is_safe_or_covered_way)
    keep_if_possible(battle, rule, is_outside_zones)
    lowest(battle, rule, units_covering)
    prefer(battle, rule, dm_of_way)
    keep_if_possible(battle, rule, is_beside_nobody)
    keep_if_possible(battle, rule, is_in_nearest_flank)
    lowest(battle, rule, nearest_objective_distance)
    return one_left(battle, S_5_3_E)
