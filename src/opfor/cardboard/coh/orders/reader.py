"""From the parser's tree to the values of ``trees.py``: the lines of order cards."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from lark import Token, Transformer
from lark.tree import Meta

from opfor.cardboard.coh.orders.combinations import Said, words_fit, words_of
from opfor.cardboard.coh.orders.conditions import Meter, Trigger
from opfor.cardboard.coh.orders.effects import CounterKind, FireKind
from opfor.cardboard.coh.orders.lines import StandingRule
from opfor.cardboard.coh.orders.places import MapEdge
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import (
    Comparison,
    Distance,
    Kind,
    OrderAction,
    Side,
    Source,
    TargetKind,
    Word,
)
from opfor.core.cite import cite

_VOCABULARIES: tuple[type[StrEnum], ...] = (
    *(Word, OrderAction, Distance, Comparison),
    *(MapEdge, Trigger, Meter, Source, CounterKind, FireKind, StandingRule),
)
_MEMBERS: dict[str, Any] = {
    member.name.lower(): member for kind in _VOCABULARIES for member in kind
} | {
    "ai": TargetKind.AI,
    "re": TargetKind.RE,
    "res": TargetKind.RE,
    "unit": TargetKind.UNIT,
    "units": TargetKind.UNIT,
    "objective": TargetKind.OBJECTIVE,
    "objectives": TargetKind.OBJECTIVE,
    "target_of_either": TargetKind.TARGET,
    "unit_or_objective": TargetKind.UNIT_OR_OBJECTIVE,
    "objective_or_unit": TargetKind.OBJECTIVE_OR_UNIT,
    "ai_marker": TargetKind.AI_MARKER,
    "mortar_or_inf_gun": Kind.MORTAR_OR_INF_GUN,
    "counter_re": CounterKind.RE,
    "side_ai": Side.AI,
    "side_player": Side.PLAYER,
    "cap_one": 1,
    "cap_two": 2,
}


def cap_of(children: list[Any]) -> int:
    """The CAP bonus at the end of an order; 0 if there is none."""
    last = children[-1].value
    return last if isinstance(last, int) else 0


class CardReader(Transformer[Token, Any]):
    """Reads the lines of order cards; every method is named after its grammar rule."""

    def __default__(self, data: Any, children: list[Any], meta: Meta) -> Said:
        return Said(_MEMBERS[str(data)], meta.column)

    def close_combat(self, children: list[Said]) -> CloseCombatOrder:
        return CloseCombatOrder(_actions(children), cap_of(children))

    def short_range(self, children: list[Said]) -> ShortRangeOrder:
        return ShortRangeOrder(_actions(children), cap_of(children))

    def execute_counteractions(self, _children: list[Any]) -> ExecuteCounteractions:
        return ExecuteCounteractions()

    def execute_mission_orders(self, _children: list[Any]) -> ExecuteMissionOrders:
        return ExecuteMissionOrders()

    @cite("QC-26")
    def pass_test(self, children: list[Any]) -> PassTest:
        comparison, *margin = children
        return PassTest(comparison.value, margin[0] if margin else 0)

    def more_units(self, children: list[Token]) -> int:
        return int(children[0])

    def fewer_units(self, children: list[Token]) -> int:
        return -int(children[0])

    @cite("COH-5.0.1-a")
    def tactical_order(self, children: list[Any]) -> TacticalOrder:
        ai, distance, target, action, *_ = children
        return TacticalOrder(ai, distance.value, target, action.value, cap_of(children))

    def card_ai(self, children: list[Said]) -> Subject:
        return Subject(Kind(children[-1].value), words_of(children))

    def card_target(self, children: list[Said]) -> Target:
        kind = children[-1].value
        words_fit(children, kind)
        return Target(kind, words_of(children))


def _actions(children: list[Said]) -> tuple[OrderAction, ...]:
    return tuple(said.value for said in children if isinstance(said.value, OrderAction))
