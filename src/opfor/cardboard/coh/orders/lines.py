"""A whole line of a counteraction, mission order, mission event or AI tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from opfor.cardboard.coh.orders.combinations import action_fits, nobody_goes_on
from opfor.cardboard.coh.orders.conditions import AnyCondition, Trigger
from opfor.cardboard.coh.orders.constructs import Family, construct
from opfor.cardboard.coh.orders.effects import AnyEffect
from opfor.cardboard.coh.orders.slots import Listed, OneOf, Said, slots
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    FurtherAction,
    PlainOrder,
    Subject,
    TacticalOrder,
)

LineStep = CardOrder | PlainOrder | AnyEffect


class Steps(Listed):
    """Steps in a row; a bare action among them goes on with the order before it."""

    def gathered(self, parts: Sequence[Said]) -> tuple[LineStep, ...]:
        steps: list[LineStep] = []
        for part in parts:
            if isinstance(part.value, FurtherAction):
                steps.append(_with_further(steps.pop(), part))
            else:
                steps.append(part.value)
        return tuple(steps)

    def spread(self, value: Iterable[LineStep]) -> Iterator[Any]:
        for step in value:
            then = getattr(step, "then", ())
            yield msgspec.structs.replace(step, then=()) if then else step
            yield from then


def _with_further(step: LineStep, more: Said) -> LineStep:
    """The order before, with one more action for the counter that carries it out."""
    action = Said(more.value.action, more.column)
    if isinstance(step, TacticalOrder):
        action_fits(action, step.ai.kind, has_target=True)
    elif isinstance(step, PlainOrder):
        action_fits(action, step.subject.kind, has_target=False)
    else:
        raise nobody_goes_on(action.value, action.column)
    return msgspec.structs.replace(step, then=(*step.then, more.value))


@construct("[When {when:trigger}:] [If {conditions}:] {steps}")
class OrderLine(msgspec.Struct, frozen=True, tag=True):
    """``When …: If … and …: step then step``. The steps are done in a row."""

    steps: tuple[LineStep, ...]
    conditions: tuple[AnyCondition, ...] = ()
    when: Trigger | None = None


class StandingRule(StrEnum):
    """How a line beginning with ``Always:`` binds its counters for the whole mission."""

    ONLY_LOW_RISK_MOVES = "make only Low Risk Moves"
    NO_ORDERS = "take no orders"
    HOLD_POSITION = "hold position"
    NEVER_ENTER_CC = "never enter CC"
    NO_ARTILLERY = "plot no artillery"
    MAY_STACK = "may stack"


@construct("Always: {subject} {rule:standing_rule}")
class StandingLine(msgspec.Struct, frozen=True, tag=True):
    """``Always: Chosen AI make only Low Risk Moves``."""

    subject: Subject
    rule: StandingRule


MissionLine = OrderLine | StandingLine

slots(
    step=Family("priority", "execute_mission_orders", "tactical_order", "plain_order", "effect"),
    step_or_action=Family("step", "further_action"),
    steps=Steps("step_or_action", "then", first="step"),
    standing_rule=OneOf(StandingRule),
    line=Family("order_line", "standing_line"),
)
