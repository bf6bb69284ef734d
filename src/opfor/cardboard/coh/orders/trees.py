"""The orders that a line of an order card, a mission or a tile gives, as frozen values.

``PriorityOrder`` and ``TacticalLine`` are the lines of an order card; lines of counteractions,
mission orders, mission events and AI tiles (``lines.py``) may hold any of them.
"""

from __future__ import annotations

import msgspec

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.combinations import (
    name_stands_alone,
    order_fits,
    plain_order_fits,
    words_fit,
)
from opfor.cardboard.coh.orders.constructs import Family, Rule, construct, wording
from opfor.cardboard.coh.orders.nouns import Comparison, Distance, Kind, TargetKind
from opfor.cardboard.coh.orders.places import Place
from opfor.cardboard.coh.orders.slots import slots
from opfor.cardboard.coh.orders.words import Word
from opfor.core.cite import cite


@construct(
    "CC: {actions:cc_actions} [{cap}]",
    means="an AI sharing a hex with a Unit, by the attack ladder (COH-4.1.2-a)",
)
class CloseCombatOrder(msgspec.Struct, frozen=True, tag=True):
    """``CC: Attack / Rally``: the actions in the order they are tried."""

    actions: tuple[OrderAction, ...]
    cap: int = 0


@construct(
    "Short Range: {actions:short_range_actions} [{cap}]",
    means="an AI adjacent to a Unit (COH-4.1.2-h)",
)
class ShortRangeOrder(msgspec.Struct, frozen=True, tag=True):
    """``Short Range: Attack / Pivot``: the actions in the order they are tried."""

    actions: tuple[OrderAction, ...]
    cap: int = 0


@construct(
    "Execute Counteractions",
    means="the first of the mission's that can be done (COH-4.1.2-o, COH-7.0-a)",
)
class ExecuteCounteractions(msgspec.Struct, frozen=True, tag=True):
    """The mission's, from the left, the first that can be done."""


@cite("QC-26")
@construct(
    "AI passes if fresh AI {comparison} fresh Units [{margin}]",
    means="the AI passes at once if this holds, reinforcements of this round counted on both sides "
    "(COH-4.1.2-p)",
)
class PassTest(msgspec.Struct, frozen=True, tag=True):
    """``AI passes if fresh AI < fresh Units``; the margin is added to the Units' number."""

    comparison: Comparison
    margin: int = 0


@construct(
    "Execute Mission Orders", means="the first of the mission's that can be done (COH-7.1-a)"
)
class ExecuteMissionOrders(msgspec.Struct, frozen=True, tag=True):
    """The mission's, from the left, the first that can be done."""


@construct(
    "[{count:how_many}] [{words}] {kind:subject_kind}",
    wording("[{count:how_many}] [{words}] {name}", kind=Kind.NAMED),
    Rule("card_ai", ("[{words:card_ai_words}] {kind:actor}",)),
    check=name_stands_alone,
)
class Subject(msgspec.Struct, frozen=True):
    """``Unhit, In Cover AI``: who may act. ``count`` 0 means each of them."""

    kind: Kind = Kind.AI
    words: tuple[Word, ...] = ()
    count: int = 1
    name: str = ""


@construct(
    "[{words}] {kind:target_kind} [within {within:number}]",
    wording("{place} [within {within:number}]", kind=TargetKind.PLACE),
    Rule("card_target", ("[{words:card_target_words}] {kind:card_target_kind}",)),
    check=words_fit,
)
class Target(msgspec.Struct, frozen=True):
    """``Fresh, Lowest DV Unit``: what it is done to. ``within`` 0 means at any distance."""

    kind: TargetKind
    words: tuple[Word, ...] = ()
    place: Place | None = None
    within: int = 0


@construct("{action} [{cap}]")
class FurtherAction(msgspec.Struct, frozen=True):
    """``then Attack``: what the same counter does next, if it can."""

    action: OrderAction
    cap: int = 0


@cite("COH-5.0.1-a")
@construct(
    "{ai:subject} {distance} {target}: {action} [{cap}]",
    Rule(
        "card_order",
        ("{ai:card_ai} {distance} {target:card_target}: {action:card_action} [{cap}]",),
    ),
    check=order_fits,
)
class TacticalOrder(msgspec.Struct, frozen=True, tag=True):
    """``Highest AR AI closest to Lowest DV Unit: Attack +1CAP``."""

    ai: Subject
    distance: Distance
    target: Target
    action: OrderAction
    cap: int = 0
    then: tuple[FurtherAction, ...] = ()


@construct("{subject}: {action}", check=plain_order_fits)
class PlainOrder(msgspec.Struct, frozen=True, tag=True):
    """``Each Hit AI: Auto-Rally``: an order that needs no target."""

    subject: Subject
    action: OrderAction
    then: tuple[FurtherAction, ...] = ()


PriorityOrder = CloseCombatOrder | ShortRangeOrder | ExecuteCounteractions | PassTest
TacticalLine = TacticalOrder | ExecuteMissionOrders
CardOrder = PriorityOrder | TacticalLine

slots(
    priority=Family(
        "close_combat_order", "short_range_order", "execute_counteractions", "pass_test"
    ),
    tactical=Family("card_order", "execute_mission_orders"),
)
