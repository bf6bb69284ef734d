"""The battlefield as an order card sees it: AI, Units, Objectives, fire zones, distances.

A goal is a counter's number, or ``-1 - n`` for Objective ``n`` (``mind``).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.deployment import is_locked, is_with, shelter
from opfor.fast.coh.mind import ANYWHERE, NEXT_TO, SAME_HEX, TO_FRESHEN
from opfor.fast.coh.rules.control_and_fieldworks import is_for_one
from opfor.fast.coh.rules.fire_zones import is_in_fire_zone
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.values import NOBODY, NONE, NOTHING, OFF, RED, RESERVE, Battle


def is_ai(battle: Battle, unit: int) -> bool:
    """Whether a counter is an AI on the map, a Rumored Enemy too."""
    return battle.side_of[unit] == battle.bot and battle.cell[unit] != OFF


def is_unit(battle: Battle, unit: int) -> bool:
    """Whether a counter is one of the Player's Units on the map that the AI knows of."""
    if battle.side_of[unit] == battle.bot or battle.hidden[unit]:
        return False
    return battle.cell[unit] != OFF


def objective_places(battle: Battle) -> int:
    """How many numbers there are for Objectives, whether they are some now or not."""
    return battle.objectives + battle.markers + (battle.named_spot != NOTHING)


@cite("COH-4.1.4-a", "COH-4.1.4-b")
def is_objective(battle: Battle, objective: int) -> bool:
    """Those of the mission are Objectives, and the place that a line names; the Player's control
    markers, unless one lies on such a hex."""
    marker = objective - battle.objectives
    if marker < 0 or marker >= battle.markers:
        return True
    is_named = battle.is_objective_cell[battle.marker_cell[marker]] == 1
    return battle.holder[marker] != battle.bot and not is_named


def spot_of(battle: Battle, objective: int) -> int:
    """The spot of an Objective that is no control marker."""
    return objective if objective < battle.objectives else battle.named_spot


def objective_distance(battle: Battle, cell: int, objective: int) -> int:
    """Hexes to an Objective; to its nearest hex if it has several."""
    marker = objective - battle.objectives
    if 0 <= marker < battle.markers:
        return battle.distance[cell][battle.marker_cell[marker]]
    return battle.spot_near[spot_of(battle, objective)][cell]


@cite("V-2", "COH-4.1.4-b")
def goal_distance(battle: Battle, cell: int, goal: int) -> int:
    """Hexes to a goal; to its nearest hex if it has several."""
    if goal >= 0:
        return battle.distance[cell][battle.cell[goal]]
    return objective_distance(battle, cell, -1 - goal)


def goal_cells(battle: Battle, goal: int) -> int:
    """How many hexes a goal has."""
    marker = -1 - goal - battle.objectives
    if goal >= 0 or 0 <= marker < battle.markers:
        return 1
    return battle.spot_cells[spot_of(battle, -1 - goal)]


def goal_cell(battle: Battle, goal: int, place: int) -> int:
    """One of the hexes of a goal."""
    marker = -1 - goal - battle.objectives
    if goal >= 0:
        return battle.cell[goal]
    if 0 <= marker < battle.markers:
        return battle.marker_cell[marker]
    return battle.spot_cell[spot_of(battle, -1 - goal)][place]


def is_goal_in_front(battle: Battle, cell: int, facing: int, goal: int) -> bool:
    """Whether any hex of a goal lies in front of a hex, facing so."""
    for place in range(goal_cells(battle, goal)):
        if is_in_front(battle, cell, facing, goal_cell(battle, goal, place)):
            return True
    return False


def nearest_unit_distance(battle: Battle, cell: int) -> int:
    """How far the closest Unit is; 0 if there is none."""
    best = NOBODY
    for unit in range(battle.units):
        if is_unit(battle, unit):
            away = battle.distance[cell][battle.cell[unit]]
            if best == NOBODY or away < best:
                best = away
    return max(best, 0)


def nearest_objective_distance(battle: Battle, cell: int) -> int:
    """How far the closest Objective is; 0 if there is none."""
    best = NOBODY
    for objective in range(objective_places(battle)):
        if is_objective(battle, objective):
            away = objective_distance(battle, cell, objective)
            if best == NOBODY or away < best:
                best = away
    return max(best, 0)


def has_objective(battle: Battle) -> bool:
    for objective in range(objective_places(battle)):
        if is_objective(battle, objective):
            return True
    return False


@cite("COH-5.2-c", "V-5", "QC-32", "fire-zone-projectors", "whose-fire-zones")
def zone_covers(battle: Battle, unit: int, cell: int) -> bool:
    """Whether a hex lies in a counter's fire zone, not below its minimum range; by ruling not every
    counter projects one."""
    if battle.minimum_range[unit] > 1:
        if battle.distance[battle.cell[unit]][cell] < battle.minimum_range[unit]:
            return False
    return is_in_fire_zone(battle, unit, cell) and not is_silenced(battle, unit)


def is_silenced(battle: Battle, unit: int) -> bool:
    if battle.fresh_zones_only and battle.spent[unit]:
        return True
    if not battle.able_zones_only:
        return False
    return battle.hit_disarms[battle.hit[unit]] == 1 or is_locked(battle, unit)


def units_covering(battle: Battle, cell: int) -> int:
    """How many Units have a hex in their fire zone."""
    count = 0
    for unit in range(battle.units):
        if is_unit(battle, unit) and zone_covers(battle, unit, cell):
            count += 1
    return count


