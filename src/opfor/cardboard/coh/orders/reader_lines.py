"""From the parser's tree to values: whole lines of missions and tiles."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from lark import Token, v_args
from lark.tree import Meta

from opfor.cardboard.coh.orders.combinations import (
    Said,
    action_fits,
    foe_fits,
    nobody_goes_on,
    words_fit,
    words_of,
)
from opfor.cardboard.coh.orders.conditions import LineCondition, Trigger
from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine, StandingLine
from opfor.cardboard.coh.orders.reader import cap_of
from opfor.cardboard.coh.orders.reader_effects import EffectReader
from opfor.cardboard.coh.orders.reader_places import at_least_one, place_of
from opfor.cardboard.coh.orders.trees import (
    FurtherAction,
    PlainOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import Kind, TargetKind


class _Range(NamedTuple):
    """The greatest distance at which a target counts."""

    hexes: int


class _GoesOn(NamedTuple):
    """What the counter of the order before does next."""

    action: Said
    cap: int


class LineReader(EffectReader):
    """Reads whole lines; every method is named after its grammar rule."""

    def mission_line(self, children: list[Any]) -> OrderLine:
        when: Trigger | None = None
        conditions: tuple[LineCondition, ...] = ()
        steps: list[LineStep] = []
        for child in children:
            if isinstance(child, Trigger):
                when = child
            elif isinstance(child, tuple) and not isinstance(child, _GoesOn):
                conditions = child
            elif isinstance(child, _GoesOn):
                steps.append(_with_further(steps.pop(), child))
            else:
                steps.append(child)
        return OrderLine(tuple(steps), conditions, when)

    def when(self, children: list[Said]) -> Trigger:
        trigger: Trigger = children[0].value
        return trigger

    def conditions(self, children: list[LineCondition]) -> tuple[LineCondition, ...]:
        return tuple(children)

    def standing(self, children: list[Any]) -> StandingLine:
        subject, rule = children
        return StandingLine(subject, rule.value)

    def further_action(self, children: list[Said]) -> _GoesOn:
        return _GoesOn(children[0], cap_of(children))

    def targeted_order(self, children: list[Any]) -> TacticalOrder:
        subject, distance, target, action, *_ = children
        action_fits(action, subject.kind, has_target=True)
        foe_fits(action, target.kind)
        return TacticalOrder(subject, distance.value, target, action.value, cap_of(children))

    def plain_order(self, children: list[Any]) -> PlainOrder:
        subject, action = children
        action_fits(action, subject.kind, has_target=False)
        return PlainOrder(subject, action.value)

    @v_args(meta=True)
    def subject(self, meta: Meta, children: list[Any]) -> Subject:
        count = children.pop(0) if isinstance(children[0], int) else 1
        last = children[-1]
        if isinstance(last, Token):
            if len(children) > 1 or count != 1:
                raise Misfit(meta.column, f'a counter\'s name stands alone; expected "{last}:"')
            return Subject(Kind.NAMED, name=last.lower())
        words_fit(children, last.value)
        return Subject(Kind(last.value), words_of(children), count)

    def number(self, children: list[Token]) -> int:
        return at_least_one(children[0])

    def each(self, _children: list[Any]) -> int:
        return 0

    def target(self, children: list[Any]) -> Target:
        reach = children.pop().hexes if isinstance(children[-1], _Range) else 0
        kind = children[-1].value
        words_fit(children, kind)
        return Target(kind, words_of(children), within=reach)

    def target_place(self, children: list[Any]) -> Target:
        reach = children[1].hexes if len(children) > 1 else 0
        return Target(TargetKind.PLACE, place=place_of(children[0]), within=reach)

    def within(self, children: list[Token]) -> _Range:
        return _Range(at_least_one(children[0]))


def _with_further(step: LineStep, more: _GoesOn) -> LineStep:
    """The order before, with one more action for the counter that carries it out."""
    further = FurtherAction(more.action.value, more.cap)
    if isinstance(step, TacticalOrder):
        action_fits(more.action, step.ai.kind, has_target=True)
        return msgspec.structs.replace(step, then=(*step.then, further))
    if isinstance(step, PlainOrder):
        action_fits(more.action, step.subject.kind, has_target=False)
        return msgspec.structs.replace(step, then=(*step.then, further))
    raise nobody_goes_on(more.action)
