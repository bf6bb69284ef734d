"""Moving towards a goal: which hexes bring an AI closer, and what may be done instead.

A hex is *open* to an AI if one move action can end in it (a vehicle may drive on), no other AI
stands there, and entering it is no close combat the order forbids. Among the open hexes those that
shorten the distance come first; only if there is none, equally distant ones that enter the flank,
then those that enter cover (5.2). Low Risk Moves close further hexes (``low_risk``).
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.coh.bot.ability.close_combat import may_meet
from opfor.games.coh.bot.ability.low_risk_moves import is_permitted
from opfor.games.coh.bot.ability.stacks import is_free_of_ai
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.values import shortfalls as why
from opfor.kit.hexes import FACINGS


@cite("whose-flank")
def flank_units(survey: Survey, ai: int, goal: Goal) -> list[int]:
    """Whose flank counts: the Target's; for an Objective or an AI the nearest Unit's."""
    if goal >= 0 and survey.counters[goal].side != survey.bot:
        return [goal]
    return survey.nearest(survey.cell(ai), survey.units)


@cite("V-3")
def is_in_flank(survey: Survey, unit: int, cell: int) -> bool:
    """Whether a cell lies outside a Unit's front arc."""
    counter = survey.counters[unit]
    return not survey.field.is_in_front(counter.cell, FACINGS[counter.facing], cell)


@cite("COH-5.3-d", "V-3")
def flank_rank(survey: Survey, ai: int, goal: Goal, cell: int) -> int:
    """0 in the flank, else the distance to the nearest flank hex beside the Unit."""
    ranks = [_rank(survey, unit, cell) for unit in flank_units(survey, ai, goal)]
    return min(ranks, default=0)


def _rank(survey: Survey, unit: int, cell: int) -> int:
    if is_in_flank(survey, unit, cell):
        return 0
    beside = survey.field.adjacent(survey.cell(unit))
    flank = [survey.field.distance(cell, c) for c in beside if is_in_flank(survey, unit, c)]
    return min(flank, default=len(survey.field))


@cite("COH-5.2-b", "flank-and-cover-entry")
def enters_flank(survey: Survey, ai: int, goal: Goal, cell: int) -> bool:
    """Into the flank, from outside it."""
    anyhow = survey.rulings.flank_and_cover_entry == "any-such-hex"
    return any(
        is_in_flank(survey, unit, cell)
        and (anyhow or not is_in_flank(survey, unit, survey.cell(ai)))
        for unit in flank_units(survey, ai, goal)
    )


@cite("COH-5.2-b", "flank-and-cover-entry")
def enters_cover(survey: Survey, ai: int, cell: int) -> bool:
    """Into a hex with a DM, higher than here."""
    value = survey.dm_on_entering(ai, cell)
    anyhow = survey.rulings.flank_and_cover_entry == "any-such-hex"
    return value > 0 and (anyhow or value > survey.dm(ai))


@cite("COH-5.2-b", "blocked-move-order")
def instead(survey: Survey, ai: int, goal: Goal, cell: int) -> int:
    """How good an equally distant hex is as a way out: flank 2, cover 1 (by ruling the other
    way round), neither 0."""
    first, second = enters_flank(survey, ai, goal, cell), enters_cover(survey, ai, cell)
    if survey.rulings.blocked_move_order == "cover-first":
        first, second = second, first
    return 2 if first else int(second)


@cite("COH-5.2-a")
def change(survey: Survey, ai: int, goal: Goal, cell: int) -> int:
    """By how much a hex is farther from the goal than here; below 0 it is closer."""
    return survey.distance(cell, goal) - survey.distance(survey.cell(ai), goal)


@cite("V-1", "COH-5.2-a", "COH-5.2-b")
def move_refusal(survey: Survey, ai: int, goal: Goal, low_risk: bool) -> Shortfall | None:
    """Why an AI cannot move towards a goal; None if it can. Remembered per state."""
    key = ("move", ai, goal, low_risk)
    if key not in survey.memory:
        survey.memory[key] = _refusal(survey, ai, goal, low_risk)
    return survey.memory[key]  # type: ignore[return-value]


def _refusal(survey: Survey, ai: int, goal: Goal, low_risk: bool) -> Shortfall | None:
    """Closer hexes are looked at first: one of them is enough."""
    if not survey.can_move(ai):
        return why.CANNOT_MOVE
    here, risky = survey.distance(survey.cell(ai), goal), False
    open_to = [cell for cell in survey.ends(ai) if is_free_of_ai(survey, ai, cell)]
    change_to = {cell: survey.distance(cell, goal) - here for cell in open_to}
    for cell in sorted(open_to, key=change_to.__getitem__):
        farther = change_to[cell]
        if farther > 0:
            break
        if not may_meet(survey, ai, cell, goal, low_risk):
            continue
        if farther == 0 and not instead(survey, ai, goal, cell):
            continue
        if not low_risk or is_permitted(survey, ai, goal, cell, farther):
            return None
        risky = True
    return why.TOO_RISKY if risky else why.NO_OPEN_HEX
