"""A whole line of a counteraction, mission order, mission event or AI tile."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from opfor.cardboard.coh.orders.conditions import LineCondition, Trigger
from opfor.cardboard.coh.orders.effects import LineEffect
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
)

LineStep = (
    CloseCombatOrder
    | ShortRangeOrder
    | ExecuteCounteractions
    | PassTest
    | TacticalOrder
    | ExecuteMissionOrders
    | PlainOrder
    | LineEffect
)


class OrderLine(msgspec.Struct, frozen=True, tag=True):
    """``When …: If … and …: step then step``. The steps are done in a row."""

    steps: tuple[LineStep, ...]
    conditions: tuple[LineCondition, ...] = ()
    when: Trigger | None = None


class StandingRule(StrEnum):
    """How a line beginning with ``Always:`` binds its counters for the whole mission."""

    ONLY_LOW_RISK_MOVES = "make only Low Risk Moves"
    NO_ORDERS = "take no orders"
    HOLD_POSITION = "hold position"
    NEVER_ENTER_CC = "never enter CC"
    NO_ARTILLERY = "plot no artillery"
    MAY_STACK = "may stack"


class StandingLine(msgspec.Struct, frozen=True, tag=True):
    """``Always: Chosen AI make only Low Risk Moves``."""

    subject: Subject
    rule: StandingRule


MissionLine = OrderLine | StandingLine
