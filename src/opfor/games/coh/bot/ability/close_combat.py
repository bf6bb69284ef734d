"""Close combat: who may enter it, by a move or an order to."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.coh.bot.ability.stacks import is_free_of_ai
from opfor.games.coh.bot.order.pairs import Reading
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.values import shortfalls as why


@cite("COH-5.1-d", "move-onto-target", "COH-5.3.2-a")
def may_meet(survey: Survey, ai: int, cell: int, goal: Goal, low_risk: bool) -> bool:
    """Close combat only in the hex of the goal itself, never by a Low Risk Move, never by poor
    close fighters."""
    if not survey.unit_cells >> cell & 1:
        return True
    if low_risk or not survey.enters_close_combat(ai) or cell not in survey.cells(goal):
        return False
    return survey.rulings.move_onto_target != "stops-adjacent"


@cite("COH-4.1.2-m", "COH-5.1-d")
def entry_refusal(reading: Reading, ai: int, goal: Goal) -> Shortfall | None:
    survey = reading.survey
    if goal < 0:
        return why.UNITS_ONLY
    cell = survey.cell(goal)
    if not survey.enters_close_combat(ai):
        return why.SHUNS_CLOSE_COMBAT
    if survey.is_locked(ai):
        return why.LOCKED
    if cell not in survey.steps(ai):
        return why.NOT_ADJACENT if survey.can_move(ai) else why.CANNOT_MOVE
    return None if is_free_of_ai(survey, ai, cell) else why.OTHER_AI_THERE