def in_danger(battle: Battle, cell: int) -> bool:
    """Whether a hex lies in some Unit's fire zone."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and zone_covers(battle, unit, cell):
            return True
    return False


@cite("COH-5.3.2-b")
def in_short_danger(battle: Battle, cell: int) -> bool:
    """Whether a hex lies in a fire zone next to the Unit that projects it."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and battle.distance[battle.cell[unit]][cell] <= 1:
            if zone_covers(battle, unit, cell):
                return True
    return False


def is_covered(battle: Battle, cell: int) -> bool:
    """Whether a hex lies in some AI's fire zone."""
    for ai in range(battle.units):
        if is_ai(battle, ai) and zone_covers(battle, ai, cell):
            return True
    return False


def sees_some(battle: Battle, cell: int, side: int) -> bool:
    """Whether any of the AI, or a Unit that is not hidden, is in sight of a hex."""
    for unit in range(battle.units):
        if is_with(battle, unit, side) and (side == battle.bot or not battle.hidden[unit]):
            if can_see(battle, cell, battle.cell[unit]):
                return True
    return False


def ground_dm(battle: Battle, cell: int) -> int:
    """The hex's own DM: terrain and smoke."""
    return battle.dm[cell] + battle.smoke[cell]


@cite("COH-5.0-a", "COH-5.0-b")
def dm_of(battle: Battle, counter: int) -> int:
    """The DM a counter has where it stands: the hex, and a fortification it is in."""
    value = ground_dm(battle, battle.cell[counter])
    work = shelter(battle, counter)
    if work != NOTHING:
        value += battle.work_dm_front[battle.work_kind[work]]
    return value


def dm_on_entering(battle: Battle, ai: int, cell: int) -> int:
    """The DM an AI would have in a hex: an empty trench or bunker shelters it."""
    value, work = ground_dm(battle, cell), battle.work_in[cell]
    if work == NOTHING or battle.work_hidden[work] or battle.work_builder[work] != OFF:
        return value
    kind = battle.work_kind[work]
    if battle.work_holder[work] == 1 - battle.bot or not battle.fits_in[kind][ai]:
        return value
    if battle.work_side[work] == 1 - battle.bot and is_for_one(battle, work):
        return value
    return value + battle.work_dm_front[kind]


@cite("walls-as-cover")
def wall_cover(battle: Battle, cell: int) -> int:
    """The DM of walls that stand against every Unit in whose fire zone a hex lies; against high
    explosive no wall does."""
    is_walled = False
    if battle.walls_are_none:
        return 0
    for unit in range(battle.units):
        if is_unit(battle, unit) and zone_covers(battle, unit, cell):
            if not battle.walled[battle.cell[unit]][cell] or battle.has_explosive[unit]:
                return 0
            is_walled = True
    return battle.wall_dm if is_walled else 0


def dm_of_way(battle: Battle, cell: int) -> int:
    """The DM the acting AI would have in a hex."""
    return dm_on_entering(battle, battle.acting, cell)


def is_next_to_unit(battle: Battle, cell: int) -> bool:
    """Whether a Unit stands in a hex or next to it."""
    for unit in range(battle.units):
        if is_unit(battle, unit) and battle.distance[cell][battle.cell[unit]] <= 1:
            return True
    return False


@cite("COH-5.1-d", "V-8")
def shuns_close_combat(battle: Battle, ai: int) -> bool:
    """Poor close fighters and the unarmed never enter close combat."""
    if battle.boxed[RED][ai]:
        return True
    return not battle.is_armed[ai] and not battle.is_rumored[ai]


@cite("COH-5.1-d", "SOLO-6.1-a")
def enters_close_combat(battle: Battle, ai: int) -> bool:
    """Whether an AI would: no poor fighter does, nor one that a mission forbids it."""
    return not shuns_close_combat(battle, ai) and not battle.never_meets[ai]


@cite("COH-4.1.1-a", "COH-4.0-b", "COH-4.3-a")
def may_act(battle: Battle, ai: int) -> bool:
    """Fresh AI carry out any order, Spent AI only Command Orders; some AI none at all."""
    is_able = battle.is_command == 1 or not battle.spent[ai]
    return is_able and not battle.is_idle[ai]


@cite("named-spent")
def may_be_ordered(battle: Battle, ai: int) -> bool:
    """By the card's colour; to become Fresh an AI need not be, unless a ruling says so."""
    if battle.order_action == TO_FRESHEN and not battle.never_spent_on_green:
        return not battle.is_idle[ai]
    return may_act(battle, ai)


def is_in_scope(battle: Battle, ai: int, unit: int, scope: int) -> bool:
    """Whether a Unit is near enough for an order: anywhere, in the AI's hex, or next to it."""
    if scope == ANYWHERE:
        return True
    away = battle.distance[battle.cell[ai]][battle.cell[unit]]
    return (scope == SAME_HEX and away == 0) or (scope == NEXT_TO and away == 1)


@cite("COH-5.0-h", "just-acted", "V-28")
def look_out(battle: Battle, is_command: bool) -> None:
    """What a reader of orders must know besides the map: which Units have just acted and how, who
    arrives this round, the card's colour."""
    battle.is_command = is_command
    battle.deed = NONE
    battle.arriving_ai = battle.told_arriving[0]
    battle.arriving_units = battle.told_arriving[1]
    for unit in range(battle.units):
        battle.has_just_acted[unit] = 0
        if battle.place[unit] == RESERVE and battle.due[unit] == battle.round:
            if battle.side_of[unit] == battle.bot:
                battle.arriving_ai += 1
            else:
                battle.arriving_units += 1
    for place in range(battle.actors):
        if battle.side_of[battle.acted[place]] != battle.bot:
            battle.has_just_acted[battle.acted[place]] = 1
            battle.deed = battle.action
