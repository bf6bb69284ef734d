"""Close combat: who may enter it, by a move or an order to."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai, is_free_of_units
from opfor.fast.coh.bot.seen.survey import enters_close_combat, goal_distance
from opfor.fast.coh.deployment import can_move, is_locked
from opfor.fast.coh.rules.movement_steps import can_step
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import OFF, Battle


@cite("COH-5.1-d", "move-onto-target", "COH-5.3.2-a")
def may_meet(battle: Battle, ai: int, cell: int, goal: int, is_careful: bool) -> bool:
    """Close combat only in the hex of the goal itself, never by a Low Risk Move, never by poor
    close fighters."""
    if is_free_of_units(battle, cell):
        return True
    if is_careful or not enters_close_combat(battle, ai):
        return False
    return goal_distance(battle, cell, goal) == 0 and not battle.stops_adjacent


def can_step_to(battle: Battle, ai: int, cell: int) -> bool:
    """Whether an AI can step into a hex as far as ground and obstacles are concerned."""
    if not can_move(battle, ai) or battle.is_holding[ai]:
        return False
    for direction in range(FACINGS):
        if battle.neighbour[battle.cell[ai]][direction] == cell and cell != OFF:
            return can_step(battle, ai, direction)
    return False


@cite("COH-4.1.2-m", "COH-5.1-d")
def can_close_in(battle: Battle, ai: int, goal: int) -> bool:
    """Whether an AI may move into the hex of a Unit next to it."""
    if goal < 0 or not enters_close_combat(battle, ai) or is_locked(battle, ai):
        return False
    cell = battle.cell[goal]
    return can_step_to(battle, ai, cell) and is_free_of_ai(battle, ai, cell)
