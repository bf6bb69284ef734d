"""Where a counter goes when several hexes will do: the one that helps the AI most (V-7)."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, lowest, prefer
from opfor.fast.coh.bot.ability.stacks import is_free_of_units
from opfor.fast.coh.bot.hex import OUTSIDE_FIRE_ZONES
from opfor.fast.coh.bot.seen.called import hex_called
from opfor.fast.coh.bot.seen.survey import (
    ground_dm,
    has_objective,
    is_next_to_unit,
    nearest_objective_distance,
    nearest_unit_distance,
    sees_some,
)
from opfor.fast.coh.bot.settling import Which, one_cell_left
from opfor.fast.coh.bot.words.measured import HEXES, Rungs, dm_measure
from opfor.fast.coh.deployment import muster_in
from opfor.fast.coh.values import BARRED, NOTHING, Battle


@measure(id="unnoticed", brief="unnoticed: not next to a Unit, nor without DM in sight of one")
def is_unnoticed(battle: Battle, cell: int) -> bool:
    """Not next to a Unit, nor without DM in sight of one."""
    if is_next_to_unit(battle, cell):
        return False
    return ground_dm(battle, cell) > 0 or not sees_some(battle, cell, 1 - battle.bot)


@measure(HEXES, id="to-goal", brief="closest to an Objective, without one to a Unit")
def hexes_to_advantage(battle: Battle, cell: int) -> int:
    """Hexes to the closest Objective, without one to the closest Unit."""
    if has_objective(battle):
        return nearest_objective_distance(battle, cell)
    return nearest_unit_distance(battle, cell)


def best_hex(name: str, title: str, candidates: str, ladder: Rungs) -> Asked:
    """A question for the hex that helps the AI most by a ladder of wishes."""
    return Question(
        name,
        title,
        candidates,
        ladder,
        named=hex_called,
        tie=Tie("uniform", "V-7", "hex to the AI's advantage"),
        chosen="It goes to {}",
    )


DM_OF_GROUND = dm_measure("highest DM", id="dm-of-ground")(ground_dm)
OUTSIDE = replace(OUTSIDE_FIRE_ZONES, brief="outside fire zones")
ADVANTAGE = best_hex(
    "advantage",
    "Where does a counter go that may go anywhere?",
    "the free hexes it may be put in",
    (
        keep_if_possible("COH-6.0-a", is_unnoticed, by="V-7"),
        prefer("COH-6.0-a", DM_OF_GROUND, by="V-7"),
        keep_if_possible("COH-6.0-a", OUTSIDE, by="V-7"),
        lowest("COH-6.0-a", hexes_to_advantage, by="V-7"),
    ),
)


def propose_free(battle: Battle, cell: int, unit: int) -> None:
    """A hex without anybody in it but hidden Units, on ground the counter may enter."""
    if muster_in(battle, battle.bot, cell) == 0 and is_free_of_units(battle, cell):
        if unit == NOTHING or battle.entry_extra[battle.gait[unit]][cell] != BARRED:
            propose(battle, cell)


@cite("V-7", "SOLO-6.0-a")
def to_advantage(battle: Battle, unit: int) -> int:
    """Of the hexes found the one that helps the AI most: not noticed at once, high DM, outside
    fire zones, near an Objective. Nothing if none is free."""
    ask(battle)
    for n in range(battle.found_cells):
        propose_free(battle, battle.found_cell[n], unit)
    if battle.left == 0:
        return NOTHING
    narrow(battle, Which.ADVANTAGE)
    return one_cell_left(battle, Which.ADVANTAGE)
