"""What a line of an order card, a mission or a tile means, as frozen values.

``PriorityOrder`` and ``TacticalLine`` are the lines of an order card. ``Line`` and ``Standing``
are the lines of counteractions, mission orders, mission events and AI tiles, which may hold any
of the former and the effects of ``opfor.games.coh.orders.effects``.
"""

from __future__ import annotations

import msgspec

from opfor.cardboard.coh.orders.places import Place
from opfor.cardboard.coh.orders.words import (
    Comparison,
    Distance,
    Kind,
    OrderAction,
    TargetKind,
    Word,
)


class CloseCombatOrder(msgspec.Struct, frozen=True, tag=True):
    """``CC: Attack / Rally``: the actions in the order they are tried."""

    actions: tuple[OrderAction, ...]
    cap: int = 0


class ShortRangeOrder(msgspec.Struct, frozen=True, tag=True):
    """``Short Range: Attack / Pivot``: the actions in the order they are tried."""

    actions: tuple[OrderAction, ...]
    cap: int = 0


class ExecuteCounteractions(msgspec.Struct, frozen=True, tag=True):
    """``Execute Counteractions``: the mission's, from the left, the first that can be done."""


class PassTest(msgspec.Struct, frozen=True, tag=True):
    """``AI passes if fresh AI < fresh Units``; the margin is added to the Units' number."""

    comparison: Comparison
    margin: int = 0


class ExecuteMissionOrders(msgspec.Struct, frozen=True, tag=True):
    """``Execute Mission Orders``: the mission's, from the left, the first that can be done."""


class Subject(msgspec.Struct, frozen=True):
    """``Unhit, In Cover AI``: who may act. ``count`` 0 means each of them."""

    kind: Kind = Kind.AI
    words: tuple[Word, ...] = ()
    count: int = 1
    name: str = ""


class Target(msgspec.Struct, frozen=True):
    """``Fresh, Lowest DV Unit``: what it is done to. ``within`` 0 means at any distance."""

    kind: TargetKind
    words: tuple[Word, ...] = ()
    place: Place | None = None
    within: int = 0


class FurtherAction(msgspec.Struct, frozen=True):
    """``then Attack``: what the same counter does next, if it can."""

    action: OrderAction
    cap: int = 0


class TacticalOrder(msgspec.Struct, frozen=True, tag=True):
    """``Highest AR AI closest to Lowest DV Unit: Attack +1CAP``."""

    ai: Subject
    distance: Distance
    target: Target
    action: OrderAction
    cap: int = 0
    then: tuple[FurtherAction, ...] = ()


class PlainOrder(msgspec.Struct, frozen=True, tag=True):
    """``Each Hit AI: Auto-Rally``: an order that needs no target."""

    subject: Subject
    action: OrderAction
    then: tuple[FurtherAction, ...] = ()


PriorityOrder = CloseCombatOrder | ShortRangeOrder | ExecuteCounteractions | PassTest
TacticalLine = TacticalOrder | ExecuteMissionOrders
CardOrder = PriorityOrder | TacticalLine
