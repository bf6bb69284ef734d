"""A plan as actions for machines and as a sentence for people."""

from __future__ import annotations

from typing import Any

from opfor.games.coh.bot.order.plan import Plan
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.told.reasons import thing_name
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


def _said(survey: Survey, goal: Goal) -> str:
    return thing_name(survey.look.setting, survey.name(goal))


def plan_summary(survey: Survey, plan: Plan) -> str:
    """One plain sentence."""
    if plan.line == "pass":
        return "No order on the card can be carried out: the AI passes."
    return f"{plan.line}: {_sentence(survey, plan)}."


def _sentence(survey: Survey, plan: Plan) -> str:
    who = _said(survey, plan.acting) if plan.acting >= 0 else ""
    whom = _said(survey, plan.goal) if plan.goal is not None else ""
    where = survey.field.name(plan.cell) if plan.cell >= 0 else ""
    facing = f", facing {FACINGS[plan.facing].name}" if plan.facing >= 0 else ""
    helpers = ", ".join(_said(survey, helper) for helper in plan.supporters)
    match plan.do:
        case "pass":
            return "the AI passes"
        case "attack" if survey.is_rumored(plan.acting):
            return f"{who} is revealed and attacks {whom} if it can"
        case "attack":
            return f"{who} attacks {whom}, needing {plan.needed}"
        case "group-attack":
            return f"{who}, supported by {helpers}, attacks {whom}, needing {plan.needed}"
        case "pivot-and-attack":
            return f"{who} turns to {FACINGS[plan.facing].name} and attacks {whom}"
        case "move":
            return f"{who} moves to {where}{facing}, towards {whom}"
        case "move-into-cc":
            return f"{who} moves into close combat with {whom} in {where}"
        case "exit":
            return f"{who} leaves the map"
        case "disengage":
            return f"{who} disengages to {where}{facing}"
        case "enter":
            return (
                "no AI on the map can do it: one is drawn from the entry cup and comes in if it can"
            )
        case "pivot":
            return f"{who} pivots{facing}"
        case "rally" | "auto-rally":
            return f"{who} rallies" + (" without a roll" if plan.do == "auto-rally" else "")
    return "the mission's own orders are carried out"
