"""Low Risk Moves (5.3.2): which hexes they close, and which they like better.

Never into close combat or a short-range fire zone, nor through one. From outside every fire zone:
a hex outside them first, then one inside with a DM. From inside: a hex outside first, then one
inside with at least the DM of the hex left behind; into the flank on the same terms.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.rules.bonus_moves import Route


def is_safe(survey: Survey, cell: int) -> bool:
    """In no Unit's fire zone."""
    return not survey.danger >> cell & 1


def starts_in_danger(survey: Survey, ai: int) -> bool:
    return not is_safe(survey, survey.cell(ai))


@cite("COH-5.3.2-b")
def is_at_arms_length(survey: Survey, cell: int) -> bool:
    """Outside every short-range fire zone."""
    return not survey.short_danger >> cell & 1


@cite("COH-5.3.2-b", "ai-bonus-moves")
def comes_no_closer(survey: Survey, ai: int, cell: int) -> bool:
    """Whether an AI can get to a hex without entering a short-range fire zone on the way."""
    if not is_at_arms_length(survey, cell):
        return False
    if cell in survey.steps(ai):
        return True
    return any(keeps_off(survey, route) for route in survey.routes(ai)[cell])


def keeps_off(survey: Survey, route: Route) -> bool:
    """Whether no hex of a way lies in a short-range fire zone."""
    return all(is_at_arms_length(survey, cell) for cell in route)


@cite("COH-5.3.2-d", "COH-5.3.2-f")
def has_cover_enough(survey: Survey, ai: int, cell: int) -> bool:
    """In a fire zone: some DM if the AI comes from outside, else as much as it leaves."""
    value = survey.dm_on_entering(ai, cell) + survey.wall_dm(cell)
    if not starts_in_danger(survey, ai):
        return value > 0
    return value >= survey.dm(ai) + survey.wall_dm(survey.cell(ai))


@cite("COH-5.3.2-c", "COH-5.3.2-e", "COH-5.3.2-g", "low-risk-flank")
def is_permitted(survey: Survey, ai: int, goal: Goal, cell: int, farther: int) -> bool:
    """Whether a Low Risk Move may enter a hex at all."""
    if not comes_no_closer(survey, ai, cell):
        return False
    if is_safe(survey, cell) or has_cover_enough(survey, ai, cell):
        return True
    if farther != 0 or survey.rulings.low_risk_flank != "free":
        return False
    from opfor.games.coh.bot.ability.move_limits import enters_flank

    return enters_flank(survey, ai, goal, cell)
