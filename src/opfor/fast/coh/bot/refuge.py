"""Disengaging: the hex where the risk is lowest."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.question import keep_if_possible, lowest, prefer
from opfor.fast.coh.bot.ability.disengagement import is_safe_or_covered
from opfor.fast.coh.bot.ability.flanks import is_in_flank
from opfor.fast.coh.bot.ability.low_risk_moves import (
    is_safe,
)
from opfor.fast.coh.bot.seen.survey import (
    dm_of_way,
    is_next_to_unit,
    is_unit,
    nearest_objective_distance,
    nearest_unit_distance,
    units_covering,
)
from opfor.fast.coh.bot.words.measured import COVERED, HEXES, Rungs, dm_measure
from opfor.fast.coh.values import Battle
from opfor.games.coh.values.ladder_cases import LEAVING


@cite("COH-5.3-b", "COH-5.3.2-c", "COH-5.3.2-e")
def is_outside_zones(battle: Battle, cell: int) -> bool:
    return is_safe(battle, cell)


def is_safe_or_covered_way(battle: Battle, cell: int) -> bool:
    return is_safe_or_covered(battle, battle.acting, cell)


@measure(id="beside-nobody", brief="not next to a Unit")
def is_beside_nobody(battle: Battle, cell: int) -> bool:
    return not is_next_to_unit(battle, cell)


@measure(id="in-nearest-flank", brief="in the flank of the Unit nearest to it now")
def is_in_nearest_flank(battle: Battle, cell: int) -> bool:
    """In the flank of a Unit nearest to the AI now."""
    own = battle.cell[battle.acting]
    nearest = nearest_unit_distance(battle, own)
    for unit in range(battle.units):
        if is_unit(battle, unit) and battle.distance[own][battle.cell[unit]] == nearest:
            if is_in_flank(battle, unit, cell):
                return True
    return False


FROM_OUTSIDE = "outside fire zones, or with a DM"
FROM_INSIDE = "outside fire zones, or with at least the DM of the hex left"
COVERED_ENOUGH = measure(id="safe-or-covered")(is_safe_or_covered_way)


def risk_rungs(rule: str) -> Rungs:
    """The risks in the order of V-4, lowest first, then nearness to an Objective."""
    case = LEAVING[rule]
    outside_zones = measure(id="outside-zones", brief="outside fire zones")(is_outside_zones)
    covered = measure("Units", said=COVERED, brief="in the fewest fire zones")(units_covering)
    dm_there = dm_measure("highest DM", id="dm-there")(dm_of_way)
    to_objective = measure(HEXES, id="hexes-to-objective", brief="closest to an Objective")
    return (
        keep_if_possible(rule, outside_zones, by="V-4", case=case),
        lowest(rule, covered, by="V-4", case=case),
        prefer(rule, dm_there, by="V-4", case=case),
        keep_if_possible(rule, is_beside_nobody, by="V-4", case=case),
        keep_if_possible(rule, is_in_nearest_flank, by="V-4", case=case),
        lowest(rule, to_objective(nearest_objective_distance), by="V-4", case=case),
    )
