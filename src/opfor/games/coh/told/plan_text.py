"""A plan as actions for machines and as a sentence for people."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh import names as box
from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.reasons import again_line, thing_name
from opfor.kit.hexes import FACINGS


def plan_actions(survey: Survey, plan: Plan) -> tuple[dict[str, Any], ...]:
    """The plan's actions in order, counters by id, hexes and facings by name."""
    if plan.do == "pivot-and-attack":
        who = survey.name(plan.acting)
        turn = {"do": "pivot", "acting": who, "facing": FACINGS[plan.facing].name}
        return turn, _with_cap({"do": "attack", "acting": who, "target": _goal(survey, plan)}, plan)
    action: dict[str, Any] = {"do": plan.do}
    if plan.acting >= 0:
        action["acting"] = survey.name(plan.acting)
    if plan.goal is not None:
        action["target"] = _goal(survey, plan)
    if plan.cell >= 0:
        action["hex"] = survey.field.name(plan.cell)
    if plan.facing >= 0:
        action["facing"] = FACINGS[plan.facing].name
    if plan.supporters:
        action["supporters"] = [survey.name(helper) for helper in plan.supporters]
    return (_with_cap(action, plan),)


def _with_cap(action: dict[str, Any], plan: Plan) -> dict[str, Any]:
    if plan.cap:
        action["cap"] = plan.cap
    if plan.needed:
        action["needs"] = plan.needed
    return action


def _goal(survey: Survey, plan: Plan) -> str:
    assert plan.goal is not None
    return survey.name(plan.goal)


def plan_summary(survey: Survey, plan: Plan) -> str:
    """One plain sentence."""
    if plan.line == "pass":
        return SAY("plan-none")

    def said(goal: Goal) -> str:
        return str(thing_name(survey.look.setting, survey.name(goal)))

    rumored = plan.acting >= 0 and survey.is_rumored(plan.acting)
    name = f"plan-{'rumor-attack' if plan.do == 'attack' and rumored else plan.do}"
    sentence = SAY(
        name if SAY.has(name, "en") else "plan-own-orders",
        unit=said(plan.acting) if plan.acting >= 0 else "",
        target=said(plan.goal) if plan.goal is not None else "",
        where=survey.field.name(plan.cell) if plan.cell >= 0 else "",
        facing=box.facing(plan.facing) if plan.facing >= 0 else "none",
        helpers=", ".join(map(said, plan.supporters)),
        needed=plan.needed,
    )
    return SAY("plan", line=again_line(plan.line), sentence=sentence)
