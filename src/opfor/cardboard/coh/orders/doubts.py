"""Orders that parse but cannot mean what their author hopes: doubts, not errors."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.actions import ATTACKS, OrderAction
from opfor.cardboard.coh.orders.lines import MissionLine, OrderLine
from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    FurtherAction,
    PlainOrder,
    ShortRangeOrder,
    TacticalOrder,
)
from opfor.cardboard.coh.orders.words import Word

_OPPOSITES = (
    (Word.FRESH, Word.SPENT),
    (Word.HIT, Word.UNHIT),
    (Word.IN_COVER, Word.IN_0_DM_HEX),
    (Word.FOOT, Word.VEHICLE),
)
_RALLIES = (OrderAction.RALLY, OrderAction.AUTO_RALLY)


def doubts(order: CardOrder | MissionLine, *, green: bool = False) -> list[str]:
    """What an author should look at again; ``green`` if the line stands on a green card."""
    if isinstance(order, OrderLine):
        return [doubt for step in order.steps for doubt in _step_doubts(step, green)]
    return _step_doubts(order, green)


def _step_doubts(step: object, green: bool) -> list[str]:
    match step:
        case TacticalOrder():
            return _tactical_doubts(step, green)
        case PlainOrder():
            return _word_doubts(step.subject.words)
        case CloseCombatOrder() | ShortRangeOrder():
            return _bonus_doubts(step.cap, step.actions) + _repeated(step.actions)
        case _:
            return []


def _tactical_doubts(order: TacticalOrder, green: bool) -> list[str]:
    found = _word_doubts(order.ai.words) + _word_doubts(order.target.words)
    found += _bonus_doubts(order.cap, (order.action,)) + _further_doubts(order.then)
    words, action, target = order.ai.words, order.action, order.target.kind
    if green and Word.SPENT in words:
        found.append("Spent AI never act on a green card (COH-4.1.1-a)")
    if action in _RALLIES and Word.UNHIT in words:
        found.append(f"an Unhit AI has nothing to {action}")
    if action in (*ATTACKS, OrderAction.MOVE_INTO_CC) and target is TargetKind.OBJECTIVE:
        found.append(f"{action} needs a Unit; an Objective alone can never be its target")
    return found


def _further_doubts(further: Sequence[FurtherAction]) -> list[str]:
    return [doubt for more in further for doubt in _bonus_doubts(more.cap, (more.action,))]


def _bonus_doubts(cap: int, actions: Sequence[OrderAction]) -> list[str]:
    if cap and not ATTACKS.intersection(actions):
        return [f"+{cap}CAP is added to attack rolls only (COH-4.3.1-a)"]
    return []


def _word_doubts(words: Sequence[Word]) -> list[str]:
    found = [
        f"{first} and {second} are never true together"
        for first, second in _OPPOSITES
        if first in words and second in words
    ]
    return found + _repeated(words)


def _repeated(words: Sequence[str]) -> list[str]:
    return [f"{word} is said twice" for word in dict.fromkeys(words) if words.count(word) > 1]
