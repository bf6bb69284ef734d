"""What a mission's own lines may say: refused when the mission is read, not in mid-game."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.effects import (
    ActionCards,
    BringDrawn,
    BringGroup,
    CardDeed,
    ChangeCaps,
    CounterKind,
    Drive,
    EndMission,
    EndRound,
    FireKind,
    MoveMarker,
    OffMapFire,
    OrderCards,
    PlaceCounters,
    Score,
    TakeControl,
)
from opfor.cardboard.coh.orders.lines import MissionLine, OrderLine, StandingLine, StandingRule
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    TacticalOrder,
)
from opfor.cardboard.coh.orders.words import CARD_KINDS, CARD_TARGETS, Kind, OrderAction, Source
from opfor.core.cite import cite
from opfor.core.errors import OpforError

ORDERED = (
    OrderAction.ATTACK,
    OrderAction.LONG_RANGE_ATTACK,
    OrderAction.GROUP_ATTACK,
    OrderAction.PIVOT_AND_OR_ATTACK,
    OrderAction.MOVE,
    OrderAction.LOW_RISK_MOVE,
    OrderAction.MOVE_INTO_CC,
    OrderAction.RALLY,
    OrderAction.AUTO_RALLY,
    OrderAction.PIVOT,
    OrderAction.DISENGAGE,
    OrderAction.EXIT,
    OrderAction.BECOME_FRESH,
    OrderAction.BECOME_SPENT,
    OrderAction.BECOME_UNHIT,
)
"""What an order with a target can have AI do."""
EFFECTS = (
    PlaceCounters,
    BringGroup,
    BringDrawn,
    Drive,
    EndRound,
    EndMission,
    MoveMarker,
    Score,
    ChangeCaps,
    ActionCards,
    OrderCards,
    TakeControl,
    OffMapFire,
)
"""What a line can do besides giving orders."""
PLAIN_KINDS = (*CARD_KINDS, Kind.UNIT)
PLAIN_ACTIONS = (
    OrderAction.RALLY,
    OrderAction.AUTO_RALLY,
    OrderAction.BECOME_FRESH,
    OrderAction.BECOME_SPENT,
    OrderAction.BECOME_HIT,
    OrderAction.BECOME_UNHIT,
)
PLACED = (
    CounterKind.RE,
    CounterKind.SMOKE,
    CounterKind.LIGHT_SMOKE,
    CounterKind.RANDOM_DEFENSE_COUNTER,
)
STANDING = (
    StandingRule.ONLY_LOW_RISK_MOVES,
    StandingRule.NO_ORDERS,
    StandingRule.NO_ARTILLERY,
    StandingRule.MAY_STACK,
)
CUPS = (Source.ENTRY_CUP, Source.RE_CUP)
FIRE = (FireKind.ARTILLERY, FireKind.SMOKE_BARRAGE)
TRIGGERS = (Trigger.MARKER_ADVANCES,)


def check_line(where: str, line: OrderLine) -> None:
    """Refuse a line the solo game cannot carry out, saying what it could."""
    for step in line.steps:
        match step:
            case TacticalOrder():
                _check_tactical(where, step)
            case PlainOrder():
                _check_plain(where, step)
            case CloseCombatOrder() | ShortRangeOrder() | PassTest():
                continue
            case _:
                _check_effect(where, step)


def check_standing(where: str, line: MissionLine) -> None:
    """Refuse what cannot hold all mission long, or has no moment to happen."""
    if isinstance(line, StandingLine):
        if line.rule not in STANDING:
            raise _refused(where, f'"{line.rule}" cannot be kept', STANDING)
    elif line.when is None:
        raise OpforError(f'{where}: begin with "Always:" or "When the marker advances:"')
    elif line.when not in TRIGGERS:
        raise _refused(where, f'"When {line.when}" never comes', TRIGGERS)


@cite("SOLO-6.2-b")
def artillery_faults(
    where: str, standing: Iterable[StandingLine], lines: Iterable[OrderLine]
) -> list[str]:
    """Off-board artillery of the AI: nobody aims it before a round, so the mission must say that
    none is plotted, and have a line that fires it."""
    faults = []
    if all(line.rule is not StandingRule.NO_ARTILLERY for line in standing):
        rule = f"Always: AI {StandingRule.NO_ARTILLERY}"
        faults.append(f'{where}: nobody aims for the AI; write "{rule}" under standing')
    if not any(_fires_artillery(step) for line in lines for step in line.steps):
        faults.append(f'{where}: no line fires it; give an event like "Artillery on Unit"')
    return faults


def _fires_artillery(step: object) -> bool:
    return isinstance(step, OffMapFire) and step.kind is FireKind.ARTILLERY


def _check_tactical(where: str, order: TacticalOrder) -> None:
    for action in (order.action, *(further.action for further in order.then)):
        if action not in ORDERED:
            raise _refused(where, f'"{action}" cannot be ordered', ORDERED)
    if order.target.kind not in CARD_TARGETS or order.target.place is not None:
        raise _refused(where, "its target cannot be aimed at", CARD_TARGETS)
    if order.ai.kind not in CARD_KINDS:
        raise _refused(where, "it speaks to nobody who can be ordered", CARD_KINDS)


def _check_plain(where: str, order: PlainOrder) -> None:
    if order.then or order.action not in PLAIN_ACTIONS:
        raise _refused(where, "without a target that cannot be ordered", PLAIN_ACTIONS)
    if order.subject.kind not in PLAIN_KINDS:
        raise _refused(where, "it speaks to nobody who can be ordered", PLAIN_KINDS)


def _check_effect(where: str, effect: object) -> None:
    if type(effect) not in EFFECTS:
        raise _refused(where, "that cannot be done", [kind.__name__ for kind in EFFECTS])
    if isinstance(effect, PlaceCounters) and effect.counter not in PLACED:
        raise _refused(where, f"{effect.counter} cannot be placed", PLACED)
    if isinstance(effect, BringDrawn) and effect.source not in CUPS:
        raise _refused(where, f"nobody waits in {effect.source}", CUPS)
    if isinstance(effect, OffMapFire) and effect.kind not in FIRE:
        raise _refused(where, f"{effect.kind} comes from nobody", FIRE)
    if isinstance(effect, OrderCards) and effect.deed is not CardDeed.DRAW:
        raise _refused(where, f"{effect.deed} Order Cards cannot be done", [CardDeed.DRAW])


def _refused(where: str, what: str, known: object) -> OpforError:
    listed = ", ".join(str(each) for each in known)  # type: ignore[attr-defined]
    return OpforError(f"{where}: {what} in a solo mission; possible: {listed}")
