"""Printing: the canonical text of every order, condition and effect.

Parsing what is printed here gives the same value again; parsing an author's line and printing
it gives the author's line in canonical letter case and spacing.
"""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.effects import LineEffect
from opfor.cardboard.coh.orders.lines import LineStep, MissionLine, OrderLine, StandingLine
from opfor.cardboard.coh.orders.text_effects import effect_text
from opfor.cardboard.coh.orders.text_places import condition_text, place_text, plural, worded
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    FurtherAction,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import Kind, OrderAction


def order_text(order: CardOrder | MissionLine | PlainOrder | LineEffect) -> str:
    """The line that means this order."""
    if isinstance(order, StandingLine):
        return f"Always: {subject_text(order.subject)} {order.rule}"
    if isinstance(order, OrderLine):
        when = f"When {order.when}: " if order.when else ""
        conditions = " and ".join(condition_text(condition) for condition in order.conditions)
        steps = " then ".join(_step_text(step) for step in order.steps)
        return f"{when}{f'If {conditions}: ' if conditions else ''}{steps}"
    return _step_text(order)


def _step_text(step: LineStep) -> str:
    match step:
        case CloseCombatOrder():
            return f"CC: {_actions_text(step.actions)}{cap_text(step.cap)}"
        case ShortRangeOrder():
            return f"Short Range: {_actions_text(step.actions)}{cap_text(step.cap)}"
        case ExecuteCounteractions():
            return "Execute Counteractions"
        case ExecuteMissionOrders():
            return "Execute Mission Orders"
        case PassTest():
            return f"AI passes if fresh AI {step.comparison} fresh Units{_margin(step.margin)}"
        case TacticalOrder():
            who = f"{subject_text(step.ai)} {step.distance} {target_text(step.target)}"
            return f"{who}: {step.action}{cap_text(step.cap)}{_then(step.then)}"
        case PlainOrder():
            return f"{subject_text(step.subject)}: {step.action}{_then(step.then)}"
        case _:
            return effect_text(step)


def subject_text(subject: Subject) -> str:
    """``2 Fresh Units``, ``Each Hit AI``, ``rifle-05``."""
    if subject.kind is Kind.NAMED:
        return subject.name
    noun = plural(subject.kind, subject.count)
    number = {0: "Each ", 1: ""}.get(subject.count, f"{subject.count} ")
    return number + worded(subject.words, noun)


def target_text(target: Target) -> str:
    """``Fresh, Lowest DV Unit within 4``."""
    what = place_text(target.place) if target.place else worded(target.words, target.kind)
    return f"{what} within {target.within}" if target.within else what


def cap_text(cap: int) -> str:
    """``+1CAP`` behind an order that has a bonus."""
    return f" +{cap}CAP" if cap else ""


def _actions_text(actions: Sequence[OrderAction]) -> str:
    return " / ".join(actions)


def _margin(margin: int) -> str:
    return f" {'+' if margin > 0 else '-'} {abs(margin)}" if margin else ""


def _then(further: Sequence[FurtherAction]) -> str:
    return "".join(f" then {more.action}{cap_text(more.cap)}" for more in further)
